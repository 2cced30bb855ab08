#include "core/learn/methods/rosa/rosa_dense_ascents.h"

#include "core/base/check.h"
#include "core/learn/ops/step_phases.h"

namespace rosa::learn {

using torch::Tensor;

DenseAscents::DenseAscents(const Tensor& features, const Tensor& drawn, const AscentOptions& options)
    : m_options(options), m_features(features)
{
    ROSA_CHECK(features.sizes() == drawn.sizes(), "a perturbation has the shape of the features");
    const PhaseScope phase(StepPhase::Perturbation);
    const torch::NoGradGuard constant;
    m_delta = drawn * options.stepSize;
    m_moved = m_delta;
    show();
}

void DenseAscents::show()
{
    m_seen = m_features + m_moved;
    m_seen.requires_grad_(m_ascent + 1 < m_options.steps);
}

Tensor DenseAscents::times(const Tensor& weight) { return m_seen.mm(weight); }

void DenseAscents::ascend()
{
    const PhaseScope phase(StepPhase::Perturbation);
    const torch::NoGradGuard constant;
    const Tensor gradient = m_seen.grad();
    ROSA_CHECK(gradient.defined(), "an ascent ends with the gradient of the features, and the last one with none");
    if (m_options.direction == AscentDirection::Sign) {
        m_delta = torch::add(m_delta, gradient.sign(), m_options.stepSize);
    } else {
        // Only the direction matters; scaled to order 1, its squares stay within float32 whatever the scale of the loss. The norm is then
        // at least 1, or 0.
        const Tensor largest = gradient.abs().amax();
        const Tensor direction = gradient / torch::where(largest > 0, largest, torch::ones_like(largest));
        m_delta = torch::addcmul(m_delta, direction, m_options.stepSize / direction.norm().clamp_min(1));
    }
    m_moved = m_options.accumulation == AscentAccumulation::Sum ? m_moved + m_delta : m_delta;
    ++m_ascent;
    show();
}

Tensor DenseAscents::norm() const
{
    const torch::NoGradGuard constant;
    return torch::linalg_vector_norm(m_moved, 2, {}, false, torch::kFloat64);
}

}  // namespace rosa::learn
