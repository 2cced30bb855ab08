#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/options/walk_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method node2VecMethod()
{
    Method method;
    method.id = "node2vec";
    method.title = "node2vec";
    method.summary = "DeepWalk with second-order random walks: p and q control whether walks stay local or explore outward";
    method.citation = "Grover, Leskovec: node2vec: Scalable Feature Learning for Networks, KDD 2016";
    method.groups = groups<EdgeWeightOptions, SkipGramOptions, NodeWalkOptions, WalkBiasOptions, EpochOptions, RateOptions,
                           StopOptions, CheckpointOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
