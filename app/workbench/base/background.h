/// Work on background threads.
#pragma once

#include <memory>
#include <utility>

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

namespace rosa::workbench {

/// The threads of inBackground(), as many as processors. Qt draws with QThreadPool::globalInstance() and waits for it: work that took those threads
/// would stop the window. The end of the application waits for these threads. Call
/// it from the window's thread.
QThreadPool& backgroundThreads();

/// Calls `work()` on a pool thread and then `done(result)` on the window's thread, unless `context` (an object of that thread) has been
/// destroyed. `work` must not touch `context` or widgets. Call it from the window's thread.
template <typename Work, typename Done>
void inBackground(QObject* context, Work work, Done done)
{
    backgroundThreads().start(
        [guard = QPointer<QObject>(context), work = std::move(work), done = std::move(done)]() mutable {
            auto result = std::make_shared<decltype(work())>(work());
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [guard, result, done = std::move(done)]() mutable {
                    if (guard) done(std::move(*result));
                },
                Qt::QueuedConnection);
        });
}

}  // namespace rosa::workbench
