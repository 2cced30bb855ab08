#include "core/learn/training/trainer.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/catalog/options/training_options.h"
#include "core/learn/inspection/inspection.h"
#include "core/learn/methods/time_views.h"
#include "core/learn/training/divergence.h"
#include "core/record/run_reader.h"

namespace rosa::learn {

namespace {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::json;

constexpr std::size_t kKeptTimes = 1000;

/// Whether this epoch is one of about `kept` evenly spaced ones of `epochs`.
bool isKeptEpoch(int epoch, int epochs, std::int64_t kept)
{
    if (epoch == 0 || epoch == epochs) return true;
    if (kept <= 0) return false;
    return epoch * kept / epochs != (epoch - 1) * kept / epochs;
}

using Pairs = std::vector<std::pair<int, int>>;

bool comparesPairs(const TrainJob& job) { return job.catalogue.method(job.configuration.method())->comparesPairs; }

/// Checks that `pairs` can be watched in this run.
Result<void> checkPairs(const TrainJob& job, const ProblemData& data, const Pairs& pairs)
{
    const std::vector<graph::Node>& trainingNodes = data.trainingNodes();
    if (!pairs.empty() && !comparesPairs(job))
        return badInput("method " + job.configuration.method() +
                        " compares nodes, not views of them: it has no pairs to watch");
    for (const auto& [first, second] : pairs) {
        const auto most = data.time() ? data.time()->pairCount() : job.dataset.graph.nodeCount();
        if (std::min(first, second) >= 0 && std::max(first, second) < most) continue;
        const std::string wrong = std::to_string(first >= 0 && first < most ? second : first);
        if (!data.time())
            return badInput("node " + wrong + " cannot be watched: data set " + job.dataset.name +
                            " has none of that number");
        return badInput("pair " + wrong + " cannot be watched: there are " + std::to_string(most) +
                        " pairs of time snapshots, numbered from 0");
    }
    if (trainingNodes.empty()) return {};
    for (const auto& [first, second] : pairs)
        for (const int node : {first, second})
            if (!std::ranges::binary_search(trainingNodes, node))
                return badInput("node " + std::to_string(node) + " cannot be watched: it is hidden from this inductive run");
    return {};
}

/// Document in a run's record with the parameter changes planned for its training.
constexpr const char* kPlannedTurns = "planned_turns";

std::string textOf(const std::vector<record::Turn>& turns)
{
    Json text = Json::array();
    for (const record::Turn& turn : turns) text.push_back({{"epoch", turn.epoch}, {"key", turn.key}, {"value", turn.value}});
    return text.dump();
}

Result<std::vector<record::Turn>> plannedTurns(record::RunReader& reader, const std::string& run)
{
    ROSA_TRY_ASSIGN(const auto text, reader.document(kPlannedTurns));
    const auto damaged = [&](const std::string& why) {
        return badInput("run " + run + ": its document \"" + kPlannedTurns + "\" is damaged: " + why);
    };
    const auto json = parseJson<Json>(text.value_or("[]"));
    if (!json) return damaged(json.error().message);
    std::vector<record::Turn> turns;
    try {
        for (const Json& turn : *json) turns.push_back({wholeIn<int>(turn.at("epoch")), turn.at("key"), turn.at("value")});
    } catch (const Json::exception& problem) {
        return damaged(jsonProblem(problem));
    }
    return turns;
}

/// The watched pairs in the order in which the record's snapshots are numbered; none if not recorded.
Result<Pairs> recordedPairs(const std::filesystem::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto text, reader->document("watched"));
    const auto damaged = [&](const std::string& why) {
        return badInput("run " + run + ": its document \"watched\" is damaged: " + why);
    };
    const auto json = parseJson<Json>(text.value_or("[]"));
    if (!json) return damaged(json.error().message);
    try {
        Pairs pairs;
        for (const Json& pair : *json) pairs.emplace_back(wholeIn<int>(pair.at(0)), wholeIn<int>(pair.at(1)));
        return pairs;
    } catch (const Json::exception& problem) {
        return damaged(jsonProblem(problem));
    }
}

}  // namespace

Trainer::Trainer(const TrainJob& job, Observer& observer, ProblemData data, torch::Device device)
    : m_job(job), m_observer(observer), m_configuration(job.configuration), m_data(std::move(data)), m_device(device)
{}

Result<std::unique_ptr<Trainer>> Trainer::start(const std::filesystem::path& store, const TrainJob& job, Observer& observer,
                                                torch::Device device)
{
    auto data = ProblemData::make(job.dataset, job.configuration);
    ROSA_TRY(data);
    std::unique_ptr<Trainer> trainer(new Trainer(job, observer, std::move(*data), device));
    auto& self = *trainer;
    self.m_datasetHash = data::contentHash(job.dataset);
    if (!job.resume.empty()) {
        ROSA_TRY_ASSIGN(auto recorded, recordedPairs(store, job.resume));
        self.m_watched = std::move(recorded);
        ROSA_TRY(checkPairs(job, self.m_data, self.m_watched));
    }
    if (self.m_watched.empty()) {
        ROSA_TRY(checkPairs(job, self.m_data, job.watch));
        if (const TimeViews* const time = self.m_data.time(); comparesPairs(job) && time)
            self.m_watched = chooseWatchedTimePairs(time->pairCount(), job.configuration.get<catalog::WatchOptions>().pairs);
        else if (comparesPairs(job))
            self.m_watched =
                chooseWatchedPairs(job.dataset, self.m_data.trainingNodes(),
                                   job.configuration.get<catalog::WatchOptions>().pairs, job.configuration.seed());
        self.m_watched.insert(self.m_watched.begin(), job.watch.begin(), job.watch.end());
    }
    self.m_problem = std::make_unique<Problem>(self.m_data.problem(self.m_watched));
    ROSA_TRY(checkMethod(job.configuration, *self.m_problem));
    self.m_method = makeMethod(job.configuration, *self.m_problem);
    ROSA_CHECK(self.m_method, "method " + job.configuration.method() + " does not train");
    self.m_method->trainOn(device);
    self.m_viewWatch =
        std::make_unique<ViewWatch>(job.configuration, self.m_method->metrics(), self.m_problem->trainingGraph.nodeCount());
    self.m_epochs = job.configuration.get<catalog::EpochOptions>().epochs;

    ROSA_TRY(!job.resume.empty()   ? self.beginResumed(store)
             : !job.forkOf.empty() ? self.beginForked(store)
                                   : self.beginNew(store));
    self.m_inbox = std::make_unique<record::Inbox>(self.m_writer->folder());
    self.m_answers =
        std::make_unique<Answers>(RunPlace{store, job.catalogue, job.dataset, self.m_writer->id(), self.m_datasetHash});
    observer.runStarted(self.m_writer->id());
    return trainer;
}

std::vector<std::string> Trainer::metricNames() const
{
    std::vector<std::string> names = m_method->metrics();
    names.emplace_back("epoch_ms");
    return names;
}

Result<void> Trainer::beginNew(const std::filesystem::path& store)
{
    record::RunOrigin origin;
    origin.name = m_job.name;
    origin.group = m_job.group;
    origin.datasetHash = m_datasetHash;
    origin.forkedFrom = m_job.forkOf;
    origin.forkEpoch = m_job.forkEpoch;
    origin.engine = describeEngine(m_device);
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::create(store, m_configuration, origin, metricNames()));
    m_writer = std::move(writer);
    Json watched = Json::array();
    for (const auto& [first, second] : m_watched) watched.push_back({first, second});
    ROSA_TRY(m_writer->putDocument("watched", watched.dump()));
    if (m_job.seeds.count > 1)
        ROSA_TRY(m_writer->putDocument(SeedPlan::kDocument,
                                       Json({{"first", m_job.seeds.first}, {"count", m_job.seeds.count}}).dump()));
    m_replay = m_job.turns;
    return m_replay.empty() ? Result<void>() : m_writer->putDocument(kPlannedTurns, textOf(m_replay));
}

Result<void> Trainer::beginResumed(const std::filesystem::path& store)
{
    // Read before resume() discards changes after the checkpoint: they are replayed at their epochs.
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, m_job.resume));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    if (info.datasetHash != m_datasetHash)
        return badInput("run " + m_job.resume + " was trained on another content of data set " + m_job.dataset.name +
                        "; import the data it was trained on, or start a new run");
    ROSA_TRY_ASSIGN(const auto events, reader->events());
    record::CheckpointInfo last;
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::resume(store, m_job.resume, last));
    m_writer = std::move(writer);
    if (last.epoch > 0)
        if (const auto loaded = loadState(last); !loaded) {
            static_cast<void>(m_writer->setState(record::RunState::Failed, loaded.error().message));
            return loaded.error();
        }
    for (const record::RunEvent& event : events) {
        if (event.kind != record::SetParameter::kVerb || event.epoch < m_state.epoch) continue;
        const Json detail = jsonOrNull<Json>(event.detail);
        if (!detail.is_object()) continue;
        const std::string key = detail.value("key", "");
        // A change at the checkpoint's own epoch may already be part of its state.
        const std::string value = detail.value("value", "");
        const auto turned = m_state.live.find(key);
        const bool isKnown = turned != m_state.live.end() && turned->second == value;
        if (event.epoch > m_state.epoch || !isKnown) m_replay.push_back({event.epoch, key, value});
    }
    return plan(*reader);
}

Result<void> Trainer::plan(record::RunReader& reader)
{
    ROSA_TRY_ASSIGN(const auto planned, plannedTurns(reader, m_job.resume));
    for (const record::Turn& turn : planned) {
        const bool hasComeAbout = turn.epoch < m_state.epoch || std::ranges::find(m_replay, turn) != m_replay.end();
        const auto live = m_state.live.find(turn.key);
        const bool isInForce = turn.epoch == m_state.epoch && live != m_state.live.end() && live->second == turn.value;
        if (!hasComeAbout && !isInForce) m_replay.push_back(turn);
    }
    return {};
}

Result<void> Trainer::beginForked(const std::filesystem::path& store)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, m_job.forkOf));
    ROSA_TRY_ASSIGN(const auto checkpoints, reader->checkpoints());
    const auto found = std::find_if(checkpoints.begin(), checkpoints.end(),
                                    [&](const auto& checkpoint) { return checkpoint.epoch == m_job.forkEpoch; });
    if (found == checkpoints.end()) {
        std::string kept;
        for (const auto& checkpoint : checkpoints) kept += (kept.empty() ? "" : ", ") + std::to_string(checkpoint.epoch);
        return badInput("run " + m_job.forkOf + " keeps no checkpoint of epoch " + std::to_string(m_job.forkEpoch) +
                        (kept.empty() ? "" : "; it keeps those of " + kept));
    }
    ROSA_TRY(loadState(*found));
    // Copies the parent's curves up to the fork, so that both can be compared.
    const std::vector<std::string> metrics = metricNames();
    std::vector<std::vector<double>> curves;
    std::size_t longest = 0;
    for (const std::string& metric : metrics) {
        auto curve = reader->curve(metric);
        curves.push_back(curve ? std::move(*curve) : std::vector<double>());
        longest = std::max(longest, curves.back().size());
    }
    if (static_cast<std::size_t>(m_state.epoch) > longest)
        return badInput("run " + m_job.forkOf + ": its record is damaged: a checkpoint of epoch " +
                        std::to_string(m_state.epoch) + ", and curves of " + std::to_string(longest) + " epochs");
    // The job's configuration is complete: its author included or overrode the parent's changes.
    m_state.live.clear();
    m_configuration = m_job.configuration;
    m_method->applyLive(m_configuration);
    ROSA_TRY(beginNew(store));

    std::vector<double> values(metrics.size());
    for (int epoch = 1; epoch <= m_state.epoch; ++epoch) {
        for (std::size_t i = 0; i < metrics.size(); ++i)
            values[i] = static_cast<std::size_t>(epoch) <= curves[i].size() ? curves[i][static_cast<std::size_t>(epoch) - 1]
                                                                            : std::nan("");
        ROSA_TRY(m_writer->appendEpoch(epoch, values));
    }
    return checkpoint();
}

Result<void> Trainer::loadState(const record::CheckpointInfo& checkpoint)
{
    ROSA_TRY_ASSIGN(const auto bytes, readCheckpoint(checkpoint));
    ROSA_TRY_ASSIGN(auto state, loadCheckpoint(bytes, checkpoint.file.string(), *m_method));
    if (state.epoch != checkpoint.epoch)
        return badInput(checkpoint.file.string() + ": a checkpoint of epoch " + std::to_string(state.epoch) +
                        ", where the record says " + std::to_string(checkpoint.epoch));
    m_state = std::move(state);
    m_checkpointed = m_state.epoch;
    for (const auto& [key, value] : m_state.live)
        ROSA_TRY(m_configuration.set(m_job.catalogue, key, value, "turned while training"));
    m_method->applyLive(m_configuration);
    return {};
}

Result<TrainingEnd> Trainer::loop()
{
    if (m_state.epoch == 0) ROSA_TRY(keepSnapshots());
    while (m_state.epoch < m_epochs && !patienceIsOver()) {
        for (const record::Turn& pending : m_replay)
            if (pending.epoch == m_state.epoch) ROSA_TRY(turn(pending.key, pending.value, true));
        ROSA_TRY_ASSIGN(const auto goOn, answerRequests());
        if (!goOn) {
            ROSA_TRY(checkpoint());
            ROSA_TRY(m_writer->addEvent(m_state.epoch, record::Stop::kVerb, "{}"));
            ROSA_TRY(noteEnding(record::EndingReason::Stopped));
            ROSA_TRY(m_writer->setState(record::RunState::Stopped, "stopped at epoch " + std::to_string(m_state.epoch)));
            return TrainingEnd::Stopped;
        }
        ROSA_TRY(oneEpoch());
        ROSA_TRY(afterEpoch());
    }
    ROSA_TRY(checkpoint());
    ROSA_TRY(noteEnding(m_state.epoch < m_epochs ? record::EndingReason::Patience : record::EndingReason::Epochs));
    return TrainingEnd::Done;
}

Result<void> Trainer::oneEpoch()
{
    const auto begin = Clock::now();
    auto values = m_method->step(m_state.epoch);
    if (!values) return numberError(m_state.epoch + 1, values.error());
    const double milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    m_lastLoss = values->front();
    ++m_state.epoch;
    m_trainSeconds += milliseconds / 1000;
    m_averageMilliseconds = m_averageMilliseconds == 0 ? milliseconds : 0.9 * m_averageMilliseconds + 0.1 * milliseconds;
    if (m_epochMilliseconds.size() == kKeptTimes) m_epochMilliseconds.erase(m_epochMilliseconds.begin());
    m_epochMilliseconds.push_back(milliseconds);
    values->push_back(milliseconds);
    ROSA_TRY(recordEpoch(*values));
    ROSA_TRY(checkNumbers(*values));
    if (const auto warning = m_viewWatch->after(m_state.epoch, *values)) {
        m_observer.warn(*warning);
        ROSA_TRY(m_writer->addEvent(m_state.epoch, "warning", Json({{"views", *warning}}).dump()));
    }
    if (m_state.bestEpoch == 0 || m_lastLoss < m_state.bestLoss) {
        m_state.bestLoss = m_lastLoss;
        m_state.bestEpoch = m_state.epoch;
        if (keepsBest()) m_state.best = copyModel(m_method->model());
    }
    return {};
}

/// Maps values in the order of metricNames() to the columns of the record; one begun by an earlier version may have other columns.
Result<void> Trainer::recordEpoch(const std::vector<double>& values)
{
    const std::vector<std::string> names = metricNames();
    std::vector<double> row;
    for (const std::string& column : m_writer->metrics()) {
        const auto found = std::find(names.begin(), names.end(), column);
        row.push_back(found == names.end() ? std::nan("") : values[static_cast<std::size_t>(found - names.begin())]);
    }
    return m_writer->appendEpoch(m_state.epoch, row);
}

Result<void> Trainer::afterEpoch()
{
    const auto isKept = [this] {
        return isKeptEpoch(m_state.epoch, m_epochs, m_configuration.get<catalog::WatchOptions>().snapshots);
    };
    if (!m_problem->watched.empty() && isKept()) ROSA_TRY(keepSnapshots());
    if (m_state.epoch % m_configuration.get<catalog::CheckpointOptions>().every == 0) ROSA_TRY(checkpoint());
    m_observer.epochDone({m_state.epoch, m_epochs, m_lastLoss, m_epochMilliseconds.back(),
                          m_averageMilliseconds > 0 ? 1000 / m_averageMilliseconds : 0,
                          (m_epochs - m_state.epoch) * m_averageMilliseconds / 1000});
    return {};
}

Result<void> Trainer::keepSnapshots()
{
    std::vector<PairRequest> requests;
    for (const auto& [first, second] : m_problem->watched) requests.push_back({first, second, 0});
    if (requests.empty()) return {};
    PairwiseMethod* const method = m_method->pairwise();
    ROSA_CHECK(method, "only methods that compare pairs watch some");
    auto pairs = method->pairs(requests);
    if (!pairs) return numberError(m_state.epoch, pairs.error());
    for (std::size_t i = 0; i < pairs->size(); ++i) {
        record::PairSnapshot& pair = (*pairs)[i];
        pair.epoch = m_state.epoch;
        pair.pair = static_cast<int>(i);
        renumber(pair, m_data.trainingNodes());
        ROSA_TRY(m_writer->addSnapshot(pair));
    }
    return {};
}

Result<void> Trainer::checkpoint()
{
    if (m_checkpointed == m_state.epoch) return {};
    // Otherwise checkpoints with non-finite weights would eventually replace all valid ones.
    if (const auto finite = checkFinite(m_method->model().all()); !finite)
        return diverged(m_state.epoch, finite.error().message);
    ROSA_TRY(m_writer->writeCheckpoint(m_state.epoch, encodeCheckpoint(m_state, *m_method),
                                       m_configuration.get<catalog::CheckpointOptions>().kept));
    m_checkpointed = m_state.epoch;
    return {};
}

bool Trainer::keepsBest() const
{
    if (m_method->supervised()) return false;
    return m_configuration.get<catalog::StopOptions>().keepsBest(m_epochs);
}

bool Trainer::patienceIsOver() const
{
    if (const SupervisedMethod* method = m_method->supervised()) return method->isDone();
    const int patience = m_configuration.get<catalog::StopOptions>().patience;
    return patience > 0 && m_state.bestEpoch > 0 && m_state.epoch - m_state.bestEpoch >= patience;
}

Result<void> Trainer::restoreKeptModel()
{
    return m_state.best.empty() ? Result<void>() : restoreModel(m_method->model(), m_state.best);
}

Result<bool> Trainer::answerRequests()
{
    if (m_stepOnce) {  // the requested epoch is done
        m_stepOnce = false;
        m_paused = true;
        ROSA_TRY(m_writer->setState(record::RunState::Paused));
    }
    for (;;) {
        std::vector<Error> problems;
        for (const record::ReceivedRequest& received : m_inbox->take(&problems)) {
            const auto goOn = take(received);
            if (!goOn || !*goOn) return goOn;
        }
        for (const Error& problem : problems) m_observer.warn(problem.message);
        if (m_observer.stopRequested()) return false;
        if (!m_paused || m_stepOnce) return true;
        ROSA_TRY(m_writer->flush());
        m_inbox->wait(100);
    }
}

Result<bool> Trainer::take(const record::ReceivedRequest& received)
{
    if (received.request)
        if (const auto* const command = std::get_if<record::Command>(&*received.request)) return obey(*command);
    const Moment current{*m_method, m_configuration, m_job.dataset, m_data.trainingNodes(), m_state.epoch};
    const auto answered = m_answers->answer(received, current);
    if (!answered) m_observer.warn(answered.error().message);
    return true;
}

Result<bool> Trainer::obey(const record::Command& command)
{
    if (std::holds_alternative<record::Stop>(command)) return false;
    if (std::holds_alternative<record::Step>(command)) {
        m_stepOnce = true;
        m_paused = false;
    } else if (const auto* const set = std::get_if<record::SetParameter>(&command)) {
        const auto turned = turn(set->key, set->value, false);
        if (!turned) m_observer.warn(turned.error().message);
    } else {
        const bool pauses = std::holds_alternative<record::Pause>(command);
        if (pauses == m_paused) return true;
        m_paused = pauses;
        ROSA_TRY(m_writer->addEvent(m_state.epoch, record::verbOf(command), "{}"));
        ROSA_TRY(m_writer->setState(pauses ? record::RunState::Paused : record::RunState::Running));
    }
    return true;
}

Result<void> Trainer::turn(const std::string& key, const std::string& value, bool isReplay)
{
    const catalog::Parameter* parameter = m_job.catalogue.parameter(key);
    if (!parameter || !parameter->live)
        return badInput("request to set " + key + ": it cannot be turned while a run trains");
    ROSA_TRY(m_configuration.set(m_job.catalogue, key, value, "turned while training"));
    m_method->applyLive(m_configuration);
    m_state.live[key] = value;
    return m_writer->addEvent(m_state.epoch, record::SetParameter::kVerb,
                              Json({{"key", key}, {"value", value}, {"replayed", isReplay}}).dump());
}

double Trainer::medianEpochMilliseconds() const
{
    if (m_epochMilliseconds.empty()) return 0;
    std::vector<double> sorted = m_epochMilliseconds;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return *middle;
}

}  // namespace rosa::learn
