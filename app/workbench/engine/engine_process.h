/// An engine process started by this window. It outlives the window: its output goes to files, which the window reads.
#pragma once

#include <filesystem>

#include <QElapsedTimer>
#include <QFile>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include "core/protocol/report.h"

namespace rosa::workbench {

/// Starts `rosa … --json` in its own session with output to STORE/logs/, and follows its output. Belongs to the window's thread; no call
/// blocks.
class EngineProcess : public QObject {
    Q_OBJECT
public:
    enum class End {
        Done,         ///< It ended with results.
        Failed,       ///< It reported an error: message().
        Interrupted,  ///< It was stopped on request.
        Crashed,      ///< It ended without a message.
        NotStarted,   ///< The program does not exist or cannot run.
    };

    EngineProcess(QString program, std::filesystem::path store, QStringList arguments, QString title, QObject* parent);
    ~EngineProcess() override;

    /// If it cannot start, ended() follows soon.
    void start();
    /// Requests a stop after a checkpoint (SIGINT).
    void stop();

    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] const QStringList& arguments() const { return m_arguments; }
    /// Id of the run it writes (the last one started); empty before that.
    [[nodiscard]] const QString& run() const { return m_run; }
    [[nodiscard]] bool isRunning() const { return m_pid > 0; }
    [[nodiscard]] qint64 processId() const { return m_pid; }
    /// The error in one line, and the last lines of its standard error.
    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] QString lastLines() const;

Q_SIGNALS:
    void runStarted(const QString& run);
    /// Progress of work with an end: epochs, or a phase such as "evaluation".
    void progressed(const QString& what, int done, int total);
    /// A line of its output that is a report, for further use.
    void reported(const rosa::protocol::Report& report);
    /// Output for people: warnings, errors.
    void wroteLine(const QString& line);
    /// The last signal.
    void ended(rosa::workbench::EngineProcess::End end);

private:
    void fail(const QString& message);
    void poll();
    void readReports();
    void readLines();
    void handleReport(const QByteArray& line);
    void handle(const protocol::RunBegins& report);
    void handle(const protocol::EpochDone& report);
    void handle(const protocol::PhaseDone& report);
    void handle(const protocol::CommandFailed& report);
    void handle(const protocol::CommandStopped&) { m_wasStopped = true; }
    void handle(const protocol::TableRunBegins& report);
    void handle(const protocol::WarningGiven&) {}
    void handle(const protocol::TableBegins&) {}
    void handle(const protocol::TableRunDone&) {}
    void handle(const protocol::SweepRunDone&) {}
    template <typename Report>
    requires Report::kIsResult void handle(const Report&) { m_hasResult = true; }
    void finish(End end);

    QString m_program;
    std::filesystem::path m_store;
    QStringList m_arguments;
    QString m_title;
    QFile m_reports;
    QFile m_lines;
    QByteArray m_pendingReport;
    QByteArray m_pendingLine;
    QStringList m_last;  ///< Lines of standard error, the newest last.
    QString m_run;
    QString m_message;
    bool m_hasReported = false;  ///< m_message is from a report, in the user's language.
    bool m_hasResult = false;
    bool m_hasEnded = false;
    bool m_wasStopped = false;
    qint64 m_pid = 0;
    quint64 m_startTime = 0;
    QTimer m_timer;
};

}  // namespace rosa::workbench
