#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method gcaMethod()
{
    Method method;
    method.id = "gca";
    method.title = "GCA";
    method.summary = "GRACE with adaptive augmentation: edges and features of less central nodes are dropped more often";
    method.citation = "Zhu, Xu, Yu, Liu, Wu, Wang: Graph Contrastive Learning with Adaptive Augmentation, WWW 2021";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.groups = groups<CentralityOptions, DirectionOptions, FeatureValueOptions, EdgeWeightOptions, FeatureOptions,
                           ContrastNodesOptions, AugmentOptions, ProjectorOptions, TemperatureOptions, EpochOptions,
                           OptimizerOptions, StopOptions, CheckpointOptions, InductiveOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
