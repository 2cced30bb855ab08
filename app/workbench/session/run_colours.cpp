#include "app/workbench/session/run_colours.h"

#include <algorithm>
#include <utility>

namespace rosa::workbench {

RunColours::RunColours(QHash<QString, int> stored, std::function<void(const QString& run, int number)> keep)
    : m_stored(std::move(stored)), m_keep(std::move(keep))
{}

int RunColours::of(const QString& run)
{
    if (const auto found = m_shown.constFind(run); found != m_shown.constEnd()) return *found;
    int number = m_stored.value(run, -1);
    if (number < 0 || number >= kCount) {
        number = static_cast<int>(std::ranges::min_element(m_uses) - m_uses.begin());
        m_keep(run, number);
    }
    ++m_uses[static_cast<std::size_t>(number)];
    m_shown.insert(run, number);
    Q_EMIT assigned(run);
    return number;
}

}  // namespace rosa::workbench
