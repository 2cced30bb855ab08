/// Weights as saved by PyTorch: `torch.save(module.state_dict(), FILE)`, read and written without running any of its code.
///
/// A zip archive (PyTorch 1.6 and later) with a pickle, read by the restricted reader (pickle.h), and one member per storage.
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
    std::vector<std::int64_t> shape;  ///< Empty for a scalar.
    std::vector<float> values;        ///< Doubles are rounded; float16 and bfloat16 are widened.
};

/// Reads all tensors, in the file's order. Nested dicts become dotted names ("state_dict.conv1.weight"); entries that are not tensors
/// (epochs, losses, options) are skipped. Returns an Error if the file is not a state dictionary: it contains a class that is not
/// permitted, a tensor that exceeds its storage, a missing member, no tensor at all, or was saved by PyTorch before 1.6.
Result<std::vector<NamedArray>> readTorchFile(const std::filesystem::path& path);

/// Writes a dict of float32 CPU tensors that `torch.load` reads with or without weights_only. Atomic; equal arrays give equal bytes. Names
/// must be distinct.
Result<void> writeTorchFile(const std::filesystem::path& path, std::span<const NamedArray> arrays);

}  // namespace rosa::data
