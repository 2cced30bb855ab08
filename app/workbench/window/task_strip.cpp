#include "app/workbench/window/task_strip.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/session/workbench.h"
#include "widgets/style/fitted_text.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

/// Limits updates: a thousand epochs per second need not be shown one by one.
constexpr int kRedrawMilliseconds = 100;
/// Width of a title in average characters; a longer title is elided in the middle.
constexpr int kTitleCharacters = 32;

const QString kSeparator = QStringLiteral("  ·  ");

/// Its text is elided, so that a long one does not widen the window.
class ShortButton : public QToolButton {
public:
    using QToolButton::QToolButton;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 8, QToolButton::minimumSizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        const int around = QToolButton::sizeHint().width() - fontMetrics().horizontalAdvance(text());
        // Advances are rounded, elision is not.
        option.text = fontMetrics().elidedText(text(), Qt::ElideMiddle, std::max(0, width() - around + 1));
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

}  // namespace

TaskStrip::TaskStrip(Workbench& workbench, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_text(new ShortButton), m_menu(new QMenu(this)), m_bar(new QProgressBar)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_text->setObjectName(QStringLiteral("tasks"));
    m_text->setAccessibleName(tr("Running tasks"));
    m_text->setAutoRaise(true);
    m_text->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_text->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_bar->setFixedWidth(120);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    m_text->setMenu(m_menu);
    m_text->setPopupMode(QToolButton::InstantPopup);
    m_text->setToolTip(tr("All running tasks, with what is left of each; to show and to stop them"));
    row->addWidget(m_text);
    row->addWidget(m_bar);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(kRedrawMilliseconds);
    connect(&m_redraw, &QTimer::timeout, this, &TaskStrip::refresh);
    connect(m_menu, &QMenu::aboutToShow, this, &TaskStrip::fillMenu);
    connect(&workbench, &Workbench::engineStarted, this, &TaskStrip::follow);
    connect(&workbench, &Workbench::currentRunChanged, this, &TaskStrip::refresh);
    connect(&workbench.liveRuns(), &LiveRuns::changed, this, &TaskStrip::refreshSoon);
    setVisible(false);
}

void TaskStrip::follow(EngineProcess* process)
{
    // The progress of a run comes from its record.
    if (process->arguments().value(0) == QStringLiteral("train")) return;
    // This includes runs of a plan; the plan's engine itself reports which run it is at.
    const bool isPlan = process->arguments().value(0) == QStringLiteral("reproduce");
    connect(process, &EngineProcess::progressed, this, [this, process, isPlan](const QString& what, int done, int total) {
        if (isPlan && what != EngineProcess::tr("run")) return;
        Phase& phase = m_phases[process];
        if (phase.what != what) phase.since.start();
        phase.what = what;
        phase.done = done;
        phase.total = total;
        refreshSoon();
    });
    connect(process, &EngineProcess::ended, this, [this, process] {
        m_phases.remove(process);
        refresh();
    });
}

TaskStrip::Task TaskStrip::taskOf(const RunProgress& progress) const
{
    Task task;
    task.run = progress.run;
    task.title = widgets::fittedText(progress.name, fontMetrics(), kTitleCharacters * fontMetrics().averageCharWidth());
    task.done = progress.isEvaluating ? progress.splits : progress.epochs;
    task.total = progress.isEvaluating ? progress.splitTotal : progress.total;
    QStringList parts{task.title};
    if (!progress.isOfThisWindow) parts.append(tr("in the background"));
    if (progress.state == record::RunState::Paused) parts.append(tr("paused"));
    parts.append(stageText(progress));
    if (!progress.isEvaluating && !std::isnan(progress.loss))
        parts.append(tr("loss %1").arg(QLocale().toString(progress.loss, 'f', 3)));
    if (const QString pace = paceText(progress); !pace.isEmpty()) parts.append(pace);
    task.text = parts.join(kSeparator);
    if (m_workbench.liveRuns().canStop(progress.run))
        task.stop = [this, run = progress.run] { m_workbench.liveRuns().stop(run); };
    return task;
}

TaskStrip::Task TaskStrip::taskOf(EngineProcess* process, const Phase& phase) const
{
    const QLocale locale;
    QString stage = tr("%1 %2 of %3").arg(phase.what, locale.toString(phase.done), locale.toString(phase.total));
    // As long for each of those left as for those done.
    if (phase.done > 0 && phase.done < phase.total && phase.since.isValid()) {
        const double seconds = static_cast<double>(phase.since.elapsed()) / 1000 / phase.done * (phase.total - phase.done);
        if (seconds >= 1) stage += kSeparator + tr("about %1 left").arg(durationText(seconds));
    }
    return {process->title(),
            process->title() + kSeparator + stage,
            phase.done,
            phase.total,
            {},
            [engine = QPointer<EngineProcess>(process)] {
                if (engine) engine->stop();
            }};
}

QList<TaskStrip::Task> TaskStrip::tasks() const
{
    QList<Task> all;
    for (const RunProgress& progress : m_workbench.liveRuns().all()) {
        if (progress.run == m_workbench.currentRun())
            all.prepend(taskOf(progress));
        else
            all.append(taskOf(progress));
    }
    for (auto phase = m_phases.cbegin(); phase != m_phases.cend(); ++phase) all.append(taskOf(phase.key(), phase.value()));
    return all;
}

void TaskStrip::refreshSoon()
{
    if (!m_redraw.isActive()) m_redraw.start();
}

void TaskStrip::refresh()
{
    const QList<Task> all = tasks();
    setVisible(!all.isEmpty());
    if (all.isEmpty()) return;
    const Task& first = all.first();
    const int others = static_cast<int>(all.size()) - 1;
    m_text->setText(others > 0 ? first.text + kSeparator + tr("and %n more", nullptr, others) : first.text);
    m_text->setAccessibleDescription(m_text->text());
    m_bar->setRange(0, first.total);  // unknown total: busy indicator
    m_bar->setValue(first.done);
}

void TaskStrip::fillMenu()
{
    m_menu->clear();
    const QList<Task> all = tasks();
    for (const Task& task : all)
        m_menu->addAction(task.text, this, [this, run = task.run] { m_workbench.ask(ShowCurves{run}); })
            ->setEnabled(!task.run.isEmpty());
    m_menu->addSeparator();
    for (const Task& task : all)
        if (task.stop)
            m_menu->addAction(widgets::icon(QStringLiteral("stop")), tr("Stop %1").arg(task.title), this, task.stop);
    m_menu->addSeparator();
    m_menu->addAction(widgets::icon(QStringLiteral("note")), tr("Show the log"), this, &TaskStrip::logWanted);
}

}  // namespace rosa::workbench
