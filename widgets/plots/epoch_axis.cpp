#include "widgets/plots/epoch_axis.h"

#include <algorithm>
#include <cmath>

namespace rosa::widgets {

namespace {

constexpr double kLeastEpochs = 5;

}  // namespace

void EpochAxis::setLength(int epochs)
{
    if (epochs == m_length) return;
    m_length = epochs;
    const double last = std::max(2, epochs);
    if (m_mode == Mode::All)
        set(m_mode, 1, last);
    else if (m_mode == Mode::Newest)
        set(m_mode, std::max(1.0, last - (m_to - m_from)), last);
}

void EpochAxis::setHoverEpoch(int epoch)
{
    epoch = std::clamp(epoch, 0, m_length);
    if (epoch == m_hover) return;
    m_hover = epoch;
    Q_EMIT hoverEpochChanged(epoch);
}

void EpochAxis::zoomTo(double from, double to)
{
    const double last = std::max(2, m_length);
    const double width = std::clamp(to - from, std::min(kLeastEpochs, last - 1), last - 1);
    from = std::clamp(0.5 * (from + to) - width / 2, 1.0, last - width);
    to = from + width;
    const bool reachesFirst = from < 1 + 1e-6;
    const bool reachesLast = to > last - 1e-6;
    set(reachesLast ? (reachesFirst ? Mode::All : Mode::Newest) : Mode::Fixed, from, to);
}

void EpochAxis::zoomBy(double factor, double around)
{
    zoomTo(around - (around - m_from) * factor, around + (m_to - around) * factor);
}

void EpochAxis::pan(double share)
{
    const double last = std::max(2, m_length);
    const double width = m_to - m_from;
    const double from = std::clamp(m_from + share * width, 1.0, std::max(1.0, last - width));
    zoomTo(from, from + width);
}

void EpochAxis::showAll() { set(Mode::All, 1, std::max(2, m_length)); }

void EpochAxis::set(Mode mode, double from, double to)
{
    const bool isOtherMode = mode != m_mode;
    const bool isOtherRange = from != m_from || to != m_to;
    m_mode = mode;
    m_from = from;
    m_to = to;
    if (isOtherMode) Q_EMIT modeChanged(mode);
    if (isOtherRange) Q_EMIT rangeChanged();
}

}  // namespace rosa::widgets
