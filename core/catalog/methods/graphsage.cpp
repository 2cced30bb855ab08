#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/supervised_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method graphSageMethod()
{
    Method method;
    method.id = "graphsage";
    method.title = "GraphSAGE";
    method.summary = "Two layers over sampled neighbourhoods, trained on labels, one model per split";
    method.citation = "Hamilton, Ying, Leskovec: Inductive Representation Learning on Large Graphs, NIPS 2017";
    method.usesLabels = true;
    method.groups = groups<FeatureValueOptions, FeatureOptions, WidthOptions, NeighbourSamplingOptions, DropoutOptions,
                           LabelBatchOptions, EpochOptions, OptimizerOptions, StopOptions, CheckpointOptions,
                           InductiveOptions, EvaluationOptions>();
    method.timeGroups = timedGroups();
    return method;
}

}  // namespace rosa::catalog
