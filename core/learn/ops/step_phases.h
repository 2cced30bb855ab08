/// Where the time of a training step goes, for those who make it shorter.
#pragma once

#include <array>
#include <cstddef>

namespace rosa::learn {

enum class StepPhase {
    Other,         ///< Between the phases.
    Sampling,      ///< Centres, walks, augmentation.
    HopDistances,  ///< Of the nodes of pairs.
    Features,      ///< Features and neighbourhoods of the views gathered.
    Perturbation,  ///< δ drawn and moved.
    Encode,        ///< Forward through encoder and projector.
    Cosines,       ///< Cost matrices and raw weights.
    Sinkhorn,      ///< Blocks solved.
    Diagnostics,   ///< How well they were solved.
    Loss,
    BackwardTransport,  ///< Plans × upstream gradients and the products after them.
    Backward,           ///< Through loss, projector and encoder.
    Optimiser,
};
inline constexpr std::size_t kStepPhases = 13;

/// A phase's name in reports.
const char* nameOf(StepPhase phase);

/// Seconds.
struct PhaseTime {
    double wall = 0;
    double processor = 0;  ///< Of all threads of the process.
};
using PhaseTimes = std::array<PhaseTime, kStepPhases>;

/// While it lives, the phases of the thread that made it are timed. One a thread at a time.
class PhaseRecorder {
public:
    PhaseRecorder();
    ~PhaseRecorder();
    PhaseRecorder(const PhaseRecorder&) = delete;
    PhaseRecorder& operator=(const PhaseRecorder&) = delete;

    /// What was added up so far; starts anew.
    PhaseTimes take();

private:
    friend class PhaseScope;
    /// Adds the time since the last turn to the present phase and goes over to `next`; returns the phase it left.
    StepPhase turn(StepPhase next);

    PhaseTimes m_times{};
    PhaseTime m_last{};
    StepPhase m_phase = StepPhase::Other;
};

/// The calling thread is in `phase` until the end of the scope, but for scopes inside. Costs next to nothing where no recorder
/// lives.
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
