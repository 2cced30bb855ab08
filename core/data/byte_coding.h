/// Numbers as bytes: little-endian integers, variable-length integers and lists of differences.
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

/// Appends to a block of bytes.
class ByteWriter {
public:
    void fixed32(std::uint32_t value);
    void fixed64(std::uint64_t value);
    /// LEB128: seven bits a byte, lowest first.
    void varint(std::uint64_t value);
    /// Signed values of small magnitude stay short: 0, −1, 1, −2 … become 0, 1, 2, 3 …
    void zigzag(std::int64_t value);
    void text(std::string_view value);  ///< Length, then the bytes.
    /// Strictly ascending numbers above `floor`: count, then each one's distance to the one before, less 1.
    void ascending(std::span<const std::int32_t> values, std::int64_t floor = -1);
    /// Float32 values as four planes of bytes, lowest first: exponents of like values lie together and deflate well.
    void floats(std::span<const float> values);
    void raw(std::span<const std::byte> bytes);

    [[nodiscard]] const std::vector<std::byte>& bytes() const { return m_bytes; }
    std::vector<std::byte> take() { return std::move(m_bytes); }

private:
    std::vector<std::byte> m_bytes;
};

/// Reads what ByteWriter wrote. The first problem sticks: from then on every call returns 0 or nothing, so that a caller may
/// read a few values and look at ok() once. Nothing is allocated beyond what the bytes that are there can fill.
class ByteReader {
public:
    /// `where` goes in front of errors: "cora.rosadata, section GRPH". Lists and texts are taken from `budget` where there is one: a byte
    /// may stand for a list of its own.
    ByteReader(std::span<const std::byte> bytes, std::string where, MemoryBudget* budget = nullptr)
        : m_bytes(bytes), m_where(std::move(where)), m_budget(budget)
    {}

    /// Takes what the caller is about to make of what was read; false, and a problem, where that is too much.
    bool take(std::uint64_t count, std::uint64_t size);

    std::uint32_t fixed32();
    std::uint64_t fixed64();
    std::uint64_t varint();
    std::int64_t zigzag();
    /// A varint that must be at most `most`; `what` names it in the error.
    std::uint64_t varintUpTo(std::uint64_t most, const char* what);
    /// A count of items that take at least one byte each, so it cannot exceed what remains; nor what an int32 indexes.
    std::size_t count(const char* what);
    std::string text(const char* what);
    /// Appends the list to `out` and returns its length; values must stay below `bound`.
    std::size_t ascending(std::vector<std::int32_t>& out, std::int64_t bound, const char* what, std::int64_t floor = -1);
    std::vector<float> floats(std::uint64_t howMany, const char* what);
    std::span<const std::byte> raw(std::uint64_t howMany, const char* what);

    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::size_t remaining() const { return m_bytes.size() - m_position; }
    [[nodiscard]] bool ok() const { return m_problem.empty(); }
    /// Fails at the present position unless something failed before.
    void fail(const std::string& expectedAndFound);
    /// The first problem, or that bytes are left over.
    Result<void> finish();
    [[nodiscard]] Error error() const { return badInput(m_problem); }

private:
    std::uint64_t fixed(int bytes);

    std::span<const std::byte> m_bytes;
    std::size_t m_position = 0;
    std::string m_where;
    std::string m_problem;
    MemoryBudget* m_budget = nullptr;
};

}  // namespace rosa::data
