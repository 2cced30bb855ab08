/// Serialises named tensors and text metadata in the safetensors layout (8 bytes length, JSON header, raw little-endian data), so that
/// other programs can read checkpoints, and reading never executes code.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/learn/encoders/modules.h"

namespace rosa::learn {

struct TensorFile {
    std::vector<NamedTensor> tensors;  ///< In the order of writing; float32 or int64 in files of this program.
    std::map<std::string, std::string> metadata;

    /// nullptr if there is no tensor of that name.
    [[nodiscard]] const torch::Tensor* find(const std::string& name) const;
};

/// Deterministic.
std::vector<std::byte> encode(const TensorFile& file);

/// Errors are those of parseTensorHeader() (core/record/tensor_header.h); sizes are checked before allocation.
Result<TensorFile> decode(std::span<const std::byte> bytes, const std::string& fileName);

}  // namespace rosa::learn
