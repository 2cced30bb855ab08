#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method bgrlMethod()
{
    Method method;
    method.id = "bgrl";
    method.title = "BGRL";
    method.summary =
        "Predicts from one view the embedding of the other by a slowly updated target encoder; needs no negatives";
    method.citation =
        "Thakoor, Tallec, Azar, Azabou, Dyer, Munos, Veličković, Valko: Large-Scale Representation Learning on Graphs via "
        "Bootstrapping, ICLR 2022";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.groups = groups<DirectionOptions, FeatureValueOptions, EdgeWeightOptions, FeatureOptions, AugmentOptions,
                           ProjectorOptions, TargetOptions, EpochOptions, OptimizerOptions, StopOptions, CheckpointOptions,
                           InductiveOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
