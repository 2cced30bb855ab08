#include "core/catalog/options/training_options.h"

namespace rosa::catalog {

void describe(Fields<EpochOptions>& fields)
{
    fields.integer(&EpochOptions::epochs, "train.epochs", "Epochs", "Epochs to train; an epoch is one step on one batch")
        .from(1)
        .upTo(1e7)
        .unit("epochs")
        .brief("1 epoch|# epochs");
}

void describe(Fields<RateOptions>& fields)
{
    fields.real(&RateOptions::learningRate, "train.learning_rate", "Learning rate", "Length of the optimiser's steps")
        .above(0)
        .upTo(100)
        .live()
        .brief("learning rate #");
}

void describe(Fields<OptimizerOptions>& fields)
{
    fields
        .choice(&OptimizerOptions::kind, "train.optimizer", "Optimiser",
                {{OptimizerKind::Sgd, "sgd", "Stochastic gradient descent with momentum"},
                 {OptimizerKind::Adam, "adam", "Adam, weight decay added to the gradient"},
                 {OptimizerKind::AdamW, "adamw", "Adam, weight decay apart from the gradient"}},
                "Rule that turns gradients into steps of the weights")
        .brief("optimiser #");
    fields.part(&OptimizerOptions::rate);
    fields
        .real(&OptimizerOptions::momentum, "train.momentum", "Momentum",
              "Share of the last step that SGD adds to this one; Adam ignores it")
        .from(0)
        .upTo(0.9999)
        .brief("momentum #");
    fields.real(&OptimizerOptions::weightDecay, "train.weight_decay", "Weight decay", "Pull of the weights to 0")
        .from(0)
        .upTo(1)
        .live()
        .brief("decay #");
}

void describe(Fields<StopOptions>& fields)
{
    fields
        .integer(&StopOptions::patience, "train.patience", "Patience",
                 "Training ends after this many epochs without a lower loss; 0 trains all epochs")
        .from(0)
        .upTo(1e7)
        .unit("epochs")
        .brief("patience #");
    fields
        .choice(&StopOptions::kept, "train.model_kept", "Model kept",
                {{ModelKept::Auto, "auto", "best where patience is above 0 and below the epochs, else last"},
                 {ModelKept::Last, "last", "The weights after the last epoch"},
                 {ModelKept::Best, "best", "The weights after the epoch of lowest training loss"}},
                "Weights that the embedding is made with")
        .brief("model #");
}

void describe(Fields<CheckpointOptions>& fields)
{
    fields
        .integer(&CheckpointOptions::every, "train.checkpoint_every", "Checkpoint every",
                 "Epochs between two checkpoints, from which a run is resumed or forked")
        .from(1)
        .upTo(1e7)
        .unit("epochs")
        .brief("checkpoint every #")
        .bookkeeping();
    fields
        .integer(&CheckpointOptions::kept, "train.checkpoints_kept", "Checkpoints kept",
                 "The newest so many stay on disk to be forked or inspected; 0 keeps all")
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
                 "Epochs over which the learning rate rises from 0, before it falls along half a cosine")
        .from(0)
        .upTo(1e7)
        .unit("epochs")
        .brief("warm-up #");
    fields
        .real(&TargetOptions::momentum, "train.target_momentum", "Target's momentum",
              "Share of its weights that the target network keeps at a step; it rises to 1 along half a cosine")
        .from(0)
        .upTo(1)
        .brief("target momentum #");
}

void describe(Fields<WatchOptions>& fields)
{
    fields
        .integer(&WatchOptions::pairs, "watch.pairs", "Watched pairs",
                 "Pairs of views frozen at the start whose cost and plan are kept through training; 0 keeps none")
        .from(0)
        .upTo(256)
        .unit("pairs")
        .brief("1 watched pair|# watched pairs")
        .bookkeeping();
    fields
        .integer(&WatchOptions::snapshots, "watch.snapshots", "Snapshots of watched pairs",
                 "How many times, spread evenly over the run, the watched pairs are kept, beside the start and at most once "
                 "an epoch")
        .from(2)
        .upTo(1000)
        .unit("snapshots")
        .brief("# snapshots")
        .bookkeeping();
}

}  // namespace rosa::catalog
