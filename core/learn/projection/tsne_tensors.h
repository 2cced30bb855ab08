/// t-SNE's steps as LibTorch's operations, on any device: what tsne_forces.h and tsne_grid.h sum on a processor's threads.
#pragma once

#include <cstdint>

#include <torch/types.h>

#include "core/learn/projection/tsne_affinities.h"
#include "core/learn/projection/tsne_grid.h"

namespace rosa::learn {

struct TsneState;

/// What a step of the descent is told. A step forth is momentum · the last one − rate · gain · gradient.
struct TsnePace {
    float exaggeration;
    float momentum;
    float learningRate;
    float longestStep;  ///< Of a point at a time, in units of the layout.
};
inline constexpr float kSmallestTsneGain = 0.01f;

/// The affinities and a layout on a device. Repulsion is summed over all pairs up to `exactPoints` points, on the grid of tsne_grid.h
/// beyond. A GPU adds in any order, so last bits may differ from call to call there, and with them, in the end, the layout. Not
/// reentrant. Memory on the device: 20 bytes an affinity, and 20 · points² up to `exactPoints`, 800 a point and the grid beyond.
class TsneTensors {
public:
    TsneTensors(const TsneAffinities<float>& affinities, torch::Device device, std::int64_t exactPoints);

    /// Brings a state there.
    void load(const TsneState& state);
    /// A step from the state that is there.
    void step(const TsnePace& pace);
    /// Brings the state back, all but the number of its steps, which is the caller's.
    void store(TsneState& state) const;
    /// KL(P‖Q) of the layout that is there.
    [[nodiscard]] double divergence();

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
    torch::Tensor m_from, m_to, m_affinities;   ///< An element each entry of P.
    torch::Tensor m_layout, m_update, m_gains;  ///< points × 2
    GridKernels m_kernels;
};

}  // namespace rosa::learn
