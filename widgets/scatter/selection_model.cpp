#include "widgets/scatter/selection_model.h"

#include <algorithm>

namespace rosa::widgets {

bool SelectionModel::isSelected(int number) const { return std::ranges::binary_search(m_selected, number); }

void SelectionModel::setHovered(int number)
{
    if (number == m_hovered) return;
    m_hovered = number;
    Q_EMIT hoveredChanged(number);
}

void SelectionModel::setSelected(QList<int> numbers)
{
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    if (numbers == m_selected) return;
    m_selected = std::move(numbers);
    Q_EMIT selectedChanged();
}

void SelectionModel::add(const QList<int>& numbers) { setSelected(m_selected + numbers); }

void SelectionModel::toggle(int number)
{
    QList<int> numbers = m_selected;
    if (numbers.removeAll(number) == 0) numbers.append(number);
    setSelected(numbers);
}

}  // namespace rosa::widgets
