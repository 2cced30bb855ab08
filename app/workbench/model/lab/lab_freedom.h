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
    explicit LabFreedom(std::vector<lab::Control> free) : m_free(std::move(free)) {}

    [[nodiscard]] bool isSandbox() const { return !m_free; }
    [[nodiscard]] bool has(lab::Control control) const
    {
        return !m_free || std::ranges::find(*m_free, control) != m_free->end();
    }

private:
    std::optional<std::vector<lab::Control>> m_free;
};

}  // namespace rosa::workbench
