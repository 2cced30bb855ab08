/// Data sets whose contacts have times: how they are cut into snapshots, and what methods see of them.
#include <algorithm>

#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> timeParameters()
{
    return {
        integer("time.snapshots", "Time snapshots", 20, 2, 10000, "time snapshots",
                "Graphs that the contacts are cut into in order of time; more of them are sparser")
            .briefly("# time snapshots"),
        choice("time.cut", "Cut of time",
               {{"contacts", "Equal numbers of contacts"},
                {"duration", "Equal lengths of time; nights and weekends become snapshots without a contact"}},
               "What the time snapshots have in equal parts")
            .briefly("cut by #"),
        integer("time.test_snapshots", "Test snapshots", 2, 1, 9999, "time snapshots",
                "The last time snapshots, which no training sees; embeddings are measured there")
            .briefly("1 test snapshot|# test snapshots"),
        integer("time.apart", "Negatives apart", 2, 0, 9999, "time snapshots",
                "Pairs of time snapshots that begin farther apart than this are negatives of each other; nearer ones are "
                "neither")
            .briefly("apart #"),
        integer(
            "time.features_seed", "Seed of the features", 1, 0, 9007199254740992.0, "",
            "Seed of node2vec on the training snapshots, apart from the run's: runs of equal seed have the same features")
            .briefly("feature seed #"),
        integer("time.features_epochs", "Epochs of the features", 10, 1, 100000, "epochs",
                "Epochs of node2vec, which makes the features; each walks from every node")
            .briefly("1 feature epoch|# feature epochs"),
        positive("time.features_rate", "Learning rate of the features", 0.025, 10, "",
                 "First learning rate of node2vec; it falls to 0")
            .briefly("feature rate #"),
    };
}

std::vector<std::string> timeKeys()
{
    return {"time.snapshots",     "time.cut",         "time.test_snapshots", "time.features_seed", "time.features_epochs",
            "time.features_rate", "walks.dimensions", "walks.length",        "walks.per_node",     "walks.window",
            "walks.return",       "walks.in_out",     "walks.negatives"};
}

std::vector<std::string> contrastedTimeKeys()
{
    std::vector<std::string> keys = timeKeys();
    keys.insert(keys.begin() + 3, "time.apart");
    return keys;
}

void addTime(Method& method, std::vector<std::string> keys)
{
    method.timeParameters = std::move(keys);
    const char* article = "article, appendix B";
    const char* own = "own reading; the article leaves it open";
    const char* node2vec = "node2vec's article, section 4.3";
    const std::vector<PresetValue> values{{"time.snapshots", "20", article},
                                          {"time.cut", "contacts", own},
                                          {"time.test_snapshots", "2", article},
                                          {"time.apart", "2", own},
                                          {"time.features_seed", "1", own},
                                          {"time.features_epochs", "10", node2vec},
                                          {"time.features_rate", "0.025", "word2vec, which node2vec's program uses"},
                                          {"walks.dimensions", "64", article},
                                          {"walks.length", "80", node2vec},
                                          {"walks.per_node", "1", "one walk from every node an epoch"},
                                          {"walks.window", "10", node2vec},
                                          {"walks.return", "1", own},
                                          {"walks.in_out", "1", own},
                                          {"walks.negatives", "5", "word2vec, which node2vec's program uses"}};
    for (Preset& preset : method.presets) {
        if (preset.dataset != kTimed && preset.dataset != kTimedStar) continue;
        for (const PresetValue& value : values)
            if (std::ranges::find(method.timeParameters, value.key) != method.timeParameters.end())
                preset.values.push_back(value);
    }
}

}  // namespace rosa::catalog
