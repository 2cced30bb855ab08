#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<PublishedResult> results()
{
    const char* homophilous = "RoSA, IJCAI 2022, table 1";
    const char* webKb = "RoSA, IJCAI 2022, table 2";
    const char* inductive = "RoSA, IJCAI 2022, table 3";
    const char* dynamic = "RoSA, IJCAI 2022, table 4";
    const char* noEvidence = "a random encoder reaches this too";
    const char* belowRaw = "raw features reach more";
    return {
        published("cora", "gcn", 84.5, 0.8, homophilous),
        published("citeseer", "gcn", 73.4, 0.5, homophilous),
        published("pubmed", "gcn", 87.1, 0.2, homophilous),
        published("dblp", "gcn", 85.0, 0.2, homophilous),
        published("cornell", "gcn", 59.3, 3.6, webKb, noEvidence),
        published("wisconsin", "gcn", 55.1, 4.7, webKb, noEvidence),
        published("texas", "gcn", 60.3, 4.5, webKb, noEvidence),
        published("cornell", "mlp", 74.3, 6.2, webKb, belowRaw),
        published("wisconsin", "mlp", 77.1, 4.3, webKb, belowRaw),
        published("texas", "mlp", 71.1, 6.6, webKb, belowRaw),
        published("flickr", "sage", 51.2, 0.1, inductive, "micro-F1"),
        published("reddit", "sage", 95.2, 0.0, inductive, "micro-F1"),
        published("ciaw", "sage", 67.6, 7.0, dynamic),
        published("ciaw-star", "sage", 73.2, 9.3, dynamic, "isolated people left out of each snapshot"),
    };
}

}  // namespace

Method rosaMethod()
{
    Method method;
    method.id = "rosa";
    method.title = "RoSA";
    method.summary =
        "Contrasts two random-walk views of a node by the cost of transporting one's embeddings onto the other's, "
        "under adversarial perturbation of the features";
    method.citation = kArticle;
    method.comparesPairs = true;
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.parameters = {
        "data.directed",          "sampling.batch_size",
        "sampling.walk_length",   "sampling.restart",
        "sampling.aligned",       "augment.edge_drop_1",
        "augment.edge_drop_2",    "augment.feature_mask_1",
        "augment.feature_mask_2", "augment.edge_drop_unit",
        "loss.temperature",       "loss.similarity",
        "loss.positive_doubled",  "loss.denominator",
        "topology.enabled",       "topology.temperature",
        "topology.pairs",         "transport.coupling",
        "transport.lambda",       "transport.iterations",
        "transport.marginals",    "adversarial.enabled",
        "adversarial.steps",      "adversarial.step_size",
        "adversarial.direction",  "adversarial.accumulate",
        "train.epochs",           "train.optimizer",
        "train.learning_rate",    "train.momentum",
        "train.weight_decay",     "train.patience",
        "train.loss_reported",    "train.model_kept",
        "train.checkpoint_every", "train.checkpoints_kept",
        "train.inductive",        "watch.pairs",
        "watch.snapshots",        "evaluation.protocol",
        "evaluation.splits",      "evaluation.selection",
        "evaluation.split_seed",
    };
    method.presets = rosaPresets();
    method.published = results();
    return method;
}

}  // namespace rosa::catalog
