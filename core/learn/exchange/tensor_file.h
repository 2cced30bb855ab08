/// Named tensors and a few words of text as bytes: the safetensors layout (8 bytes length, JSON header, raw little-endian data), so that
/// other programs can read checkpoints and no reading ever executes anything.
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
    std::vector<NamedTensor> tensors;  ///< float32 or int64, in the order written.
    std::map<std::string, std::string> metadata;

    /// nullptr where there is none of that name.
    [[nodiscard]] const torch::Tensor* find(const std::string& name) const;
};

/// The same content always gives the same bytes.
std::vector<std::byte> encode(const TensorFile& file);

/// Errors are parseTensorHeader()'s (core/record/tensor_header.h); sizes are checked before anything is allocated.
Result<TensorFile> decode(std::span<const std::byte> bytes, const std::string& fileName);

}  // namespace rosa::learn
