/// Steps of t-SNE as LibTorch operations on any device; equivalent of tsne_forces.h and tsne_grid.h on the CPU.
#pragma once

#include <cstdint>

#include <torch/types.h>

#include "core/learn/ops/device_operations.h"
#include "core/learn/projection/tsne_affinities.h"
#include "core/learn/projection/tsne_grid.h"

namespace rosa::learn {

struct TsneState;

/// Parameters of a gradient step: displacement = momentum · previous − rate · gain · gradient.
struct TsnePace {
    float exaggeration;
    float momentum;
    float learningRate;
    float longestStep;  ///< Maximum displacement of a point, in layout units.
};
inline constexpr float kSmallestTsneGain = 0.01f;

/// Affinities and layout on a device. Repulsion is summed over all pairs up to `exactPoints` points, kernelPoints where the device has a kernel
/// (device_operations.h), and on the grid of tsne_grid.h beyond. A GPU adds in undefined order, so last bits may differ between calls, and eventually the layout. Not reentrant. Device memory: 32 bytes
/// per affinity, and 20 · points² up to `exactPoints`, 800 per point plus the grid beyond.
class TsneTensors {
public:
    TsneTensors(const TsneAffinities<float>& affinities, torch::Device device, std::int64_t exactPoints);

    /// Copies a state to the device.
    void load(const TsneState& state);
    /// One step from the current state.
    void step(const TsnePace& pace);
    /// Copies the state back, except for the number of steps, which the caller counts.
    void store(TsneState& state) const;
    /// KL(P‖Q) of the current layout.
    [[nodiscard]] double divergence();

    static constexpr std::int64_t kernelPoints = 100'000;

private:
    struct Repulsion {
        torch::Tensor forces;  ///< points × 2: Σ w² (y_i − y_j).
        torch::Tensor total;   ///< Σ w over pairs, float64.
    };
    [[nodiscard]] torch::Tensor attraction() const;
    [[nodiscard]] Repulsion repulsion();
    [[nodiscard]] Repulsion exactRepulsion() const;
    [[nodiscard]] Repulsion gridRepulsion();

    torch::Device m_device;
    std::int64_t m_exactPoints;
    double m_entropy;
    torch::Tensor m_from, m_to, m_affinities;   ///< One element per entry of P; not used if the device has a kernel.
    RowsThere m_rows;                           ///< P; used by the kernel of the device.
    torch::Tensor m_layout, m_update, m_gains;  ///< points × 2
    GridKernels m_kernels;
};

}  // namespace rosa::learn
