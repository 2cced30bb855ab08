#include "core/learn/ops/scaled_matrix.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/transport/lane_math.h"

namespace rosa::learn {

namespace {

/// Elements per range: enough work for a thread, small enough for its cache.
constexpr std::int64_t kScaledAThread = 65536;
/// Minimum number of elements per thread in a sum of matrices.
constexpr std::int64_t kSumsAThread = 32768;

/// Sum of squares of one row of Σ scale · matrix, in sixteen lanes.
struct RowSquares {
    static constexpr int kLanes = 16;

    ROSA_INLINE static void run(std::span<const ScaledMatrix> terms, std::int64_t first, std::int64_t count, double& squares)
    {
        using transport::Lanes;
        Lanes<kLanes> sums{};
        for (std::int64_t i = 0; i < count; i += kLanes) {
            Lanes<kLanes> values{};
            for (const ScaledMatrix& term : terms) {
                const float* from = term.values.data() + first;
                values += static_cast<float>(term.scale) * transport::load<kLanes>(from + i, from + count);
            }
            sums += values * values;
        }
        squares = 0;
        for (int lane = 0; lane < kLanes; ++lane) squares += static_cast<double>(sums[lane]);
    }
};

/// out = Σ scale · matrix for elements from `first` on.
struct AddScaled {
    ROSA_INLINE static void run(std::span<const ScaledMatrix> terms, std::int64_t first, std::int64_t count, float* out)
    {
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = static_cast<float>(terms[0].scale) * terms[0].values[static_cast<std::size_t>(first + i)];
        for (const ScaledMatrix& term : terms.subspan(1)) {
            const float scale = static_cast<float>(term.scale);
            const float* const from = term.values.data() + first;
            for (std::int64_t i = 0; i < count; ++i) out[i] += scale * from[i];
        }
    }
};

}  // namespace

void addScaled(std::span<const ScaledMatrix> terms, std::span<float> out)
{
    for (const ScaledMatrix& term : terms)
        ROSA_CHECK(term.values.size() == out.size(), "matrices that are added up have one shape");
    ROSA_CHECK(!terms.empty(), "something to add up");
    // Short ranges, so that the partial sums stay in the L1 cache from term to term.
    constexpr std::int64_t kRange = 4096;
    const auto count = static_cast<std::int64_t>(out.size());
    parallelFor((count + kRange - 1) / kRange, kSumsAThread / kRange, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t range = begin; range < end; ++range) {
            const std::int64_t first = range * kRange;
            dispatch<AddScaled>(terms, first, std::min(kRange, count - first), out.data() + first);
        }
    });
}

double squaredNorm(std::span<const ScaledMatrix> terms, std::int64_t rows)
{
    if (terms.empty() || rows == 0) return 0;
    const std::int64_t columns = static_cast<std::int64_t>(terms[0].values.size()) / rows;
    for (const ScaledMatrix& term : terms)
        ROSA_CHECK(term.values.size() == terms[0].values.size(), "matrices that are added up have one shape");
    std::vector<double> squares(static_cast<std::size_t>(rows));
    const std::int64_t grain = std::max<std::int64_t>(1, kScaledAThread / std::max<std::int64_t>(1, columns));
    parallelFor(rows, grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            dispatch<RowSquares>(terms, row * columns, columns, squares[static_cast<std::size_t>(row)]);
    });
    return std::accumulate(squares.begin(), squares.end(), 0.0);
}

}  // namespace rosa::learn
