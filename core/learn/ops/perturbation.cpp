#include "core/learn/ops/perturbation.h"

#include <algorithm>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/base/random_fill.h"

namespace rosa::learn {

namespace {

/// Elements per range: enough work for a thread, small enough for its cache.
constexpr std::int64_t kPerturbedAThread = 65536;

struct TakeSigns {
    ROSA_INLINE static void run(float* values, std::int64_t count)
    {
        for (std::int64_t i = 0; i < count; ++i) {
            const float up = values[i] > 0 ? 1.0f : 0.0f;
            const float down = values[i] < 0 ? 1.0f : 0.0f;
            values[i] = up - down;
        }
    }
};

struct CountDifferences {
    ROSA_INLINE static void run(const float* from, const float* to, std::int64_t count, std::int64_t& different)
    {
        std::int32_t sum = 0;
        for (std::int64_t i = 0; i < count; ++i) sum += from[i] != to[i] ? 1 : 0;
        different = sum;
    }
};

/// Writes columns and values of to − from where they differ, consecutively; both outputs have room for `count`. Branch-free: equal elements
/// are written, too, and overwritten.
struct GatherDifferences {
    ROSA_INLINE static void run(const float* from, const float* to, std::int64_t count, std::int32_t* columns, float* values)
    {
        std::int64_t place = 0;
        for (std::int64_t i = 0; i < count; ++i) {
            columns[place] = static_cast<std::int32_t>(i);
            values[place] = to[i] - from[i];
            place += from[i] != to[i] ? 1 : 0;
        }
    }
};

}  // namespace

void drawPerturbation(std::span<float> delta, std::int64_t rows, double alpha, std::uint64_t seed, int epoch)
{
    if (rows == 0) return;
    ROSA_CHECK(delta.size() % static_cast<std::size_t>(rows) == 0, "a perturbation has whole rows");
    const std::size_t columns = delta.size() / static_cast<std::size_t>(rows);
    parallelFor(rows, 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            fillUniform(delta.subspan(static_cast<std::size_t>(row) * columns, columns), static_cast<float>(-alpha),
                        static_cast<float>(2 * alpha), seed, Purpose::Perturbation, static_cast<std::uint32_t>(epoch),
                        static_cast<std::uint32_t>(row));
    });
}

void takeSigns(std::span<float> values)
{
    parallelFor(static_cast<std::int64_t>(values.size()), kPerturbedAThread,
                [&](std::int64_t begin, std::int64_t end) { dispatch<TakeSigns>(values.data() + begin, end - begin); });
}

std::optional<CompressedRows> differences(std::span<const float> from, std::span<const float> to, std::int64_t rows,
                                          double share)
{
    ROSA_CHECK(from.size() == to.size() && rows > 0, "matrices that are compared have one shape");
    const std::int64_t columns = static_cast<std::int64_t>(from.size()) / rows;
    const std::int64_t grain = std::max<std::int64_t>(1, kPerturbedAThread / std::max<std::int64_t>(1, columns));
    CompressedRows result;
    result.offsets.assign(static_cast<std::size_t>(rows) + 1, 0);
    parallelFor(rows, grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            dispatch<CountDifferences>(from.data() + row * columns, to.data() + row * columns, columns,
                                       result.offsets[static_cast<std::size_t>(row) + 1]);
    });
    for (std::size_t i = 1; i < result.offsets.size(); ++i) result.offsets[i] += result.offsets[i - 1];
    if (static_cast<double>(result.offsets.back()) > share * static_cast<double>(from.size())) return std::nullopt;
    result.columns.resize(static_cast<std::size_t>(result.offsets.back()));
    result.values.resize(result.columns.size());
    parallelFor(rows, grain, [&](std::int64_t begin, std::int64_t end) {
        std::vector<std::int32_t> places(static_cast<std::size_t>(columns));
        std::vector<float> values(places.size());
        for (std::int64_t row = begin; row < end; ++row) {
            dispatch<GatherDifferences>(from.data() + row * columns, to.data() + row * columns, columns, places.data(),
                                        values.data());
            const std::int64_t first = result.offsets[static_cast<std::size_t>(row)];
            const std::int64_t count = result.offsets[static_cast<std::size_t>(row) + 1] - first;
            std::copy_n(places.data(), count, result.columns.data() + first);
            std::copy_n(values.data(), count, result.values.data() + first);
        }
    });
    return result;
}

}  // namespace rosa::learn
