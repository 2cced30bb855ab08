#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method graceMethod()
{
    Method method;
    method.id = "grace";
    method.title = "GRACE";
    method.summary =
        "Contrasts each node of two views of the whole graph, by dropped edges and masked features, with all others";
    method.citation =
        "Zhu, Xu, Yu, Liu, Wu, Wang: Deep Graph Contrastive Representation Learning, ICML Workshop on Graph Representation "
        "Learning and Beyond 2020";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.groups =
        groups<DirectionOptions, FeatureOptions, ContrastNodesOptions, AugmentOptions, ProjectorOptions, TemperatureOptions,
               EpochOptions, OptimizerOptions, StopOptions, CheckpointOptions, InductiveOptions, EvaluationOptions>();
    method.timeGroups = contrastedGroups();
    method.unfit = {{"ciaw-star",
                     "its views are not aligned, as people who meet nobody are left out of a time snapshot, and this method "
                     "compares each node with itself in the other view"}};
    return method;
}

}  // namespace rosa::catalog
