/// How long the window's thread is away from its event loop.
#pragma once

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include <QApplication>
#include <QEventLoop>
#include <QThread>
#include <QTimer>

namespace rosa::bench {

inline double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// The interval of a timer, which distinguishes timers in the report.
inline std::string intervalOf(const QObject* receiver)
{
    const auto* timer = qobject_cast<const QTimer*>(receiver);
    return timer ? " every " + std::to_string(timer->interval()) + " ms" : std::string();
}

/// Measures each event that the window's thread handles, with all that it triggers, in CPU time of that thread.
class MeasuredApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        // Other threads also deliver events through this function.
        if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
        if (m_depth++ > 0) {
            const bool isHandled = QApplication::notify(receiver, event);
            --m_depth;
            return isHandled;
        }
        // Before the call, because the receiver may be deleted by it.
        const std::string what = std::string(receiver->metaObject()->className()) + " event " +
                                 std::to_string(event->type()) + intervalOf(receiver);
        const double begin = threadMilliseconds();
        const bool isHandled = QApplication::notify(receiver, event);
        const double took = threadMilliseconds() - begin;
        if (m_turns.empty() || took > m_longest) m_longest = took, m_what = what;
        m_turns.push_back(took);
        --m_depth;
        return isHandled;
    }

    /// Prints the turns since the last report, and forgets them.
    void report(const char* what)
    {
        std::sort(m_turns.begin(), m_turns.end());
        if (!m_turns.empty())
            std::printf("%-44s %6zu turns, 99 %% %6.1f ms, longest %6.1f ms (%s)\n", what, m_turns.size(),
                        m_turns[m_turns.size() * 99 / 100], m_turns.back(), m_what.c_str());
        m_turns.clear();
    }

private:
    int m_depth = 0;
    double m_longest = 0;
    std::string m_what;  ///< Description of the longest event.
    std::vector<double> m_turns;
};

inline void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

}  // namespace rosa::bench
