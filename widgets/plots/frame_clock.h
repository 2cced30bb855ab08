/// Thirty frames a second for several plots together, however fast their data come.
#pragma once

#include <functional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

namespace rosa::widgets {

/// Draws what was asked for at the next frame, once, in the order it was asked. What does not fit into a frame's share of the thread goes
/// on in the next turn of the event loop, so that no turn is long; everything waiting gets its turn before anything is drawn twice. The
/// timer runs only while something waits. Belongs to the window's thread.
class FrameClock : public QObject {
    Q_OBJECT
public:
    explicit FrameClock(QObject* parent = nullptr);

    /// Calls `draw` soon unless `item` is gone; more requests of one item before that change nothing.
    void request(QObject* item, std::function<void()> draw);
    [[nodiscard]] bool isIdle() const { return m_waiting.empty(); }

Q_SIGNALS:
    /// All that was asked for is drawn.
    void frameDone();

private:
    struct Item {
        QPointer<QObject> object;
        std::function<void()> draw;
    };
    void drawSome();

    std::vector<Item> m_waiting;
    QTimer m_timer;
    QElapsedTimer m_sinceFrame;
};

}  // namespace rosa::widgets
