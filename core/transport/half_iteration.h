/// Half iterations of Sinkhorn's scaling, on v and u or on their logarithms. Private to transport.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "core/transport/matrix.h"

namespace rosa::transport::half_iteration {

inline constexpr double kMinusInfinity = -std::numeric_limits<double>::infinity();

inline std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

/// v = t / (P u). `kernel(i, j)` returns a T.
template <typename T, typename Kernel>
void scaleRows(const Kernel& kernel, std::span<const T> t, std::span<const T> u, std::span<T> v)
{
    for (std::int64_t i = 0; i < std::ssize(v); ++i) {
        T sum{};
        for (std::int64_t j = 0; j < std::ssize(u); ++j) sum += kernel(i, j) * u[at(j)];
        v[at(i)] = t[at(i)] / sum;
    }
}

/// u = r / (Pᵀ v)
template <typename T, typename Kernel>
void scaleColumns(const Kernel& kernel, std::span<const T> r, std::span<const T> v, std::span<T> u)
{
    for (std::int64_t j = 0; j < std::ssize(u); ++j) {
        T sum{};
        for (std::int64_t i = 0; i < std::ssize(v); ++i) sum += kernel(i, j) * v[at(i)];
        u[at(j)] = r[at(j)] / sum;
    }
}

template <typename T>
double logOf(T weight)
{
    return weight > 0 ? std::log(static_cast<double>(weight)) : kMinusInfinity;
}

/// log Σ exp(term(k)); NaN if every term is −inf.
template <typename Term>
double logSumExp(std::int64_t count, const Term& term)
{
    double largest = kMinusInfinity;
    for (std::int64_t k = 0; k < count; ++k) largest = std::max(largest, term(k));
    double sum = 0;
    for (std::int64_t k = 0; k < count; ++k) sum += std::exp(term(k) - largest);
    return largest + std::log(sum);
}

/// log P = −λ D
template <typename T>
double logKernel(MatrixView<T> cost, double lambda, std::int64_t i, std::int64_t j)
{
    return -lambda * static_cast<double>(cost(i, j));
}

/// log v = log t − log(P u)
template <typename T>
void scaleLogRows(MatrixView<T> cost, double lambda, std::span<const T> t, std::span<const double> logU,
                  std::span<double> logV)
{
    for (std::int64_t i = 0; i < std::ssize(logV); ++i)
        logV[at(i)] = logOf(t[at(i)]) -
                      logSumExp(std::ssize(logU), [&](auto j) { return logKernel(cost, lambda, i, j) + logU[at(j)]; });
}

/// log u = log r − log(Pᵀ v)
template <typename T>
void scaleLogColumns(MatrixView<T> cost, double lambda, std::span<const T> r, std::span<const double> logV,
                     std::span<double> logU)
{
    for (std::int64_t j = 0; j < std::ssize(logU); ++j)
        logU[at(j)] = logOf(r[at(j)]) -
                      logSumExp(std::ssize(logV), [&](auto i) { return logKernel(cost, lambda, i, j) + logV[at(i)]; });
}

}  // namespace rosa::transport::half_iteration
