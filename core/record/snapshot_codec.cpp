#include "core/record/snapshot_codec.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace rosa::record {

namespace {

static_assert(std::endian::native == std::endian::little, "the record's numbers are little-endian");

struct Header {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    std::uint32_t hasRescale = 0;
};

template <typename T>
void append(std::vector<std::byte>& bytes, const std::vector<T>& values)
{
    const auto view = std::as_bytes(std::span(values));
    bytes.insert(bytes.end(), view.begin(), view.end());
}

/// Removes `count` values from the front; the caller has checked that they exist.
template <typename T>
std::vector<T> take(std::span<const std::byte>& bytes, std::size_t count)
{
    std::vector<T> values(count);
    if (count > 0) std::memcpy(values.data(), bytes.data(), count * sizeof(T));
    bytes = bytes.subspan(count * sizeof(T));
    return values;
}

}  // namespace

bool isConsistent(const PairSnapshot& snapshot)
{
    const std::size_t rows = snapshot.rowNodes.size();
    const std::size_t columns = snapshot.columnNodes.size();
    const std::size_t cells = rows * columns;
    return snapshot.cost.size() == cells && snapshot.rescale.size() == cells && snapshot.plan.size() == cells &&
           snapshot.rowWeights.size() == rows && snapshot.columnWeights.size() == columns;
}

std::vector<std::byte> encodeSnapshot(const PairSnapshot& snapshot)
{
    const bool plain = std::all_of(snapshot.rescale.begin(), snapshot.rescale.end(), [](float s) { return s == 1.0f; });
    const Header header{static_cast<std::uint32_t>(snapshot.rowNodes.size()),
                        static_cast<std::uint32_t>(snapshot.columnNodes.size()), plain ? 0u : 1u};
    std::vector<std::byte> bytes(sizeof(Header));
    std::memcpy(bytes.data(), &header, sizeof(Header));
    append(bytes, snapshot.rowNodes);
    append(bytes, snapshot.columnNodes);
    append(bytes, snapshot.rowWeights);
    append(bytes, snapshot.columnWeights);
    append(bytes, snapshot.cost);
    append(bytes, snapshot.plan);
    if (!plain) append(bytes, snapshot.rescale);
    return bytes;
}

std::optional<PairSnapshot> decodeSnapshot(std::span<const std::byte> bytes)
{
    Header header;
    if (bytes.size() < sizeof(Header)) return std::nullopt;
    std::memcpy(&header, bytes.data(), sizeof(Header));
    bytes = bytes.subspan(sizeof(Header));
    // Counts are below 2^32, so the sum of products below cannot overflow 2^64 once each count fits the available bytes.
    const std::size_t rows = header.rows;
    const std::size_t columns = header.columns;
    if (header.hasRescale > 1 || rows > bytes.size() || columns > bytes.size()) return std::nullopt;
    const std::size_t cells = rows * columns;
    const std::size_t matrices = header.hasRescale ? 3 : 2;
    if (cells > bytes.size() || bytes.size() != 4 * (2 * (rows + columns) + matrices * cells)) return std::nullopt;
    PairSnapshot snapshot;
    snapshot.rowNodes = take<std::int32_t>(bytes, rows);
    snapshot.columnNodes = take<std::int32_t>(bytes, columns);
    snapshot.rowWeights = take<float>(bytes, rows);
    snapshot.columnWeights = take<float>(bytes, columns);
    snapshot.cost = take<float>(bytes, cells);
    snapshot.plan = take<float>(bytes, cells);
    if (header.hasRescale) snapshot.rescale = take<float>(bytes, cells);
    if (!header.hasRescale) snapshot.rescale.assign(cells, 1.0f);
    return snapshot;
}

}  // namespace rosa::record
