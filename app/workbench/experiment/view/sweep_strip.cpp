#include "app/workbench/experiment/view/sweep_strip.h"

#include <algorithm>

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/session/sweep_runs.h"
#include "widgets/layout/short_label.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

using sweep::Order;

SweepStrip::SweepStrip(SweepRuns& sweeps, QWidget* parent)
    : QWidget(parent),
      m_sweeps(sweeps),
      m_title(new widgets::ShortLabel),
      m_text(new widgets::PlainLabel),
      m_bar(new QProgressBar)
{
    setObjectName(QStringLiteral("sweepStrip"));
    auto* head = new QHBoxLayout;
    head->setSpacing(2);
    widgets::setTextSize(m_title, widgets::TextSize::Strong);
    head->addWidget(m_title, 1);
    const auto add = [&](const QString& icon, const QString& name) {
        auto* button = new QToolButton;
        button->setIcon(widgets::icon(icon));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setObjectName(name);
        head->addWidget(button);
        return button;
    };
    const auto name = [](QToolButton* button, const QString& help) {
        button->setToolTip(widgets::literal(help));
        button->setAccessibleName(help);
    };
    m_pause = add(QStringLiteral("pause"), QStringLiteral("pauseSweep"));
    name(m_pause, tr("Pause the sweep: runs stop after a checkpoint, workers wait"));
    m_cancel = add(QStringLiteral("stop"), QStringLiteral("cancelSweep"));
    name(m_cancel, tr("Cancel the sweep: all runs stop after a checkpoint, on all machines. It can be continued."));
    m_show = add(QStringLiteral("curve"), QStringLiteral("showSweep"));
    name(m_show, tr("Show the sweep"));
    m_dismiss = add(QStringLiteral("close"), QStringLiteral("dismissSweep"));
    name(m_dismiss, tr("Do not show this sweep here any more; nothing is deleted"));
    m_goOn = new QPushButton(widgets::icon(QStringLiteral("resume")), tr("Continue"));
    m_goOn->setObjectName(QStringLiteral("continueSweep"));
    m_goOn->setToolTip(tr("Measure the runs that are left; nothing is measured twice"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("Progress of the sweep"));
    m_text->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_text, 1);
    foot->addWidget(m_goOn);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kGap);
    layout->setSpacing(widgets::kTightGap);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    layout->addWidget(line);
    layout->addLayout(head);
    layout->addWidget(m_bar);
    layout->addLayout(foot);

    connect(m_pause, &QToolButton::clicked, this, [this] {
        const auto& progress = m_sweeps.progress();
        if (progress) m_sweeps.setOrder(progress->name, progress->order == Order::Pause ? Order::Run : Order::Pause);
    });
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (m_sweeps.progress()) m_sweeps.setOrder(m_sweeps.progress()->name, Order::Cancel);
    });
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        if (m_sweeps.progress()) m_sweeps.goOn(m_sweeps.progress()->name);
    });
    connect(m_dismiss, &QToolButton::clicked, this, [this] {
        if (m_sweeps.progress()) m_sweeps.dismiss(m_sweeps.progress()->name);
    });
    connect(m_show, &QToolButton::clicked, this, &SweepStrip::showWanted);
    connect(&sweeps, &SweepRuns::changed, this, &SweepStrip::refresh);
    refresh();
}

bool SweepStrip::isAtWork(const SweepProgress& progress) const
{
    return !progress.isOver() && (progress.alive > 0 || m_sweeps.isOfThisWindow());
}

QString SweepStrip::stateText(const SweepProgress& progress) const
{
    if (progress.isOver()) return tr("complete");
    if (!isAtWork(progress)) return tr("not running");
    switch (progress.order) {
        case Order::Pause:
            return progress.busy > 0 ? tr("pausing after a checkpoint …") : tr("paused");
        case Order::Cancel:
            return tr("stopping after a checkpoint …");
        case Order::Run:
            break;
    }
    if (progress.busy > 0) return {};
    // Workers that were killed count as alive for a minute.
    return m_sweeps.isOfThisWindow() ? tr("starting …") : tr("no run is under way");
}

void SweepStrip::refresh()
{
    const auto& shown = m_sweeps.progress();
    setVisible(shown.has_value());
    if (!shown) return;
    const SweepProgress& progress = *shown;
    const QLocale locale;
    const bool works = isAtWork(progress);
    const bool isPaused = progress.order == Order::Pause;
    m_title->setWhole(tr("Sweep %1").arg(progress.name));
    const int ended = progress.done + progress.failed;
    m_bar->setRange(0, std::max(1, ended + progress.left));
    m_bar->setValue(ended);
    QStringList parts{stateText(progress)};
    parts += tr("%1 of at most %2 runs").arg(locale.toString(ended), locale.toString(ended + progress.left));
    if (progress.isOver()) parts.last() = tr("%Ln run(s)", nullptr, ended);
    if (progress.failed > 0) parts += tr("%Ln failed", nullptr, progress.failed);
    if (works && progress.secondsLeft > 0 && progress.order == Order::Run)
        parts += tr("at most %1 left").arg(durationText(progress.secondsLeft));
    if (progress.busy > 0) parts += tr("%Ln worker(s)", nullptr, progress.busy);
    parts.removeAll(QString());
    m_text->setText(parts.join(QStringLiteral(" · ")));
    m_bar->setAccessibleDescription(m_text->text());

    m_pause->setIcon(widgets::icon(isPaused ? QStringLiteral("resume") : QStringLiteral("pause")));
    const QString pause =
        isPaused ? tr("Resume the sweep") : tr("Pause the sweep: runs stop after a checkpoint, workers wait");
    m_pause->setToolTip(widgets::literal(pause));
    m_pause->setAccessibleName(pause);
    m_pause->setVisible(works && progress.order != Order::Cancel);
    m_cancel->setVisible(works && progress.order != Order::Cancel);
    m_goOn->setVisible(!works && !progress.isOver());
    m_dismiss->setVisible(!works);
}

}  // namespace rosa::workbench
