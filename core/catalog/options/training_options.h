/// How weights are trained, when training stops, and what is stored.
#pragma once

#include <cstdint>

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

struct EpochOptions {
    int epochs = 500;  ///< >= 1
};

struct RateOptions {
    double learningRate = 1e-2;  ///< > 0
};

enum class OptimizerKind { Sgd, Adam, AdamW };
struct OptimizerOptions {
    OptimizerKind kind = OptimizerKind::Sgd;
    RateOptions rate;
    double momentum = 0.9;      ///< Sgd only. 0 … 0.9999
    double weightDecay = 5e-4;  ///< Sgd, Adam: L2 term in the gradient; AdamW: decoupled. 0 … 1
};

enum class ModelKept {
    Auto,  ///< Best if patience is above 0 and below the number of epochs, otherwise Last.
    Last,  ///< Weights after the last epoch.
    Best,  ///< Weights after the epoch with the lowest loss.
};
struct StopOptions {
    int patience = 0;  ///< Epochs without a lower loss after which training stops; 0: never stops early.
    ModelKept kept = ModelKept::Auto;

    /// Whether a training of `epochs` epochs keeps the weights of the best epoch.
    [[nodiscard]] bool keepsBest(int epochs) const
    {
        return kept == ModelKept::Best || (kept == ModelKept::Auto && patience > 0 && patience < epochs);
    }
};

struct CheckpointOptions {
    int every = 50;  ///< Epochs. >= 1
    int kept = 12;   ///< Number of newest checkpoints to keep; 0: all.
};

/// BGRL's target network and learning-rate schedule.
struct TargetOptions {
    int warmUp = 1000;       ///< Epochs. >= 0
    double momentum = 0.99;  ///< 0 … 1
};

/// Pairs of views whose cost and plan are recorded during training.
struct WatchOptions {
    int pairs = 16;      ///< 0: none.
    int snapshots = 50;  ///< In addition to the initial one. >= 2
};

void describe(Fields<EpochOptions>& fields);
void describe(Fields<RateOptions>& fields);
void describe(Fields<OptimizerOptions>& fields);
void describe(Fields<StopOptions>& fields);
void describe(Fields<CheckpointOptions>& fields);
void describe(Fields<TargetOptions>& fields);
void describe(Fields<WatchOptions>& fields);

}  // namespace rosa::catalog
