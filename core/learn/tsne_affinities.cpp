#include "core/learn/tsne_affinities.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

/// Sets weights to exp(−β (d − nearest)), unnormalised; answers log of the perplexity.
double gaussian(std::span<const float> distances, double nearest, double beta, std::span<double> weights, double& total)
{
    total = 0;
    double mean = 0;
    for (std::size_t j = 0; j < distances.size(); ++j) {
        const double beyond = static_cast<double>(distances[j]) - nearest;
        weights[j] = std::exp(-beta * beyond);
        total += weights[j];
        mean += weights[j] * beyond;
    }
    return std::log(total) + beta * mean / total;
}

/// Rows of conditional weights p_j|i for i in [begin, end), given their distances to all points.
void conditionalRows(const float* distances, std::int64_t begin, std::int64_t end, std::size_t count, double perplexity,
                     std::vector<float>& affinities)
{
    std::vector<float> others(count - 1);
    std::vector<double> weights(count - 1);
    for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
        const float* row = distances + (i - static_cast<std::size_t>(begin)) * count;
        std::copy(row, row + i, others.begin());
        std::copy(row + i + 1, row + count, others.begin() + static_cast<std::ptrdiff_t>(i));
        neighbourWeights(others, perplexity, weights);
        float* out = affinities.data() + i * count;
        for (std::size_t j = 0; j < count; ++j) out[j] = j == i ? 0.0f : static_cast<float>(weights[j < i ? j : j - 1]);
    }
}

/// a ← (a + aᵀ) / 2N in place, tile by tile; a pair of tiles belongs to one thread.
void symmetrise(std::vector<float>& matrix, std::size_t count)
{
    constexpr std::size_t tile = 64;
    const float scale = 0.5f / static_cast<float>(count);
    parallelFor(static_cast<std::int64_t>((count + tile - 1) / tile), 1, [&](std::int64_t begin, std::int64_t end) {
        for (auto t = static_cast<std::size_t>(begin); t < static_cast<std::size_t>(end); ++t)
            for (std::size_t left = t * tile; left < count; left += tile)
                for (std::size_t i = t * tile; i < std::min(count, (t + 1) * tile); ++i)
                    for (std::size_t j = std::max(i + 1, left); j < std::min(count, left + tile); ++j) {
                        float& upper = matrix[i * count + j];
                        float& lower = matrix[j * count + i];
                        upper = lower = (upper + lower) * scale;
                    }
    });
}

}  // namespace

void neighbourWeights(std::span<const float> squaredDistances, double perplexity, std::span<double> weights)
{
    constexpr double tolerance = 1e-5;
    constexpr int searches = 200;
    const double wanted = std::log(perplexity);
    const double nearest = *std::min_element(squaredDistances.begin(), squaredDistances.end());
    double mean = 0;
    for (const float distance : squaredDistances) mean += distance - nearest;
    mean /= static_cast<double>(squaredDistances.size());
    double beta = mean > 0 ? 1 / mean : 1.0;
    double low = 0;
    double high = std::numeric_limits<double>::infinity();
    double total = 0;
    for (int search = 0; search < searches; ++search) {
        const double excess = gaussian(squaredDistances, nearest, beta, weights, total) - wanted;
        if (std::abs(excess) < tolerance) break;
        (excess > 0 ? low : high) = beta;
        const double next = std::isinf(high) ? 2 * beta : (low + high) / 2;
        if (!std::isfinite(next) || next > 1e30) break;  // coinciding neighbours: no β reaches the perplexity
        beta = next;
    }
    for (double& weight : weights) weight /= total;
}

std::vector<float> tsneAffinities(const torch::Tensor& rows, double perplexity)
{
    constexpr std::int64_t blockRows = 256;
    const auto count = rows.size(0);
    // Distances come from dot products, whose rounding grows with the distance from the origin.
    const torch::Tensor centred = rows - rows.mean(0);
    const torch::Tensor squares = centred.square().sum(1);
    std::vector<float> affinities(static_cast<std::size_t>(count) * static_cast<std::size_t>(count));
    for (std::int64_t first = 0; first < count; first += blockRows) {
        const auto size = std::min(blockRows, count - first);
        const torch::Tensor block =
            (squares.narrow(0, first, size).unsqueeze(1) + squares - 2 * centred.narrow(0, first, size).matmul(centred.t()))
                .clamp_min(0)
                .contiguous();
        const auto* distances = block.data_ptr<float>();
        parallelFor(size, 8, [&](std::int64_t begin, std::int64_t end) {
            conditionalRows(distances + begin * count, first + begin, first + end, static_cast<std::size_t>(count),
                            perplexity, affinities);
        });
    }
    symmetrise(affinities, static_cast<std::size_t>(count));
    return affinities;
}

}  // namespace rosa::learn
