/// λ, the sharpness of entropic transport, in 1/cost: the inverse of the regularisation ε.
#pragma once

namespace rosa::transport {

/// The article's, and the default of every solver.
inline constexpr double kUsualLambda = 20;

}  // namespace rosa::transport
