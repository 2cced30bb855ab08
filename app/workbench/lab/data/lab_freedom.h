/// What the hand may move in the transport lab.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "core/lab/lesson.h"

namespace rosa::workbench {

/// Everything in the sandbox, a few controls in a lesson.
class LabFreedom {
public:
    /// The sandbox.
    LabFreedom() = default;
    /// What of the result is shown. Anything computed could be the answer to a question.
    enum class Result {
        Shown,
        PlanOnly,  ///< Γ and its sums, but nothing that judges it: verdicts, gaps, traces of the solve, the exact plan.
        Hidden,
    };
    explicit LabFreedom(std::vector<lab::Control> free, Result result = Result::Shown)
        : m_free(std::move(free)), m_result(result)
    {}
    /// Neither D, D∘Γ and the exact plan nor what a plan costs.
    void hideCosts() { m_hidesCosts = true; }
    void hideFormula() { m_hidesFormula = true; }

    [[nodiscard]] bool isSandbox() const { return !m_free; }
    [[nodiscard]] bool hidesResult() const { return m_result == Result::Hidden; }
    [[nodiscard]] bool hidesVerdicts() const { return m_result != Result::Shown; }
    [[nodiscard]] bool hidesCosts() const { return m_hidesCosts; }
    [[nodiscard]] bool hidesFormula() const { return m_hidesFormula; }
    [[nodiscard]] bool has(lab::Control control) const
    {
        return !m_free || std::ranges::find(*m_free, control) != m_free->end();
    }

private:
    std::optional<std::vector<lab::Control>> m_free;
    Result m_result = Result::Shown;
    bool m_hidesCosts = false, m_hidesFormula = false;
};

}  // namespace rosa::workbench
