#include "core/learn/projection/tsne_affinities.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

/// Log perplexity of the weights exp(−β (d − nearest)), and its derivative with respect to β.
struct Spread {
    double total = 0;
    double logPerplexity = 0;
    double slope = 0;
};

Spread gaussian(std::span<const float> distances, double nearest, double beta, std::span<double> weights)
{
    double total = 0, first = 0, second = 0;
    for (std::size_t j = 0; j < distances.size(); ++j) {
        const double beyond = static_cast<double>(distances[j]) - nearest;
        weights[j] = std::exp(-beta * beyond);
        total += weights[j];
        first += weights[j] * beyond;
        second += weights[j] * beyond * beyond;
    }
    const double mean = first / total;
    return {total, std::log(total) + beta * mean, -beta * (second / total - mean * mean)};
}

/// Conditional weights p_j|i of all points, aligned with the neighbours of the table; each row sorted by column.
struct Conditional {
    std::vector<std::int32_t> columns;
    std::vector<float> values;
};

Conditional conditionalWeights(const NeighbourTable& table, double perplexity)
{
    const auto k = static_cast<std::size_t>(table.k);
    Conditional conditional{std::vector<std::int32_t>(table.neighbours.size()), std::vector<float>(table.neighbours.size())};
    parallelFor(table.points, 64, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> weights(k);
        std::vector<std::size_t> order(k);
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            neighbourWeights(std::span(table.squaredDistances).subspan(i * k, k), perplexity, weights);
            for (std::size_t j = 0; j < k; ++j) order[j] = j;
            std::ranges::sort(order, {}, [&](std::size_t j) { return table.neighbours[i * k + j]; });
            for (std::size_t j = 0; j < k; ++j) {
                conditional.columns[i * k + j] = table.neighbours[i * k + order[j]];
                conditional.values[i * k + j] = static_cast<float>(weights[order[j]]);
            }
        }
    });
    return conditional;
}

/// Transposed weights: for each point, the points that have it as neighbour (ascending), and the weights.
struct Transposed {
    std::vector<std::int64_t> offsets;
    std::vector<std::int32_t> rows;
    std::vector<float> values;
};

Transposed transpose(const Conditional& conditional, std::int64_t points, std::int32_t k)
{
    Transposed transposed;
    transposed.offsets.assign(static_cast<std::size_t>(points) + 1, 0);
    for (const std::int32_t column : conditional.columns) ++transposed.offsets[static_cast<std::size_t>(column) + 1];
    for (std::size_t i = 1; i < transposed.offsets.size(); ++i) transposed.offsets[i] += transposed.offsets[i - 1];
    transposed.rows.resize(conditional.columns.size());
    transposed.values.resize(conditional.columns.size());
    std::vector<std::int64_t> next(transposed.offsets.begin(), transposed.offsets.end() - 1);
    for (std::size_t entry = 0; entry < conditional.columns.size(); ++entry) {
        const auto place = static_cast<std::size_t>(next[static_cast<std::size_t>(conditional.columns[entry])]++);
        transposed.rows[place] = static_cast<std::int32_t>(entry / static_cast<std::size_t>(k));
        transposed.values[place] = conditional.values[entry];
    }
    return transposed;
}

/// Calls take(column, sum) for each column of the union of two sorted rows.
template <typename Take>
void merge(std::span<const std::int32_t> left, const float* leftValues, std::span<const std::int32_t> right,
           const float* rightValues, Take take)
{
    std::size_t a = 0, b = 0;
    while (a < left.size() || b < right.size()) {
        const bool isLeft = a < left.size() && (b == right.size() || left[a] <= right[b]);
        const bool isRight = b < right.size() && (a == left.size() || right[b] <= left[a]);
        const std::int32_t column = isLeft ? left[a] : right[b];
        const float sum = (isLeft ? leftValues[a] : 0.0f) + (isRight ? rightValues[b] : 0.0f);
        a += isLeft;
        b += isRight;
        take(column, sum);
    }
}

}  // namespace

std::int32_t tsneNeighbours(double perplexity, std::int64_t points)
{
    return static_cast<std::int32_t>(std::min(static_cast<double>(points - 1), std::max(1.0, std::floor(3 * perplexity))));
}

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
    Spread spread;
    for (int search = 0; search < searches; ++search) {
        spread = gaussian(squaredDistances, nearest, beta, weights);
        const double excess = spread.logPerplexity - wanted;
        if (std::abs(excess) < tolerance) break;
        (excess > 0 ? low : high) = beta;
        // Newton's step if it stays within the bracket.
        double next = beta - excess / spread.slope;
        if (!(next > low && next < high)) next = std::isinf(high) ? 2 * beta : (low + high) / 2;
        if (!std::isfinite(next) || next > 1e30) break;  // coinciding neighbours: no β reaches the perplexity
        beta = next;
    }
    for (double& weight : weights) weight /= spread.total;
}

TsneAffinities<float> tsneAffinities(const NeighbourTable& table, double perplexity)
{
    const auto points = static_cast<std::size_t>(table.points);
    const auto k = static_cast<std::size_t>(table.k);
    const Conditional conditional = conditionalWeights(table, perplexity);
    const Transposed transposed = transpose(conditional, table.points, table.k);
    const auto mergeRow = [&](std::size_t i, auto take) {
        const auto begin = static_cast<std::size_t>(transposed.offsets[i]);
        const auto size = static_cast<std::size_t>(transposed.offsets[i + 1]) - begin;
        merge(std::span(conditional.columns).subspan(i * k, k), conditional.values.data() + i * k,
              std::span(transposed.rows).subspan(begin, size), transposed.values.data() + begin, take);
    };
    // Weights that underflow are omitted.
    const float scale = 0.5f / static_cast<float>(points);
    TsneAffinities<float> affinities;
    affinities.offsets.assign(points + 1, 0);
    parallelFor(table.points, 64, [&](std::int64_t first, std::int64_t last) {
        for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(last); ++i)
            mergeRow(i, [&](std::int32_t, float sum) { affinities.offsets[i + 1] += sum * scale > 0; });
    });
    for (std::size_t i = 0; i < points; ++i) affinities.offsets[i + 1] += affinities.offsets[i];
    affinities.columns.resize(static_cast<std::size_t>(affinities.offsets.back()));
    affinities.values.resize(affinities.columns.size());
    parallelFor(table.points, 64, [&](std::int64_t first, std::int64_t last) {
        for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(last); ++i) {
            auto place = static_cast<std::size_t>(affinities.offsets[i]);
            mergeRow(i, [&](std::int32_t column, float sum) {
                if (!(sum * scale > 0)) return;
                affinities.columns[place] = column;
                affinities.values[place++] = sum * scale;
            });
        }
    });
    for (const float value : affinities.values) affinities.entropy += value * std::log(static_cast<double>(value));
    return affinities;
}

}  // namespace rosa::learn
