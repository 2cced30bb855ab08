#include "app/workbench/window/task_strip.h"

#include <cmath>

#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/workbench.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

/// A thousand epochs a second need not be a thousand texts.
constexpr qint64 kRedrawMilliseconds = 100;

}  // namespace

QString durationText(double seconds)
{
    const auto whole = static_cast<qint64>(std::llround(std::max(0.0, seconds)));
    if (whole < 120) return TaskStrip::tr("%1 s").arg(whole);
    if (whole < 7200) return TaskStrip::tr("%1 min").arg((whole + 30) / 60);
    return TaskStrip::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

TaskStrip::TaskStrip(Workbench& workbench, QWidget* parent)
    : QWidget(parent), m_text(new QLabel), m_bar(new QProgressBar), m_cancel(new QToolButton)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_bar->setFixedWidth(160);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    m_cancel->setIcon(widgets::icon(QStringLiteral("close")));
    m_cancel->setAutoRaise(true);
    m_cancel->setToolTip(tr("Stop this work"));
    m_cancel->setAccessibleName(tr("Stop this work"));
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    connect(m_cancel, &QToolButton::clicked, this, &TaskStrip::cancel);
    connect(&workbench, &Workbench::engineStarted, this, &TaskStrip::follow);
    setVisible(false);
}

void TaskStrip::follow(EngineProcess* process)
{
    connect(process, &EngineProcess::progressed, this,
            [this, process](const QString& what, int done, int total) { advance(process, what, done, total); });
    connect(process, &EngineProcess::reported, this, [this, process](const QString& event, const QByteArray& json) {
        if (event != QStringLiteral("epoch") || !m_tasks.contains(process)) return;
        const QJsonObject report = QJsonDocument::fromJson(json).object();
        m_tasks[process].loss = QLocale().toString(report.value(QStringLiteral("loss")).toDouble(), 'f', 3);
    });
    connect(process, &EngineProcess::ended, this, [this, process] { forget(process); });
}

void TaskStrip::advance(EngineProcess* process, const QString& what, int done, int total)
{
    Task& task = m_tasks[process];
    if (task.what != what || done < task.done) {
        task = {what, {}, done, total, done, {}};
        task.since.start();
    }
    task.done = done;
    task.total = total;
    m_shown = process;
    if (m_drawn.isValid() && m_drawn.elapsed() < kRedrawMilliseconds && isVisible()) return;
    m_drawn.start();
    show();
}

void TaskStrip::forget(EngineProcess* process)
{
    m_tasks.remove(process);
    if (m_shown == process) m_shown = m_tasks.isEmpty() ? nullptr : m_tasks.cbegin().key();
    show();
}

QString TaskStrip::textOf(const EngineProcess& process, const Task& task) const
{
    const QLocale locale;
    QStringList parts{
        tr("%1: %2 %3 of %4").arg(process.title(), task.what, locale.toString(task.done), locale.toString(task.total))};
    if (!task.loss.isEmpty()) parts.append(tr("loss %1").arg(task.loss));
    const double seconds = static_cast<double>(task.since.elapsed()) / 1000;
    if (task.done > task.begin && seconds > 0.3) {
        const double rate = (task.done - task.begin) / seconds;
        if (!task.loss.isEmpty()) parts.append(tr("%1 epochs/s").arg(locale.toString(rate, 'f', rate < 10 ? 1 : 0)));
        parts.append(tr("%1 left").arg(durationText((task.total - task.done) / rate)));
    }
    return parts.join(QStringLiteral("  ·  "));
}

void TaskStrip::show()
{
    setVisible(m_shown != nullptr);
    if (!m_shown) return;
    const Task& task = m_tasks[m_shown];
    const int others = static_cast<int>(m_tasks.size()) - 1;
    const QString more = others > 0 ? tr(" (and %n more)", nullptr, others) : QString();
    m_text->setText(textOf(*m_shown, task) + more);
    m_bar->setRange(0, std::max(1, task.total));
    m_bar->setValue(task.done);
    QStringList lines;
    for (auto i = m_tasks.cbegin(); i != m_tasks.cend(); ++i) lines.append(textOf(*i.key(), i.value()));
    setToolTip(lines.join(QLatin1Char('\n')));
}

void TaskStrip::cancel()
{
    if (m_tasks.size() == 1) {
        m_tasks.cbegin().key()->stop();
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (auto i = m_tasks.cbegin(); i != m_tasks.cend(); ++i)
        menu->addAction(tr("Stop %1").arg(i.key()->title()), i.key(), &EngineProcess::stop);
    menu->popup(m_cancel->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

}  // namespace rosa::workbench
