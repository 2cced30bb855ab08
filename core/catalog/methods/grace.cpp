#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<OwnValues> graceValues()
{
    const char* program = "GRACE's program, config.yaml";
    const char* general = "GRACE's program, Cora; it names nothing for this data set";
    const char* sampled = "own choice: all nodes at once would take hours a step";
    const char* dense = "own choice: these features are no counts of words";
    const auto row = [](const char* dataset, const char* source, const char* hidden, const char* rate, const char* epochs,
                        const char* temperature, const char* edges1, const char* edges2, const char* features1,
                        const char* features2) {
        return OwnValues{dataset,
                         source,
                         {{"encoder.hidden", hidden},
                          {"projector.hidden", hidden},
                          {"train.learning_rate", rate},
                          {"train.epochs", epochs},
                          {"loss.temperature", temperature},
                          {"augment.edge_drop_1", edges1},
                          {"augment.edge_drop_2", edges2},
                          {"augment.feature_mask_1", features1},
                          {"augment.feature_mask_2", features2}}};
    };
    return {
        {"",
         program,
         {{"train.optimizer", "adam"},
          {"train.weight_decay", "1e-5"},
          {"train.patience", "0"},
          {"data.normalise_features", "true"},
          {"augment.edge_drop_unit", "directed"}}},
        row("", general, "128", "5e-4", "200", "0.4", "0.2", "0.4", "0.3", "0.4"),
        row("cora", program, "128", "5e-4", "200", "0.4", "0.2", "0.4", "0.3", "0.4"),
        row("citeseer", program, "256", "1e-3", "200", "0.9", "0.2", "0.0", "0.3", "0.2"),
        {"citeseer", program, {{"encoder.activation", "prelu"}}},
        row("pubmed", program, "256", "1e-3", "1500", "0.7", "0.4", "0.1", "0.0", "0.2"),
        row("dblp", program, "256", "1e-3", "1000", "0.7", "0.1", "0.4", "0.1", "0.0"),
        {"flickr", sampled, {{"sampling.contrast_nodes", "4096"}}},
        {"flickr", dense, {{"data.normalise_features", "false"}}},
        {"reddit", sampled, {{"sampling.contrast_nodes", "4096"}}},
        {"reddit", dense, {{"data.normalise_features", "false"}}},
        {kTimed, dense, {{"data.normalise_features", "false"}}},
        {kTimedStar, dense, {{"data.normalise_features", "false"}}},
    };
}

std::vector<std::string> graceKeys()
{
    return joined({"data.directed", "data.normalise_features", "sampling.contrast_nodes", "augment.edge_drop_1",
                   "augment.edge_drop_2", "augment.feature_mask_1", "augment.feature_mask_2", "augment.edge_drop_unit",
                   "projector.hidden", "loss.temperature"},
                  {trainingKeys(), evaluationKeys()});
}

Method graceMethod()
{
    Method method;
    method.id = "grace";
    method.title = "GRACE";
    method.summary =
        "Contrasts each node of two views of the whole graph, by dropped edges and masked features, with all others";
    method.citation =
        "Zhu, Xu, Yu, Liu, Wu, Wang: Deep Graph Contrastive Representation Learning, ICML Workshop on Graph Representation "
        "Learning and Beyond 2020";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.parameters = graceKeys();
    method.presets = comparedPresets(graceValues());
    method.unfit = {{kTimedStar,
                     "its views are not aligned, as people who meet nobody are left out of a time snapshot, and this method "
                     "compares each node with itself in the other view"}};
    addTime(method, contrastedTimeKeys());
    return method;
}

}  // namespace rosa::catalog
