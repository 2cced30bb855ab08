/// Adversarial perturbation δ of the first view's features, as plain arrays.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rosa::learn {

/// δ⁰ of `rows` nodes: uniform in (−α, α), one random stream per row; `delta` is rows × columns. Depends on (seed, epoch) alone.
void drawPerturbation(std::span<float> delta, std::int64_t rows, double alpha, std::uint64_t seed, int epoch);

/// Replaces each value by its sign: 1, −1, or 0.
void takeSigns(std::span<float> values);

/// A matrix in compressed rows.
struct CompressedRows {
    std::vector<std::int64_t> offsets;
    std::vector<std::int32_t> columns;
    std::vector<float> values;
};

/// Elements of to − from where the two differ. Both have `rows` rows; none if more than the fraction `share` of the elements differ.
std::optional<CompressedRows> differences(std::span<const float> from, std::span<const float> to, std::int64_t rows,
                                          double share);

}  // namespace rosa::learn
