#include "core/sweep/tpe.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/check.h"

namespace rosa::sweep {

namespace {

constexpr int kProposedCandidates = 24;
constexpr std::size_t kRecent = 25;

double normalBelow(double z) { return 0.5 * std::erfc(-z / std::sqrt(2.0)); }

std::size_t choiceAt(double coordinate, std::size_t choices)
{
    return std::min(static_cast<std::size_t>(coordinate * static_cast<double>(choices)), choices - 1);
}

/// Logarithm of a normal density cut to [0, 1].
double logCutNormal(double x, double mean, double width)
{
    const double z = (x - mean) / width;
    const double mass = normalBelow((1 - mean) / width) - normalBelow(-mean / width);
    return -0.5 * z * z - std::log(width * std::sqrt(2 * std::acos(-1.0)) * mass);
}

/// At least a third of the mass of each kernel lies in [0, 1), so that this ends.
double drawCutNormal(double mean, double width, RandomStream& stream)
{
    for (;;)
        if (const double x = mean + width * stream.normal(); x >= 0 && x < 1) return x;
}

double logSumExp(std::span<const double> terms)
{
    const double most = *std::ranges::max_element(terms);
    double sum = 0;
    for (const double term : terms) sum += std::exp(term - most);
    return most + std::log(sum);
}

/// The distance to the farther neighbour; of the first and the last to the only one; of a single one to the farther end.
std::vector<double> widthsOf(std::span<const double> places)
{
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return places[i]; });
    const double least = 1 / std::min(100.0, static_cast<double>(places.size()) + 2);
    std::vector<double> widths(places.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double at = places[order[i]];
        double width = order.size() == 1 ? std::max(at, 1 - at) : 0;
        if (i > 0) width = std::max(width, at - places[order[i - 1]]);
        if (i + 1 < order.size()) width = std::max(width, places[order[i + 1]] - at);
        widths[order[i]] = std::clamp(width, least, 1.0);
    }
    return widths;
}

}  // namespace

ParzenEstimator::ParzenEstimator(std::vector<TpeAxis> axes, std::vector<std::vector<double>> points, bool favoursRecent)
    : m_axes(std::move(axes)), m_points(std::move(points)), m_logWeights(m_points.size() + 1)
{
    const std::size_t n = m_points.size(), faded = favoursRecent && n > kRecent ? n - kRecent : 0;
    for (std::size_t i = 0; i < faded; ++i) {
        const double place = faded == 1 ? 0 : static_cast<double>(i) / static_cast<double>(faded - 1);
        m_logWeights[i] = std::log(std::lerp(1 / static_cast<double>(n), 1.0, place));
    }
    const double whole = logSumExp(m_logWeights);
    for (double& weight : m_logWeights) weight -= whole;
    for (const auto& point : m_points) ROSA_CHECK(point.size() == m_axes.size(), "a point of another space");
    for (std::size_t a = 0; a < m_axes.size(); ++a) {
        std::vector<double> places;
        places.reserve(m_points.size());
        for (const auto& point : m_points) places.push_back(point[a]);
        m_widths.push_back(widthsOf(places));
    }
}

double ParzenEstimator::logDensity(std::span<const double> at) const
{
    const std::size_t n = m_points.size();
    const double floor = 1 / static_cast<double>(n + 1);
    std::vector<double> terms = m_logWeights;
    for (std::size_t kernel = 0; kernel <= n; ++kernel) {
        const bool isPrior = kernel == n;
        for (std::size_t a = 0; a < m_axes.size(); ++a) {
            const std::size_t choices = m_axes[a].choices;
            if (choices == 0) {
                terms[kernel] += logCutNormal(at[a], isPrior ? 0.5 : m_points[kernel][a], isPrior ? 1 : m_widths[a][kernel]);
                continue;
            }
            const auto all = static_cast<double>(choices);
            const bool isSame = !isPrior && choiceAt(at[a], choices) == choiceAt(m_points[kernel][a], choices);
            terms[kernel] += isPrior ? -std::log(all) : std::log(((isSame ? 1 : 0) + floor) / (1 + all * floor));
        }
    }
    return logSumExp(terms);
}

std::vector<double> ParzenEstimator::draw(RandomStream& stream) const
{
    ROSA_CHECK(m_logWeights.front() == m_logWeights.back(), "all kernels are drawn alike");
    const std::size_t n = m_points.size();
    const std::size_t kernel = stream.below64(n + 1);
    const bool isPrior = kernel == n;
    const double floor = 1 / static_cast<double>(n + 1);
    std::vector<double> at;
    for (std::size_t a = 0; a < m_axes.size(); ++a) {
        const std::size_t choices = m_axes[a].choices;
        if (choices == 0) {
            at.push_back(drawCutNormal(isPrior ? 0.5 : m_points[kernel][a], isPrior ? 1 : m_widths[a][kernel], stream));
            continue;
        }
        const auto all = static_cast<double>(choices);
        const bool isKept = !isPrior && stream.uniform64() * (1 + all * floor) < 1;
        const std::size_t choice = isKept ? choiceAt(m_points[kernel][a], choices) : stream.below64(choices);
        at.push_back((static_cast<double>(choice) + 0.5) / all);
    }
    return at;
}

std::size_t goodCount(std::size_t measured) { return std::min<std::size_t>((measured + 9) / 10, 25); }

TpeParts divide(std::span<const TpePoint> points)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (points[i].value) order.push_back(i);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return *points[a].value > *points[b].value; });
    order.resize(goodCount(order.size()));
    TpeParts parts;
    for (const std::size_t i : order) parts.good.push_back(points[i].at);
    for (std::size_t i = 0; i < points.size(); ++i)
        if (std::ranges::find(order, i) == order.end()) parts.others.push_back(points[i].at);
    return parts;
}

std::optional<std::vector<double>> proposePoint(const std::vector<TpeAxis>& axes, std::span<const TpePoint> points,
                                                RandomStream& stream,
                                                const std::function<bool(std::span<const double>)>& isNew)
{
    TpeParts parts = divide(points);
    const ParzenEstimator good(axes, std::move(parts.good)), others(axes, std::move(parts.others), true);
    std::optional<std::vector<double>> best;
    double bestGain = -std::numeric_limits<double>::infinity();
    for (int i = 0; i < kProposedCandidates; ++i) {
        auto candidate = good.draw(stream);
        const double gain = good.logDensity(candidate) - others.logDensity(candidate);
        if (gain <= bestGain || !isNew(candidate)) continue;
        bestGain = gain;
        best = std::move(candidate);
    }
    return best;
}

}  // namespace rosa::sweep
