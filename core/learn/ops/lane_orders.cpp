#include "core/learn/ops/lane_orders.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/learn/ops/device.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Minimum number of rows per thread.
constexpr std::int64_t kSideRowsAThread = 64;

/// Side of a tile that is transposed in registers and the L1 cache.
constexpr std::int64_t kTileSide = 16;

/// Adds the transpose of the tile at (left, top) to the tile of A at (top, left) and writes the sum to both.
template <typename T>
void addTurnedTile(T* a, std::int64_t side, std::int64_t top, std::int64_t left)
{
    const std::int64_t rows = std::min(kTileSide, side - top);
    const std::int64_t columns = std::min(kTileSide, side - left);
    T sums[kTileSide][kTileSide];
    for (std::int64_t j = 0; j < columns; ++j)
        for (std::int64_t i = 0; i < rows; ++i) sums[i][j] = a[(left + j) * side + top + i];
    for (std::int64_t i = 0; i < rows; ++i) {
        T* row = a + (top + i) * side + left;
        for (std::int64_t j = 0; j < columns; ++j) sums[i][j] += row[j];
        for (std::int64_t j = 0; j < columns; ++j) row[j] = sums[i][j];
    }
    for (std::int64_t j = 0; j < columns; ++j)
        for (std::int64_t i = 0; i < rows; ++i) a[(left + j) * side + top + i] = sums[i][j];
}

/// A += Aᵀ, A square.
template <typename T>
void addTransposeOnCpu(T* a, std::int64_t side)
{
    const std::int64_t tiles = (side + kTileSide - 1) / kTileSide;
    // Pairs a long row of tiles with a short one, so that all ranges have about equally many tiles.
    parallelFor((tiles + 1) / 2, 2, [&](std::int64_t begin, std::int64_t end) {
        const auto addRow = [&](std::int64_t row) {
            for (std::int64_t column = row; column < tiles; ++column)
                addTurnedTile(a, side, row * kTileSide, column * kTileSide);
        };
        for (std::int64_t row = begin; row < end; ++row) {
            addRow(row);
            if (tiles - 1 - row != row) addRow(tiles - 1 - row);
        }
    });
}

/// G + Gᵀ of a square matrix, with columns permuted from lane to natural order.
template <typename T>
Tensor symmetricOnCpu(const Tensor& gradient, const transport::LaneLayout& columns)
{
    const std::int64_t side = columns.columnCount();
    Tensor natural = torch::empty_like(gradient);
    const T* from = gradient.const_data_ptr<T>();
    T* to = natural.data_ptr<T>();
    parallelFor(side, kSideRowsAThread, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t column = 0; column < side; ++column)
                to[row * side + column] = from[row * side + columns.columnPlace[static_cast<std::size_t>(column)]];
    });
    addTransposeOnCpu(to, side);
    return natural;
}

/// rows × columns matrix of the elements of `from` (contiguous) at place(i, k).
template <typename Place>
Tensor arrangedOnCpu(const Tensor& from, std::int64_t rows, std::int64_t columns, const Place& place)
{
    Tensor arranged = torch::empty({rows, columns}, from.options());
    const auto go = [&]<typename T>(const T* values, T* to) {
        for (std::int64_t i = 0; i < rows; ++i)
            for (std::int64_t k = 0; k < columns; ++k) to[i * columns + k] = values[place(i, k)];
    };
    if (from.scalar_type() == torch::kFloat64)
        go(from.const_data_ptr<double>(), arranged.data_ptr<double>());
    else
        go(from.const_data_ptr<float>(), arranged.data_ptr<float>());
    return arranged;
}

template <typename T>
Tensor turnedWeightsOnCpu(const Tensor& rowWeights, const transport::LaneLayout& layout)
{
    const std::int64_t views = layout.viewCount();
    const std::int64_t nodes = layout.columnCount();
    Tensor turned = torch::empty({views, nodes}, rowWeights.options());
    const T* const from = rowWeights.const_data_ptr<T>();
    T* const to = turned.data_ptr<T>();
    // Processes one row of tiles at a time, so that a tile's rows stay in the L1 cache.
    parallelFor((nodes + kTileSide - 1) / kTileSide, kSideRowsAThread / kTileSide,
                [&](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t tile = begin; tile < end; ++tile) {
                        const std::int64_t first = tile * kTileSide;
                        const std::int64_t last = std::min(nodes, first + kTileSide);
                        for (std::int64_t view = 0; view < views; ++view)
                            for (std::int64_t place = first; place < last; ++place)
                                to[view * nodes + place] = from[layout.columnOrder[static_cast<std::size_t>(place)] * views +
                                                                layout.viewPlace[static_cast<std::size_t>(view)]];
                    }
                });
    return turned;
}

}  // namespace

Tensor symmetric(const Tensor& gradient, const ViewLayout& side)
{
    if (takesCpuPath(gradient.device()))
        return gradient.scalar_type() == torch::kFloat64 ? symmetricOnCpu<double>(gradient, *side.lanes)
                                                         : symmetricOnCpu<float>(gradient, *side.lanes);
    const Tensor natural = gradient.index_select(1, side.columnPlace);
    return natural + natural.t();
}

Tensor inViews(const Tensor& lanes, const ViewLayout& layout, bool isTurned)
{
    if (!takesCpuPath(lanes.device())) {
        const Tensor views = lanes.index_select(1, layout.viewPlace);
        return isTurned ? views.t().contiguous() : views;
    }
    const std::int64_t rows = lanes.size(0), columns = lanes.size(1);
    const std::int64_t* const laneOf = layout.lanes->viewPlace.data();
    if (isTurned)
        return arrangedOnCpu(lanes, columns, rows, [=](std::int64_t i, std::int64_t k) { return k * columns + laneOf[i]; });
    return arrangedOnCpu(lanes, rows, columns, [=](std::int64_t i, std::int64_t k) { return i * columns + laneOf[k]; });
}

Tensor inLanes(const Tensor& given, const ViewLayout& layout, bool isTurned)
{
    if (!takesCpuPath(given.device()))
        return isTurned ? given.index_select(0, layout.viewOrder).t().contiguous()
                        : given.index_select(1, layout.viewOrder).contiguous();
    const Tensor views = given.contiguous();
    const std::int64_t rows = views.size(0), columns = views.size(1);
    const std::int64_t* const viewOf = layout.lanes->viewOrder.data();
    if (isTurned)
        return arrangedOnCpu(views, columns, rows, [=](std::int64_t i, std::int64_t k) { return viewOf[k] * columns + i; });
    return arrangedOnCpu(views, rows, columns, [=](std::int64_t i, std::int64_t k) { return i * columns + viewOf[k]; });
}

Tensor turnedWeights(const Tensor& rowWeights, const transport::LaneLayout& layout)
{
    return rowWeights.scalar_type() == torch::kFloat64 ? turnedWeightsOnCpu<double>(rowWeights, layout)
                                                       : turnedWeightsOnCpu<float>(rowWeights, layout);
}

}  // namespace rosa::learn
