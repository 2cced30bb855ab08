/// Weights as PyTorch saves them: `torch.save(module.state_dict(), FILE)`, read and written without running anything of it.
///
/// A zip archive (PyTorch 1.6 and later) that holds a pickle, read by the restricted reader (pickle.h), and a member for each storage.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::data {

/// A tensor as numbers, row-major.
struct NamedArray {
    std::string name;                 ///< "encoder.conv1.lin.weight"
    std::vector<std::int64_t> shape;  ///< Empty for a single number.
    std::vector<float> values;        ///< Rounded where the file has doubles; float16 and bfloat16 are widened.
};

/// All tensors, in the file's order. Dicts within dicts become names with points ("state_dict.conv1.weight"); what is no tensor (epochs,
/// losses, options) is passed over. An Error says what is no state dictionary: another class than those permitted, a tensor that reaches
/// beyond its storage, a missing member, a file of PyTorch before 1.6, or that there is no tensor at all.
Result<std::vector<NamedArray>> readTorchFile(const std::filesystem::path& path);

/// Writes a dict of float32 tensors on the processor that `torch.load` takes, with weights_only or without; the same bytes for the same
/// arrays, atomically. Names differ from each other.
Result<void> writeTorchFile(const std::filesystem::path& path, std::span<const NamedArray> arrays);

}  // namespace rosa::data
