/// Linear combinations of matrices in one pass.
#pragma once

#include <cstdint>
#include <span>

namespace rosa::learn {

/// A contiguous matrix and its factor.
struct ScaledMatrix {
    std::span<const float> values;
    double scale = 1;
};

/// out = Σ scale · matrix over one or more matrices of the size of `out`, which must not alias them. Uses all threads.
void addScaled(std::span<const ScaledMatrix> terms, std::span<float> out);

/// ‖Σ scale · matrix‖²; all have `rows` rows and equally many elements. Uses all threads; the result does not depend on their number.
double squaredNorm(std::span<const ScaledMatrix> terms, std::int64_t rows);

}  // namespace rosa::learn
