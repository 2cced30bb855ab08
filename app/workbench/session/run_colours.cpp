#include "app/workbench/session/run_colours.h"

namespace rosa::workbench {

namespace {

constexpr int kColours = 8;

}  // namespace

int RunColours::of(const QString& run)
{
    if (const auto found = m_numbers.constFind(run); found != m_numbers.constEnd()) return *found;
    const int number = static_cast<int>(m_numbers.size()) % kColours;
    m_numbers.insert(run, number);
    Q_EMIT assigned(run);
    return number;
}

}  // namespace rosa::workbench
