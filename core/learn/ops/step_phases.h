/// Timing of the phases of a training step, for profiling.
#pragma once

#include <array>
#include <cstddef>

namespace rosa::learn {

enum class StepPhase {
    Other,         ///< Between the phases.
    Sampling,      ///< Centres, walks, augmentation.
    HopDistances,  ///< Between the nodes of pairs.
    Features,      ///< Gathering features and neighbourhoods of the views.
    Perturbation,  ///< Drawing and updating δ.
    Encode,        ///< Forward through encoder and projector.
    Cosines,       ///< Cost matrices and raw weights.
    Sinkhorn,      ///< Solving the blocks.
    Diagnostics,   ///< Measuring the quality of the solution.
    Loss,
    BackwardTransport,  ///< Plans × upstream gradients and the subsequent products.
    Backward,           ///< Through loss, projector and encoder.
    Optimiser,
};
inline constexpr std::size_t kStepPhases = 13;

/// A phase's name in reports.
const char* nameOf(StepPhase phase);

/// Seconds.
struct PhaseTime {
    double wall = 0;
    double processor = 0;  ///< Sum over all threads of the process.
};
using PhaseTimes = std::array<PhaseTime, kStepPhases>;

/// Times the phases of the thread that created it, during its lifetime. At most one per thread at a time.
class PhaseRecorder {
public:
    PhaseRecorder();
    ~PhaseRecorder();
    PhaseRecorder(const PhaseRecorder&) = delete;
    PhaseRecorder& operator=(const PhaseRecorder&) = delete;

    /// Returns the times accumulated so far and resets them.
    PhaseTimes take();

private:
    friend class PhaseScope;
    /// Adds the time since the last call to the current phase and switches to `next`; returns the previous phase.
    StepPhase turn(StepPhase next);

    PhaseTimes m_times{};
    PhaseTime m_last{};
    StepPhase m_phase = StepPhase::Other;
};

/// Sets the phase of the calling thread for the scope; nested scopes take precedence. Negligible cost without a recorder.
class PhaseScope {
public:
    explicit PhaseScope(StepPhase phase);
    ~PhaseScope();
    PhaseScope(const PhaseScope&) = delete;
    PhaseScope& operator=(const PhaseScope&) = delete;

private:
    StepPhase m_outer = StepPhase::Other;
};

}  // namespace rosa::learn
