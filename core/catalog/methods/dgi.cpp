#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method dgiMethod()
{
    Method method;
    method.id = "dgi";
    method.title = "DGI";
    method.summary =
        "Discriminates the nodes of the graph from those of a graph with shuffled features, using a summary of the whole "
        "graph";
    method.citation = "Veličković, Fedus, Hamilton, Liò, Bengio, Hjelm: Deep Graph Infomax, ICLR 2019";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.groups = groups<DirectionOptions, FeatureValueOptions, EdgeWeightOptions, FeatureOptions, ScopeOptions,
                           BatchOptions, sampling::WalkOptions, EpochOptions, OptimizerOptions, StopOptions,
                           CheckpointOptions, InductiveOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
