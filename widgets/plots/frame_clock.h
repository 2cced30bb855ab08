/// Thirty frames per second for several plots together, independent of the rate of their data.
#pragma once

#include <functional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

namespace rosa::widgets {

/// Runs the requested draws at the next frame, once each, in the order of requests. Work beyond a frame's time budget continues in the next
/// turn of the event loop, so that no turn is long; every waiting item is drawn before any is drawn twice. The timer runs only while
/// requests wait. Belongs to the window's thread.
class FrameClock : public QObject {
    Q_OBJECT
public:
    explicit FrameClock(QObject* parent = nullptr);

    /// Calls `draw` soon unless `item` is destroyed; further requests of the same item before that have no effect.
    void request(QObject* item, std::function<void()> draw);
    [[nodiscard]] bool isIdle() const { return m_waiting.empty(); }

Q_SIGNALS:
    /// All requested draws are done.
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
