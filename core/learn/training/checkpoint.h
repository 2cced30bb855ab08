/// The complete state of a training: what a run needs to go on as if nothing had happened.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/learn/exchange/tensor_file.h"
#include "core/learn/methods/method.h"

namespace rosa::record {
struct CheckpointInfo;
}

namespace rosa::learn {

/// What the trainer itself remembers between epochs.
struct TrainingState {
    int epoch = 0;                            ///< Epochs done.
    double bestLoss = 0;                      ///< Lowest training loss so far; meaningful where bestEpoch > 0.
    int bestEpoch = 0;                        ///< Epoch (from 1) after whose step `best` was kept; 0: none yet.
    std::vector<NamedTensor> best;            ///< Model after bestEpoch's step; empty where the last one is kept.
    std::map<std::string, std::string> live;  ///< Parameters turned so far: key → text.
};

/// Tensors "model.…", "best.…", "optimizer.…"; metadata: epoch, best_loss, best_epoch, live.KEY. Same state, same bytes.
std::vector<std::byte> encodeCheckpoint(const TrainingState& state, const TrainingMethod& method);

/// Puts a checkpoint's tensors into the method and returns the trainer's part. An Error names a tensor that is missing or
/// has another shape: a checkpoint of another method, encoder or width; or that holds a number which is not finite.
Result<TrainingState> loadCheckpoint(std::span<const std::byte> bytes, const std::string& fileName, TrainingMethod& method);

/// A checkpoint's bytes. An Error where the file cannot be read, or is not the one that was recorded.
Result<std::vector<std::byte>> readCheckpoint(const record::CheckpointInfo& checkpoint);

/// Epochs done by the weights that are kept in the end: the best ones where the checkpoint has them, else its last. An Error where the
/// bytes are no checkpoint.
Result<int> keptEpoch(std::span<const std::byte> bytes, const std::string& fileName);

/// Copies of the model's tensors, for "the best so far".
std::vector<NamedTensor> copyModel(const ModelState& model);
/// Overwrites the model's tensors by those of the same names. Same errors as loadCheckpoint.
Result<void> restoreModel(const ModelState& model, const std::vector<NamedTensor>& tensors);

}  // namespace rosa::learn
