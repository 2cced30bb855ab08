#include <algorithm>
#include <array>

#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

constexpr const char* kTable = "article, table 5";
constexpr const char* kProgram = "published program";

/// A row of the article's table of hyperparameters, as printed; `walk` and `patience` empty where it prints a dash.
struct Row {
    const char *dataset, *hidden, *batch, *learningRate, *weightDecay, *walk, *epochs, *patience, *optimizer, *temperature;
    const char *edges1, *edges2, *features1, *features2;
};

constexpr std::array<Row, 11> kRows{{
    {"cora", "128", "128", "1e-2", "5e-4", "10", "500", "", "sgd", "0.4", "0.2", "0.2", "0.3", "0.3"},
    {"citeseer", "256", "128", "1e-2", "5e-4", "10", "300", "", "sgd", "0.7", "0.5", "0.4", "0.5", "0.4"},
    {"pubmed", "256", "256", "1e-3", "5e-4", "10", "500", "", "adamw", "0.1", "0.4", "0.1", "0.0", "0.2"},
    {"dblp", "256", "128", "1e-3", "5e-4", "10", "500", "", "adamw", "0.8", "0.1", "0.2", "0.2", "0.3"},
    {"flickr", "512", "128", "1e-3", "5e-4", "20", "200", "", "adamw", "0.1", "0.0", "0.2", "0.2", "0.2"},
    {"reddit", "512", "128", "1e-3", "5e-4", "20", "200", "", "adamw", "0.2", "0.4", "0.1", "0.0", "0.2"},
    {"cornell", "64", "256", "1e-3", "5e-4", "10", "200", "20", "sgd", "0.4", "0.2", "0.3", "0.2", "0.3"},
    {"wisconsin", "64", "256", "1e-3", "5e-4", "10", "200", "20", "sgd", "0.4", "0.2", "0.3", "0.2", "0.3"},
    {"texas", "64", "256", "1e-3", "5e-4", "10", "200", "20", "sgd", "0.4", "0.2", "0.3", "0.2", "0.3"},
    {kTimed, "128", "9", "1e-2", "5e-4", "", "200", "20", "sgd", "0.4", "0.2", "0.3", "0.2", "0.3"},
    {kTimedStar, "128", "9", "1e-2", "5e-4", "", "200", "20", "sgd", "0.4", "0.2", "0.3", "0.2", "0.3"},
}};

bool isWebKb(const std::string& dataset) { return dataset == "cornell" || dataset == "wisconsin" || dataset == "texas"; }
bool isInductive(const std::string& dataset) { return dataset == "flickr" || dataset == "reddit"; }
bool isTimed(const std::string& dataset) { return dataset == kTimed || dataset == kTimedStar; }
bool isCitation(const std::string& dataset)
{
    return dataset == "cora" || dataset == "citeseer" || dataset == "pubmed" || dataset == "dblp";
}

std::vector<PresetValue> tableValues(const Row& row, const std::string& source)
{
    std::vector<PresetValue> values{
        {"encoder.hidden", row.hidden, source},
        {"sampling.batch_size", row.batch, source},
        {"train.learning_rate", row.learningRate, source},
        {"train.weight_decay", row.weightDecay, source},
        {"train.epochs", row.epochs, source},
        {"train.optimizer", row.optimizer, source},
        {"loss.temperature", row.temperature, source},
        {"augment.edge_drop_1", row.edges1, source},
        {"augment.edge_drop_2", row.edges2, source},
        {"augment.feature_mask_1", row.features1, source},
        {"augment.feature_mask_2", row.features2, source},
    };
    if (*row.walk) values.push_back({"sampling.walk_length", row.walk, source});
    values.push_back({"train.patience", *row.patience ? row.patience : "0", source});
    return values;
}

/// What the article says of all data sets, in its text and equations.
std::vector<PresetValue> articleValues()
{
    return {
        {"sampling.restart", "0.5", "article, appendix C"},
        {"augment.edge_drop_unit", "undirected", "article, section 3.2"},
        {"encoder.sage_form", "article", "article, appendix C"},
        {"loss.similarity", "one-minus", "article, eq. 11"},
        {"loss.positive_doubled", "false", "article, eq. 11"},
        {"loss.denominator", "with-positive", "article, eq. 11"},
        {"topology.enabled", "true", "article, eq. 5"},
        {"topology.temperature", "2", "article, eq. 4"},
        {"topology.pairs", "all", "article, eq. 5"},
        {"transport.lambda", "20", "article, appendix C"},
        {"transport.iterations", "5", "article, appendix C"},
        {"transport.marginals", "clip-at-zero", "article, eq. 9"},
        {"transport.padding", "none", "article; it mentions no padding"},
        {"adversarial.enabled", "true", "article, eq. 13"},
        {"adversarial.steps", "3", "article, appendix C"},
        {"adversarial.step_size", "1e-3", "article, appendix C"},
        {"adversarial.direction", "normalised", "article, algorithm 1"},
        {"adversarial.accumulate", "last", "article, algorithm 1"},
        {"train.loss_reported", "mean", "article, eq. 13"},
        {"train.momentum", "0.9", "published program; the article names none"},
    };
}

/// Where the authors' program computes something else, for all data sets.
std::vector<PresetValue> programValues()
{
    return {
        {"augment.edge_drop_unit", "directed", kProgram},
        {"encoder.sage_form", "program", kProgram},
        {"loss.similarity", "two-minus-two", kProgram},
        {"loss.positive_doubled", "true", kProgram},
        {"loss.denominator", "without-positive", kProgram},
        {"topology.pairs", "positive", kProgram},
        {"transport.marginals", "floor-tiny", kProgram},
        {"transport.padding", "program", kProgram},
        {"adversarial.direction", "sign", kProgram},
        {"adversarial.accumulate", "sum", kProgram},
        {"train.loss_reported", "last", kProgram},
        {"train.momentum", "0.9", kProgram},
        {"evaluation.selection", "exact-match-unshuffled", kProgram},
    };
}

/// What the article's text says of single data sets.
std::vector<PresetValue> articleTextValues(const std::string& dataset)
{
    std::vector<PresetValue> values;
    const auto add = [&](const char* key, const char* text, const char* source) { values.push_back({key, text, source}); };
    if (dataset == "pubmed") add("sampling.restart", "0.8", "article, appendix C");
    if (isInductive(dataset)) add("train.inductive", "true", "article, section 4.3");
    if (isInductive(dataset)) add("encoder.layers", "3", "article, appendix C");
    if (isInductive(dataset)) add("evaluation.protocol", "public-mlp", "article, appendix C");
    if (isTimed(dataset)) add("encoder.layers", "2", "own reading; the article names GraphSAGE only");
    if (isWebKb(dataset)) {
        add("evaluation.protocol", "public-linear", "article, appendix C");
        add("evaluation.splits", "10", "the ten splits of Pei et al., ICLR 2020");
    }
    return values;
}

/// Values of one data set that the authors' program sets otherwise than the article prints.
std::vector<PresetValue> programValues(const std::string& dataset)
{
    std::vector<PresetValue> values;
    const auto add = [&](const char* key, const char* text) { values.push_back({key, text, kProgram}); };
    const auto augment = [&](const char* edges1, const char* edges2, const char* features1, const char* features2) {
        add("augment.edge_drop_1", edges1);
        add("augment.edge_drop_2", edges2);
        add("augment.feature_mask_1", features1);
        add("augment.feature_mask_2", features2);
    };
    if (dataset == "cora") augment("0.2", "0.3", "0.2", "0.3");
    if (dataset == "citeseer") augment("0.4", "0.5", "0.4", "0.5");
    if (dataset == "pubmed" || dataset == "texas") add("sampling.walk_length", "20");
    if (isCitation(dataset)) add("evaluation.protocol", "cv-10-90");
    if (isWebKb(dataset)) {
        add("sampling.restart", "0.0");
        add("data.directed", "true");
    }
    return values;
}

/// Adds `more`, each in the place of a value of the same key.
void append(std::vector<PresetValue>& values, const std::vector<PresetValue>& more)
{
    for (const PresetValue& value : more) {
        const auto same = std::ranges::find(values, value.key, &PresetValue::key);
        if (same == values.end())
            values.push_back(value);
        else
            *same = value;
    }
}

const char* presetEncoder(const std::string& dataset) { return isInductive(dataset) || isTimed(dataset) ? "sage" : ""; }

}  // namespace

std::vector<Preset> rosaPresets()
{
    const std::string general = std::string(kTable) + ", row of Cora; this data set has none";
    Preset referenceForAll{"reference", "", "", tableValues(kRows[0], general)};
    append(referenceForAll.values, articleValues());
    append(referenceForAll.values, programValues());
    Preset paperForAll{"paper", "", "", tableValues(kRows[0], general)};
    append(paperForAll.values, articleValues());

    std::vector<Preset> presets{std::move(referenceForAll), std::move(paperForAll)};
    for (const Row& row : kRows) {
        const std::string dataset = row.dataset;
        Preset paper{"paper", dataset, presetEncoder(dataset), tableValues(row, kTable)};
        append(paper.values, articleTextValues(dataset));
        Preset reference = paper;
        reference.id = "reference";
        append(reference.values, programValues(dataset));
        if (isCitation(dataset)) paper.values.push_back({"evaluation.protocol", "val-10-10-80", "article, appendix B"});
        if (isWebKb(dataset)) paper.values.push_back({"data.directed", "false", "article; it mentions no direction"});
        presets.push_back(std::move(reference));
        presets.push_back(std::move(paper));
    }
    return presets;
}

}  // namespace rosa::catalog
