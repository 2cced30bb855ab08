#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<OwnValues> values()
{
    const char* program = "SUBG-CON's program, train.py";
    return {
        {"",
         program,
         {{"sampling.batch_size", "500"},
          {"sampling.subgraph_size", "20"},
          {"sampling.page_rank_restart", "0.15"},
          {"loss.margin", "0.5"},
          {"train.optimizer", "adam"},
          {"train.learning_rate", "1e-3"},
          {"train.weight_decay", "0"},
          {"train.patience", "0"}}},
        {"", "article, table 1: with RoSA's encoder", {{"encoder.hidden", "256"}}},
        {"",
         "own choice: the program stops soon after its best accuracy on validation labels, which a method without labels "
         "cannot see; 200 epochs cost Citeseer 8 points",
         {{"train.epochs", "20"}}},
    };
}

}  // namespace

Method subgConMethod()
{
    Method method;
    method.id = "subgcon";
    method.title = "SUBG-CON";
    method.summary =
        "Tells a node from others by the summary of the subgraph that matters most to it by personalised PageRank";
    method.citation =
        "Jiao, Xiong, Zhang, Zhang, Zhang, Zhu: Sub-graph Contrast for Scalable Self-Supervised Graph Representation "
        "Learning, ICDM 2020";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.parameters = joined({"data.directed", "data.normalise_features", "sampling.batch_size", "sampling.subgraph_size",
                                "sampling.page_rank_restart", "loss.margin"},
                               {trainingKeys(), evaluationKeys()});
    method.presets = comparedPresets(values());
    return method;
}

}  // namespace rosa::catalog
