/// What stands before the numbers of a checkpoint: names, types, shapes and places of its tensors (the safetensors layout: 8 bytes length,
/// JSON, raw little-endian data).
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::record {

enum class TensorType { Float32, Float64, Int64 };

/// Bytes of one number.
std::size_t widthOf(TensorType type);

/// A tensor and where its numbers lie among the data.
struct TensorPlace {
    std::string name;
    TensorType type = TensorType::Float32;
    std::vector<std::int64_t> shape;  ///< Lengths of 0 or more.
    std::uint64_t begin = 0;          ///< Byte of the data; `bytes` of them are there.
    std::uint64_t bytes = 0;          ///< What shape and type ask for.
};

struct TensorHeader {
    std::vector<TensorPlace> tensors;  ///< In the order written.
    std::map<std::string, std::string> metadata;
    std::size_t dataAt = 0;  ///< Byte of the file where the data begin.
};

/// Reads the header of the checkpoint `bytes`, whole. An Error begins with `fileName` and says at which byte the header or which tensor's
/// place is wrong, or that the tensors together would take more memory than a file of this size may (memory_budget.h): places may overlap.
Result<TensorHeader> parseTensorHeader(std::span<const std::byte> bytes, const std::string& fileName);

}  // namespace rosa::record
