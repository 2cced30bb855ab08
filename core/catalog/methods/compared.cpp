/// What the methods that stand beside RoSA in its tables have in common: its protocols, and how their own settings are added.
#include <algorithm>

#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

/// Of RoSA's presets, what decides on what a method is trained and how it is measured.
std::vector<std::string> sharedKeys()
{
    std::vector<std::string> keys{"data.directed", "train.inductive", "encoder.layers", "encoder.sage_form"};
    for (std::string& key : evaluationKeys()) keys.push_back(std::move(key));
    return keys;
}

}  // namespace

std::vector<std::string> evaluationKeys()
{
    return {"evaluation.protocol", "evaluation.splits", "evaluation.selection", "evaluation.split_seed"};
}

std::vector<std::string> trainingKeys()
{
    return {
        "train.epochs",   "train.optimizer",  "train.learning_rate",    "train.momentum",  "train.weight_decay",
        "train.patience", "train.model_kept", "train.checkpoint_every", "train.inductive", "train.checkpoints_kept",
    };
}

std::vector<Preset> comparedPresets(const std::vector<OwnValues>& own)
{
    std::vector<Preset> presets = restrictedTo(rosaPresets(), sharedKeys());
    for (Preset& preset : presets)
        for (const OwnValues& one : own) {
            if (one.dataset != preset.dataset) continue;
            for (const auto& [key, text] : one.values) preset.values.push_back({key, text, one.source});
        }
    return presets;
}

std::vector<std::string> joined(std::vector<std::string> first, const std::vector<std::vector<std::string>>& more)
{
    for (const auto& keys : more) first.insert(first.end(), keys.begin(), keys.end());
    return first;
}

}  // namespace rosa::catalog
