#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/supervised_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method fastGcnMethod()
{
    Method method;
    method.id = "fastgcn";
    method.title = "FastGCN";
    method.summary = "A GCN trained on labels with importance sampling of its hidden layer";
    method.citation =
        "Chen, Ma, Xiao: FastGCN: Fast Learning with Graph Convolutional Networks via Importance Sampling, ICLR 2018";
    method.usesLabels = true;
    method.groups =
        groups<FeatureValueOptions, FeatureOptions, WidthOptions, DropoutOptions, LabelBatchOptions, LayerSamplingOptions,
               EpochOptions, OptimizerOptions, StopOptions, CheckpointOptions, InductiveOptions, EvaluationOptions>();
    return method;
}

}  // namespace rosa::catalog
