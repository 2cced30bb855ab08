#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<PresetValue> valuesWith(const char* outward, const char* source)
{
    const char* article = "node2vec's article, section 4.3";
    const char* word2vec = "word2vec, which node2vec's program uses";
    return {{"walks.length", "80", article},
            {"walks.per_node", "1", "one walk from every node an epoch"},
            {"train.epochs", "10", article},
            {"walks.window", "10", article},
            {"walks.dimensions", "128", article},
            {"walks.return", "1", source},
            {"walks.in_out", outward, source},
            {"walks.negatives", "5", word2vec},
            {"train.learning_rate", "0.025", word2vec},
            {"train.checkpoint_every", "10", "own choice"}};
}

}  // namespace

Method node2VecMethod()
{
    Method method;
    method.id = "node2vec";
    method.title = "node2vec";
    method.summary =
        "DeepWalk with walks that remember the node before: p and q steer them between staying near and going outward";
    method.citation = "Grover, Leskovec: node2vec: Scalable Feature Learning for Networks, KDD 2016";
    method.parameters = walkKeys();
    method.parameters.insert(method.parameters.begin() + 3, {"walks.return", "walks.in_out"});
    method.presets = walkPresets(
        valuesWith("0.5", "node2vec's article, section 4.1, where communities are to be found"),
        valuesWith("1", "node2vec's program; the article chooses p and q of 0.25, 0.5, 1, 2, 4 by a tenth of the labels"));
    return method;
}

}  // namespace rosa::catalog
