#include "core/learn/projection/tsne.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "core/base/check.h"
#include "core/base/random.h"
#include "core/learn/ops/dense_rows.h"
#include "core/learn/ops/device.h"
#include "core/learn/projection/pca.h"
#include "core/learn/projection/tsne_affinities.h"
#include "core/learn/projection/tsne_forces.h"
#include "core/learn/projection/tsne_grid.h"
#include "core/learn/projection/tsne_tensors.h"

namespace rosa::learn {

struct Tsne::Parts {
    TsneOptions options;         ///< With the effective perplexity and learning rate.
    double exaggeratedRate = 0;  ///< Learning rate during exaggeration.
    TsneAffinities<float> affinities;
    TsneState state;
    mutable GridRepulsion grid;
    mutable std::optional<TsneTensors> tensors;  ///< Set unless steps use the CPU implementation.

    [[nodiscard]] TsneRepulsion<float> repulsion() const
    {
        const std::span<const float> layout = state.layout;
        return static_cast<std::int64_t>(layout.size() / 2) <= Tsne::kExactPoints ? exactRepulsion<float>(layout)
                                                                                  : grid(layout);
    }
    /// Parameters of the next step.
    [[nodiscard]] TsnePace pace() const
    {
        const bool isExaggerated = state.iteration < options.exaggeratedIterations;
        return {isExaggerated ? static_cast<float>(options.exaggeration) : 1.0f,
                static_cast<float>(isExaggerated ? options.firstMomentum : options.momentum),
                static_cast<float>(isExaggerated ? exaggeratedRate : options.learningRate),
                static_cast<float>(options.longestStep)};
    }
};

namespace {

constexpr double startDeviation = 1e-4;
constexpr double jitterDeviation = 1e-6;
constexpr double lowestRate = 200;

Result<void> checkOptions(const TsneOptions& options, std::int64_t points)
{
    if (points < 4) return badInput("t-SNE needs at least 4 points, found %1", points);
    if (points > Tsne::kMaxPoints)
        return badInput("t-SNE supports at most %1 points, found %2; use PCA or a sample of the nodes", Tsne::kMaxPoints,
                        points);
    const auto outside = [](const std::string& what, double value, const std::string& expected) {
        return badInput("t-SNE: %1 must be %2, found %3", what, expected, value);
    };
    if (!(options.perplexity >= 1)) return outside("perplexity", options.perplexity, "at least 1");
    if (options.iterations < 1) return outside("iterations", options.iterations, "at least 1");
    if (options.exaggeratedIterations < 0)
        return outside("exaggerated iterations", options.exaggeratedIterations, "0 or more");
    if (!(options.exaggeration >= 1)) return outside("exaggeration", options.exaggeration, "at least 1");
    if (!(options.learningRate >= 0)) return outside("learning rate", options.learningRate, "0 (automatic) or more");
    for (const double momentum : {options.firstMomentum, options.momentum})
        if (!(momentum >= 0 && momentum < 1)) return outside("momentum", momentum, "in [0, 1)");
    if (!(options.longestStep > 0)) return outside("longest step", options.longestStep, "greater than 0");
    return {};
}

void addJitter(TsneState& state, std::uint64_t seed)
{
    RandomStream stream(seed, Purpose::Projection);
    for (float& coordinate : state.layout)
        coordinate = static_cast<float>(static_cast<double>(coordinate) + jitterDeviation * stream.normal());
}

Result<TsneState> startFrom(const std::vector<float>& layout, std::int64_t points, std::uint64_t seed)
{
    if (layout.size() != 2 * static_cast<std::size_t>(points))
        return badInput("the initial layout has %1 points, expected %2", layout.size() / 2, points);
    double means[2] = {0, 0};
    for (std::size_t i = 0; i < layout.size(); ++i) {
        if (!std::isfinite(layout[i])) return badInput("point %1 of the initial layout is not finite", i / 2);
        means[i % 2] += static_cast<double>(layout[i]) / static_cast<double>(points);
    }
    TsneState state;
    state.layout.resize(layout.size());
    for (std::size_t i = 0; i < layout.size(); ++i)
        state.layout[i] = static_cast<float>(static_cast<double>(layout[i]) - means[i % 2]);
    state.update.assign(layout.size(), 0.0f);
    state.gains.assign(layout.size(), 1.0f);
    addJitter(state, seed);
    return state;
}

/// The first two principal components, scaled down so that all points attract each other.
Result<TsneState> startOf(const graph::Features& rows, std::uint64_t seed)
{
    ROSA_TRY_ASSIGN(const auto axes, pca(rows, std::min(2, rows.columns()), seed));
    const auto count = static_cast<std::size_t>(rows.rows());
    const auto components = static_cast<std::size_t>(axes.components);
    const double deviation = std::sqrt(axes.explained.front());
    const double scale = deviation > 0 ? startDeviation / deviation : 0.0;
    TsneState state;
    state.layout.resize(2 * count);
    state.update.assign(2 * count, 0.0f);
    state.gains.assign(2 * count, 1.0f);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t c = 0; c < components; ++c)
            state.layout[2 * i + c] = static_cast<float>(scale * static_cast<double>(axes.scores[i * components + c]));
    addJitter(state, seed);
    return state;
}

/// Gradient descent with momentum and gains; coordinates whose gradient keeps its sign accelerate.
void descend(TsneState& state, const std::vector<float>& attraction, const TsneRepulsion<float>& repulsion,
             const TsnePace& pace)
{
    const auto inverseTotal = static_cast<float>(1 / repulsion.total);
    double sums[2] = {0, 0};
    for (std::size_t point = 0; point < state.layout.size(); point += 2) {
        for (std::size_t i = point; i < point + 2; ++i) {
            const float gradient = pace.exaggeration * attraction[i] - repulsion.forces[i] * inverseTotal;
            float& gain = state.gains[i];
            gain = (gradient > 0) == (state.update[i] > 0) ? std::max(kSmallestTsneGain, 0.8f * gain) : gain + 0.2f;
            state.update[i] = pace.momentum * state.update[i] - pace.learningRate * gain * gradient;
        }
        const float length = std::hypot(state.update[point], state.update[point + 1]);
        const float scale = length > pace.longestStep ? pace.longestStep / length : 1.0f;
        for (std::size_t i = point; i < point + 2; ++i) {
            state.update[i] *= scale;
            state.layout[i] += state.update[i];
            sums[i % 2] += state.layout[i];
        }
    }
    const auto count = static_cast<double>(state.layout.size() / 2);
    const float centre[2] = {static_cast<float>(sums[0] / count), static_cast<float>(sums[1] / count)};
    for (std::size_t i = 0; i < state.layout.size(); ++i) state.layout[i] -= centre[i % 2];
    ++state.iteration;
}

}  // namespace

Tsne::Tsne(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Tsne::~Tsne() = default;
Tsne::Tsne(Tsne&&) noexcept = default;
Tsne& Tsne::operator=(Tsne&&) noexcept = default;

Result<Tsne> Tsne::prepare(const graph::Features& rows, const TsneOptions& options, const std::function<bool(double)>& goOn)
{
    ROSA_TRY(checkOptions(options, rows.rows()));
    const torch::NoGradGuard noGradients;
    auto parts = std::make_unique<Parts>();
    parts->options = options;
    const auto points = static_cast<double>(rows.rows());
    parts->options.perplexity = std::min(options.perplexity, (points - 1) / 3);
    // During exaggeration the gradient is larger by that factor, so the rate is smaller.
    parts->exaggeratedRate =
        options.learningRate > 0 ? options.learningRate : std::max(lowestRate, points / options.exaggeration);
    if (options.learningRate == 0) parts->options.learningRate = std::max(lowestRate, points);
    if (!options.start.empty()) parts->options.exaggeratedIterations = 0;
    ROSA_TRY_ASSIGN(auto start, options.start.empty() ? startOf(rows, options.seed)
                                                      : startFrom(options.start, rows.rows(), options.seed));
    parts->state = std::move(start);
    const NeighbourTable neighbours = nearestNeighbours(toDevice(denseRows(rows), options.device),
                                                        tsneNeighbours(parts->options.perplexity, rows.rows()), goOn);
    if (neighbours.points == 0) return interruption("t-SNE was stopped");
    parts->affinities = tsneAffinities(neighbours, parts->options.perplexity);
    if (!takesCpuPath(options.device)) parts->tensors.emplace(parts->affinities, options.device, kExactPoints);
    return Tsne(std::move(parts));
}

Result<void> Tsne::step(std::int32_t count)
{
    TsneState& state = m_parts->state;
    const std::int32_t last = state.iteration + std::min(count, stepsLeft());
    // Centring propagates a non-finite coordinate to all points.
    const auto check = [&]() -> Result<void> {
        if (std::isfinite(state.layout[0]) && std::isfinite(state.layout[1])) return {};
        return failed("t-SNE diverged at step %1 with learning rate %2; choose a smaller one", state.iteration,
                      m_parts->options.learningRate);
    };
    if (m_parts->tensors) {
        m_parts->tensors->load(state);
        for (; state.iteration < last; ++state.iteration) m_parts->tensors->step(m_parts->pace());
        m_parts->tensors->store(state);
        return check();
    }
    while (state.iteration < last) {
        const auto attraction = tsneAttraction<float>(m_parts->affinities, state.layout);
        descend(state, attraction, m_parts->repulsion(), m_parts->pace());
        ROSA_TRY(check());
    }
    return {};
}

bool Tsne::finished() const { return m_parts->state.iteration >= m_parts->options.iterations; }

const TsneState& Tsne::state() const { return m_parts->state; }

void Tsne::restore(TsneState state)
{
    ROSA_CHECK(state.layout.size() == m_parts->state.layout.size() && state.update.size() == state.layout.size() &&
                   state.gains.size() == state.layout.size(),
               "a t-SNE state of other points");
    m_parts->state = std::move(state);
}

double Tsne::divergence() const
{
    if (m_parts->tensors) {
        m_parts->tensors->load(m_parts->state);
        return m_parts->tensors->divergence();
    }
    return tsneDivergence<float>(m_parts->affinities, m_parts->state.layout, m_parts->repulsion().total);
}

const TsneOptions& Tsne::options() const { return m_parts->options; }

std::int32_t Tsne::stepsLeft() const { return m_parts->options.iterations - m_parts->state.iteration; }

bool isFasterOnGpu(std::int64_t points, std::int32_t iterations, int threads)
{
    // Seconds: the search for neighbours, then steps. What both do alike, such as affinities, is left out.
    constexpr double startOfCuda = 0.5;
    const auto count = static_cast<double>(points);
    const double pairs = count * count;
    const double coreStep = points <= Tsne::kExactPoints ? 0.6e-9 * pairs : 2.1e-6 * count;
    const double byCores = (5.2e-9 * pairs + iterations * coreStep) / threads;
    const double gpuStep = 0.4e-3 + 0.4e-12 * count * std::min(count, static_cast<double>(TsneTensors::kernelPoints));
    return startOfCuda + 0.05e-9 * pairs + iterations * gpuStep < byCores;
}

Result<TsneEnd> runTsne(Tsne& tsne, std::int32_t every, const std::function<bool(const TsneProgress&)>& report)
{
    constexpr std::int32_t fewestLayouts = 25;
    const std::int32_t chunk = std::max(1, std::min(every, tsne.stepsLeft() / fewestLayouts));
    while (true) {
        if (!report({tsne.state().iteration, tsne.state().layout, tsne.divergence()})) return TsneEnd::Cancelled;
        if (tsne.finished()) return TsneEnd::Finished;
        ROSA_TRY(tsne.step(chunk));
    }
}

}  // namespace rosa::learn
