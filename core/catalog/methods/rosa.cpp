#include "core/catalog/options/adversarial_options.h"
#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method rosaMethod()
{
    Method method;
    method.id = "rosa";
    method.title = "RoSA";
    method.summary =
        "Contrasts two random-walk views of a node by the transport cost between their node embeddings, with adversarial "
        "perturbation of the features";
    method.citation = kArticle;
    method.comparesPairs = true;
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.groups =
        groups<DirectionOptions, FeatureValueOptions, EdgeWeightOptions, BatchOptions, sampling::WalkOptions,
               AlignmentOptions, AugmentOptions, ObjectiveOptions, AscentOptions, EpochOptions, OptimizerOptions,
               StopOptions, ReportOptions, CheckpointOptions, InductiveOptions, WatchOptions, EvaluationOptions>();
    method.timeGroups = contrastedGroups();
    return method;
}

}  // namespace rosa::catalog
