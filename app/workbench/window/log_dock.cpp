#include "app/workbench/window/log_dock.h"

#include <QEvent>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTime>

#include "app/workbench/engine/engine_process.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr int kLines = 5000;
/// Marks error text; its colour follows the palette.
constexpr int kWrong = QTextFormat::UserProperty;

QTextCharFormat wrongFormat(const QPalette& palette)
{
    QTextCharFormat format;
    format.setProperty(kWrong, true);
    format.setForeground(widgets::errorColour(palette));
    return format;
}

}  // namespace

LogDock::LogDock(Workbench& workbench, QWidget* parent) : QDockWidget(tr("Log"), parent), m_lines(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("log"));
    m_lines->setReadOnly(true);
    m_lines->setMaximumBlockCount(kLines);
    m_lines->setPlaceholderText(tr("The output of engines appears here."));
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
    QScrollBar* bar = m_lines->verticalScrollBar();
    const bool isAtEnd = bar->value() == bar->maximum();
    QTextCursor end(m_lines->document());
    end.movePosition(QTextCursor::End);
    if (!m_lines->document()->isEmpty()) end.insertBlock({}, {});
    end.insertText(line, severity == Workbench::Severity::Information ? QTextCharFormat() : wrongFormat(palette()));
    if (isAtEnd) bar->setValue(bar->maximum());
}

void LogDock::changeEvent(QEvent* event)
{
    QDockWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    QTextCursor cursor(m_lines->document());
    for (QTextBlock block = m_lines->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().hasProperty(kWrong)) continue;
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(wrongFormat(palette()));
        }
}

void LogDock::follow(EngineProcess* process)
{
    add(Workbench::Severity::Information,
        tr("%1: rosa %2").arg(process->title(), process->arguments().join(QLatin1Char(' '))));
    connect(process, &EngineProcess::wroteLine, this,
            [this](const QString& line) { add(Workbench::Severity::Information, line); });
}

}  // namespace rosa::workbench
