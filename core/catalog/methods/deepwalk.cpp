#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/options/walk_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method deepWalkMethod()
{
    Method method;
    method.id = "deepwalk";
    method.title = "DeepWalk";
    method.summary = "Skip-gram embeddings of nodes that co-occur in random walks; does not use features";
    method.citation = "Perozzi, Al-Rfou, Skiena: DeepWalk: Online Learning of Social Representations, KDD 2014";
    method.groups = groups<EdgeWeightOptions, SkipGramOptions, NodeWalkOptions, EpochOptions, RateOptions, StopOptions,
                           CheckpointOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
