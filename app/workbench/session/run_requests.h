/// Requests to the engine of a run: answered by its training process between two steps or, if the run is done, by a server process that is
/// started for it and stays alive for five minutes.
#pragma once

#include <functional>
#include <map>
#include <string_view>

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "app/workbench/records/answer_watch.h"
#include "core/base/result.h"
#include "core/protocol/request.h"

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// The answer as written by the engine (JSON), or the reason for its absence.
using Answer = Result<QByteArray>;

/// Belongs to the window's thread; no call blocks.
class RunRequests : public QObject {
    Q_OBJECT
public:
    explicit RunRequests(Workbench& workbench);
    ~RunRequests() override;

    /// Sends a question and calls `done` with its answer on the window's thread, unless `context` has been destroyed. Starts `rosa serve
    /// RUN` if no process writes the run. A new question of the same context and verb supersedes a waiting one, whose `done` is never
    /// called.
    void ask(const QString& run, const protocol::Question& question, QObject* context, std::function<void(Answer)> done);
    /// Sends a command to a training process. An Error if the run's folder cannot be written.
    Result<void> send(const QString& run, const protocol::Command& command);

private:
    struct Waiting {
        QString run;
        std::string_view verb;
        QString file;  ///< Path of the expected answer.
        QPointer<QObject> context;
        std::function<void(Answer)> done;
        qint64 deadline = 0;  ///< Milliseconds of the steady clock.
    };

    static void supersede(Waiting& waiting);
    void ensureServer(const QString& run);
    /// For every run with a waiting request: the process that was to answer it, a training process or another window's server, may have
    /// ended.
    void ensureServers();
    void handleAnswer(const QString& file, const QByteArray& answer);
    /// Handles servers that may have ended, and requests that timed out.
    void tend();
    void fail(const QString& run, const QString& message);

    Workbench& m_workbench;
    AnswerWatch m_answers;
    std::map<quint64, Waiting> m_waiting;
    std::map<QString, QPointer<EngineProcess>> m_servers;
    quint64 m_next = 0;
    qint64 m_nextServerCheck = 0;  ///< Milliseconds of the steady clock.
    QTimer m_timer;                ///< Runs while requests wait.
};

}  // namespace rosa::workbench
