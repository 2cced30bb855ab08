#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "tests/house/ring_distance.h"
#include "tests/house/ring_distance_options.h"

namespace rosa::catalog {

Method ringDistanceMethod()
{
    Method method;
    method.id = "ring-distance";
    method.title = "Ring distance";
    method.summary = "Pulls neighbours together";
    method.citation = "None";
    method.encoders = {"gcn"};
    method.groups = groups<DirectionOptions, RingOptions, EpochOptions, OptimizerOptions, StopOptions, CheckpointOptions,
                           EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
