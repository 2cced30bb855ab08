/// λ, the sharpness of entropic transport, in 1/cost: the inverse of the regularisation ε; ranges of its solvers.
#pragma once

namespace rosa::transport {

/// The article's, and the default of every solver.
inline constexpr double kUsualLambda = 20;
/// The largest λ, and the most iterations of Sinkhorn's scaling, that a run or a request may ask for.
inline constexpr double kMostLambda = 10'000;
inline constexpr int kMostIterations = 10'000;

}  // namespace rosa::transport
