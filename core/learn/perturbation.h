/// The adversarial perturbation δ of the first view's features, as plain rows of numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rosa::learn {

/// δ⁰ of `rows` nodes: uniform in (−α, α), one stream a row; `delta` is rows × columns. Depends on (seed, epoch) alone.
void drawPerturbation(std::span<float> delta, std::int64_t rows, double alpha, std::uint64_t seed, int epoch);

/// Each value becomes its sign: 1, −1, or 0 where it is 0.
void takeSigns(std::span<float> values);

/// A matrix in compressed rows.
struct CompressedRows {
    std::vector<std::int64_t> offsets;
    std::vector<std::int32_t> columns;
    std::vector<float> values;
};

/// to − from, where they differ. Both have `rows` rows; nothing where more than `share` of the elements differ.
std::optional<CompressedRows> differences(std::span<const float> from, std::span<const float> to, std::int64_t rows,
                                          double share);

struct ScaledMatrix {
    std::span<const float> values;
    double scale = 1;
};

/// out = Σ scale · matrix of one or more matrices of `out`'s size, term after term; `out` is none of them. On all threads.
void addScaled(std::span<const ScaledMatrix> terms, std::span<float> out);

/// ‖Σ scale · matrix‖²; all have `rows` rows and as many elements. Does not depend on the number of threads.
double squaredNorm(std::span<const ScaledMatrix> terms, std::int64_t rows);

}  // namespace rosa::learn
