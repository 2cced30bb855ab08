#include "app/workbench/docks/log_dock.h"

#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QTime>

#include "app/workbench/engine/engine_process.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr int kLines = 5000;

}  // namespace

LogDock::LogDock(Workbench& workbench, QWidget* parent) : QDockWidget(tr("Log"), parent), m_lines(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("log"));
    m_lines->setReadOnly(true);
    m_lines->setMaximumBlockCount(kLines);
    m_lines->setPlaceholderText(tr("What engines write appears here."));
    m_lines->setAccessibleName(tr("Log"));
    m_lines->setTabChangesFocus(true);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setWidget(m_lines);
    connect(&workbench, &Workbench::said, this,
            [this](Workbench::Severity severity, const QString& text, const QString& details) {
                add(severity, text);
                for (const QString& line : details.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
                    add(severity, QStringLiteral("    ") + line);
            });
    connect(&workbench, &Workbench::engineStarted, this, &LogDock::follow);
}

QString LogDock::text() const { return m_lines->toPlainText(); }

void LogDock::add(Workbench::Severity severity, const QString& text)
{
    const QString line = QTime::currentTime().toString(QStringLiteral("HH:mm:ss  ")) + text;
    if (severity == Workbench::Severity::Information) {
        m_lines->appendPlainText(line);
        return;
    }
    const QString colour = widgets::errorColour(palette()).name();
    m_lines->appendHtml(
        QStringLiteral("<span style=\"white-space:pre;color:%1\">%2</span>").arg(colour, line.toHtmlEscaped()));
}

void LogDock::follow(EngineProcess* process)
{
    add(Workbench::Severity::Information,
        tr("%1: rosa %2").arg(process->title(), process->arguments().join(QLatin1Char(' '))));
    connect(process, &EngineProcess::wroteLine, this,
            [this](const QString& line) { add(Workbench::Severity::Information, line); });
}

}  // namespace rosa::workbench
