#include "core/catalog/options/training_options.h"

namespace rosa::catalog {

void describe(Fields<EpochOptions>& fields)
{
    fields
        .integer(&EpochOptions::epochs, "train.epochs", "Epochs",
                 "Number of training epochs; an epoch is one step on one batch")
        .from(1)
        .upTo(1e7)
        .unit("epochs")
        .essential()
        .brief("1 epoch|# epochs");
}

void describe(Fields<RateOptions>& fields)
{
    fields.real(&RateOptions::learningRate, "train.learning_rate", "Learning rate", "Step size of the optimiser")
        .above(0)
        .upTo(100)
        .live()
        .essential()
        .brief("learning rate #");
}

void describe(Fields<OptimizerOptions>& fields)
{
    fields
        .choice(&OptimizerOptions::kind, "train.optimizer", "Optimiser",
                {{OptimizerKind::Sgd, "sgd", "Stochastic gradient descent with momentum"},
                 {OptimizerKind::Adam, "adam", "Adam with weight decay added to the gradient"},
                 {OptimizerKind::AdamW, "adamw", "Adam with decoupled weight decay"}},
                "Algorithm that updates the weights from the gradients")
        .brief("optimiser #");
    fields.part(&OptimizerOptions::rate);
    fields
        .real(&OptimizerOptions::momentum, "train.momentum", "Momentum",
              "Fraction of the previous SGD update that is added to the current one; ignored by Adam and AdamW")
        .from(0)
        .upTo(0.9999)
        .brief("momentum #");
    fields
        .real(&OptimizerOptions::weightDecay, "train.weight_decay", "Weight decay",
              "Coefficient of the L2 penalty; AdamW applies it as decoupled decay")
        .from(0)
        .upTo(1)
        .live()
        .brief("decay #");
}

void describe(Fields<StopOptions>& fields)
{
    fields
        .integer(&StopOptions::patience, "train.patience", "Patience",
                 "Number of epochs without a lower loss after which training stops; 0 trains all epochs")
        .from(0)
        .upTo(1e7)
        .unit("epochs")
        .brief("patience #");
    fields
        .choice(&StopOptions::kept, "train.model_kept", "Model kept",
                {{ModelKept::Auto, "auto", "best if patience is above 0 and below the number of epochs, otherwise last"},
                 {ModelKept::Last, "last", "Weights after the last epoch"},
                 {ModelKept::Best, "best", "Weights after the epoch with the lowest training loss"}},
                "Weights used to compute the embedding")
        .brief("model #");
}

void describe(Fields<CheckpointOptions>& fields)
{
    fields
        .integer(&CheckpointOptions::every, "train.checkpoint_every", "Checkpoint interval",
                 "Epochs between checkpoints, from which a run can be resumed or forked")
        .from(1)
        .upTo(1e7)
        .unit("epochs")
        .brief("checkpoint interval #")
        .bookkeeping();
    fields
        .integer(&CheckpointOptions::kept, "train.checkpoints_kept", "Checkpoints kept",
                 "Number of most recent checkpoints kept on disk for forking and inspection; 0 keeps all")
        .from(0)
        .upTo(1e6)
        .unit("checkpoints")
        .brief("1 checkpoint|# checkpoints")
        .bookkeeping();
}

void describe(Fields<TargetOptions>& fields)
{
    fields
        .integer(&TargetOptions::warmUp, "train.warm_up", "Warm-up",
                 "Epochs over which the learning rate rises from 0 before its cosine decay")
        .from(0)
        .upTo(1e7)
        .unit("epochs")
        .brief("warm-up #");
    fields
        .real(&TargetOptions::momentum, "train.target_momentum", "Target momentum",
              "Fraction of its weights that the target network keeps per step; rises to 1 on a cosine schedule")
        .from(0)
        .upTo(1)
        .brief("target momentum #");
}

void describe(Fields<WatchOptions>& fields)
{
    fields
        .integer(
            &WatchOptions::pairs, "watch.pairs", "Watched pairs",
            "Number of view pairs, fixed at the start, whose cost and plan are recorded during training; 0 records none")
        .from(0)
        .upTo(256)
        .unit("pairs")
        .brief("1 watched pair|# watched pairs")
        .bookkeeping();
    fields
        .integer(&WatchOptions::snapshots, "watch.snapshots", "Snapshots of watched pairs",
                 "Number of snapshots of the watched pairs, evenly spaced over the run, in addition to the initial one; at "
                 "most one per epoch")
        .from(2)
        .upTo(1000)
        .unit("snapshots")
        .brief("# snapshots")
        .bookkeeping();
}

}  // namespace rosa::catalog
