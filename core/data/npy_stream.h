/// NumPy arrays larger than memory, read from front to back.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/nd_array.h"

namespace rosa::data {

/// What stands before an npy file's numbers.
struct NpyStart {
    ElementType type;
    std::vector<std::int64_t> shape;
    bool isFortranOrder = false;
    std::size_t bytes = 0;  ///< Of magic and header.
};

/// `bytes` begin with an npy file's beginning, all of it. An Error says offset, expected and found.
Result<NpyStart> parseNpyStart(std::span<const std::byte> bytes);

/// The numbers of one array in pieces. Memory for a piece, whatever the array's size. Used by one thread.
class NpyStream {
public:
    /// An npy file.
    static Result<NpyStream> open(const std::filesystem::path& path);
    /// The array `name` (without ".npy") of an npz archive, stored or deflated. Each stream opens the archive for itself.
    static Result<NpyStream> open(const std::filesystem::path& archive, const std::string& name);

    [[nodiscard]] const std::vector<std::int64_t>& shape() const { return m_start.shape; }
    [[nodiscard]] const ElementType& type() const { return m_start.type; }
    [[nodiscard]] std::size_t size() const { return m_size; }  ///< Numbers in all.
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] const std::string& where() const { return m_where; }

    /// The next `most` numbers or those that are left, as one axis; none at the end. An Error where bytes are missing, left
    /// over, or do not fit their checksum.
    Result<NdArray> next(std::size_t most);

private:
    /// Fills as much of the span as there is; returns how much.
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
