/// One engine process that this window started. It outlives the window: its output goes to files, and the window reads those.
#pragma once

#include <filesystem>

#include <QElapsedTimer>
#include <QFile>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace rosa::workbench {

/// Starts `rosa … --json` in a session of its own with output to STORE/logs/, and follows what it writes. Belongs to the window's thread;
/// no call waits.
class EngineProcess : public QObject {
    Q_OBJECT
public:
    enum class End {
        Done,         ///< Its last lines were results.
        Failed,       ///< It said what was wrong: message().
        Interrupted,  ///< It was asked to stop.
        Crashed,      ///< It is gone without a last word.
        NotStarted,   ///< There is no such program, or it cannot run.
    };

    EngineProcess(QString program, std::filesystem::path store, QStringList arguments, QString title, QObject* parent);
    ~EngineProcess() override;

    /// ended() comes soon after where it cannot start.
    void start();
    /// Asks it to stop after a checkpoint (SIGINT).
    void stop();

    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] const QStringList& arguments() const { return m_arguments; }
    /// Id of the run it writes (the last one begun); empty before it has one.
    [[nodiscard]] const QString& run() const { return m_run; }
    [[nodiscard]] bool isRunning() const { return m_pid > 0; }
    [[nodiscard]] qint64 processId() const { return m_pid; }
    /// What went wrong, in one line; and the last lines it wrote to standard error.
    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] QString lastLines() const;

Q_SIGNALS:
    void runStarted(const QString& run);
    /// Work with an end: epochs, or a phase such as "evaluation".
    void progressed(const QString& what, int done, int total);
    /// A line of JSON with `event`, for whoever wants more.
    void reported(const QString& event, const QByteArray& json);
    /// What it writes for people: warnings, errors.
    void wroteLine(const QString& line);
    /// The last signal.
    void ended(rosa::workbench::EngineProcess::End end);

private:
    void poll();
    void readReports();
    void readLines();
    void takeReport(const QByteArray& line);
    void finish(End end);

    QString m_program;
    std::filesystem::path m_store;
    QStringList m_arguments;
    QString m_title;
    QFile m_reports;
    QFile m_lines;
    QByteArray m_pendingReport;
    QByteArray m_pendingLine;
    QStringList m_last;  ///< Lines of standard error, the newest at the end.
    QString m_run;
    QString m_message;
    bool m_hasResult = false;
    bool m_hasEnded = false;
    bool m_wasStopped = false;
    qint64 m_pid = 0;
    quint64 m_startTime = 0;
    QTimer m_timer;
};

}  // namespace rosa::workbench
