#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<OwnValues> values()
{
    const char* program = "DGI's program, execute.py";
    const char* large =
        "DGI's article: 256 nodes at once where the graph is large; walks are our way to draw their surroundings";
    const char* dense = "own choice: these features are no counts of words";
    std::vector<OwnValues> own{
        {"",
         program,
         {{"encoder.hidden", "512"},
          {"encoder.convolutions", "1"},
          {"encoder.activation", "prelu"},
          {"data.normalise_features", "true"},
          {"sampling.scope", "whole"},
          {"train.optimizer", "adam"},
          {"train.learning_rate", "1e-3"},
          {"train.weight_decay", "0"},
          {"train.epochs", "10000"},
          {"train.patience", "20"}}},
        {"pubmed", "DGI's article: narrower on Pubmed", {{"encoder.hidden", "256"}}},
    };
    for (const char* dataset : {"flickr", "reddit"}) {
        own.push_back({dataset,
                       large,
                       {{"sampling.scope", "walks"}, {"sampling.batch_size", "256"}, {"train.learning_rate", "1e-5"}}});
        own.push_back({dataset, dense, {{"data.normalise_features", "false"}}});
    }
    return own;
}

}  // namespace

Method dgiMethod()
{
    Method method;
    method.id = "dgi";
    method.title = "DGI";
    method.summary = "Tells the nodes of the graph from those of one with shuffled features by a summary of the whole graph";
    method.citation = "Veličković, Fedus, Hamilton, Liò, Bengio, Hjelm: Deep Graph Infomax, ICLR 2019";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.parameters = joined({"data.directed", "data.normalise_features", "sampling.scope", "sampling.batch_size",
                                "sampling.walk_length", "sampling.restart"},
                               {trainingKeys(), evaluationKeys()});
    method.presets = comparedPresets(values());
    return method;
}

}  // namespace rosa::catalog
