/// The adversarial perturbation δ of the first view's features, as plain rows of numbers.
#pragma once

#include <cstdint>
#include <span>

namespace rosa::learn {

/// δ⁰ of `rows` nodes: uniform in (−α, α), one stream a row; `delta` is rows × columns. Depends on (seed, epoch) alone.
void drawPerturbation(std::span<float> delta, std::int64_t rows, double alpha, std::uint64_t seed, int epoch);

/// One ascent along the signs of a gradient, in place and in one pass: δ ← δ + α·sign(g), and what the next ascent sees is δ or, where
/// `isSum`, what the last one saw plus δ. All three have as many elements; where the gradient is 0 δ stays.
void ascendBySign(std::span<float> delta, std::span<float> seen, std::span<const float> gradient, double alpha, bool isSum);

}  // namespace rosa::learn
