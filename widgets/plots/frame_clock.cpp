#include "widgets/plots/frame_clock.h"

#include <algorithm>
#include <utility>

namespace rosa::widgets {

namespace {

/// Slightly less than 1/30 s, to allow for the timer's delay.
constexpr qint64 kFrameMilliseconds = 31;
/// Time budget per turn of the event loop.
constexpr qint64 kShareMilliseconds = 10;

}  // namespace

FrameClock::FrameClock(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &FrameClock::drawSome);
}

void FrameClock::request(QObject* item, std::function<void()> draw)
{
    const bool isWaiting = std::any_of(m_waiting.begin(), m_waiting.end(), [&](const Item& i) { return i.object == item; });
    if (isWaiting) return;
    m_waiting.push_back({item, std::move(draw)});
    if (m_timer.isActive()) return;
    const qint64 since = m_sinceFrame.isValid() ? m_sinceFrame.elapsed() : kFrameMilliseconds;
    m_timer.start(static_cast<int>(std::clamp<qint64>(kFrameMilliseconds - since, 0, kFrameMilliseconds)));
}

void FrameClock::drawSome()
{
    m_sinceFrame.start();
    std::size_t done = 0;
    // Drawing may request another draw; it is queued for the next frame.
    const std::size_t count = m_waiting.size();
    std::vector<Item> items = std::exchange(m_waiting, {});
    while (done < count && (done == 0 || m_sinceFrame.elapsed() < kShareMilliseconds)) {
        if (items[done].object) items[done].draw();
        ++done;
    }
    items.erase(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(done));
    std::erase_if(m_waiting, [&](const Item& asked) {
        return std::any_of(items.begin(), items.end(), [&](const Item& i) { return i.object == asked.object; });
    });
    const bool isBehind = !items.empty();
    items.insert(items.end(), std::make_move_iterator(m_waiting.begin()), std::make_move_iterator(m_waiting.end()));
    m_waiting = std::move(items);
    if (isBehind)
        m_timer.start(0);
    else if (!m_waiting.empty())
        m_timer.start(static_cast<int>(kFrameMilliseconds));
    if (!isBehind) Q_EMIT frameDone();
}

}  // namespace rosa::widgets
