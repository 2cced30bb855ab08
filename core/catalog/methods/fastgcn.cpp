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
    const char* reddit = "FastGCN's program for Reddit";
    const char* patience = "FastGCN's program, where a split has a validation part";
    const char* dense = "own choice: these features are no counts of words";
    const auto large = [&](const char* dataset) {
        return OwnValues{
            dataset, reddit, {{"encoder.hidden", "128"}, {"train.weight_decay", "1e-4"}, {"evaluation.splits", "1"}}};
    };
    method.presets = restrictedTo(comparedPresets({{"",
                                                    program,
                                                    {{"encoder.hidden", "16"},
                                                     {"supervised.batch_size", "256"},
                                                     {"train.learning_rate", "1e-2"},
                                                     {"supervised.dropout", "0.0"},
                                                     {"train.optimizer", "adam"},
                                                     {"train.weight_decay", "5e-4"},
                                                     {"train.epochs", "200"},
                                                     {"data.normalise_features", "true"}}},
                                                   {"", article, {{"supervised.sampled_nodes", "400"}}},
                                                   {"", patience, {{"train.patience", "30"}}},
                                                   {"pubmed", article, {{"supervised.sampled_nodes", "100"}}},
                                                   {"pubmed", program, {{"supervised.batch_size", "1024"}}},
                                                   large("flickr"),
                                                   {"flickr", dense, {{"data.normalise_features", "false"}}},
                                                   large("reddit"),
                                                   {"reddit", dense, {{"data.normalise_features", "false"}}}}),
                                  method.parameters);
    for (Preset& preset : method.presets) preset.encoder.clear();
    return method;
}

}  // namespace rosa::catalog
