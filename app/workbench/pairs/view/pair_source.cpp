#include "app/workbench/pairs/view/pair_source.h"

#include <algorithm>
#include <cstdlib>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

PairSource::PairSource(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench) {}

PairSource::~PairSource() = default;

void PairSource::setRun(const QString& run)
{
    if (run == m_run) return;
    m_run = run;
    m_runs.invalidate();
    m_pairs.invalidate();
    m_context.reset();
    m_feed.reset();
    m_snapshotEpochs.clear();
    m_checkpointEpochs.clear();
    m_wanted.reset();
    m_isNewWish = m_isReading = false;
    setBusy(false);
    Q_EMIT contextChanged();
    Q_EMIT epochsChanged();
    if (run.isEmpty()) return;

    m_feed = std::make_unique<RunFeed>(m_workbench.store(), run, RunFeed::Curves::None);
    connect(m_feed.get(), &RunFeed::updated, this,
            [this](const std::shared_ptr<const RunUpdate>& update) { applyUpdate(*update); });
    readContext();
}

void PairSource::readContext()
{
    setBusy(true);
    inBackground(
        this,
        [&catalogue = m_workbench.catalogue(), datasets = m_workbench.datasets(), run = m_run] {
            return openPairContext(catalogue, *datasets, run);
        },
        [this, ticket = m_runs.current()](const Result<PairContextPtr>& context) {
            if (ticket.isVoid()) return;
            setBusy(false);
            if (!context) {
                Q_EMIT failed(coreText(context.error().message));
                return;
            }
            m_context = *context;
            Q_EMIT contextChanged();
            Q_EMIT epochsChanged();
            rereadEarlyContext();
            begin();
        });
}

/// A run that was read in its first moments may have recorded its watched pairs since: if there are snapshots, there are watched pairs.
void PairSource::rereadEarlyContext()
{
    if (m_context && m_context->hasPairs && m_context->watched.empty() && !m_snapshotEpochs.empty() && !m_isBusy)
        readContext();
}

bool PairSource::isTraining() const { return m_feed && m_feed->isLive(); }

void PairSource::applyUpdate(const RunUpdate& update)
{
    if (update.snapshotEpochs) m_snapshotEpochs = *update.snapshotEpochs;
    if (update.checkpointEpochs) m_checkpointEpochs = *update.checkpointEpochs;
    if (!update.snapshotEpochs && !update.checkpointEpochs) return;
    Q_EMIT epochsChanged();
    rereadEarlyContext();
    begin();
}

bool PairSource::isWatched() const { return m_context && m_wanted && m_context->watchedPlace(*m_wanted).has_value(); }

std::vector<int> PairSource::epochs() const
{
    if (!m_context || !m_wanted) return {};
    return isWatched() ? m_snapshotEpochs : m_checkpointEpochs;
}

void PairSource::show(const PairChoice& choice)
{
    const bool isOther = !m_wanted || !isSameProblem(*m_wanted, choice);
    m_wanted = choice;
    m_wanted->epoch = nearestEpoch(choice.epoch);
    m_isNewWish = true;
    if (isOther) Q_EMIT epochsChanged();
    begin();
}

int PairSource::nearestEpoch(int epoch) const
{
    const auto kept = epochs();
    if (epoch < 0 || kept.empty()) return epoch;
    return std::ranges::min(kept, {}, [epoch](int other) { return std::abs(other - epoch); });
}

void PairSource::begin()
{
    if (!m_isNewWish || !m_context || m_isReading) return;
    if (!m_context->hasPairs) return;
    PairChoice choice = *m_wanted;
    // The epochs may have been unknown when the pair was requested; the first update tells them.
    if (choice.epoch >= 0 && !isWatched()) {
        if (m_checkpointEpochs.empty()) return;
        choice.epoch = nearestEpoch(choice.epoch);
    }
    const Latest::Ticket ticket = m_pairs.next();
    if (isWatched()) {
        // Nothing recorded yet: the next update tries again.
        if (m_snapshotEpochs.empty()) return;
        const int epoch = choice.epoch < 0 ? m_snapshotEpochs.back() : nearestEpoch(choice.epoch);
        m_isNewWish = false;
        m_isReading = true;
        setBusy(true);
        inBackground(
            this,
            [store = m_workbench.store(), context = m_context, choice, epoch] {
                return pairFromRecord(store, context, choice, epoch);
            },
            [this, ticket, choice](const Result<PairDataPtr>& result) {
                if (ticket.isVoid()) return;
                m_isReading = false;
                finish(result, choice);
            });
        return;
    }
    m_isNewWish = false;
    setBusy(true);
    m_workbench.requests().ask(m_run, questionFor(choice), this, [this, ticket, choice](const Answer& answer) {
        if (ticket.isVoid()) return;
        if (!answer) {
            finish(answer.error(), choice);
            return;
        }
        inBackground(
            this, [context = m_context, choice, json = *answer] { return pairFromAnswer(context, choice, json); },
            [this, ticket, choice](const Result<PairDataPtr>& result) {
                if (!ticket.isVoid()) finish(result, choice);
            });
    });
}

void PairSource::finish(const Result<PairDataPtr>& result, const PairChoice& choice)
{
    if (m_isNewWish) {
        begin();
        // Another pair has been requested in the meantime, so this one is not shown.
        if (!isSameProblem(*m_wanted, choice)) return;
    } else {
        setBusy(false);
    }
    if (result)
        Q_EMIT shown(*result);
    else
        Q_EMIT failed(coreText(result.error().message));
}

void PairSource::setBusy(bool busy)
{
    if (busy == m_isBusy) return;
    m_isBusy = busy;
    Q_EMIT busyChanged();
}

}  // namespace rosa::workbench
