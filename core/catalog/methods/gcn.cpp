#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/supervised_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method gcnMethod()
{
    Method method;
    method.id = "gcn";
    method.title = "GCN";
    method.summary = "Two graph convolutions trained on labels, one model per split, evaluated by its own predictions";
    method.citation = "Kipf, Welling: Semi-Supervised Classification with Graph Convolutional Networks, ICLR 2017";
    method.usesLabels = true;
    method.groups = groups<FeatureValueOptions, EdgeWeightOptions, FeatureOptions, WidthOptions, DropoutOptions,
                           EpochOptions, OptimizerOptions, StopOptions, CheckpointOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
