#include "core/transport/marginals.h"

#include <algorithm>
#include <cmath>

namespace rosa::transport {

template <typename T>
void normaliseWeights(std::span<T> weights, MarginalRule rule, std::int64_t lastCount)
{
    ROSA_CHECK(!weights.empty(), "no weights to normalise");
    const T substitute = rule == MarginalRule::FloorTiny ? static_cast<T>(kTinyWeight) : T{0};
    T largest = 0;
    for (T& weight : weights) {
        ROSA_CHECK(std::isfinite(weight), "a raw weight is not finite");
        weight = weight > 0 ? weight : substitute;
        largest = std::max(largest, weight);
    }
    if (largest == 0) {
        std::ranges::fill(weights, T{1} / static_cast<T>(static_cast<std::int64_t>(weights.size()) - 1 + lastCount));
        weights.back() *= static_cast<T>(lastCount);
        return;
    }
    // Relative to the largest, so that the sum can neither overflow nor underflow.
    const auto relative = [&](std::size_t i) {
        const double weight = static_cast<double>(weights[i]) / static_cast<double>(largest);
        return i + 1 < weights.size() ? weight : weight * static_cast<double>(lastCount);
    };
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) sum += relative(i);
    const double scale = 1 / sum;
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = static_cast<T>(relative(i) * scale);
}

template <typename T>
std::vector<T> rawWeights(MatrixView<T> x, MatrixView<T> y)
{
    ROSA_CHECK(x.columns() == y.columns() && y.rows() > 0, "shapes of the two sides do not fit");
    std::vector<double> mean(static_cast<std::size_t>(y.columns()));
    for (std::int64_t j = 0; j < y.rows(); ++j)
        for (std::int64_t c = 0; c < y.columns(); ++c)
            mean[static_cast<std::size_t>(c)] += static_cast<double>(y(j, c)) / static_cast<double>(y.rows());
    std::vector<T> weights(static_cast<std::size_t>(x.rows()));
    for (std::int64_t i = 0; i < x.rows(); ++i) {
        double dot = 0;
        for (std::int64_t c = 0; c < x.columns(); ++c)
            dot += static_cast<double>(x(i, c)) * mean[static_cast<std::size_t>(c)];
        weights[static_cast<std::size_t>(i)] = static_cast<T>(dot);
    }
    return weights;
}

template void normaliseWeights(std::span<float>, MarginalRule, std::int64_t);
template void normaliseWeights(std::span<double>, MarginalRule, std::int64_t);
template std::vector<float> rawWeights(MatrixView<float>, MatrixView<float>);
template std::vector<double> rawWeights(MatrixView<double>, MatrixView<double>);

}  // namespace rosa::transport
