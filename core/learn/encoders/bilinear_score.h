/// Bilinear discriminator of DGI and GMI.
#pragma once

#include <cmath>

#include "core/learn/encoders/modules.h"

namespace rosa::learn {

/// Score before the sigmoid: xᵀ·W·y + b.
struct BilinearScore {
    torch::Tensor weight;  ///< width of x × width of y
    torch::Tensor bias;    ///< one value

    /// Initial weights of a bilinear layer with one output, Glorot's as in PyTorch: ±√(6 / (rows·columns + columns)).
    static BilinearScore make(ModelState& state, const std::string& name, std::int64_t rows, std::int64_t columns,
                              std::uint64_t seed)
    {
        const double bound = std::sqrt(6.0 / static_cast<double>(rows * columns + columns));
        return {state.uniform(name + ".weight", {rows, columns}, bound, seed), state.constant(name + ".bias", {1}, 0)};
    }
    /// Scores of each row of x (n × rows) with the single vector y.
    [[nodiscard]] torch::Tensor operator()(const torch::Tensor& x, const torch::Tensor& y) const
    {
        return x.mv(weight.mv(y)) + bias;
    }
    /// Scores of each row of x with the same row of y, given x·W.
    [[nodiscard]] torch::Tensor ofRows(const torch::Tensor& xw, const torch::Tensor& y) const
    {
        return (xw * y).sum(1) + bias;
    }
};

}  // namespace rosa::learn
