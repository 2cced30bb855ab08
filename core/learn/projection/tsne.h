/// t-SNE: a map of up to 500,000 points in the plane.
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

/// Settings; defaults as in Belkina et al. (Nature Communications 10, 2019) and today's implementations.
struct TsneOptions {
    double perplexity = 30;                    ///< Effective neighbours of a point. >= 1; lowered to (points − 1) / 3.
    std::int32_t iterations = 1000;            ///< In total. >= 1
    std::int32_t exaggeratedIterations = 250;  ///< The first so many pull `exaggeration` times as hard. >= 0
    double exaggeration = 12;                  ///< >= 1
    double learningRate = 0;     ///< >= 0; 0: points / exaggeration in force, at least 200. Gradient without its factor 4.
    double firstMomentum = 0.8;  ///< While exaggerated. In [0, 1)
    double momentum = 0.8;       ///< Afterwards. In [0, 1)
    double longestStep = 5;      ///< Of a point at a time, in units of the layout: the rate above is a high one. > 0
    std::uint64_t seed = 0;      ///< Of the jitter on the start, which parts points that coincide.
    torch::Device device = torch::kCPU;  ///< Where neighbours are sought and steps are done.
    std::vector<float> start;  ///< points × 2: a layout to go on from, never exaggerated. Empty: principal components.
};

/// All that a layout's next step depends on besides the affinities. Copy it to go back to it.
struct TsneState {
    std::int32_t iteration = 0;  ///< Steps done.
    std::vector<float> layout;   ///< points × 2, row-major, centred on the origin.
    std::vector<float> update;   ///< points × 2: the last step.
    std::vector<float> gains;    ///< points × 2: each coordinate's own factor of the learning rate.
};

/// Lays points out so that Q, made of Student's t kernels in the plane, comes close to P, made of Gaussians of fixed
/// perplexity in the space of the rows: minimises KL(P‖Q) = Σ P log (P / Q) by gradient descent with momentum and gains
/// (van der Maaten and Hinton, JMLR 9, 2008):
///
///     P_ij = (p_j|i + p_i|j) / 2N,   q_ij = w_ij / Z,   w_ij = 1 / (1 + ‖y_i − y_j‖²),   Z = Σ w
///     g_i = Σ_j (e P_ij − q_ij) w_ij (y_i − y_j)          (e: exaggeration; ∂KL/∂y_i is 4 g_i at e = 1)
///
/// Starts from the first two principal components, scaled to a standard deviation of 1e-4, or from a layout as it is. P has entries for
/// the nearest 3 · perplexity neighbours of a point, which are found exactly. Repulsion is summed term by term for up to kExactPoints
/// points, beyond that interpolated on a grid (tsne_grid.h).
///
/// On a processor the same layout bit for bit for every number of threads in the steps (beyond kExactPoints as far as LibTorch's FFT is); neighbours and
/// start come from LibTorch's products, whose last bits may depend on it. On a GPU the same sums are LibTorch's operations (tsne_tensors.h).
/// Memory 100 · perplexity bytes a point, and 4 · points · columns for a dense copy while preparing, which takes O(points² · columns)
/// time; a step takes O(points²) up to kExactPoints, then O(points · perplexity + A log A) for a layout over an area of A.
class Tsne {
public:
    static constexpr std::int64_t kMaxPoints = 500'000;
    static constexpr std::int64_t kExactPoints = 5'000;  ///< Where both ways of summing the repulsion take about as long.

    /// Computes affinities and start; `goOn` is told what share of the neighbours is found, and an Error (Interrupted) returned where it
    /// answers false. An Error also says that there are fewer than 4 or more than kMaxPoints rows, which option is
    /// out of range, what is wrong with the start, or that memory gave out.
    static Result<Tsne> prepare(const graph::Features& rows, const TsneOptions& options = {},
                                const std::function<bool(double)>& goOn = {});
    ~Tsne();
    Tsne(Tsne&&) noexcept;
    Tsne& operator=(Tsne&&) noexcept;

    /// Does `count` steps, or as many as are left. An Error (Failed) says at which step the layout left the finite numbers.
    Result<void> step(std::int32_t count);
    [[nodiscard]] bool finished() const;
    [[nodiscard]] std::int32_t stepsLeft() const;

    [[nodiscard]] const TsneState& state() const;
    /// Goes back to a state of the same points.
    void restore(TsneState state);
    /// KL(P‖Q) of the layout, without exaggeration; O(points²).
    [[nodiscard]] double divergence() const;
    /// The settings in use: the perplexity that the number of points allows, the learning rate that follows the exaggeration, no
    /// exaggeration of a start.
    [[nodiscard]] const TsneOptions& options() const;

private:
    struct Parts;
    explicit Tsne(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

/// A layout on its way.
struct TsneProgress {
    std::int32_t iteration = 0;
    std::span<const float> layout;  ///< points × 2; valid during the call.
    double divergence = 0;
};

/// How a run of steps ended.
enum class TsneEnd { Finished, Cancelled };

/// Steps to the end; calls `report` before the first step, after every `every` steps (fewer where that is needed for 25
/// layouts before the last), and at the end. Cancelled when `report` returns false; the state stays usable.
Result<TsneEnd> runTsne(Tsne& tsne, std::int32_t every, const std::function<bool(const TsneProgress&)>& report);

}  // namespace rosa::learn
