#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<OwnValues> values()
{
    const char* program = "GMI's program, execute.py";
    const char* oneLayer = "GMI's program: one layer on Citeseer and Pubmed";
    const char* large = "own choice: all pairs of nodes at once would take hours a step";
    const char* dense = "own choice: these features are no counts of words";
    return {
        {"",
         program,
         {{"encoder.hidden", "512"},
          {"encoder.convolutions", "2"},
          {"encoder.expansion", "1"},
          {"encoder.activation", "prelu"},
          {"data.normalise_features", "true"},
          {"sampling.negatives", "5"},
          {"loss.feature_weight", "0.8"},
          {"loss.neighbour_weight", "1"},
          {"loss.edge_weight", "1"},
          {"train.optimizer", "adam"},
          {"train.learning_rate", "1e-3"},
          {"train.weight_decay", "0"},
          {"train.epochs", "550"},
          {"train.patience", "20"}}},
        {"citeseer", oneLayer, {{"encoder.convolutions", "1"}}},
        {"pubmed", oneLayer, {{"encoder.convolutions", "1"}}},
        {"flickr", large, {{"loss.edge_weight", "0"}}},
        {"flickr", dense, {{"data.normalise_features", "false"}}},
        {"reddit", large, {{"loss.edge_weight", "0"}}},
        {"reddit", dense, {{"data.normalise_features", "false"}}},
    };
}

}  // namespace

Method gmiMethod()
{
    Method method;
    method.id = "gmi";
    method.title = "GMI";
    method.summary = "Keeps information on a node's features, on its neighbours and on its edges in its representation";
    method.citation =
        "Peng, Huang, Luo, Zheng, Rong, Xu, Huang: Graph Representation Learning via Graphical Mutual Information "
        "Maximization, WWW 2020";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.parameters = joined({"data.directed", "data.normalise_features", "sampling.negatives", "loss.feature_weight",
                                "loss.neighbour_weight", "loss.edge_weight"},
                               {trainingKeys(), evaluationKeys()});
    method.presets = comparedPresets(values());
    return method;
}

}  // namespace rosa::catalog
