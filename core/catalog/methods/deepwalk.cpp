#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<std::string> walkKeys()
{
    return joined(
        {"walks.dimensions", "walks.length", "walks.per_node", "walks.window", "walks.negatives", "train.epochs",
         "train.learning_rate", "train.patience", "train.model_kept", "train.checkpoint_every", "train.checkpoints_kept"},
        {evaluationKeys()});
}

std::vector<Preset> walkPresets(const std::vector<PresetValue>& reference, const std::vector<PresetValue>& paper)
{
    std::vector<Preset> presets = restrictedTo(rosaPresets(), evaluationKeys());
    for (Preset& preset : presets) {
        preset.encoder.clear();
        if (!preset.dataset.empty()) continue;
        const auto& own = preset.id == "paper" ? paper : reference;
        preset.values.insert(preset.values.end(), own.begin(), own.end());
    }
    return presets;
}

Method deepWalkMethod()
{
    Method method;
    method.id = "deepwalk";
    method.title = "DeepWalk";
    method.summary = "Embeddings that tell which nodes are near each other in random walks; features are not used";
    method.citation = "Perozzi, Al-Rfou, Skiena: DeepWalk: Online Learning of Social Representations, KDD 2014";
    method.parameters = walkKeys();
    const char* walks = "node2vec's article, section 4.3, which sets DeepWalk so";
    const char* article = "DeepWalk's article, section 5.2";
    const char* negatives = "word2vec; the article has a hierarchical softmax instead";
    const char* passes = "one walk from every node an epoch, as algorithm 1 of the article";
    const char* rate = "DeepWalk's article, section 4.2";
    method.presets = walkPresets({{"walks.length", "80", walks},
                                  {"walks.per_node", "1", passes},
                                  {"train.epochs", "10", walks},
                                  {"walks.window", "10", walks},
                                  {"walks.dimensions", "128", walks},
                                  {"walks.negatives", "5", negatives},
                                  {"train.learning_rate", "0.025", rate},
                                  {"train.checkpoint_every", "10", "own choice"}},
                                 {{"walks.length", "40", article},
                                  {"walks.per_node", "1", passes},
                                  {"train.epochs", "80", article},
                                  {"walks.window", "10", article},
                                  {"walks.dimensions", "128", article},
                                  {"walks.negatives", "5", negatives},
                                  {"train.learning_rate", "0.025", rate},
                                  {"train.checkpoint_every", "10", "own choice"}});
    return method;
}

}  // namespace rosa::catalog
