/// Batch as read by each thread of the CUDA kernels, and by their test on the CPU.
#pragma once

#include <cmath>
#include <cstdint>

#if defined(__CUDACC__)
#define ROSA_ON_BOTH __host__ __device__
#else
#define ROSA_ON_BOTH
#endif
#if defined(__CUDA_ARCH__)
#define ROSA_UNROLL _Pragma("unroll")
#else
#define ROSA_UNROLL
#endif

namespace rosa::learn {

/// transport::BlockPadding as pointers; null: no padding.
template <typename T>
struct LanePadding {
    const T* rowCost = nullptr;        ///< rows
    const T* columnCost = nullptr;     ///< columns
    const T* rowWeights = nullptr;     ///< lanes
    const T* columnWeights = nullptr;  ///< views
};

/// transport::BlockBatch as pointers.
template <typename T>
struct LaneBatch {
    const T* cost = nullptr;                   ///< rows × columns, columns in lane order.
    const T* rowWeights = nullptr;             ///< rows × lanes
    const T* columnWeights = nullptr;          ///< views × columns
    const std::int64_t* rowOffsets = nullptr;  ///< views + 1
    const std::int64_t* lanePlaces = nullptr;  ///< lanes × 3: a lane's first column, column stride, number of nodes.
    std::int64_t views = 0;
    std::int64_t lanes = 0;
    std::int64_t columns = 0;
    std::int64_t rows = 0;
    std::int64_t largestRows = 0;  ///< Number of nodes of the largest view of each side, or a larger number.
    std::int64_t largestColumns = 0;
    LanePadding<T> padding{};
    /// That number itself, read by the kernels, since it differs between the batches for which one launch is repeated; null: as above.
    const std::int64_t* paddedRows = nullptr;
    const std::int64_t* paddedColumns = nullptr;
};

/// transport::BlockOptions and derived values.
struct LaneOptions {
    double lambda = 20;
    int iterations = 5;
    double substitute = 0;   ///< Replaces raw weights that are not positive.
    double largestCost = 0;  ///< A block with a larger cost is solved on logarithms.
};

/// Every `step`-th element, starting at `first`.
template <typename E>
struct Strided {
    E* first;
    std::int64_t step;
    ROSA_ON_BOTH E& operator[](std::int64_t i) const { return first[i * step]; }
};

/// Null stays null.
template <typename E>
ROSA_ON_BOTH E* behind(E* first, std::int64_t offset)
{
    return first ? first + offset : nullptr;
}

/// Raw weights of a side and their normalisation, as normaliseLanes (transport/lane_math.h).
template <typename T>
struct LaneWeights {
    Strided<const T> raw;
    std::int64_t size;
    std::int64_t fillCount;  ///< Number of padding rows of the view.
    T substitute, add, scale, inverseSum, fillRaw;

    /// `fill`: raw weight of a padding row; null if there are none.
    ROSA_ON_BOTH LaneWeights(Strided<const T> given, std::int64_t count, double inPlace, const T* fill = nullptr,
                             std::int64_t fills = 0)
        : raw(given),
          size(count),
          fillCount(fills),
          substitute(static_cast<T>(inPlace)),
          add(0),
          scale(1),
          inverseSum(1),
          fillRaw(fills > 0 ? (*fill > 0 ? *fill : substitute) : T{0})
    {
        T largest = fillRaw;
        for (std::int64_t i = 0; i < size; ++i) largest = positive(i) > largest ? positive(i) : largest;
        // If all are 0, every weight becomes 1 before division by their number.
        add = largest > 0 ? T{0} : T{1};
        scale = 1 / (largest + add);
        T sum = static_cast<T>(fillCount) * (fillRaw * scale + add);
        for (std::int64_t i = 0; i < size; ++i) sum += positive(i) * scale + add;
        inverseSum = 1 / sum;
    }
    ROSA_ON_BOTH T positive(std::int64_t i) const { return raw[i] > 0 ? raw[i] : substitute; }
    ROSA_ON_BOTH T operator[](std::int64_t i) const { return (positive(i) * scale + add) * inverseSum; }
    /// Total weight of the padding rows.
    ROSA_ON_BOTH T filling() const { return static_cast<T>(fillCount) * (fillRaw * scale + add) * inverseSum; }
    /// Share of a node in the uniform start over all rows of the padded view; `isFilling`: that of all padding rows.
    ROSA_ON_BOTH double share(bool isFilling) const
    {
        return (isFilling ? static_cast<double>(fillCount) : 1.0) / static_cast<double>(size + fillCount);
    }
};

/// Position of a block in the matrices of its batch.
struct LanePlace {
    std::int64_t row, rows;
    std::int64_t column, columnStep, columnCount;
    std::int64_t rowFills, columnFills;  ///< Number of padding rows of the two views.

    template <typename T>
    ROSA_ON_BOTH static LanePlace of(const LaneBatch<T>& batch, std::int64_t view, std::int64_t lane)
    {
        const std::int64_t row = batch.rowOffsets[view];
        const std::int64_t rows = batch.rowOffsets[view + 1] - row;
        const std::int64_t* place = batch.lanePlaces + 3 * lane;
        const bool isFilled = batch.padding.rowCost;
        return {row,
                rows,
                place[0],
                place[1],
                place[2],
                isFilled ? (batch.paddedRows ? *batch.paddedRows : batch.largestRows) - rows : 0,
                isFilled ? (batch.paddedColumns ? *batch.paddedColumns : batch.largestColumns) - place[2] : 0};
    }
};
}  // namespace rosa::learn
