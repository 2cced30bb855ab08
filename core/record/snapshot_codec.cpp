#include "core/record/snapshot_codec.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace rosa::record {

namespace {

static_assert(std::endian::native == std::endian::little, "the record's numbers are little-endian");

struct Header {
    std::uint32_t nodesOfRows = 0;
    std::uint32_t nodesOfColumns = 0;
    std::uint32_t parts = 0;  ///< kRescale, kPadding
};
constexpr std::uint32_t kRescale = 1, kPadding = 2;

/// Follows the header.
struct StoredPadding {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
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
    const std::size_t rows = snapshot.rows();
    const std::size_t columns = snapshot.columns();
    const std::size_t cells = rows * columns;
    return snapshot.cost.size() == cells && snapshot.rescale.size() == cells && snapshot.plan.size() == cells &&
           snapshot.rowWeights.size() == rows && snapshot.columnWeights.size() == columns;
}

std::vector<std::byte> encodeSnapshot(const PairSnapshot& snapshot)
{
    const bool plain = std::all_of(snapshot.rescale.begin(), snapshot.rescale.end(), [](float s) { return s == 1.0f; });
    const Header header{static_cast<std::uint32_t>(snapshot.rowNodes.size()),
                        static_cast<std::uint32_t>(snapshot.columnNodes.size()),
                        (plain ? 0 : kRescale) | (snapshot.padding ? kPadding : 0)};
    std::vector<std::byte> bytes(sizeof(Header));
    std::memcpy(bytes.data(), &header, sizeof(Header));
    if (snapshot.padding)
        append(bytes, std::vector{StoredPadding{static_cast<std::uint32_t>(snapshot.padding->rows),
                                                static_cast<std::uint32_t>(snapshot.padding->columns)}});
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
    if (header.parts > (kRescale | kPadding)) return std::nullopt;
    const bool isRescaled = (header.parts & kRescale) != 0;
    PairSnapshot snapshot;
    if ((header.parts & kPadding) != 0) {
        if (bytes.size() < sizeof(StoredPadding)) return std::nullopt;
        const StoredPadding padding = take<StoredPadding>(bytes, 1).front();
        snapshot.padding = {padding.rows, padding.columns};
    }
    // Counts are below 2^32, so the sum of products below cannot overflow 2^64 once each count fits the available bytes.
    const std::size_t nodesOfRows = header.nodesOfRows;
    const std::size_t nodesOfColumns = header.nodesOfColumns;
    if (nodesOfRows > bytes.size() || nodesOfColumns > bytes.size()) return std::nullopt;
    const std::size_t rows = nodesOfRows + (snapshot.padding && snapshot.padding->rows > 0 ? 1 : 0);
    const std::size_t columns = nodesOfColumns + (snapshot.padding && snapshot.padding->columns > 0 ? 1 : 0);
    const std::size_t cells = rows * columns;
    const std::size_t matrices = isRescaled ? 3 : 2;
    if (cells > bytes.size() || bytes.size() != 4 * (nodesOfRows + nodesOfColumns + rows + columns + matrices * cells))
        return std::nullopt;
    snapshot.rowNodes = take<std::int32_t>(bytes, nodesOfRows);
    snapshot.columnNodes = take<std::int32_t>(bytes, nodesOfColumns);
    snapshot.rowWeights = take<float>(bytes, rows);
    snapshot.columnWeights = take<float>(bytes, columns);
    snapshot.cost = take<float>(bytes, cells);
    snapshot.plan = take<float>(bytes, cells);
    if (isRescaled)
        snapshot.rescale = take<float>(bytes, cells);
    else
        snapshot.rescale.assign(cells, 1.0f);
    return snapshot;
}

}  // namespace rosa::record
