/// Rows of views and losses of anchors (ops/device_operations.h), each computed by a team of threads that share its sums: a warp in the CUDA
/// kernels, one thread in their test on the CPU.
#pragma once

#include "core/learn/cuda/lane_batch.h"

namespace rosa::learn {

/// A team of one thread.
struct AloneTeam {
    ROSA_ON_BOTH static int rank() { return 0; }
    ROSA_ON_BOTH static int size() { return 1; }
    ROSA_ON_BOTH static float sum(float value) { return value; }
    ROSA_ON_BOTH static float largest(float value) { return value; }
};

/// Unit rows of a matrix, and what their gradient needs; `largest` is the maximum of |z| of a row.
struct UnitRowsBatch {
    const float* z = nullptr;  ///< rows × width
    std::int64_t width = 0;
    double smallestNorm = 0;                                                      ///< A shorter row becomes 0.
    float* unit = nullptr;                                                        ///< rows × width
    float *inverseNorm = nullptr, *inverseLargest = nullptr, *largest = nullptr;  ///< rows
};

template <typename Team>
ROSA_ON_BOTH void makeUnitRow(const UnitRowsBatch& batch, std::int64_t row)
{
    const float* z = batch.z + row * batch.width;
    float most = 0;
    for (std::int64_t k = Team::rank(); k < batch.width; k += Team::size()) {
        const float size = z[k] < 0 ? -z[k] : z[k];
        most = size > most ? size : most;
    }
    most = Team::largest(most);
    const float scale = most > 0 ? 1 / most : 1.0f;
    float squares = 0;
    for (std::int64_t k = Team::rank(); k < batch.width; k += Team::size()) squares += z[k] * scale * (z[k] * scale);
    const float norm = std::sqrt(Team::sum(squares));
    const bool isDirected = static_cast<double>(most) * static_cast<double>(norm) >= batch.smallestNorm;
    const float inverse = isDirected ? 1 / norm : 0.0f;
    for (std::int64_t k = Team::rank(); k < batch.width; k += Team::size())
        batch.unit[row * batch.width + k] = z[k] * scale * inverse;
    if (Team::rank() > 0) return;
    batch.inverseNorm[row] = inverse;
    batch.inverseLargest[row] = isDirected ? 1 / most : 0.0f;
    batch.largest[row] = most;
}

/// (g − ẑ (g·ẑ)) / ‖z‖ into `out`.
template <typename Team>
ROSA_ON_BOTH void unitRowGradient(const UnitRowsBatch& made, const float* gradient, float* out, std::int64_t row)
{
    const std::int64_t first = row * made.width;
    float along = 0;
    for (std::int64_t k = Team::rank(); k < made.width; k += Team::size())
        along += gradient[first + k] * made.unit[first + k];
    along = Team::sum(along);
    const float inverse = made.inverseNorm[row] * made.inverseLargest[row];
    for (std::int64_t k = Team::rank(); k < made.width; k += Team::size())
        out[first + k] = (gradient[first + k] - made.unit[first + k] * along) * inverse;
}

/// A matrix and its sums of rows, offset + scale · Σ.
struct RowSums {
    const float* values = nullptr;
    std::int64_t rows = 0, width = 0;
    float offset = 0, scale = 1;
    float* out = nullptr;
};

template <typename Team>
ROSA_ON_BOTH void sumRow(const RowSums& sums, std::int64_t row)
{
    float sum = 0;
    for (std::int64_t k = Team::rank(); k < sums.width; k += Team::size()) sum += sums.values[row * sums.width + k];
    sum = Team::sum(sum);
    if (Team::rank() == 0) sums.out[row] = sums.offset + sums.scale * sum;
}

/// The contrastive loss (objective.h) of the anchors of both directions, all other views being negatives.
struct AnchorBatch {
    const float* inter[2] = {};  ///< views × views each: g-EMDs of a direction.
    const float* intra[2] = {};
    std::int64_t views = 0;
    float factor = 1;  ///< A similarity is factor · (1 − g-EMD).
    float inverseTemperature = 1;
    float positiveWeight = 1;
    bool withPositive = false;  ///< In the denominator.
    float* losses = nullptr;    ///< 2 views
    float* shares = nullptr;    ///< 2 views × 2 views: of a term in the denominator.
    float* means =
        nullptr;  ///< 2 views × 3: similarity of the positive, mean of the inter-view and of the intra-view negatives.
};

template <typename Team>
ROSA_ON_BOTH void anchorLoss(const AnchorBatch& batch, std::int64_t anchor)
{
    const std::int64_t direction = anchor / batch.views, own = anchor % batch.views;
    const float* inter = batch.inter[direction] + own * batch.views;
    const float* intra = batch.intra[direction] + own * batch.views;
    const auto similarity = [&](float emd) { return batch.factor - batch.factor * emd; };
    const float positive = similarity(inter[own]) * (batch.positiveWeight * batch.inverseTemperature);
    // Terms of other views; that of the view itself is the positive, if it counts.
    const auto forEachOther = [&](const auto& take) {
        for (std::int64_t k = Team::rank(); k < 2 * batch.views; k += Team::size()) {
            const bool isInter = k < batch.views;
            const std::int64_t other = isInter ? k : k - batch.views;
            if (other != own) take(k, similarity(isInter ? inter[other] : intra[other]), isInter);
        }
    };
    float most = batch.withPositive ? positive : -HUGE_VALF;
    forEachOther([&](std::int64_t, float value, bool) {
        const float term = value * batch.inverseTemperature;
        most = term > most ? term : most;
    });
    most = Team::largest(most);
    float sum = 0, interSum = 0, intraSum = 0;
    forEachOther([&](std::int64_t, float value, bool isInter) {
        sum += std::exp(value * batch.inverseTemperature - most);
        (isInter ? interSum : intraSum) += value;
    });
    sum = Team::sum(sum);
    const float ofPositive = batch.withPositive ? std::exp(positive - most) : 0.0f;
    const float inverse = 1 / (sum + ofPositive);
    float* shares = batch.shares + anchor * 2 * batch.views;
    forEachOther(
        [&](std::int64_t k, float value, bool) { shares[k] = std::exp(value * batch.inverseTemperature - most) * inverse; });
    interSum = Team::sum(interSum);
    intraSum = Team::sum(intraSum);
    if (Team::rank() > 0) return;
    shares[own] = ofPositive * inverse;
    shares[batch.views + own] = 0;
    batch.losses[anchor] = most + std::log(sum + ofPositive) - positive;
    const auto others = static_cast<float>(batch.views > 1 ? batch.views - 1 : 1);
    batch.means[3 * anchor] = similarity(inter[own]);
    batch.means[3 * anchor + 1] = interSum / others;
    batch.means[3 * anchor + 2] = intraSum / others;
}

/// Gradients of the mean loss with respect to the g-EMDs, element `index` of 2 views × 2 views shares: into `out`, the inter-view matrices of
/// both directions, then the intra-view ones.
struct AnchorGradient {
    const float* shares = nullptr;
    const float* upstream = nullptr;  ///< One value.
    float slope = 1, positiveWeight = 1;
    std::int64_t views = 0;
    float* out = nullptr;  ///< 4 × views × views
};

ROSA_ON_BOTH inline void anchorGradient(const AnchorGradient& given, std::int64_t index)
{
    const std::int64_t anchor = index / (2 * given.views), k = index % (2 * given.views);
    const std::int64_t direction = anchor / given.views, own = anchor % given.views;
    const std::int64_t isIntra = k / given.views, other = k % given.views;
    float value = given.shares[index];
    if (isIntra == 0 && other == own) value = (value - 1) * given.positiveWeight;
    given.out[((2 * isIntra + direction) * given.views + own) * given.views + other] = value * given.slope * *given.upstream;
}

}  // namespace rosa::learn
