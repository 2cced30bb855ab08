#include "core/store/summary.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

#include <sys/stat.h>
#include <nlohmann/json.hpp>

#include "core/base/json_text.h"
#include "core/record/evaluation.h"
#include "core/record/known_catalogue.h"
#include "core/record/store_runs.h"
#include "core/store/run_labels.h"

namespace rosa::store {

namespace fs = std::filesystem;

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
/// File systems have time stamps with a resolution of a few milliseconds; a more recent change may not be the last one.
constexpr double kStampSeconds = 0.1;

std::string stampOf(const fs::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0 || status.st_size == 0) return "-";
    return std::to_string(status.st_mtim.tv_sec) + "." + std::to_string(status.st_mtim.tv_nsec) + ":" +
           std::to_string(status.st_size);
}

bool isYoung(const fs::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0) return false;
    const double changed = static_cast<double>(status.st_mtim.tv_sec) + 1e-9 * static_cast<double>(status.st_mtim.tv_nsec);
    return record::now() - changed < kStampSeconds;
}

/// A number of a JSON object; NaN if it is missing.
double numberIn(const nlohmann::json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : kUnknown;
}

/// Metric of an evaluation; older records do not have it.
std::string metricIn(const nlohmann::json& evaluation)
{
    const auto card = evaluation.find("protocol_card");
    const bool isSaid = card != evaluation.end() && card->is_object() && card->contains("metric");
    return isSaid && (*card)["metric"].is_string() ? (*card)["metric"].get<std::string>() : record::EvaluationCard().metric;
}

Result<StoredSummary> readSummary(const fs::path& runFolder)
{
    ROSA_TRY(record::checkRunFolder(runFolder));
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::openFolder(runFolder));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    StoredSummary summary;
    RunSummary& run = summary.run;
    run = summaryOf(info);
    summary.process = info.process;
    ROSA_TRY_ASSIGN(const auto events, reader->events());
    run.turns = turnsAmong(events);
    if (!run.isNamed) run.name = runLabels(std::vector{run}).front().text();
    ROSA_TRY_ASSIGN(const auto metrics, reader->metrics());
    if (std::find(metrics.begin(), metrics.end(), "loss") != metrics.end()) {
        ROSA_TRY_ASSIGN(const auto curve, reader->curve("loss", std::max(info.epochs, 1)));
        if (!curve.empty()) run.lastLoss = curve.back();
    }
    ROSA_TRY_ASSIGN(const auto evaluation, reader->document(record::kOwnEvaluation));
    const auto parsed = jsonOrNull<nlohmann::json>(evaluation.value_or("null"));
    if (parsed.is_object()) {
        run.accuracyMean = numberIn(parsed, "accuracy_mean");
        const auto accuracies = parsed.find("accuracies");
        const bool isOne = accuracies != parsed.end() && accuracies->is_array() && accuracies->size() == 1;
        if (!isOne) run.accuracyStd = numberIn(parsed, "accuracy_std");  // the deviation of a single number is unknown
        if (!std::isnan(run.accuracyMean)) run.metric = metricIn(parsed);
    }
    return summary;
}

std::string turnsText(const std::vector<Turn>& turns)
{
    auto text = nlohmann::json::array();
    for (const Turn& turn : turns) text.push_back({turn.epoch, turn.key, turn.value});
    return text.dump();
}

/// nullopt if `text` is not the output of turnsText(): older programs leave the column empty.
std::optional<std::vector<Turn>> turnsFrom(const std::string& text)
{
    const auto parsed = jsonOrNull<nlohmann::json>(text);
    if (!parsed.is_array()) return std::nullopt;
    std::vector<Turn> turns;
    for (const auto& turn : parsed) {
        if (!turn.is_array() || turn.size() != 3 || !turn[1].is_string() || !turn[2].is_string()) return std::nullopt;
        const auto epoch = wholeNumber<int>(turn[0]);
        if (!epoch) return std::nullopt;
        turns.push_back({*epoch, turn[1].get<std::string>(), turn[2].get<std::string>()});
    }
    return turns;
}

/// Whether the user named it, the fork ("named 100 RUN", one line) and the values, in one column that needs no parser, because thousands of
/// runs are read at a time. Older programs leave it empty.
std::string traitsText(const RunSummary& run)
{
    return std::string(run.isNamed ? "named " : "unnamed ") + std::to_string(run.forkEpoch) + ' ' + run.forkedFrom + '\n' +
           run.values;
}

bool readTraits(RunSummary& run, const std::string& text)
{
    const std::size_t end = text.find('\n');
    const std::size_t first = text.find(' ');
    const std::size_t second = first == std::string::npos ? first : text.find(' ', first + 1);
    if (end == std::string::npos || second == std::string::npos || second > end) return false;
    run.isNamed = text.starts_with("named ");
    std::from_chars(text.data() + first + 1, text.data() + second, run.forkEpoch);
    run.forkedFrom = text.substr(second + 1, end - second - 1);
    run.values = text.substr(end + 1);
    return true;
}

/// SQLite cannot store NaN: it is stored as NULL and read back as NaN.
record::SqlValue orNull(double value) { return std::isnan(value) ? record::SqlValue(nullptr) : record::SqlValue(value); }

}  // namespace

/// Prefix of lines "key=value" whose value was set by the user.
constexpr char kChosenMark = '!';

std::vector<RunValue> valuesOf(const RunSummary& run)
{
    std::vector<RunValue> values;
    for (std::size_t at = 0; at < run.values.size();) {
        const std::size_t end = std::min(run.values.find('\n', at), run.values.size());
        const bool isChosen = run.values[at] == kChosenMark;
        const std::size_t start = at + (isChosen ? 1 : 0);
        const std::size_t equals = run.values.find('=', start);
        if (equals < end)
            values.push_back(
                {run.values.substr(start, equals - start), run.values.substr(equals + 1, end - equals - 1), isChosen});
        at = end + 1;
    }
    return values;
}

void describe(RunSummary& run, const catalog::Configuration& configuration)
{
    run.dataset = configuration.dataset();
    run.method = configuration.method();
    run.encoder = configuration.encoder();
    run.preset = configuration.preset();
    run.seed = configuration.seed();
    run.values.clear();
    for (const auto& [key, set] : configuration.values())
        run.values += (set.isGiven() ? "" : std::string(1, kChosenMark)) + key + "=" + catalog::toText(set.value) + "\n";
}

RunSummary summaryOf(const record::RunInfo& info)
{
    RunSummary run;
    const auto configuration = catalog::Configuration::fromRecord(record::knownCatalogue(), info.configurationToml, info.id);
    if (configuration) {
        describe(run, *configuration);
        run.isNamed = !givenName(info.name, *configuration).empty();
    } else {
        run.isNamed = !info.name.empty();  // It is unknown who chose the name.
    }
    run.id = info.id;
    run.group = info.group;
    run.dataset = info.dataset;
    run.method = info.method;
    run.encoder = info.encoder;
    run.preset = info.preset;
    run.seed = info.seed;
    run.forkedFrom = info.forkedFrom;
    run.forkEpoch = info.forkEpoch;
    run.state = info.state;
    run.epochs = info.epochs;
    run.created = info.created;
    run.lastLoss = run.accuracyMean = run.accuracyStd = kUnknown;
    run.name = run.isNamed ? info.name : runLabels(std::vector{run}).front().text();
    return run;
}

std::string recordStamp(const fs::path& runFolder)
{
    return stampOf(runFolder / record::kRecordFile) + ";" + stampOf(runFolder / (std::string(record::kRecordFile) + "-wal"));
}

StoredSummary summarise(const fs::path& runFolder, bool deleted)
{
    const fs::path record = runFolder / record::kRecordFile;
    // The stamp is taken before the record is read, so that a change in between makes the next call read it again.
    const bool young = isYoung(record) || isYoung(record.string() + "-wal");
    const std::string stamp = young ? "" : recordStamp(runFolder);
    auto read = readSummary(runFolder);
    StoredSummary summary;
    if (read) {
        summary = std::move(*read);
        summary.stamp = stamp;
    } else {
        summary.run.state = record::RunState::Failed;
        summary.run.lastLoss = summary.run.accuracyMean = summary.run.accuracyStd = kUnknown;
        // No stamp: the cause (permissions, memory) may disappear without a change of the file.
        summary.run.problem = read.error().message;
    }
    summary.run.id = runFolder.filename().string();
    summary.run.deleted = deleted;
    return summary;
}

Result<void> createSummaryTable(record::Database& library)
{
    return library.execute(R"sql(
        CREATE TABLE summary (
            run TEXT PRIMARY KEY, stamp TEXT NOT NULL, problem TEXT NOT NULL,
            name TEXT NOT NULL, run_group TEXT NOT NULL, dataset TEXT NOT NULL, method TEXT NOT NULL, encoder TEXT NOT NULL,
            preset TEXT NOT NULL, seed INTEGER NOT NULL, state TEXT NOT NULL, epochs INTEGER NOT NULL, created REAL NOT NULL,
            last_loss REAL, accuracy_mean REAL, accuracy_std REAL,
            pid INTEGER NOT NULL, start_time INTEGER NOT NULL, host TEXT NOT NULL, boot TEXT NOT NULL,
            turns TEXT NOT NULL DEFAULT '', metric TEXT NOT NULL DEFAULT '', traits TEXT NOT NULL DEFAULT '');
        )sql");
}

Result<void> completeSummaryTable(record::Database& library)
{
    for (const std::string column : {"turns", "metric", "traits"}) {
        ROSA_TRY_ASSIGN(const auto found,
                        library.number("SELECT count(*) FROM pragma_table_info('summary') WHERE name = '" + column + "'"));
        if (found == 0) ROSA_TRY(library.execute("ALTER TABLE summary ADD COLUMN " + column + " TEXT NOT NULL DEFAULT ''"));
    }
    return {};
}

Result<std::vector<StoredSummary>> readSummaries(record::Database& library)
{
    std::vector<StoredSummary> summaries;
    ROSA_TRY(library.query(
        "SELECT run, stamp, problem, name, run_group, dataset, method, encoder, preset, seed, state, epochs, created, "
        "last_loss, "
        "accuracy_mean, accuracy_std, pid, start_time, host, boot, turns, metric, traits FROM summary",
        {}, [&](const record::SqlRow& row) {
            StoredSummary summary;
            RunSummary& run = summary.run;
            run.id = row.text(0);
            summary.stamp = row.text(1);
            run.problem = messageOfStored(row.text(2));
            run.name = row.text(3);
            run.group = row.text(4);
            run.dataset = row.text(5);
            run.method = row.text(6);
            run.encoder = row.text(7);
            run.preset = row.text(8);
            run.seed = static_cast<std::uint64_t>(row.integer(9));
            run.state = record::runStateFromText(row.text(10)).value_or(record::RunState::Failed);
            run.epochs = static_cast<int>(row.integer(11));
            run.created = row.real(12);
            run.lastLoss = row.real(13);
            run.accuracyMean = row.real(14);
            run.accuracyStd = row.real(15);
            summary.process = {row.integer(16), static_cast<std::uint64_t>(row.integer(17)), row.text(18), row.text(19)};
            if (auto turns = turnsFrom(row.text(20)))
                run.turns = *std::move(turns);
            else
                summary.stamp.clear();  // Forces another read.
            run.metric = row.text(21);
            if (run.problem.empty() && !readTraits(run, row.text(22))) summary.stamp.clear();
            if (run.metric.empty() && !std::isnan(run.accuracyMean)) summary.stamp.clear();
            summaries.push_back(std::move(summary));
        }));
    return summaries;
}

Result<void> storeSummary(record::Database& library, const StoredSummary& summary)
{
    const RunSummary& run = summary.run;
    return library.run(
        "INSERT OR REPLACE INTO summary (run, stamp, problem, name, run_group, dataset, method, encoder, preset, seed, "
        "state, "
        "epochs, created, last_loss, accuracy_mean, accuracy_std, pid, start_time, host, boot, turns, metric, traits) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {run.id,
         summary.stamp,
         storedText(run.problem),
         run.name,
         run.group,
         run.dataset,
         run.method,
         run.encoder,
         run.preset,
         static_cast<std::int64_t>(run.seed),
         toText(run.state),
         static_cast<std::int64_t>(run.epochs),
         run.created,
         orNull(run.lastLoss),
         orNull(run.accuracyMean),
         orNull(run.accuracyStd),
         summary.process.pid,
         static_cast<std::int64_t>(summary.process.startTime),
         summary.process.host,
         summary.process.boot,
         turnsText(run.turns),
         run.metric,
         traitsText(run)});
}

}  // namespace rosa::store
