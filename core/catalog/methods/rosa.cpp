#include "core/catalog/parts.h"

namespace rosa::catalog {

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
        "data.directed",          "sampling.batch_size",    "sampling.walk_length",
        "sampling.restart",       "sampling.aligned",       "augment.edge_drop_1",
        "augment.edge_drop_2",    "augment.feature_mask_1", "augment.feature_mask_2",
        "augment.edge_drop_unit", "loss.temperature",       "loss.similarity",
        "loss.positive_doubled",  "loss.denominator",       "topology.enabled",
        "topology.temperature",   "topology.pairs",         "transport.coupling",
        "transport.lambda",       "transport.iterations",   "transport.marginals",
        "transport.padding",      "adversarial.enabled",    "adversarial.steps",
        "adversarial.step_size",  "adversarial.direction",  "adversarial.accumulate",
        "train.epochs",           "train.optimizer",        "train.learning_rate",
        "train.momentum",         "train.weight_decay",     "train.patience",
        "train.loss_reported",    "train.model_kept",       "train.checkpoint_every",
        "train.checkpoints_kept", "train.inductive",        "watch.pairs",
        "watch.snapshots",        "evaluation.protocol",    "evaluation.splits",
        "evaluation.selection",   "evaluation.split_seed",
    };
    method.presets = rosaPresets();
    addTime(method, contrastedTimeKeys());
    return method;
}

}  // namespace rosa::catalog
