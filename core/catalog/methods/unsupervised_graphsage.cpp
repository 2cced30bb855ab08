#include "core/catalog/parts.h"

namespace rosa::catalog {

Method unsupervisedSageMethod()
{
    Method method;
    method.id = "unsup-graphsage";
    method.title = "Unsupervised GraphSAGE";
    method.summary =
        "GraphSAGE over sampled neighbourhoods that brings nodes together which meet in short walks, and parts others";
    method.citation = "Hamilton, Ying, Leskovec: Inductive Representation Learning on Large Graphs, NIPS 2017";
    method.parameters = joined({"data.normalise_features", "encoder.hidden", "sage.aggregator", "sage.fanout_1",
                                "sage.fanout_2", "walks.length", "walks.negatives", "walks.batch_size"},
                               {trainingKeys(), evaluationKeys()});
    const char* article = "GraphSAGE's article, section 4 and appendix";
    const char* program = "GraphSAGE's program";
    const char* rate = "own choice: the program has 1e-5 for far larger graphs";
    const char* epochs = "own choice: pairs of all nodes an epoch, until the loss is flat";
    method.presets = restrictedTo(
        comparedPresets(
            {{"",
              article,
              {{"sage.aggregator", "mean"},
               {"sage.fanout_1", "10"},
               {"sage.fanout_2", "25"},
               {"encoder.hidden", "128"},
               {"walks.length", "5"},
               {"walks.negatives", "20"},
               {"walks.batch_size", "512"},
               {"train.optimizer", "adam"}}},
             {"", program, {{"train.weight_decay", "0"}, {"train.patience", "0"}, {"data.normalise_features", "false"}}},
             {"", rate, {{"train.learning_rate", "1e-3"}}},
             {"", epochs, {{"train.epochs", "100"}}},
             {"flickr", program, {{"train.epochs", "1"}}},
             {"reddit", program, {{"train.epochs", "1"}}}}),
        method.parameters);
    for (Preset& preset : method.presets) preset.encoder.clear();
    return method;
}

}  // namespace rosa::catalog
