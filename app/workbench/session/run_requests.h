/// Questions to the engine of a run: what its training process answers between two steps, or for a run that is done, a server that is
/// started for it and stays warm for five minutes.
#pragma once

#include <functional>
#include <map>

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "app/workbench/records/answer_watch.h"
#include "core/base/result.h"

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// The answer as the engine wrote it (JSON), or why there is none.
using Answer = Result<QByteArray>;

/// Belongs to the window's thread; no call waits.
class RunRequests : public QObject {
    Q_OBJECT
public:
    explicit RunRequests(Workbench& workbench);
    ~RunRequests() override;

    /// Sends a request ("inspect", "batch", "worst", "project"; arguments as JSON) and calls `done` with its answer on the window's thread,
    /// unless `context` is gone. Starts `rosa serve RUN` where no process writes the run. A new request of the same context and
    /// verb supersedes one that waits still: its `done` is never called.
    void ask(const QString& run, const QString& verb, const QByteArray& arguments, QObject* context,
             std::function<void(Answer)> done);
    /// Tells a training process something: "pause", "resume", "step", "stop", or "set" with key and value. Nothing is answered; what comes of
    /// it is in the record. An Error where the run's folder cannot be written.
    Result<void> tell(const QString& run, const QString& verb, const QString& key = {}, const QString& value = {});

private:
    struct Waiting {
        QString run;
        QString verb;
        QString file;  ///< Where the answer will be.
        QPointer<QObject> context;
        std::function<void(Answer)> done;
        qint64 deadline = 0;  ///< Milliseconds of the steady clock.
    };

    static void supersede(Waiting& waiting);
    void ensureServer(const QString& run);
    /// Of every run with a question that waits: who was to answer it, a training process or another window's server, may be gone.
    void ensureServers();
    void take(const QString& file, const QByteArray& answer);
    /// What is due: servers that may be gone, and questions that were waited for too long.
    void tend();
    void fail(const QString& run, const QString& message);

    Workbench& m_workbench;
    AnswerWatch m_answers;
    std::map<quint64, Waiting> m_waiting;
    std::map<QString, QPointer<EngineProcess>> m_servers;
    quint64 m_next = 0;
    qint64 m_nextServerCheck = 0;  ///< Milliseconds of the steady clock.
    QTimer m_timer;                ///< While something waits.
};

}  // namespace rosa::workbench
