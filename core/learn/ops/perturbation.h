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

}  // namespace rosa::learn
