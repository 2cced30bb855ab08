#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method gmiMethod()
{
    Method method;
    method.id = "gmi";
    method.title = "GMI";
    method.summary =
        "Maximises the mutual information between the representation of a node and its features, neighbours and edges";
    method.citation =
        "Peng, Huang, Luo, Zheng, Rong, Xu, Huang: Graph Representation Learning via Graphical Mutual Information "
        "Maximization, WWW 2020";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.groups =
        groups<DirectionOptions, FeatureValueOptions, EdgeWeightOptions, FeatureOptions, InformationOptions, EpochOptions,
               OptimizerOptions, StopOptions, CheckpointOptions, InductiveOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
