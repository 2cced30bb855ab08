#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> trainingParameters()
{
    return {
        integer("train.epochs", "Epochs", 500, 1, 1e7, "epochs", "Epochs to train; an epoch is one step on one batch")
            .briefly("1 epoch|# epochs"),
        choice("train.optimizer", "Optimiser",
               {{"sgd", "Stochastic gradient descent with momentum"},
                {"adam", "Adam, weight decay added to the gradient"},
                {"adamw", "Adam, weight decay apart from the gradient"}},
               "Rule that turns gradients into steps of the weights")
            .briefly("optimiser #"),
        live(positive("train.learning_rate", "Learning rate", 1e-2, 100, "", "Length of the optimiser's steps")
                 .briefly("learning rate #")),
        real("train.momentum", "Momentum", 0.9, 0, 0.9999, "",
             "Share of the last step that SGD adds to this one; Adam ignores it")
            .briefly("momentum #"),
        live(real("train.weight_decay", "Weight decay", 5e-4, 0, 1, "", "Pull of the weights to 0").briefly("decay #")),
        integer("train.patience", "Patience", 0, 0, 1e7, "epochs",
                "Training ends after this many epochs without a lower loss; 0 trains all epochs")
            .briefly("patience #"),
        choice("train.loss_reported", "Loss reported",
               {{"mean", "Mean of the loss over the ascents"}, {"last", "The last ascent's loss divided by their number"}},
               "Which loss is recorded, drawn and compared by patience")
            .briefly("loss #"),
        choice("train.model_kept", "Model kept",
               {{"auto", "best where patience is above 0 and below the epochs, else last"},
                {"last", "The weights after the last epoch"},
                {"best", "The weights after the epoch of lowest training loss"}},
               "Weights that the embedding is made with")
            .briefly("model #"),
        integer("train.checkpoint_every", "Checkpoint every", 50, 1, 1e7, "epochs",
                "Epochs between two checkpoints, from which a run is resumed or forked")
            .briefly("checkpoint every #")
            .asBookkeeping(),
        integer("train.checkpoints_kept", "Checkpoints kept", 12, 0, 1e6, "checkpoints",
                "The newest so many stay on disk to be forked or inspected; 0 keeps all")
            .briefly("1 checkpoint|# checkpoints")
            .asBookkeeping(),
        integer("train.warm_up", "Warm-up", 1000, 0, 1e7, "epochs",
                "Epochs over which the learning rate rises from 0, before it falls along half a cosine")
            .briefly("warm-up #"),
        real("train.target_momentum", "Target's momentum", 0.99, 0, 1, "",
             "Share of its weights that the target network keeps at a step; it rises to 1 along half a cosine")
            .briefly("target momentum #"),
        boolean("train.inductive", "Inductive", false,
                "Removes validation and test nodes with their edges before training; evaluation sees the full graph")
            .briefly("inductive|transductive"),
        integer("watch.pairs", "Watched pairs", 16, 0, 256, "pairs",
                "Pairs of views frozen at the start whose cost and plan are kept through training; 0 keeps none")
            .briefly("1 watched pair|# watched pairs")
            .asBookkeeping(),
        integer("watch.snapshots", "Snapshots of watched pairs", 50, 2, 1000, "snapshots",
                "How many times, spread evenly over the run, the watched pairs are kept, beside the start and at most once "
                "an epoch")
            .briefly("# snapshots")
            .asBookkeeping(),
    };
}

}  // namespace rosa::catalog
