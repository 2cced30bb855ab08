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
    /// With `hidesResult`, whatever is computed is not shown: it could be the answer to a question.
    explicit LabFreedom(std::vector<lab::Control> free, bool hidesResult = false)
        : m_free(std::move(free)), m_hidesResult(hidesResult)
    {}

    [[nodiscard]] bool isSandbox() const { return !m_free; }
    [[nodiscard]] bool hidesResult() const { return m_hidesResult; }
    [[nodiscard]] bool has(lab::Control control) const
    {
        return !m_free || std::ranges::find(*m_free, control) != m_free->end();
    }

private:
    std::optional<std::vector<lab::Control>> m_free;
    bool m_hidesResult = false;
};

}  // namespace rosa::workbench
