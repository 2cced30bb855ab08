#include "app/engine/sweep/sweep_worker.h"

#include <random>
#include <thread>

#include "app/engine/common/clock.h"
#include "app/engine/common/forwarding_observer.h"
#include "app/engine/common/heartbeat.h"
#include "app/engine/common/interrupt.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/sweep/refresh_with_retries.h"
#include "app/engine/sweep/sweep_text.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/evaluate/protocol.h"
#include "core/learn/out_of_memory.h"
#include "core/record/ending.h"
#include "core/record/run_reader.h"
#include "core/store/run_labels.h"
#include "core/sweep/samplers.h"

namespace rosa::engine {

namespace {

constexpr auto kWorkerLook = std::chrono::milliseconds(500);
constexpr int kMostSearches = 10;

/// Workers that meet at one cell part again.
void waitAtRandom() { std::this_thread::sleep_for(std::chrono::milliseconds(50 + std::random_device()() % 451)); }

Error nothingToChooseBy(const std::string& method)
{
    return badInput(
        "a sweep chooses on validation, never on test, but the splits of this protocol have no validation part that method "
        "%1 leaves alone; use --set evaluation.protocol=val-10-10-80",
        method);
}

}  // namespace

/// Notes the run of the cell, and stops the job if the cell was lost to another worker.
class SweepWorker::Follower : public ForwardingObserver {
public:
    Follower(SweepWorker& worker, const sweep::Claim& claim, sweep::CellState& state)
        : ForwardingObserver(*worker.m_observer), m_worker(worker), m_claim(claim), m_state(state)
    {}

    void runStarted(const std::string& run) override
    {
        m_worker.m_hasBegun = true;
        m_state.run = run;
        m_written = m_worker.m_folder.writeCell(m_state);
        m_worker.tell(m_claim.cell, m_state);
        ForwardingObserver::runStarted(run);
    }
    void epochDone(const learn::EpochReport& report) override
    {
        m_worker.m_hasProgressed = true;
        ForwardingObserver::epochDone(report);
    }
    [[nodiscard]] bool stopRequested() const override
    {
        if (!m_worker.isRunning()) m_worker.m_isSteered = true;
        if (!m_worker.m_claims->holds(m_claim)) m_worker.m_hasLost = true;
        return m_worker.m_isSteered || m_worker.m_hasLost || ForwardingObserver::stopRequested() || !m_written;
    }
    [[nodiscard]] const Result<void>& written() const { return m_written; }

private:
    SweepWorker& m_worker;
    const sweep::Claim& m_claim;
    sweep::CellState& m_state;
    Result<void> m_written;
};

Result<void> checkMeasurable(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration,
                             const data::Dataset& dataset)
{
    const auto options = configuration.get<catalog::EvaluationOptions>();
    if (dataset.labels.empty())
        return badInput("data set %1 has no labels, so that a sweep has nothing to compare", dataset.name);
    if (!options.isWanted()) return badInput("evaluation.protocol is none, so that a sweep has nothing to compare");
    auto protocol = options.protocol == catalog::kAutoProtocol
                        ? evaluate::defaultProtocol(dataset.name, dataset.labels, dataset.splits)
                        : evaluate::protocolById(options.protocol);
    if (!protocol) return protocol.error();
    protocol->splits = 1;
    ROSA_TRY_ASSIGN(const auto splits, evaluate::protocolSplits(*protocol, dataset.labels, dataset.splits));
    const catalog::Method* const method = catalogue.method(configuration.method());
    if (method->usesLabels && splits.front().validation.empty()) return nothingToChooseBy(method->id);
    return {};
}

SweepWorker::SweepWorker(CommandContext& context, std::filesystem::path store, sweep::SweepFolder folder,
                         const WorkOptions& options)
    : m_context(context), m_store(std::move(store)), m_folder(std::move(folder)), m_options(options)
{
    if (!m_options.worker.empty()) return;
    // `rosa sweep status` finds the workers of a task by this name.
    const std::string task = slurmTaskName();
    m_options.worker = task.empty() ? sweep::newWorker() : task + "-" + sweep::newWorker();
}

SweepWorker::~SweepWorker()
{
    if (m_claims) m_claims->leave();
}

Result<void> SweepWorker::prepare()
{
    if (!m_options.shard.empty()) {
        ROSA_TRY_ASSIGN(m_shard, sweep::parseShard(m_options.shard));
    }
    ROSA_TRY_ASSIGN(m_clock, JobClock::of(m_options.walltime, m_options.reserve));
    ROSA_TRY_ASSIGN(auto dataset, openDataset(m_context, m_folder.base().dataset()));
    m_dataset = std::make_unique<data::Dataset>(std::move(dataset));
    ROSA_TRY(checkMeasurable(m_context.catalogue, m_folder.base(), *m_dataset));
    m_datasetHash = data::contentHash(*m_dataset);
    if (const std::string& hash = m_folder.rule().datasetHash; !hash.empty() && hash != m_datasetHash)
        return badInput(
            "data set %1 has changed since sweep %2 began; import its earlier version again, or begin another sweep",
            m_dataset->name, m_folder.name());
    if (m_options.confirms && m_folder.rule().confirmations.empty())
        return badInput("sweep %1: nothing is to be confirmed; begin with: rosa sweep confirm %1", m_folder.name());
    ROSA_TRY_ASSIGN(auto claims, sweep::Claims::open(m_folder.path(), m_options.worker));
    m_claims = std::make_unique<sweep::Claims>(std::move(claims));
    m_steering = std::make_unique<sweep::SteeringWatch>(m_folder.path());
    searchStore();
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    m_jobs = jobs;
    ROSA_TRY_ASSIGN(m_gpu, gpuRoom(*m_jobs, {m_options.place.device, m_options.gpuMegabytes}));
    if (m_gpu) m_gpuBudget = m_options.gpuMegabytes > 0 ? m_gpu->free : budgetOfSteps(m_gpu->free, 1);
    m_observer = makeObserver(m_context, m_options.isQuiet);
    return {};
}

/// Without the list of runs, a worker measures what the store may have already: that costs time, not correctness.
void SweepWorker::searchStore()
{
    for (int i = 1;; ++i) {
        auto search = tables::StoreSearch::of(m_context.catalogue, m_store, {m_folder.base().dataset()});
        if (search) {
            m_search = *std::move(search);
            return;
        }
        if (i == kMostSearches) return warn(search.error().text());
        std::this_thread::sleep_for(kWorkerLook);  // Many workers that start at once lock each other out of a new library.
    }
}

Result<sweep::Board> SweepWorker::board()
{
    ROSA_TRY(refreshWithRetries(m_folder));
    if (m_options.confirms) return sweep::boardOf(m_folder, m_folder.rule().confirmations.back());
    ROSA_TRY(sweep::addKnownTries(m_folder));
    return sweep::boardOf(m_folder);
}

/// Adds a try that depends on results; false if there is none, true also if another worker was first.
Result<bool> SweepWorker::proposeOne(const sweep::Board& board)
{
    if (m_options.confirms || !sweep::wantsProposal(m_folder)) return false;
    const auto next = sweep::propose(m_folder.rule(), m_folder.base(), m_folder.tries(), sweep::rank(board.onBlocks()));
    if (!next) return false;
    ROSA_TRY(m_folder.addTry(*next));
    return true;
}

Result<std::optional<sweep::CellKey>> SweepWorker::choose()
{
    for (;;) {
        if (m_observer->stopRequested()) return interruption("stopped");
        const sweep::Steering steering = m_steering->now();
        if (steering.order != sweep::Order::Run) return std::optional<sweep::CellKey>();
        if (m_clock->now(m_runs == 0).left <= 0) {
            m_isUnfinished = true;
            return std::optional<sweep::CellKey>();
        }
        ROSA_TRY_ASSIGN(const auto all, board());
        ROSA_TRY_ASSIGN(const auto open, sweep::openCells(m_folder, all));
        const auto held = m_claims->held(open);
        std::optional<Error> problem;
        const auto isTaken = [&](std::size_t row, std::size_t stage) {
            const auto name = m_folder.nameOf(all.cell(row, stage));
            if (!name) problem = name.error();
            return !name || held.contains(*name);
        };
        const sweep::Assignment next = sweep::nextCellOf(m_shard, all, isTaken, steering.first);
        if (problem) return *problem;
        if (next.action == sweep::Action::Measure) return std::optional(all.cell(next.row, next.stage));
        ROSA_TRY_ASSIGN(const bool hasMore, proposeOne(all));
        if (hasMore) continue;
        if (next.action == sweep::Action::Over) return std::optional<sweep::CellKey>();
        m_hasProgressed = true;
        std::this_thread::sleep_for(kWorkerLook);  // Another worker measures what the rest depends on.
    }
}

bool SweepWorker::hasTime() const
{
    if (m_options.runs > 0 && m_runs >= m_options.runs) return false;
    const double usual = m_timed > 0 ? m_seconds / m_timed : 0;
    return m_options.minutes <= 0 || secondsSince(m_begin) + usual <= 60 * m_options.minutes;
}

bool SweepWorker::mayBegin(const sweep::CellKey& cell) const
{
    return sweep::mayBegin(sweep::expectedSeconds(m_folder, cell), m_clock->now(m_runs == 0));
}

Result<bool> SweepWorker::waitForOrder()
{
    for (bool isFirst = true;; isFirst = false) {
        const sweep::Order order = m_steering->now().order;
        if (order == sweep::Order::Run) return true;
        if (order == sweep::Order::Cancel || !hasTime()) return false;
        m_hasProgressed = true;  // The next job waits in its place.
        if (m_clock->now(false).left <= 0) {
            m_isUnfinished = true;
            return false;
        }
        if (m_observer->stopRequested()) return interruption("stopped");
        if (isFirst) m_claims->tell({});
        std::this_thread::sleep_for(kWorkerLook);
    }
}

Result<void> SweepWorker::run()
{
    ROSA_TRY(prepare());
    const Heartbeat heartbeat(sweep::kHeartbeat, [this] { m_claims->heartbeat(); });
    while (hasTime()) {
        ROSA_TRY_ASSIGN(const bool goesOn, waitForOrder());
        if (!goesOn) break;
        ROSA_TRY_ASSIGN(const auto cell, choose());
        if (!cell && !isRunning()) continue;
        m_isUnfinished = m_isUnfinished || (cell && !mayBegin(*cell));
        if (!cell || m_isUnfinished) break;
        ROSA_TRY_ASSIGN(const auto name, m_folder.nameOf(*cell));
        ROSA_TRY_ASSIGN(auto claim, m_claims->take(name));
        if (!claim) {
            waitAtRandom();  // A network may show the claim of another worker late.
            continue;
        }
        const auto worked = work(*cell, *claim);
        if (!worked) m_claims->tell({});
        ROSA_TRY(worked);
    }
    m_claims->tell({});
    return {};
}

Result<void> SweepWorker::work(const sweep::CellKey& cell, sweep::Claim& claim)
{
    m_isSteered = m_hasLost = m_hasBegun = m_isFound = false;
    // Another worker may have finished it between the look and the claim.
    auto measured = refreshWithRetries(m_folder);
    const auto state = m_folder.stateOf(cell);
    const bool isOpen = state && (!*state || (*state)->end == sweep::CellEnd::Running);
    if (measured && isOpen) measured = measure(cell, claim);
    m_hasLost = m_hasLost || !m_claims->holds(claim);
    if (claim.deaths >= sweep::kMostDeaths) claim.deaths = 0;  // It is marked as failed; --retry begins anew.
    // A run that nobody can finish is given up after some workers, so that it does not end all of them.
    if (!measured && measured.error().kind == ErrorKind::Failed && m_hasBegun) ++claim.deaths;
    if (!m_hasLost) m_claims->release(claim);
    const bool isInterrupted = !measured && measured.error().kind == ErrorKind::Interrupted;
    if (isInterrupted && (m_hasLost || m_isSteered) && !m_observer->stopRequested()) return {};
    return measured;
}

void SweepWorker::tell(const std::string& cell, const sweep::CellState& state) const
{
    m_claims->tell({m_options.worker, true, cell, state.of.number, state.of.block.seed, state.run, m_runs});
}

void SweepWorker::announce(const sweep::CellState& state) const
{
    if (m_context.json && !m_options.isQuiet) printReport(reportOf(state));
}

Result<learn::RunOutcome> SweepWorker::train(const sweep::CellKey& cell, const sweep::Claim& claim,
                                             const catalog::Configuration& configuration, sweep::CellState& state)
{
    // Runs of one try form a group, whatever their splits.
    ROSA_TRY_ASSIGN(const auto ofTry, m_folder.configurationOf({cell.number, m_folder.rule().blocks.front(), cell.epochs}));
    const std::string name = store::nameWithSeed(m_folder.name() + " trial " + std::to_string(cell.number), cell.block.seed);
    learn::TrainJob job{m_context.catalogue, configuration, *m_dataset, name, ofTry.groupId(), {}, {}, 0, {}};
    const learn::Workplace place{m_store, m_options.place.device, m_options.place.threads};
    Follower follower(*this, claim, state);
    const auto* const share = m_gpu ? &m_gpu->share : nullptr;
    if (!state.run.empty()) {
        job.resume = state.run;
        auto resumed = trainShared(*m_jobs, share, m_gpuBudget, place, job, follower);
        ROSA_TRY(follower.written());
        if (resumed || resumed.error().kind == ErrorKind::Interrupted) return resumed;
        // It was deleted, is damaged, or another worker took it: a new run is as good.
        job.resume.clear();
    }
    auto outcome = trainShared(*m_jobs, share, m_gpuBudget, place, job, follower);
    ROSA_TRY(follower.written());
    return outcome;
}

/// The evaluation of the cell: of a finished run in the store, of an interrupted one that is resumed, or of a new one.
Result<std::optional<learn::Evaluation>> SweepWorker::evaluationOf(const sweep::CellKey& cell, const sweep::Claim& claim,
                                                                   sweep::CellState& state)
{
    ROSA_TRY_ASSIGN(const auto configuration, m_folder.configurationOf(cell));
    const auto splits = static_cast<int>(m_dataset->splits.size());
    if (!state.run.empty()) searchStore();  // Its worker is gone, but may have finished the run.
    auto found = m_search ? m_search->find(configuration, m_datasetHash, splits) : tables::FoundRun();
    m_isFound = found.isFinished;
    if (found.evaluation && !found.evaluation->validation.empty()) {
        state.run = found.run;
        return std::move(found.evaluation);
    }
    std::optional<learn::Evaluation> evaluation;
    if (found.isFinished) {
        state.run = found.run;
    } else {
        if (state.run.empty()) state.run = found.run;
        ROSA_TRY_ASSIGN(auto outcome, train(cell, claim, configuration, state));
        state.run = outcome.run;
        if (outcome.end == record::RunState::Stopped) return interruption("stopped");
        evaluation = std::move(outcome.evaluation);
    }
    const bool isEnough =
        evaluation && !evaluation->validation.empty() && tables::isMeasuredAs(evaluation->card, configuration, splits);
    if (isEnough) return evaluation;
    m_hasBegun = true;
    // Recorded by an earlier version, or for another purpose.
    return m_jobs->evaluate({m_store, m_options.place.device, m_options.place.threads},
                            {m_context.catalogue, *m_dataset, configuration, state.run, {}, 0, {}}, *m_observer);
}

bool SweepWorker::isFaultOfTry(const Error& error, const std::string& run) const
{
    if (error.kind == ErrorKind::BadInput || learn::isOutOfMemory(error)) return true;
    const auto reader =
        run.empty() ? Result<std::unique_ptr<record::RunReader>>(error) : record::RunReader::open(m_store, run);
    if (!reader) return false;
    const auto ending = record::readEnding(**reader);
    return ending && *ending && (*ending)->reason == record::EndingReason::Diverged;
}

Result<void> SweepWorker::measure(const sweep::CellKey& cell, const sweep::Claim& claim)
{
    sweep::CellState state{cell, sweep::CellEnd::Running, {}, {}, {}, 0, 0, m_options.worker, {}};
    ROSA_TRY_ASSIGN(const sweep::CellState* const before, m_folder.stateOf(cell));
    if (before) state.run = before->run;
    // Of the parts before a pause; a finished state that was forgotten counts from the start.
    const double earlier = before && before->end == sweep::CellEnd::Running ? before->seconds : 0;
    state.seconds = earlier;
    const auto begin = std::chrono::steady_clock::now();
    const auto finish = [&](sweep::CellEnd end, const std::string& problem) -> Result<void> {
        state.end = end;
        state.problem = problem;
        state.seconds = m_isFound ? 0 : earlier + secondsSince(begin);
        state.finished = timeNow();
        ROSA_TRY(m_folder.writeCell(state));
        announce(state);
        return {};
    };
    const auto fail = [&](const std::string& problem) { return finish(sweep::CellEnd::Failed, problem); };
    if (claim.deaths >= sweep::kMostDeaths)
        return fail(std::to_string(claim.deaths) + " workers died or failed in this run, perhaps for lack of memory");
    ROSA_TRY(m_folder.writeCell(state));
    tell(claim.cell, state);
    auto evaluation = evaluationOf(cell, claim, state);
    if (!evaluation && evaluation.error().kind == ErrorKind::Interrupted) {
        state.seconds = earlier + secondsSince(begin);
        if (!m_hasLost && m_claims->holds(claim)) ROSA_TRY(m_folder.writeCell(state));
        return evaluation.error();
    }
    if (m_hasLost || !m_claims->holds(claim)) return interruption("stopped");
    if (!evaluation && !isFaultOfTry(evaluation.error(), state.run)) return evaluation.error();
    if (!evaluation) return fail(evaluation.error().text());
    if (!*evaluation) return fail("the run has no evaluation");
    if ((*evaluation)->validation.empty()) return nothingToChooseBy(m_folder.base().method());
    state.validation = (*evaluation)->validation;
    state.test = (*evaluation)->accuracies;
    state.selection = (*evaluation)->card.selection;
    m_seconds += m_isFound ? 0 : secondsSince(begin);
    m_timed += m_isFound ? 0 : 1;
    m_hasProgressed = true;
    ++m_runs;
    return finish(sweep::CellEnd::Done, {});
}

}  // namespace rosa::engine
