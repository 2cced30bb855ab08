/// Sequential reading of NumPy arrays larger than memory.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/arrays/nd_array.h"

namespace rosa::data {

/// Parsed start of an npy file, before its numbers.
struct NpyStart {
    ElementType type;
    std::vector<std::int64_t> shape;
    bool isFortranOrder = false;
    std::size_t bytes = 0;  ///< Length of magic and header.
};

/// Parses the start of an npy file; `bytes` must contain all of it. Returns an Error with offset, expected and found value.
Result<NpyStart> parseNpyStart(std::span<const std::byte> bytes);

/// Reads the numbers of one array in chunks. Memory is bounded by the chunk, not by the array. Use from one thread.
class NpyStream {
public:
    /// Opens an npy file.
    static Result<NpyStream> open(const std::filesystem::path& path);
    /// Opens the array `name` (without ".npy") of an npz archive, stored or deflated. Each stream opens the archive separately.
    static Result<NpyStream> open(const std::filesystem::path& archive, const std::string& name);

    [[nodiscard]] const std::vector<std::int64_t>& shape() const { return m_start.shape; }
    [[nodiscard]] const ElementType& type() const { return m_start.type; }
    [[nodiscard]] std::size_t size() const { return m_size; }  ///< Total number of elements.
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] const std::string& where() const { return m_where; }

    /// Returns the next `most` numbers, or those that are left, as a one-dimensional array; empty at the end. Returns an Error if bytes are
    /// missing or left over, or do not match their checksum.
    Result<NdArray> next(std::size_t most);

private:
    /// Reads into the span until it is full or the data end; returns the number of bytes read.
    using Read = std::function<Result<std::size_t>(std::span<std::byte>)>;
    static Result<NpyStream> begin(Read read, std::string where);
    NpyStream(Read read, std::string where, NpyStart start, std::size_t size);

    Read m_read;
    std::string m_where;
    NpyStart m_start;
    std::size_t m_size;
    std::size_t m_position = 0;
};

}  // namespace rosa::data
