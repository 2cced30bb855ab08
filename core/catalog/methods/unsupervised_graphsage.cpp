#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/supervised_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/options/walk_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method unsupervisedSageMethod()
{
    Method method;
    method.id = "unsup-graphsage";
    method.title = "Unsupervised GraphSAGE";
    method.summary =
        "GraphSAGE over sampled neighbourhoods, trained to embed nodes that co-occur in short random walks close together "
        "and other nodes apart";
    method.citation = "Hamilton, Ying, Leskovec: Inductive Representation Learning on Large Graphs, NIPS 2017";
    method.groups = groups<FeatureValueOptions, FeatureOptions, WidthOptions, NeighbourSamplingOptions, NodeWalkOptions,
                           PairBatchOptions, EpochOptions, OptimizerOptions, StopOptions, CheckpointOptions,
                           InductiveOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
