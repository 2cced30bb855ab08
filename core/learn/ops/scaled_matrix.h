/// Sums of matrices, each times a number, in one pass.
#pragma once

#include <cstdint>
#include <span>

namespace rosa::learn {

/// A contiguous matrix and what it is multiplied by.
struct ScaledMatrix {
    std::span<const float> values;
    double scale = 1;
};

/// out = Σ scale · matrix of one or more matrices of `out`'s size, term after term; `out` is none of them. On all threads.
void addScaled(std::span<const ScaledMatrix> terms, std::span<float> out);

/// ‖Σ scale · matrix‖²; all have `rows` rows and as many elements. On all threads, and does not depend on how many there are.
double squaredNorm(std::span<const ScaledMatrix> terms, std::int64_t rows);

}  // namespace rosa::learn
