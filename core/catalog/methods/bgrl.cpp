#include <map>

#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<OwnValues> values()
{
    const char* program = "BGRL's program, config/wiki-cs.cfg; it has none for this data set";
    const char* normalised = "own choice: these features are counts of words";
    return {
        {"",
         program,
         {{"encoder.hidden", "256"},
          {"encoder.activation", "prelu"},
          {"encoder.batch_norm", "true"},
          {"projector.hidden", "512"},
          {"augment.edge_drop_unit", "directed"},
          {"augment.edge_drop_1", "0.2"},
          {"augment.edge_drop_2", "0.3"},
          {"augment.feature_mask_1", "0.2"},
          {"augment.feature_mask_2", "0.1"},
          {"train.optimizer", "adamw"},
          {"train.learning_rate", "5e-4"},
          {"train.weight_decay", "1e-5"},
          {"train.epochs", "10000"},
          {"train.warm_up", "1000"},
          {"train.target_momentum", "0.99"},
          {"train.patience", "0"}}},
        {"cora", normalised, {{"data.normalise_features", "true"}}},
        {"citeseer", normalised, {{"data.normalise_features", "true"}}},
        {"pubmed", normalised, {{"data.normalise_features", "true"}}},
        {"dblp", normalised, {{"data.normalise_features", "true"}}},
    };
}

/// For whoever has no night to wait. With as little augmentation as its program's the task of so small graphs is soon solved, and the
/// accuracy falls again: Cora 80.7 after 100 epochs, 79.8 after 1,000, 76.8 after its 10,000.
std::vector<Preset> withShortOnes(std::vector<Preset> presets)
{
    const char* shorter = "own choice: 300 of the program's 10,000 epochs";
    const char* stronger = "own choice: the best of seven settings on other partitions, three of its program's among them";
    const std::map<std::string, PresetValue> own{{"train.epochs", {"train.epochs", "300", shorter}},
                                                 {"train.warm_up", {"train.warm_up", "30", shorter}},
                                                 {"augment.edge_drop_1", {"augment.edge_drop_1", "0.3", stronger}},
                                                 {"augment.edge_drop_2", {"augment.edge_drop_2", "0.4", stronger}},
                                                 {"augment.feature_mask_1", {"augment.feature_mask_1", "0.7", stronger}},
                                                 {"augment.feature_mask_2", {"augment.feature_mask_2", "0.7", stronger}}};
    std::vector<Preset> all = presets;
    for (Preset& preset : presets) {
        if (preset.id != "reference") continue;
        preset.id = "short";
        for (PresetValue& value : preset.values)
            if (const auto found = own.find(value.key); found != own.end()) value = found->second;
        all.push_back(std::move(preset));
    }
    return all;
}

}  // namespace

Method bgrlMethod()
{
    Method method;
    method.id = "bgrl";
    method.title = "BGRL";
    method.summary =
        "Predicts from one view what a slowly following copy of the encoder makes of the other; needs no negatives";
    method.citation =
        "Thakoor, Tallec, Azar, Azabou, Dyer, Munos, Veličković, Valko: Large-Scale Representation Learning on Graphs via "
        "Bootstrapping, ICLR 2022";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.parameters = joined(
        {"data.directed", "data.normalise_features", "augment.edge_drop_1", "augment.edge_drop_2", "augment.feature_mask_1",
         "augment.feature_mask_2", "augment.edge_drop_unit", "projector.hidden", "train.warm_up", "train.target_momentum"},
        {trainingKeys(), evaluationKeys()});
    method.presets = withShortOnes(comparedPresets(values()));
    return method;
}

}  // namespace rosa::catalog
