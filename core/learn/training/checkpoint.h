/// Complete training state, from which a run resumes exactly.
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

/// State of the trainer between epochs.
struct TrainingState {
    int epoch = 0;                            ///< Epochs done.
    double bestLoss = 0;                      ///< Lowest training loss so far; valid if bestEpoch > 0.
    int bestEpoch = 0;                        ///< Epoch (from 1) whose step produced `best`; 0: none yet.
    std::vector<NamedTensor> best;            ///< Model after bestEpoch's step; empty if the last model is kept.
    std::map<std::string, std::string> live;  ///< Changed live parameters: key → text.
};

/// Serialises tensors "model.…", "best.…", "optimizer.…" and metadata epoch, best_loss, best_epoch, live.KEY. Deterministic.
std::vector<std::byte> encodeCheckpoint(const TrainingState& state, const TrainingMethod& method);

/// Loads a checkpoint's tensors into the method and returns the trainer's state. The Error names a tensor that is missing, has another
/// shape (checkpoint of another method, encoder or width) or contains a non-finite value.
Result<TrainingState> loadCheckpoint(std::span<const std::byte> bytes, const std::string& fileName, TrainingMethod& method);

/// Reads a checkpoint's bytes. Fails if the file cannot be read or differs from the recorded one.
Result<std::vector<std::byte>> readCheckpoint(const record::CheckpointInfo& checkpoint);

/// Epochs done by the weights kept at the end: the best ones if the checkpoint has them, else its last. Fails if the bytes are no
/// checkpoint.
Result<int> keptEpoch(std::span<const std::byte> bytes, const std::string& fileName);

/// Copies the model's tensors, to keep the best so far.
std::vector<NamedTensor> copyModel(const ModelState& model);
/// Overwrites the model's tensors with those of equal names. Errors as in loadCheckpoint.
Result<void> restoreModel(const ModelState& model, const std::vector<NamedTensor>& tensors);

}  // namespace rosa::learn
