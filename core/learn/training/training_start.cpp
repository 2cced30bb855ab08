#include "core/learn/training/training_start.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/catalog/options/training_options.h"
#include "core/learn/methods/time_views.h"
#include "core/learn/training/trainer.h"
#include "core/protocol/request.h"
#include "core/record/run_reader.h"
#include "core/store/run_labels.h"

namespace rosa::learn {

namespace {

using Json = nlohmann::json;
using Pairs = std::vector<std::pair<int, int>>;

bool comparesPairs(const TrainJob& job) { return job.catalogue.method(job.configuration.method())->comparesPairs; }

/// Checks that `pairs` can be watched in this run.
Result<void> checkPairs(const TrainJob& job, const ProblemData& data, const Pairs& pairs)
{
    const std::vector<graph::Node>& trainingNodes = data.trainingNodes();
    if (!pairs.empty() && !comparesPairs(job))
        return badInput("method %1 compares nodes, not views, so it has no pairs to watch", job.configuration.method());
    for (const auto& [first, second] : pairs) {
        const auto most = data.time() ? data.time()->pairCount() : job.dataset.graph.nodeCount();
        if (std::min(first, second) >= 0 && std::max(first, second) < most) continue;
        const std::string wrong = std::to_string(first >= 0 && first < most ? second : first);
        if (!data.time())
            return badInput("node %1 cannot be watched: data set %2 has no node with this number", wrong, job.dataset.name);
        return badInput("pair %1 cannot be watched: there are %2 pairs of time snapshots, numbered from 0", wrong, most);
    }
    if (trainingNodes.empty()) return {};
    for (const auto& [first, second] : pairs)
        for (const int node : {first, second})
            if (!std::ranges::binary_search(trainingNodes, node))
                return badInput("node %1 cannot be watched: it is hidden from this inductive run", node);
    return {};
}

/// Document in a run's record with the parameter changes planned for its training.
constexpr const char* kPlannedTurns = "planned_turns";

std::string textOf(const std::vector<store::Turn>& turns)
{
    Json text = Json::array();
    for (const store::Turn& turn : turns) text.push_back({{"epoch", turn.epoch}, {"key", turn.key}, {"value", turn.value}});
    return text.dump();
}

Result<std::vector<store::Turn>> plannedTurns(record::RunReader& reader, const std::string& run)
{
    ROSA_TRY_ASSIGN(const auto text, reader.document(kPlannedTurns));
    const auto damaged = [&](const Message& why) {
        return badInput("run %1: document \"%2\" of its record is damaged: %3", run, kPlannedTurns, why);
    };
    const auto json = parseJson<Json>(text.value_or("[]"));
    if (!json) return damaged(json.error().message);
    std::vector<store::Turn> turns;
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
    auto pairs = reader->watchedPairs();
    if (!pairs) return pairs.error().within("run %1", run);
    return pairs;
}

/// The pairs to watch: those recorded by the run to resume, else those of the job and chosen ones.
Result<Pairs> watchedPairs(const std::filesystem::path& store, const TrainJob& job, const ProblemData& data)
{
    if (!job.resume.empty()) {
        ROSA_TRY_ASSIGN(auto recorded, recordedPairs(store, job.resume));
        ROSA_TRY(checkPairs(job, data, recorded));
        if (!recorded.empty()) return recorded;
    }
    ROSA_TRY(checkPairs(job, data, job.watch));
    Pairs watched = job.watch;
    if (!comparesPairs(job)) return watched;
    const int count = job.configuration.get<catalog::WatchOptions>().pairs;
    const Pairs chosen = data.time()
                             ? chooseWatchedTimePairs(data.time()->pairCount(), count)
                             : chooseWatchedPairs(job.dataset, data.trainingNodes(), count, job.configuration.seed());
    watched.insert(watched.end(), chosen.begin(), chosen.end());
    return watched;
}

Result<TrainingSubject> subjectOf(const std::filesystem::path& store, const TrainJob& job, torch::Device device)
{
    ROSA_TRY_ASSIGN(auto made, ProblemData::make(job.dataset, job.configuration));
    auto data = std::make_unique<const ProblemData>(std::move(made));
    std::string datasetHash = data::contentHash(job.dataset);
    ROSA_TRY_ASSIGN(auto watched, watchedPairs(store, job, *data));
    auto problem = std::make_unique<const Problem>(data->problem(watched));
    ROSA_TRY(checkMethod(job.configuration, *problem));
    auto method = makeMethod(job.configuration, *problem);
    ROSA_CHECK(method, "method " + job.configuration.method() + " does not train");
    method->trainOn(device);
    return TrainingSubject{std::move(data), std::move(watched), std::move(problem), std::move(method),
                           std::move(datasetHash)};
}

/// The trainer's state in a checkpoint, and the configuration with its live parameters.
struct Loaded {
    TrainingState state;
    catalog::Configuration configuration;
};

/// Loads a checkpoint into the method.
Result<Loaded> load(const TrainJob& job, const record::CheckpointInfo& checkpoint, TrainingMethod& method)
{
    ROSA_TRY_ASSIGN(const auto bytes, readCheckpoint(checkpoint));
    ROSA_TRY_ASSIGN(auto state, loadCheckpoint(bytes, checkpoint.file.string(), method));
    if (state.epoch != checkpoint.epoch)
        return badInput("%1: expected a checkpoint of epoch %3, found one of epoch %2", checkpoint.file, state.epoch,
                        checkpoint.epoch);
    catalog::Configuration configuration = job.configuration;
    for (const auto& [key, value] : state.live)
        ROSA_TRY(configuration.set(job.catalogue, key, value, "turned while training"));
    method.applyLive(configuration);
    return Loaded{std::move(state), std::move(configuration)};
}

/// Creates the record of a new run.
Result<std::unique_ptr<record::RunWriter>> createRecord(const std::filesystem::path& store, const TrainJob& job,
                                                        const TrainingSubject& subject, torch::Device device)
{
    record::RunOrigin origin;
    origin.name = job.name.empty() ? store::runName(job.configuration) : job.name;
    origin.group = job.group;
    origin.datasetHash = subject.datasetHash;
    origin.forkedFrom = job.forkOf;
    origin.forkEpoch = job.forkEpoch;
    origin.engine = describeEngine(device);
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::create(store, job.configuration, origin, metricNames(*subject.method)));
    Json watched = Json::array();
    for (const auto& [first, second] : subject.watched) watched.push_back({first, second});
    ROSA_TRY(writer->putDocument("watched", watched.dump()));
    if (job.seeds.count > 1)
        ROSA_TRY(
            writer->putDocument(SeedPlan::kDocument, Json({{"first", job.seeds.first}, {"count", job.seeds.count}}).dump()));
    if (!job.turns.empty()) ROSA_TRY(writer->putDocument(kPlannedTurns, textOf(job.turns)));
    return writer;
}

/// Changes to make again after a resumption: those in the record's `events` and the planned ones that are not part of `state`.
std::vector<store::Turn> remainingTurns(const std::vector<record::RunEvent>& events, const std::vector<store::Turn>& planned,
                                        const TrainingState& state)
{
    // A change at the checkpoint's own epoch may already be part of its state.
    const auto isInForce = [&](const store::Turn& turn) {
        const auto live = state.live.find(turn.key);
        return turn.epoch == state.epoch && live != state.live.end() && live->second == turn.value;
    };
    std::vector<store::Turn> turns;
    for (const record::RunEvent& event : events) {
        if (event.kind != protocol::SetParameter::kVerb || event.epoch < state.epoch) continue;
        const Json detail = jsonOrNull<Json>(event.detail);
        if (!detail.is_object()) continue;
        store::Turn turn{event.epoch, detail.value("key", ""), detail.value("value", "")};
        if (!isInForce(turn)) turns.push_back(std::move(turn));
    }
    for (const store::Turn& turn : planned) {
        const bool hasComeAbout = turn.epoch < state.epoch || std::ranges::find(turns, turn) != turns.end();
        if (!hasComeAbout && !isInForce(turn)) turns.push_back(turn);
    }
    return turns;
}

Result<TrainingStart> newRun(const std::filesystem::path& store, const TrainJob& job, TrainingSubject subject,
                             torch::Device device)
{
    ROSA_TRY_ASSIGN(auto writer, createRecord(store, job, subject, device));
    TrainingState state;
    return TrainingStart{std::move(subject), job.configuration, std::move(state), std::move(writer), job.turns};
}

Result<TrainingStart> resumedRun(const std::filesystem::path& store, const TrainJob& job, TrainingSubject subject)
{
    // Read before resume() discards changes after the checkpoint: they are replayed at their epochs.
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, job.resume));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    if (info.datasetHash != subject.datasetHash)
        return badInput(
            "run %1 was trained on a different version of data set %2; import the data it was trained on, or start a new "
            "run",
            job.resume, job.dataset.name);
    ROSA_TRY_ASSIGN(const auto events, reader->events());
    record::CheckpointInfo last;
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::resume(store, job.resume, last));
    TrainingState state;
    Loaded loaded{std::move(state), job.configuration};
    if (last.epoch > 0) {
        auto found = load(job, last, *subject.method);
        if (!found) {
            static_cast<void>(writer->setState(record::RunState::Failed, found.error().message));
            return found.error();
        }
        loaded = *std::move(found);
    }
    ROSA_TRY_ASSIGN(const auto planned, plannedTurns(*reader, job.resume));
    std::vector<store::Turn> turns = remainingTurns(events, planned, loaded.state);
    const int checkpointed = last.epoch > 0 ? last.epoch : -1;
    return TrainingStart{std::move(subject),      std::move(loaded.configuration),
                         std::move(loaded.state), std::move(writer),
                         std::move(turns),        checkpointed};
}

Result<record::CheckpointInfo> checkpointToFork(record::RunReader& parent, const TrainJob& job)
{
    ROSA_TRY_ASSIGN(const auto checkpoints, parent.checkpoints());
    std::string kept;
    for (const auto& checkpoint : checkpoints) {
        if (checkpoint.epoch == job.forkEpoch) return checkpoint;
        kept += (kept.empty() ? "" : ", ") + std::to_string(checkpoint.epoch);
    }
    const Message none("run %1 has no checkpoint of epoch %2", job.forkOf, job.forkEpoch);
    return badInput(kept.empty() ? none : Message("%1; it has checkpoints of epochs %2", none, kept));
}

/// The parent's curves of these metrics, empty if it has none, for the first `epochs` epochs.
Result<std::vector<std::vector<double>>> curvesToFork(record::RunReader& parent, const TrainJob& job,
                                                      const std::vector<std::string>& metrics, int epochs)
{
    std::vector<std::vector<double>> curves;
    std::size_t longest = 0;
    for (const std::string& metric : metrics) {
        auto curve = parent.curve(metric);
        curves.push_back(curve ? *std::move(curve) : std::vector<double>());
        longest = std::max(longest, curves.back().size());
    }
    if (static_cast<std::size_t>(epochs) > longest)
        return badInput("run %1: its record is damaged: it has a checkpoint of epoch %2, but curves of only %3 epochs",
                        job.forkOf, epochs, longest);
    return curves;
}

Result<TrainingStart> forkedRun(const std::filesystem::path& store, const TrainJob& job, TrainingSubject subject,
                                torch::Device device)
{
    ROSA_TRY_ASSIGN(auto parent, record::RunReader::open(store, job.forkOf));
    ROSA_TRY_ASSIGN(const auto checkpoint, checkpointToFork(*parent, job));
    ROSA_TRY_ASSIGN(auto loaded, load(job, checkpoint, *subject.method));
    TrainingState state = std::move(loaded.state);
    const std::vector<std::string> metrics = metricNames(*subject.method);
    ROSA_TRY_ASSIGN(const auto curves, curvesToFork(*parent, job, metrics, state.epoch));
    // The job's configuration is complete: its author included or overrode the parent's changes.
    state.live.clear();
    subject.method->applyLive(job.configuration);
    ROSA_TRY_ASSIGN(auto writer, createRecord(store, job, subject, device));
    // Copies the parent's curves up to the fork, so that both can be compared.
    std::vector<double> values(metrics.size());
    for (int epoch = 1; epoch <= state.epoch; ++epoch) {
        const auto place = static_cast<std::size_t>(epoch) - 1;
        for (std::size_t i = 0; i < metrics.size(); ++i)
            values[i] = place < curves[i].size() ? curves[i][place] : std::nan("");
        ROSA_TRY(writer->appendEpoch(epoch, values));
    }
    // A fork that is interrupted before its next checkpoint resumes here, not at epoch 0.
    ROSA_TRY(writer->writeCheckpoint(state.epoch, encodeCheckpoint(state, *subject.method),
                                     job.configuration.get<catalog::CheckpointOptions>().kept));
    return TrainingStart{std::move(subject), job.configuration, std::move(state),
                         std::move(writer),  job.turns,         checkpoint.epoch};
}

}  // namespace

std::vector<std::string> metricNames(const TrainingMethod& method)
{
    std::vector<std::string> names = method.metrics();
    names.emplace_back("epoch_ms");
    return names;
}

Result<TrainingStart> startTraining(const std::filesystem::path& store, const TrainJob& job, torch::Device device)
{
    ROSA_TRY_ASSIGN(auto subject, subjectOf(store, job, device));
    if (!job.resume.empty()) return resumedRun(store, job, std::move(subject));
    if (!job.forkOf.empty()) return forkedRun(store, job, std::move(subject), device);
    return newRun(store, job, std::move(subject), device);
}

}  // namespace rosa::learn
