#include "widgets/matrix/colour_scale.h"

#include <algorithm>

namespace rosa::widgets {

void ColourScale::setRange(const void* who, double low, double high)
{
    m_ranges[who] = {low, high};
    update();
}

void ColourScale::leave(const void* who)
{
    m_ranges.erase(who);
    update();
}

void ColourScale::setLocked(bool locked)
{
    m_isLocked = locked;
    update();
}

void ColourScale::setGrowing(bool growing)
{
    m_isGrowing = growing;
    update();
}

void ColourScale::update()
{
    if (m_isLocked || m_ranges.empty()) return;
    std::pair<double, double> scale = m_ranges.begin()->second;
    for (const auto& [who, range] : m_ranges)
        scale = {std::min(scale.first, range.first), std::max(scale.second, range.second)};
    if (m_isGrowing) scale = {std::min(scale.first, m_scale.first), std::max(scale.second, m_scale.second)};
    if (scale == m_scale) return;
    m_scale = scale;
    Q_EMIT changed();
}

}  // namespace rosa::widgets
