#include "core/catalog/parts.h"

namespace rosa::catalog {

Method fastGcnMethod()
{
    Method method;
    method.id = "fastgcn";
    method.title = "FastGCN";
    method.summary = "A GCN trained on labels by steps that see a sample of its hidden layer, drawn by importance";
    method.citation =
        "Chen, Ma, Xiao: FastGCN: Fast Learning with Graph Convolutional Networks via Importance Sampling, ICLR 2018";
    method.usesLabels = true;
    method.parameters = joined({"data.normalise_features", "encoder.hidden", "supervised.dropout", "supervised.batch_size",
                                "supervised.sampled_nodes"},
                               {trainingKeys(), evaluationKeys()});
    const char* article = "FastGCN's article, appendix C";
    const char* program = "FastGCN's program";
    method.presets = restrictedTo(comparedPresets({{"",
                                                    article,
                                                    {{"encoder.hidden", "16"},
                                                     {"supervised.batch_size", "256"},
                                                     {"supervised.sampled_nodes", "400"},
                                                     {"train.learning_rate", "1e-2"}}},
                                                   {"",
                                                    program,
                                                    {{"supervised.dropout", "0.0"},
                                                     {"train.optimizer", "adam"},
                                                     {"train.weight_decay", "5e-4"},
                                                     {"train.epochs", "200"},
                                                     {"train.patience", "0"},
                                                     {"data.normalise_features", "true"}}},
                                                   {"pubmed", article, {{"supervised.sampled_nodes", "100"}}},
                                                   {"flickr",
                                                    article,
                                                    {{"encoder.hidden", "128"},
                                                     {"train.learning_rate", "1e-3"},
                                                     {"evaluation.splits", "1"},
                                                     {"data.normalise_features", "false"}}},
                                                   {"reddit",
                                                    article,
                                                    {{"encoder.hidden", "128"},
                                                     {"train.learning_rate", "1e-3"},
                                                     {"evaluation.splits", "1"},
                                                     {"data.normalise_features", "false"}}}}),
                                  method.parameters);
    for (Preset& preset : method.presets) preset.encoder.clear();
    return method;
}

}  // namespace rosa::catalog
