#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method subgConMethod()
{
    Method method;
    method.id = "subgcon";
    method.title = "SUBG-CON";
    method.summary =
        "Contrasts each node with the summary of its own subgraph, chosen by personalised PageRank, and with the summary of "
        "another";
    method.citation =
        "Jiao, Xiong, Zhang, Zhang, Zhang, Zhu: Sub-graph Contrast for Scalable Self-Supervised Graph Representation "
        "Learning, ICDM 2020";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.groups = groups<DirectionOptions, FeatureValueOptions, EdgeWeightOptions, FeatureOptions, BatchOptions,
                           sampling::PageRankOptions, MarginOptions, EpochOptions, OptimizerOptions, StopOptions,
                           CheckpointOptions, InductiveOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
