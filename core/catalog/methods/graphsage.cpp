#include "core/catalog/parts.h"

namespace rosa::catalog {

Method graphSageMethod()
{
    Method method;
    method.id = "graphsage";
    method.title = "GraphSAGE";
    method.summary = "Two layers over sampled neighbourhoods trained on labels, one model for each split";
    method.citation = "Hamilton, Ying, Leskovec: Inductive Representation Learning on Large Graphs, NIPS 2017";
    method.usesLabels = true;
    method.parameters = joined({"data.normalise_features", "encoder.hidden", "sage.aggregator", "sage.fanout_1",
                                "sage.fanout_2", "supervised.dropout", "supervised.batch_size"},
                               {trainingKeys(), evaluationKeys()});
    const char* article = "GraphSAGE's article, section 4 and appendix";
    const char* program = "GraphSAGE's program";
    method.presets = restrictedTo(
        comparedPresets({{"",
                          article,
                          {{"sage.aggregator", "mean"},
                           {"sage.fanout_1", "10"},
                           {"sage.fanout_2", "25"},
                           {"encoder.hidden", "128"},
                           {"supervised.batch_size", "512"},
                           {"train.learning_rate", "1e-2"},
                           {"train.optimizer", "adam"}}},
                         {"",
                          program,
                          {{"supervised.dropout", "0.0"},
                           {"train.weight_decay", "0"},
                           {"train.patience", "0"},
                           {"data.normalise_features", "false"}}},
                         {"", "own choice: an epoch of a small training part is one step", {{"train.epochs", "50"}}},
                         {"flickr", program, {{"train.epochs", "10"}, {"evaluation.splits", "1"}}},
                         {"reddit", program, {{"train.epochs", "10"}, {"evaluation.splits", "1"}}}}),
        method.parameters);
    for (Preset& preset : method.presets) preset.encoder.clear();
    addTime(method, timeKeys());
    return method;
}

}  // namespace rosa::catalog
