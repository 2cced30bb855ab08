#include "app/workbench/engine/engine_process.h"
#include "app/workbench/base/core_text.h"

#include <csignal>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

#include "core/base/storage/store_parts.h"

namespace rosa::workbench {

namespace {

constexpr int kPollMilliseconds = 20;
constexpr int kKeptLines = 40;
/// Older logs are deleted when a new one is created.
constexpr int kKeptLogs = 200;

/// Start time of a process in clock ticks since boot; 0 if it has ended or is a zombie.
quint64 startTimeOf(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    const QByteArray stat = file.readAll();
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 20 || fields[0] == "Z" || fields[0] == "X") return 0;
    return fields[19].toULongLong();
}

void tidy(const QDir& logs)
{
    const QStringList names = logs.entryList({QStringLiteral("engine-*")}, QDir::Files, QDir::Name);
    for (qsizetype i = 0; i + kKeptLogs < names.size(); ++i) QFile::remove(logs.filePath(names[i]));
}

}  // namespace

EngineProcess::EngineProcess(QString program, std::filesystem::path store, QStringList arguments, QString title,
                             QObject* parent)
    : QObject(parent),
      m_program(std::move(program)),
      m_store(std::move(store)),
      m_arguments(std::move(arguments)),
      m_title(std::move(title))
{
    m_timer.setInterval(kPollMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &EngineProcess::poll);
}

EngineProcess::~EngineProcess() = default;

void EngineProcess::start()
{
    const auto place = madePart(m_store, kLogsPart);
    if (!place) return fail(coreText(place.error().message));
    const QDir logs(QString::fromStdString(place->string()));
    tidy(logs);
    static int number = 0;
    const QString base =
        logs.filePath(QStringLiteral("engine-%1-%2-%3")
                          .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz")))
                          .arg(QCoreApplication::applicationPid())
                          .arg(++number));
    m_reports.setFileName(base + QStringLiteral(".jsonl"));
    m_lines.setFileName(base + QStringLiteral(".log"));

    QProcess process;
    process.setProgram(m_program);
    process.setArguments(m_arguments + QStringList{QStringLiteral("--store"), QString::fromStdString(m_store.string()),
                                                   QStringLiteral("--json")});
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(m_reports.fileName());
    process.setStandardErrorFile(m_lines.fileName());
    const bool isThere = QFileInfo(m_program).isExecutable();
    if (!isThere || !process.startDetached(&m_pid)) {
        m_pid = 0;
        return fail(isThere
                        ? tr("The engine %1 could not be started: %2").arg(m_program, process.errorString())
                        : tr("The engine %1 was not found; reinstall the program or set ROSA_ENGINE to the engine's path")
                              .arg(m_program));
    }
    m_startTime = startTimeOf(m_pid);
    m_timer.start();
}

void EngineProcess::fail(const QString& message)
{
    m_message = message;
    QMetaObject::invokeMethod(
        this, [this] { finish(End::NotStarted); }, Qt::QueuedConnection);
}

void EngineProcess::stop()
{
    m_wasStopped = true;
    if (m_pid > 0 && startTimeOf(m_pid) == m_startTime) ::kill(static_cast<pid_t>(m_pid), SIGINT);
}

QString EngineProcess::lastLines() const { return m_last.join(QLatin1Char('\n')); }

void EngineProcess::poll()
{
    // Checked before its output is read, so that all output written before its end is read.
    const bool isGone = startTimeOf(m_pid) != m_startTime || m_startTime == 0;
    readReports();
    readLines();
    if (!isGone) return;
    if (m_wasStopped && !m_hasResult)
        finish(End::Interrupted);
    else if (!m_message.isEmpty())
        finish(End::Failed);
    else if (m_hasResult)
        finish(End::Done);
    else {
        m_message = tr("The engine ended without a message (%1)").arg(m_title);
        finish(End::Crashed);
    }
}

void EngineProcess::readReports()
{
    if (!m_reports.isOpen() && !m_reports.open(QIODevice::ReadOnly)) return;
    m_pendingReport += m_reports.readAll();
    qsizetype begin = 0;
    for (qsizetype end; (end = m_pendingReport.indexOf('\n', begin)) >= 0; begin = end + 1)
        handleReport(m_pendingReport.mid(begin, end - begin));
    m_pendingReport.remove(0, begin);
}

void EngineProcess::handleReport(const QByteArray& line)
{
    const auto report = protocol::reportFromJson({line.constData(), static_cast<std::size_t>(line.size())});
    if (!report) {  // The result of a command, which only other programs read.
        m_hasResult = true;
        return;
    }
    std::visit([this](const auto& one) { handle(one); }, *report);
    Q_EMIT reported(*report);
}

void EngineProcess::handle(const protocol::RunBegins& report)
{
    m_run = asText(report.run);
    Q_EMIT runStarted(m_run);
}

void EngineProcess::handle(const protocol::EpochDone& report)
{
    Q_EMIT progressed(tr("epoch"), report.epoch, report.epochs);
}

void EngineProcess::handle(const protocol::PhaseDone& report)
{
    Q_EMIT progressed(coreText(report.phase), report.done, report.total);
}

void EngineProcess::handle(const protocol::CommandFailed& report)
{
    m_message = coreText(report.message);
    m_hasReported = true;
}

void EngineProcess::handle(const protocol::TableRunBegins& report)
{
    Q_EMIT progressed(tr("run"), report.place, report.count);
}

void EngineProcess::readLines()
{
    if (!m_lines.isOpen() && !m_lines.open(QIODevice::ReadOnly)) return;
    m_pendingLine += m_lines.readAll();
    qsizetype begin = 0;
    for (qsizetype end; (end = m_pendingLine.indexOf('\n', begin)) >= 0; begin = end + 1) {
        const QString line = QString::fromUtf8(m_pendingLine.mid(begin, end - begin));
        m_last.append(line);
        if (m_last.size() > kKeptLines) m_last.removeFirst();
        const QString mark = QStringLiteral("rosa: error: ");
        // The line repeats in English what the report says.
        if (line.startsWith(mark) && !m_hasReported) m_message = line.mid(mark.size());
        Q_EMIT wroteLine(line);
    }
    m_pendingLine.remove(0, begin);
}

void EngineProcess::finish(End end)
{
    if (m_hasEnded) return;
    m_hasEnded = true;
    m_timer.stop();
    m_pid = 0;
    Q_EMIT ended(end);
}

}  // namespace rosa::workbench
