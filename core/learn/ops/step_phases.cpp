#include "core/learn/ops/step_phases.h"

#include <ctime>

namespace rosa::learn {

namespace {

thread_local PhaseRecorder* currentRecorder = nullptr;

double secondsOf(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

const char* nameOf(StepPhase phase)
{
    constexpr std::array<const char*, kStepPhases> names{
        "other",       "sampling", "hop distances",        "features", "perturbation", "encode", "cosines", "sinkhorn",
        "diagnostics", "loss",     "backward (transport)", "backward", "optimiser"};
    return names[static_cast<std::size_t>(phase)];
}

PhaseRecorder::PhaseRecorder()
{
    currentRecorder = this;
    take();
}

PhaseRecorder::~PhaseRecorder() { currentRecorder = nullptr; }

StepPhase PhaseRecorder::turn(StepPhase next)
{
    const PhaseTime now{secondsOf(CLOCK_MONOTONIC), secondsOf(CLOCK_PROCESS_CPUTIME_ID)};
    PhaseTime& sum = m_times[static_cast<std::size_t>(m_phase)];
    sum.wall += now.wall - m_last.wall;
    sum.processor += now.processor - m_last.processor;
    m_last = now;
    const StepPhase left = m_phase;
    m_phase = next;
    return left;
}

PhaseTimes PhaseRecorder::take()
{
    turn(m_phase);
    const PhaseTimes times = m_times;
    m_times = {};
    return times;
}

PhaseScope::PhaseScope(StepPhase phase)
{
    if (currentRecorder) m_outer = currentRecorder->turn(phase);
}

PhaseScope::~PhaseScope()
{
    if (currentRecorder) currentRecorder->turn(m_outer);
}

}  // namespace rosa::learn
