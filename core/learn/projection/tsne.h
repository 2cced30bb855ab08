/// t-SNE: layout of up to 500,000 points in the plane.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include <torch/types.h>

#include "core/base/result.h"
#include "core/graph/features.h"

namespace rosa::learn {

/// Options; defaults as in Belkina et al. (Nature Communications 10, 2019) and current implementations.
struct TsneOptions {
    double perplexity = 30;                    ///< Effective number of neighbours. >= 1; at most (points − 1) / 3 is used.
    std::int32_t iterations = 1000;            ///< Total. >= 1
    std::int32_t exaggeratedIterations = 250;  ///< Initial iterations with attraction multiplied by `exaggeration`. >= 0
    double exaggeration = 12;                  ///< >= 1
    double learningRate = 0;     ///< >= 0; 0: points / current exaggeration, at least 200. Gradient without factor 4.
    double firstMomentum = 0.8;  ///< During exaggeration. In [0, 1)
    double momentum = 0.8;       ///< Afterwards. In [0, 1)
    double longestStep = 5;      ///< Maximum displacement of a point per step, in layout units, since the rate is high. > 0
    std::uint64_t seed = 0;      ///< Seeds the jitter of the initial layout, which separates coinciding points.
    torch::Device device = torch::kCPU;  ///< Computes neighbours and steps.
    std::vector<float> start;            ///< points × 2: initial layout, not exaggerated. Empty: principal components.
};

/// State on which the next step depends, besides the affinities. Copy it for restore().
struct TsneState {
    std::int32_t iteration = 0;  ///< Steps done.
    std::vector<float> layout;   ///< points × 2, row-major, centred on the origin.
    std::vector<float> update;   ///< points × 2: the last displacement.
    std::vector<float> gains;    ///< points × 2: factor of the learning rate per coordinate.
};

/// Lays points out so that Q, from Student's t kernels in the plane, approximates P, from Gaussians of fixed perplexity in the space of the
/// rows: minimises KL(P‖Q) = Σ P log (P / Q) by gradient descent with momentum and gains (van der Maaten and Hinton, JMLR 9, 2008):
///
///     P_ij = (p_j|i + p_i|j) / 2N,   q_ij = w_ij / Z,   w_ij = 1 / (1 + ‖y_i − y_j‖²),   Z = Σ w
///     g_i = Σ_j (e P_ij − q_ij) w_ij (y_i − y_j)          (e: exaggeration; ∂KL/∂y_i is 4 g_i at e = 1)
///
/// Starts from the first two principal components, scaled to a standard deviation of 1e-4, or from a given layout. P has entries for the
/// nearest 3 · perplexity neighbours of each point, found exactly. Repulsion is summed exactly for up to kExactPoints points, and
/// interpolated on a grid beyond (tsne_grid.h).
///
/// On the CPU the steps are bitwise independent of the number of threads (beyond kExactPoints as far as LibTorch's FFT is); neighbours and
/// initial layout come from LibTorch's products, whose last bits may depend on it. On a GPU the sums are LibTorch operations
/// (tsne_tensors.h). Memory: 100 · perplexity bytes per point, and 4 · points · columns for a dense copy during preparation, which takes
/// O(points² · columns) time. A step takes O(points²) up to kExactPoints, then O(points · perplexity + A log A) for a layout of area A.
class Tsne {
public:
    static constexpr std::int64_t kMaxPoints = 500'000;
    static constexpr std::int64_t kExactPoints = 5'000;  ///< Approximate break-even of exact and grid repulsion.

    /// Computes affinities and initial layout. `goOn` receives the fraction of neighbours found; if it returns false, an Error
    /// (Interrupted) is returned. Also fails for fewer than 4 or more than kMaxPoints rows, an option out of range, or an invalid initial
    /// layout. Without memory, LibTorch's exception is passed on.
    static Result<Tsne> prepare(const graph::Features& rows, const TsneOptions& options = {},
                                const std::function<bool(double)>& goOn = {});
    ~Tsne();
    Tsne(Tsne&&) noexcept;
    Tsne& operator=(Tsne&&) noexcept;

    /// Does `count` steps, or as many as remain. The Error (Failed) names the step at which the layout became non-finite.
    Result<void> step(std::int32_t count);
    [[nodiscard]] bool finished() const;
    [[nodiscard]] std::int32_t stepsLeft() const;

    [[nodiscard]] const TsneState& state() const;
    /// Restores a state of the same points.
    void restore(TsneState state);
    /// KL(P‖Q) of the layout, without exaggeration; O(points²).
    [[nodiscard]] double divergence() const;
    /// Effective options: perplexity limited by the number of points, learning rate after exaggeration, no exaggeration of a given layout.
    [[nodiscard]] const TsneOptions& options() const;

private:
    struct Parts;
    explicit Tsne(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

/// Whether a layout is expected to end sooner on a GPU than on `threads` threads of the CPU, the start of CUDA included. Its constants are fitted
/// to `rosa project` on an H100 and on the 16 cores beside it (driver 580, PyTorch 2.11), start of the process included: 20,000 points of 64
/// columns and 250 iterations took 2.03 s against 2.50 s, 200,000 points 10.5 s against 25.0 s, 50,000 points of 128 columns and 750
/// iterations 3.7 s against 8.0 s.
[[nodiscard]] bool isFasterOnGpu(std::int64_t points, std::int32_t iterations, int threads);

/// Progress of a layout.
struct TsneProgress {
    std::int32_t iteration = 0;
    std::span<const float> layout;  ///< points × 2; valid during the call.
    double divergence = 0;
};

/// Why runTsne() ended.
enum class TsneEnd { Finished, Cancelled };

/// Runs all remaining steps; calls `report` before the first step, after every `every` steps (fewer if needed for 25 layouts before the
/// last), and at the end. Cancelled if `report` returns false; the state stays usable.
Result<TsneEnd> runTsne(Tsne& tsne, std::int32_t every, const std::function<bool(const TsneProgress&)>& report);

}  // namespace rosa::learn
