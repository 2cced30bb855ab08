#include "core/learn/perturbation.h"

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/base/random_fill.h"

namespace rosa::learn {

namespace {

/// Elements of a range: enough work for a thread, few enough to stay in its cache.
constexpr std::int64_t kElementsAThread = 65536;

struct AscendBySign {
    ROSA_INLINE static void run(float* __restrict delta, float* __restrict seen, const float* __restrict gradient,
                                std::int64_t count, float alpha, bool isSum)
    {
        const float kept = isSum ? 1.0f : 0.0f;
        for (std::int64_t i = 0; i < count; ++i) {
            const float up = gradient[i] > 0 ? alpha : 0.0f;
            const float down = gradient[i] < 0 ? alpha : 0.0f;
            delta[i] += up - down;
            seen[i] = kept * seen[i] + delta[i];
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

void ascendBySign(std::span<float> delta, std::span<float> seen, std::span<const float> gradient, double alpha, bool isSum)
{
    ROSA_CHECK(delta.size() == seen.size() && delta.size() == gradient.size(), "δ and its gradient have as many elements");
    parallelFor(static_cast<std::int64_t>(delta.size()), kElementsAThread, [&](std::int64_t begin, std::int64_t end) {
        dispatch<AscendBySign>(delta.data() + begin, seen.data() + begin, gradient.data() + begin, end - begin,
                               static_cast<float>(alpha), isSum);
    });
}

}  // namespace rosa::learn
