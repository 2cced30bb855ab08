#include "core/learn/projection/pca.h"

#include <algorithm>
#include <exception>
#include <string>
#include <tuple>

#include <torch/types.h>

#include "core/base/random.h"
#include "core/learn/ops/dense_rows.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Leading eigenvectors of XᵀX, as columns, and their eigenvalues, in descending order.
struct Eigen {
    Tensor vectors;  ///< columns × components
    Tensor values;   ///< components
    double residual = 0;
};

/// The `count` largest eigenvalues with their eigenvectors, in descending order.
std::tuple<Tensor, Tensor> leading(const Tensor& symmetric, std::int64_t count)
{
    const auto [values, vectors] = torch::linalg_eigh(symmetric);
    const auto side = values.size(0);
    return {values.narrow(0, side - count, count).flip(0).clamp_min(0), vectors.narrow(1, side - count, count).flip(1)};
}

Eigen solveByColumns(const Tensor& centred, std::int64_t components)
{
    const auto [values, vectors] = leading(centred.t().matmul(centred), components);
    return {vectors, values};
}

Eigen solveByRows(const Tensor& centred, std::int64_t components)
{
    const auto [values, left] = leading(centred.matmul(centred.t()), components);
    const Tensor lengths = values.sqrt();
    // Smaller directions are rounding noise.
    const Tensor carries = lengths > 1e-12 * lengths.max();
    const Tensor inverse = torch::where(carries, 1 / lengths, torch::zeros_like(lengths));
    return {centred.t().matmul(left) * inverse, torch::where(carries, values, torch::zeros_like(values))};
}

Eigen solveBySubspace(const Tensor& centred, std::int64_t components, std::uint64_t seed)
{
    constexpr int rounds = 300;
    constexpr double tolerance = 1e-6;
    constexpr std::int64_t spare = 10;  // a larger subspace converges faster and depends less on the next spectral gap
    const auto width = std::min(components + spare, std::min(centred.size(0), centred.size(1)));
    auto start = torch::empty({centred.size(1), width}, torch::kFloat64);
    RandomStream stream(seed, Purpose::Projection, 0, 1);
    for (std::int64_t i = 0; i < start.numel(); ++i) start.data_ptr<double>()[i] = stream.normal();

    Tensor basis = std::get<0>(torch::linalg_qr(start));
    Eigen found;
    for (int round = 0; round < rounds; ++round) {
        const Tensor image = centred.t().matmul(centred.matmul(basis));
        const auto [values, turn] = leading(basis.t().matmul(image), components);
        found.values = values;
        found.vectors = basis.matmul(turn);
        const Tensor misses = torch::linalg_vector_norm(image.matmul(turn) - found.vectors * values, 2, {{0}});
        const double largest = values[0].item<double>();
        found.residual = largest > 0 ? misses.max().item<double>() / largest : 0.0;
        if (found.residual <= tolerance) break;
        basis = std::get<0>(torch::linalg_qr(image));
    }
    return found;
}

template <typename Value>
std::vector<Value> copied(const Tensor& tensor)
{
    const Tensor flat = tensor.contiguous().reshape({-1});
    const auto* values = flat.data_ptr<Value>();
    return {values, values + flat.numel()};
}

Pca decompose(const graph::Features& features, std::int32_t components, std::uint64_t seed)
{
    Tensor centred = denseRows(features).to(torch::kFloat64);
    const Tensor mean = centred.mean(0);
    centred.sub_(mean);
    const auto rows = centred.size(0);
    const auto columns = centred.size(1);
    Eigen eigen = std::min(rows, columns) > kDirectSide ? solveBySubspace(centred, components, seed)
                  : columns <= rows                     ? solveByColumns(centred, components)
                                                        : solveByRows(centred, components);
    const Tensor largest = eigen.vectors.gather(0, eigen.vectors.abs().argmax(0, true));
    const Tensor vectors = eigen.vectors * torch::where(largest < 0, -1.0, 1.0);

    Pca result;
    result.components = components;
    result.scores = copied<float>(centred.matmul(vectors).to(torch::kFloat32));
    result.axes = copied<float>(vectors.t().to(torch::kFloat32));
    result.mean = copied<double>(mean);
    const auto freedom = static_cast<double>(rows - 1);
    result.explained = copied<double>(eigen.values / freedom);
    const double total = centred.square().sum().item<double>();
    result.explainedShare = copied<double>(total > 0 ? eigen.values / total : torch::zeros_like(eigen.values));
    result.residual = eigen.residual;
    return result;
}

}  // namespace

Result<Pca> pca(const graph::Features& features, std::int32_t components, std::uint64_t seed)
{
    if (features.rows() < 2) return badInput("PCA needs at least two rows");
    if (components < 1 || components > std::min(features.rows(), features.columns()))
        return badInput("cannot compute %1 principal components of a %2 × %3 matrix", components, features.rows(),
                        features.columns());
    try {
        const torch::NoGradGuard noGradients;
        return decompose(features, components, seed);
    } catch (const std::exception& error) {
        return failed("PCA: %1", error.what());
    }
}

}  // namespace rosa::learn
