#include "app/workbench/window/run_notice.h"

#include <cmath>
#include <memory>
#include <utility>

#include <QApplication>
#include <QLocale>

#include "app/workbench/base/metric_title.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/workbench.h"
#include "widgets/banner/banner.h"
#include "widgets/notice/desktop_notice.h"

namespace rosa::workbench {

RunNotice::RunNotice(Workbench& workbench, widgets::Banner& banner, std::function<bool(const QString&)> isShown,
                     QObject* parent)
    : QObject(parent),
      m_workbench(workbench),
      m_banner(banner),
      m_desktop(new widgets::DesktopNotice(tr("RoSA workbench"), QGuiApplication::desktopFileName(), this)),
      m_isShown(std::move(isShown))
{
    connect(&workbench, &Workbench::engineStarted, this, &RunNotice::follow);
    connect(&workbench.library(), &RunLibrary::changed, this, &RunNotice::look);
    connect(m_desktop, &widgets::DesktopNotice::activated, this, [this] { Q_EMIT wanted(m_last); });
}

void RunNotice::follow(EngineProcess* process)
{
    if (process->arguments().value(0) != QStringLiteral("train")) return;
    // The first run, not the baselines that the engine evaluates afterwards.
    const auto run = std::make_shared<QString>();
    connect(
        process, &EngineProcess::runStarted, this, [run](const QString& id) { *run = id; }, Qt::SingleShotConnection);
    connect(process, &EngineProcess::ended, this,
            [this, run, title = process->title()](EngineProcess::End how) { end(*run, title, how); });
}

void RunNotice::end(const QString& run, const QString& title, EngineProcess::End how)
{
    using End = EngineProcess::End;
    if (how == End::Interrupted) return;
    if (how != End::Done) return give(run, tr("Training failed"), title, true);
    if (run.isEmpty()) return;
    m_ended.insert(run, title);
    look();
}

void RunNotice::look()
{
    const QMap<QString, QString> waiting = m_ended;
    for (auto ended = waiting.begin(); ended != waiting.end(); ++ended) {
        const store::RunSummary* summary = m_workbench.library().find(ended.key());
        if (!summary || isLiveState(summary->state)) continue;
        m_ended.remove(ended.key());
        QString text = nameOf(*summary);
        if (!std::isnan(summary->accuracyMean))
            text = tr("%1: %2 %3 %")
                       .arg(text, metricTitle(summary->metric), QLocale().toString(summary->accuracyMean * 100, 'f', 1));
        give(ended.key(), tr("Training finished"), text, false);
    }
}

void RunNotice::give(const QString& run, const QString& title, const QString& text, bool isFailure)
{
    if (!m_isWanted) return;
    if (!QApplication::activeWindow()) {
        m_last = run;
        m_desktop->show(title, text);
        Q_EMIT given(true, title, text);
        return;
    }
    // Failures have their own banner, with details.
    if (isFailure || m_isShown(run) || m_banner.isVisible()) return;
    m_banner.showMessage(widgets::Banner::Kind::Information, QStringLiteral("%1: %2").arg(title, text), {},
                         {{tr("Show"), [this, run] { Q_EMIT wanted(run); }}});
    Q_EMIT given(false, title, text);
}

}  // namespace rosa::workbench
