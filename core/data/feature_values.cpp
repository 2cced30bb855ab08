#include "core/data/feature_values.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace rosa::data::packed {

namespace {

constexpr std::size_t kMostPlaces = std::size_t{1} << 16;
constexpr std::int64_t kBelowAll = std::int64_t{std::numeric_limits<std::int32_t>::min()} - 1;
constexpr std::int64_t kAboveAll = std::int64_t{std::numeric_limits<std::int32_t>::max()} + 1;

std::size_t columnOf(std::span<const std::int32_t> indices, std::size_t entry)
{
    return static_cast<std::size_t>(indices[entry]);
}

}  // namespace

std::optional<DistinctValues> distinctValues(const graph::Features& features)
{
    const auto indices = features.columnIndices();
    const auto values = features.values();
    if (static_cast<std::size_t>(features.columns()) > indices.size()) return {};
    DistinctValues distinct(static_cast<std::size_t>(features.columns()));
    for (std::size_t i = 0; i < indices.size(); ++i)
        distinct[columnOf(indices, i)].push_back(std::bit_cast<std::int32_t>(values[i]));
    std::size_t all = 0;
    for (auto& column : distinct) {
        std::sort(column.begin(), column.end());
        column.erase(std::unique(column.begin(), column.end()), column.end());
        if (column.size() > kMostPlaces) return {};
        all += column.size();
    }
    if (2 * all > indices.size()) return {};
    return distinct;
}

void putValues(ByteWriter& out, const graph::Features& features, const DistinctValues& distinct)
{
    const auto indices = features.columnIndices();
    const auto values = features.values();
    for (const auto& column : distinct) out.ascending(column, kBelowAll);
    std::vector<std::byte> planes(2 * indices.size());
    for (std::size_t i = 0; i < indices.size(); ++i) {
        const auto& column = distinct[columnOf(indices, i)];
        const auto found = std::lower_bound(column.begin(), column.end(), std::bit_cast<std::int32_t>(values[i]));
        const auto place = static_cast<std::size_t>(found - column.begin());
        planes[i] = static_cast<std::byte>(place);
        planes[indices.size() + i] = static_cast<std::byte>(place >> 8);
    }
    out.raw(planes);
}

std::vector<float> takeValues(ByteReader& in, std::int32_t columns, std::span<const std::int32_t> indices)
{
    if (!in.take(static_cast<std::uint64_t>(columns), 2 * sizeof(std::size_t))) return {};
    std::vector<std::int32_t> distinct;
    std::vector<std::size_t> begins{0};
    for (std::int32_t column = 0; column < columns && in.ok(); ++column) {
        in.ascending(distinct, kAboveAll, "value of a feature", kBelowAll);
        begins.push_back(distinct.size());
    }
    const auto planes = in.raw(2 * static_cast<std::uint64_t>(indices.size()), "places of values");
    if (!in.take(indices.size(), sizeof(float))) return {};
    std::vector<float> values(indices.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::size_t column = columnOf(indices, i);
        const auto place = static_cast<std::size_t>(planes[i]) | static_cast<std::size_t>(planes[values.size() + i]) << 8;
        if (place >= begins[column + 1] - begins[column]) {
            in.fail(Message("feature %1: expected one of its %2 values, found place %3", column,
                            begins[column + 1] - begins[column], place));
            return {};
        }
        values[i] = std::bit_cast<float>(distinct[begins[column] + place]);
    }
    return values;
}

}  // namespace rosa::data::packed
