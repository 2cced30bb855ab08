#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<PublishedResult> results()
{
    const char* homophilous = "RoSA, IJCAI 2022, table 1";
    const char* webKb = "RoSA, IJCAI 2022, table 2";
    return {
        published("cora", "gcn", 82.6, 0.9, homophilous),   published("citeseer", "gcn", 69.2, 1.3, homophilous),
        published("pubmed", "gcn", 84.3, 0.3, homophilous), published("dblp", "gcn", 83.8, 0.3, homophilous),
        published("cornell", "gcn", 54.1, 6.7, webKb),      published("wisconsin", "gcn", 48.3, 4.8, webKb),
        published("texas", "gcn", 56.9, 6.9, webKb),        published("cornell", "mlp", 58.7, 6.8, webKb),
        published("wisconsin", "mlp", 59.0, 7.8, webKb),    published("texas", "mlp", 61.1, 7.3, webKb),
    };
}

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
         "own choice: the program stops by the accuracy on validation labels, which a method without labels cannot see",
         {{"train.epochs", "200"}}},
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
    method.published = results();
    return method;
}

}  // namespace rosa::catalog
