/// Header of a checkpoint: names, types, shapes and positions of its tensors (safetensors layout: 8 bytes length, JSON, raw little-endian
/// data).
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::record {

enum class TensorType { Float16, Bfloat16, Float32, Float64, Int64 };

/// Size of one number in bytes.
std::size_t widthOf(TensorType type);

/// A tensor and the position of its numbers in the data.
struct TensorPlace {
    std::string name;
    TensorType type = TensorType::Float32;
    std::vector<std::int64_t> shape;  ///< Lengths, >= 0.
    std::uint64_t begin = 0;          ///< Offset into the data in bytes; followed by `bytes` bytes.
    std::uint64_t bytes = 0;          ///< Size implied by shape and type.
};

struct TensorHeader {
    std::vector<TensorPlace> tensors;  ///< In the order written.
    std::map<std::string, std::string> metadata;
    std::size_t dataAt = 0;  ///< Offset of the data in the file, in bytes.
};

/// Reads the header of the complete checkpoint `bytes`. An Error begins with `fileName` and gives the byte of an error in the header or the
/// tensor with an invalid position, or states that the tensors would need more memory than allowed for a file of this size
/// (memory_budget.h), since positions may overlap.
Result<TensorHeader> parseTensorHeader(std::span<const std::byte> bytes, const std::string& fileName);

}  // namespace rosa::record
