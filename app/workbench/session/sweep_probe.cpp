#include "app/workbench/session/sweep_probe.h"

#include <algorithm>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

namespace {

constexpr int kSpaceSettledMilliseconds = 700;

}  // namespace

SweepProbe::SweepProbe(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench)
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(kSpaceSettledMilliseconds);
    connect(&m_settled, &QTimer::timeout, this, &SweepProbe::measure);
}

SweepProbe::~SweepProbe()
{
    if (m_engine) m_engine->stop();
}

void SweepProbe::want(const QStringList& words)
{
    if (words == m_wanted) return;
    m_wanted = words;
    m_settled.stop();
    const QString key = words.join(QLatin1Char('\n'));
    if (const auto known = m_known.constFind(key); known != m_known.cend()) m_cost = *known;
    if (m_engine && m_measured != key) m_engine->stop();
    m_isWaiting = !words.isEmpty() && !m_known.contains(key) && !m_problems.contains(key);
    if (m_isWaiting) m_settled.start();
}

void SweepProbe::measure()
{
    if (m_engine || m_wanted.isEmpty()) return;  // Its end calls this again.
    m_isWaiting = false;
    const QString key = m_wanted.join(QLatin1Char('\n'));
    // Nothing is created, so that any name will do; the number of tries does not matter either.
    const QStringList words = QStringList{QStringLiteral("sweep"), QStringLiteral("new"), QStringLiteral("forecast")} +
                              m_wanted +
                              QStringList{QStringLiteral("--dry-run"), QStringLiteral("--budget"), QStringLiteral("8"),
                                          QStringLiteral("--seeds"), QStringLiteral("1")};
    // Not announced: it is no work of the user.
    auto* process = new EngineProcess(m_workbench.engine(), m_workbench.store(), words, tr("Forecast"), this);
    m_engine = process;
    m_measured = key;
    connect(process, &EngineProcess::reported, this, [this, key](const protocol::Report& report) {
        if (const auto* const forecast = std::get_if<protocol::SweepForecasted>(&report)) setForecast(key, *forecast);
    });
    connect(process, &EngineProcess::ended, this, [this, key, process](EngineProcess::End end) {
        if (end == EngineProcess::End::Failed) m_problems[key] = process->message();
        process->deleteLater();
        m_engine.clear();
        const QString wanted = m_wanted.join(QLatin1Char('\n'));
        if (!m_wanted.isEmpty() && !m_known.contains(wanted) && !m_problems.contains(wanted)) m_settled.start();
        Q_EMIT changed();
    });
    process->start();
    Q_EMIT changed();
}

void SweepProbe::setForecast(const QString& key, const protocol::SweepForecasted& forecast)
{
    MeasuredCost measured;
    measured.cost = {std::max(0.0, forecast.fixed), std::max(0.0, forecast.perEpoch), std::max(0.0, forecast.perSplit)};
    measured.startSeconds = std::max(0.0, forecast.start);
    measured.splits = forecast.splits;
    measured.workers = std::max(1, forecast.possibleWorkers);
    measured.isEvaluated = forecast.includesEvaluation;
    m_known[key] = measured;
    if (key == m_wanted.join(QLatin1Char('\n')) || !m_cost) m_cost = measured;
    Q_EMIT changed();
}

}  // namespace rosa::workbench
