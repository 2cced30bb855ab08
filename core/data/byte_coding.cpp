#include "core/data/byte_coding.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace rosa::data {

void ByteWriter::fixed32(std::uint32_t value)
{
    for (int i = 0; i < 4; ++i) m_bytes.push_back(static_cast<std::byte>(value >> (8 * i)));
}

void ByteWriter::fixed64(std::uint64_t value)
{
    for (int i = 0; i < 8; ++i) m_bytes.push_back(static_cast<std::byte>(value >> (8 * i)));
}

void ByteWriter::varint(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7) m_bytes.push_back(static_cast<std::byte>(value | 0x80));
    m_bytes.push_back(static_cast<std::byte>(value));
}

void ByteWriter::zigzag(std::int64_t value)
{
    varint((static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63));
}

void ByteWriter::text(std::string_view value)
{
    varint(value.size());
    raw(std::as_bytes(std::span(value)));
}

void ByteWriter::ascending(std::span<const std::int32_t> values, std::int64_t floor)
{
    varint(values.size());
    for (const std::int32_t value : values) {
        varint(static_cast<std::uint64_t>(value - floor - 1));
        floor = value;
    }
}

void ByteWriter::raw(std::span<const std::byte> bytes) { m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end()); }

void ByteWriter::floats(std::span<const float> values)
{
    m_bytes.reserve(m_bytes.size() + 4 * values.size());
    for (int plane = 0; plane < 4; ++plane)
        for (const float value : values)
            m_bytes.push_back(static_cast<std::byte>(std::bit_cast<std::uint32_t>(value) >> (8 * plane)));
}

void ByteReader::fail(const Message& expectedAndFound)
{
    if (ok()) m_problem = badInput("%1, byte %2: %3", m_where, m_position, expectedAndFound);
}

std::uint64_t ByteReader::fixed(int bytes)
{
    if (remaining() < static_cast<std::size_t>(bytes)) fail(Message("expected a number of %1 bytes, found the end", bytes));
    if (!ok()) return 0;
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i) value |= static_cast<std::uint64_t>(m_bytes[m_position++]) << (8 * i);
    return value;
}

std::uint32_t ByteReader::fixed32() { return static_cast<std::uint32_t>(fixed(4)); }
std::uint64_t ByteReader::fixed64() { return fixed(8); }

std::uint64_t ByteReader::varint()
{
    if (!ok()) return 0;
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        if (remaining() == 0) {
            fail(Message("expected a number, found the end"));
            return 0;
        }
        const auto byte = static_cast<std::uint64_t>(m_bytes[m_position++]);
        if (shift == 63 && byte > 1) break;
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value;
    }
    fail(Message("expected a number of at most 64 bits, found a longer one"));
    return 0;
}

std::int64_t ByteReader::zigzag()
{
    const std::uint64_t value = varint();
    return static_cast<std::int64_t>((value >> 1) ^ (~(value & 1) + 1));
}

std::uint64_t ByteReader::varintUpTo(std::uint64_t most, const char* what)
{
    const std::uint64_t value = varint();
    if (value <= most) return value;
    fail(Message("%1: expected at most %2, found %3", what, most, value));
    return 0;
}

std::size_t ByteReader::count(const char* what)
{
    constexpr std::size_t kMost = std::numeric_limits<std::int32_t>::max();
    const std::uint64_t value = varint();
    const std::size_t fit = std::min(remaining(), kMost);
    if (value <= fit) return static_cast<std::size_t>(value);
    fail(Message("%1: expected at most %2 in the remaining bytes, found %3", what, fit, value));
    return 0;
}

bool ByteReader::take(std::uint64_t count, std::uint64_t size)
{
    if (!ok() || !m_budget) return ok();
    if (const auto taken = m_budget->take(count, size); !taken) fail(taken.error().message);
    return ok();
}

std::string ByteReader::text(const char* what)
{
    constexpr std::uint64_t textBytes = 48;  // A std::string in a growing vector.
    const std::size_t length = count(what);
    if (!take(1, textBytes + length)) return {};
    const auto bytes = raw(length, what);
    return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

std::size_t ByteReader::ascending(std::vector<std::int32_t>& out, std::int64_t bound, const char* what, std::int64_t floor)
{
    const std::size_t length = count(what);
    if (!take(length, sizeof(std::int32_t) * 3 / 2)) return 0;
    std::size_t done = 0;
    for (; done < length && ok(); ++done) {
        const std::uint64_t step = varint();
        if (step >= static_cast<std::uint64_t>(bound - floor) || floor + 1 + static_cast<std::int64_t>(step) >= bound) {
            fail(Message("%1: expected a number below %2, found a larger one", what, bound));
            break;
        }
        if (!ok()) break;
        floor += 1 + static_cast<std::int64_t>(step);
        out.push_back(static_cast<std::int32_t>(floor));
    }
    return done;
}

std::span<const std::byte> ByteReader::raw(std::uint64_t howMany, const char* what)
{
    if (howMany > remaining()) fail(Message("%1: expected %2 bytes, found %3", what, howMany, remaining()));
    if (!ok()) return {};
    const auto bytes = m_bytes.subspan(m_position, static_cast<std::size_t>(howMany));
    m_position += static_cast<std::size_t>(howMany);
    return bytes;
}

std::vector<float> ByteReader::floats(std::uint64_t howMany, const char* what)
{
    if (howMany > remaining() / 4)
        fail(Message("%1: expected %2 values of 4 bytes, found %3 bytes", what, howMany, remaining()));
    if (!take(howMany, sizeof(float))) return {};
    const auto size = static_cast<std::size_t>(howMany);
    const auto planes = raw(4 * howMany, what);
    std::vector<float> values(size);
    for (std::size_t i = 0; i < size; ++i) {
        std::uint32_t bits = 0;
        for (std::size_t plane = 0; plane < 4; ++plane)
            bits |= static_cast<std::uint32_t>(planes[plane * size + i]) << (8 * plane);
        values[i] = std::bit_cast<float>(bits);
    }
    return values;
}

Result<void> ByteReader::finish()
{
    if (remaining() != 0) fail(Message("expected the end, found %1 more bytes", remaining()));
    if (!ok()) return error();
    return {};
}

}  // namespace rosa::data
