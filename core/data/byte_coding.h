/// Byte encodings: little-endian integers, variable-length integers and delta-coded lists.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"

namespace rosa::data {

/// Appends encoded values to a block of bytes.
class ByteWriter {
public:
    void fixed32(std::uint32_t value);
    void fixed64(std::uint64_t value);
    /// LEB128: seven bits per byte, lowest first.
    void varint(std::uint64_t value);
    /// Zigzag coding keeps signed values of small magnitude short: 0, −1, 1, −2 … become 0, 1, 2, 3 …
    void zigzag(std::int64_t value);
    void text(std::string_view value);  ///< Length, then the bytes.
    /// Strictly ascending numbers above `floor`: the count, then the difference of each from its predecessor, less 1.
    void ascending(std::span<const std::int32_t> values, std::int64_t floor = -1);
    /// Float32 values as four planes of bytes, lowest first: the exponents of similar values are adjacent and deflate well.
    void floats(std::span<const float> values);
    void raw(std::span<const std::byte> bytes);

    [[nodiscard]] const std::vector<std::byte>& bytes() const { return m_bytes; }
    std::vector<std::byte> take() { return std::move(m_bytes); }

private:
    std::vector<std::byte> m_bytes;
};

/// Reads data written by ByteWriter. The first error is sticky: from then on every call returns 0 or nothing, so a caller may read several
/// values and check ok() once. Never allocates more than the available bytes can fill.
class ByteReader {
public:
    /// `where` prefixes errors: "cora.rosadata, section GRPH". Lists and texts are taken from `budget`, if given: a single byte may
    /// represent a list.
    ByteReader(std::span<const std::byte> bytes, std::string where, MemoryBudget* budget = nullptr)
        : m_bytes(bytes), m_where(std::move(where)), m_budget(budget)
    {}

    /// Takes memory that the caller is about to allocate for data read; returns false and notes an error if it is too much.
    bool take(std::uint64_t count, std::uint64_t size);

    std::uint32_t fixed32();
    std::uint64_t fixed64();
    std::uint64_t varint();
    std::int64_t zigzag();
    /// Reads a varint of at most `most`; `what` names it in errors.
    std::uint64_t varintUpTo(std::uint64_t most, const char* what);
    /// Reads a count of items of at least one byte each, so it cannot exceed the remaining bytes; nor the range of an int32 index.
    std::size_t count(const char* what);
    std::string text(const char* what);
    /// Appends the list to `out` and returns its length; values must be below `bound`.
    std::size_t ascending(std::vector<std::int32_t>& out, std::int64_t bound, const char* what, std::int64_t floor = -1);
    std::vector<float> floats(std::uint64_t howMany, const char* what);
    std::span<const std::byte> raw(std::uint64_t howMany, const char* what);

    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::size_t remaining() const { return m_bytes.size() - m_position; }
    [[nodiscard]] bool ok() const { return !m_problem; }
    /// Notes an error at the current position unless there already is one.
    void fail(const Message& expectedAndFound);
    /// Returns the first error, or an Error if bytes are left over.
    Result<void> finish();
    [[nodiscard]] Error error() const { return *m_problem; }

private:
    std::uint64_t fixed(int bytes);

    std::span<const std::byte> m_bytes;
    std::size_t m_position = 0;
    std::string m_where;
    std::optional<Error> m_problem;
    MemoryBudget* m_budget = nullptr;
};

}  // namespace rosa::data
