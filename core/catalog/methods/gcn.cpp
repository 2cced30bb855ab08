#include "core/catalog/parts.h"

namespace rosa::catalog {

Method gcnMethod()
{
    Method method;
    method.id = "gcn";
    method.title = "GCN";
    method.summary = "Two graph convolutions trained on labels, one model for each split, judged by its own classes";
    method.citation = "Kipf, Welling: Semi-Supervised Classification with Graph Convolutional Networks, ICLR 2017";
    method.usesLabels = true;
    method.parameters =
        joined({"data.normalise_features", "encoder.hidden", "supervised.dropout"}, {trainingKeys(), evaluationKeys()});
    std::erase(method.parameters, "train.inductive");
    const char* article = "GCN's article, section 5.2";
    const char* patience = "GCN's article, section 5.2, where a split has a validation part";
    const char* rows = "GCN's article, section 5.2: rows of the features are normalised";
    method.presets = restrictedTo(comparedPresets({{"",
                                                    article,
                                                    {{"encoder.hidden", "16"},
                                                     {"supervised.dropout", "0.5"},
                                                     {"train.optimizer", "adam"},
                                                     {"train.learning_rate", "1e-2"},
                                                     {"train.weight_decay", "5e-4"},
                                                     {"train.epochs", "200"}}},
                                                   {"", rows, {{"data.normalise_features", "true"}}},
                                                   {"", patience, {{"train.patience", "10"}}}}),
                                  method.parameters);
    for (Preset& preset : method.presets) preset.encoder.clear();
    return method;
}

}  // namespace rosa::catalog
