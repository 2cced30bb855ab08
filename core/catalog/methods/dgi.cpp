#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<PublishedResult> results()
{
    const char* homophilous = "RoSA, IJCAI 2022, table 1";
    const char* webKb = "RoSA, IJCAI 2022, table 2";
    const char* inductive = "RoSA, IJCAI 2022, table 3";
    return {
        published("cora", "gcn", 82.6, 0.4, homophilous),
        published("citeseer", "gcn", 68.8, 0.7, homophilous),
        published("pubmed", "gcn", 86.0, 0.1, homophilous),
        published("dblp", "gcn", 83.2, 0.1, homophilous),
        published("cornell", "gcn", 56.3, 4.7, webKb),
        published("wisconsin", "gcn", 50.9, 5.5, webKb),
        published("texas", "gcn", 56.9, 6.3, webKb),
        published("cornell", "mlp", 58.1, 4.1, webKb),
        published("wisconsin", "mlp", 52.1, 6.3, webKb),
        published("texas", "mlp", 57.8, 5.2, webKb),
        published("flickr", "sage", 42.9, 0.1, inductive, "micro-F1"),
        published("reddit", "sage", 94.0, 0.1, inductive, "micro-F1"),
    };
}

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
    method.published = results();
    return method;
}

}  // namespace rosa::catalog
