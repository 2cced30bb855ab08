/// How weights are trained, when training ends, and what is kept of it.
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
    Auto,  ///< Best where patience is above 0 and below the epochs, else Last.
    Last,  ///< The weights after the last epoch.
    Best,  ///< Those after the epoch of the lowest loss.
};
struct StopOptions {
    int patience = 0;  ///< Epochs without a lower loss after which training ends; 0: all epochs.
    ModelKept kept = ModelKept::Auto;

    /// Whether the best epoch's weights are kept in a training of so many epochs.
    [[nodiscard]] bool keepsBest(int epochs) const
    {
        return kept == ModelKept::Best || (kept == ModelKept::Auto && patience > 0 && patience < epochs);
    }
};

struct CheckpointOptions {
    int every = 50;  ///< Epochs. >= 1
    int kept = 12;   ///< The newest so many; 0: all.
};

/// BGRL's target network and its learning rate's course.
struct TargetOptions {
    int warmUp = 1000;       ///< Epochs. >= 0
    double momentum = 0.99;  ///< 0 … 1
};

/// Pairs of views whose cost and plan are kept through training.
struct WatchOptions {
    int pairs = 16;      ///< 0 keeps none.
    int snapshots = 50;  ///< Beside the start. >= 2
};

void describe(Fields<EpochOptions>& fields);
void describe(Fields<RateOptions>& fields);
void describe(Fields<OptimizerOptions>& fields);
void describe(Fields<StopOptions>& fields);
void describe(Fields<CheckpointOptions>& fields);
void describe(Fields<TargetOptions>& fields);
void describe(Fields<WatchOptions>& fields);

}  // namespace rosa::catalog
