#include <algorithm>
#include <array>
#include <ctime>
#include <iostream>

#include <nlohmann/json.hpp>

#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/evaluate/evaluation_text.h"
#include "app/engine/evaluate/foreign_embedding.h"
#include "app/engine/runs/runs.h"
#include "app/engine/train/seed_group.h"
#include "core/base/json_text.h"
#include "core/base/text/shell_word.h"
#include "core/catalog/configuration.h"
#include "core/record/ending.h"
#include "core/record/evaluation.h"
#include "core/store/annotations.h"
#include "core/store/run_command.h"
#include "core/store/turn.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

/// Maximum number of events shown. Changing parameters by hand creates hundreds; a received record may contain any number.
constexpr std::int64_t kMostEvents = 10'000;

/// Maximum width of texts that may come from others; --json prints them completely.
constexpr int kMostTextColumns = 160;

/// Everything that `runs show` prints, read once.
struct RunFacts {
    record::RunInfo info;
    store::RunSummary summary;
    std::optional<catalog::Configuration> configuration;  ///< None if this program does not know its keys.
    std::vector<std::pair<std::string, double>> lastValues;
    std::vector<std::pair<std::string, Json>> documents;
    std::vector<record::Evaluation> evaluations;  ///< The evaluations among `documents`, that of the run itself first.
    std::vector<record::RunEvent> events;         ///< At most the newest kMostEvents.
    std::int64_t earlierEvents = 0;               ///< Number of older events.
    std::vector<record::CheckpointInfo> checkpoints;
    std::map<std::string, std::string> files;
    std::optional<record::Ending> ending;
    std::optional<SeedsLeft> left;  ///< Of its group.
};

Result<RunFacts> readFacts(CommandContext& context, const std::string& text)
{
    ROSA_TRY_ASSIGN(auto run, openRun(context, text));
    record::RunReader& reader = *run.reader;
    auto info = reader.info();
    auto events = reader.events(0, kMostEvents);
    const auto eventCount = reader.eventCount();
    auto checkpoints = reader.checkpoints();
    auto files = reader.files();
    const auto metrics = reader.metrics();
    const auto names = reader.documentNames();
    for (const Error* error :
         {info ? nullptr : &info.error(), events ? nullptr : &events.error(), eventCount ? nullptr : &eventCount.error(),
          checkpoints ? nullptr : &checkpoints.error(), files ? nullptr : &files.error(),
          metrics ? nullptr : &metrics.error(), names ? nullptr : &names.error()})
        if (error) return *error;
    RunFacts facts{std::move(*info),  {}, {}, {}, {}, {}, std::move(*events), 0, std::move(*checkpoints),
                   std::move(*files), {}, {}};
    // A training run may have added events in the meantime.
    if (std::ssize(facts.events) == kMostEvents) facts.earlierEvents = *eventCount - kMostEvents;
    auto ending = record::readEnding(reader);
    if (ending) facts.ending = *ending;
    if (!ending) warn(ending.error().text());
    for (const std::string& metric : *metrics) {
        ROSA_TRY_ASSIGN(const auto curve, reader.curve(metric, std::max(facts.info.epochs, 1)));
        if (!curve.empty()) facts.lastValues.emplace_back(metric, curve.back());
    }
    for (const std::string& name : *names) {
        ROSA_TRY_ASSIGN(const auto document, reader.document(name));
        auto parsed = parseJson<Json>(document.value_or("null"));
        if (parsed) facts.documents.emplace_back(name, *std::move(parsed));
    }
    ROSA_TRY_ASSIGN(const auto evaluations, record::evaluationDocuments(reader));
    for (const std::string& name : evaluations) {
        auto evaluation = record::readEvaluation(reader, name);
        if (evaluation && *evaluation) facts.evaluations.push_back(std::move(**evaluation));
        if (!evaluation) warn(evaluation.error().text());
    }
    auto configuration = catalog::Configuration::fromRecord(context.catalogue, facts.info.configurationToml, run.id);
    if (configuration) facts.configuration = std::move(*configuration);
    if (!configuration) warn(configuration.error().text());
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    ROSA_TRY_ASSIGN(facts.left, seedsLeft(store, run.id, facts.info.group));
    ROSA_TRY_ASSIGN(auto library, openLibrary(context));
    ROSA_TRY_ASSIGN(const auto summaries, library->runs());
    for (const store::RunSummary& summary : summaries)
        if (summary.id == run.id) facts.summary = summary;
    return facts;
}

std::string timeText(double seconds)
{
    const auto whole = static_cast<std::time_t>(seconds);
    std::tm parts{};
    ::localtime_r(&whole, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", &parts);
    return text.data();
}

/// Explicitly chosen parameters, even if equal to the preset, as key and value.
std::vector<std::pair<std::string, std::string>> ownChoices(const RunFacts& facts)
{
    std::vector<std::pair<std::string, std::string>> own;
    if (!facts.configuration) return own;
    for (const auto& [key, set] : facts.configuration->values())
        if (!set.isGiven()) own.emplace_back(key, catalog::toText(set.value));
    return own;
}

/// The file named as origin in a document of the run; "" if there is no such document.
std::string originFile(const RunFacts& facts, const std::string& document)
{
    for (const auto& [name, content] : facts.documents)
        if (name == document && content.is_object()) return content.value("file", "");
    return {};
}

/// The command that repeats the run; "" if its configuration or a parameter change is unknown. For imported files, the record contains
/// the file name only, without the folder.
std::string commandOf(const RunFacts& facts)
{
    if (!facts.configuration || facts.earlierEvents > 0) return {};
    const std::string weights = originFile(facts, "imported_weights");
    const std::string embedding = originFile(facts, kForeignEmbedding);
    if (weights.empty() && embedding.empty())
        return store::runCommand(facts.info, *facts.configuration, store::turnsAmong(facts.events));
    std::string line = weights.empty() ? "rosa evaluate --embedding " + shellWord(embedding)
                                       : "rosa import-checkpoint " + shellWord(weights);
    const std::vector<std::string> words = facts.configuration->toArguments();
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        const bool isTaken = weights.empty() ? words[i] != "--method" && words[i] != "--preset" && words[i] != "--encoder"
                                             : words[i] != "--seed";
        if (isTaken) line += " " + words[i] + " " + shellWord(words[i + 1]);
    }
    return line + " --name " + shellWord(store::shownName(facts.info.name));
}

Json factsJson(const catalog::Catalogue& catalogue, const RunFacts& facts)
{
    const record::RunInfo& info = facts.info;
    Json json{{"run", info.id},
              {"name", facts.summary.name},
              {"group", info.group},
              {"group_left", facts.left ? facts.left->seeds : std::vector<std::uint64_t>()},
              {"group_continue", facts.left ? facts.left->command() : std::string()},
              {"tags", facts.summary.tags},
              {"notes", facts.summary.notes},
              {"state", record::toText(info.state)},
              {"reason", info.reason.text()},
              {"dataset", info.dataset},
              {"dataset_hash", info.datasetHash},
              {"method", info.method},
              {"encoder", info.encoder},
              {"preset", info.preset},
              {"seed", info.seed},
              {"forked_from", info.forkedFrom},
              {"fork_epoch", info.forkEpoch},
              {"created", info.created},
              {"updated", info.updated},
              {"epochs", info.epochs},
              {"engine", info.engine},
              {"command", commandOf(facts)},
              {"own_choices", Json::object()},
              {"parameters", Json::object()},
              {"configuration", info.configurationToml},
              {"last", Json::object()},
              {"documents", Json::object()},
              {"events", Json::array()},
              {"earlier_events", facts.earlierEvents},
              {"checkpoints", Json::array()},
              {"files", Json::object()}};
    for (const auto& [key, value] : ownChoices(facts)) json["own_choices"][key] = value;
    if (facts.configuration)
        for (const auto& [key, set] : facts.configuration->values())
            json["parameters"][key] = parameterJson(catalogue, key, catalog::toText(set.value));
    for (const auto& [metric, value] : facts.lastValues) json["last"][metric] = value;
    for (const auto& [name, document] : facts.documents) json["documents"][name] = document;
    for (const record::RunEvent& event : facts.events)
        json["events"].push_back({{"number", event.number},
                                  {"epoch", event.epoch},
                                  {"time", event.time},
                                  {"kind", event.kind},
                                  {"detail", event.detail}});
    for (const record::CheckpointInfo& checkpoint : facts.checkpoints)
        json["checkpoints"].push_back({{"epoch", checkpoint.epoch},
                                       {"file", checkpoint.file.string()},
                                       {"bytes", checkpoint.bytes},
                                       {"sha256", checkpoint.sha256}});
    for (const auto& [name, digest] : facts.files) json["files"][name] = digest;
    if (facts.ending)
        json["ended"] = {{"reason", record::nameOf(facts.ending->reason)},
                         {"epoch", facts.ending->epoch},
                         {"epochs", facts.ending->epochs},
                         {"kept", record::nameOf(facts.ending->kept)},
                         {"kept_epoch", facts.ending->keptEpoch},
                         {"text", record::endText(*facts.ending)}};
    if (!info.notice.empty()) json["notice"] = info.notice;
    return json;
}

void printHead(const RunFacts& facts)
{
    const record::RunInfo& info = facts.info;
    std::vector<std::vector<std::string>> rows;
    const auto add = [&](const std::string& name, const std::string& text) {
        if (!text.empty()) rows.push_back({name, text});
    };
    add("name", store::shownName(facts.summary.name));
    add("tags", store::shownTags(facts.summary.tags));
    add("notes", store::shownNotes(facts.summary.notes));
    add("group", info.group);
    if (facts.left)
        add("not trained yet", seedsText(facts.left->seeds) + " of the group" +
                                   (facts.left->run.empty() ? "" : "; continue with: " + facts.left->command()));
    add("state",
        record::toText(info.state) + (reasonOf(info).empty() ? "" : ": " + cutToWidth(reasonOf(info), kMostTextColumns)));
    add("data set", info.dataset);
    add("data hash", info.datasetHash);
    add("method", info.method + (info.encoder.empty() ? "" : ", encoder " + info.encoder));
    add("preset", info.preset);
    add("seed", std::to_string(info.seed));
    if (!info.forkedFrom.empty()) add("forked from", info.forkedFrom + " at epoch " + std::to_string(info.forkEpoch));
    add("created", timeText(info.created));
    add("changed", timeText(info.updated));
    add("epochs", std::to_string(info.epochs));
    if (facts.ending) {
        add("training", record::endText(*facts.ending));
        add("weights kept", record::keptText(*facts.ending));
    }
    std::cout << printable(info.id) << "\n" << table(rows);
    if (!info.notice.empty()) std::cout << "  " << info.notice << "\n";
}

void printSection(const std::string& title, const std::vector<std::vector<std::string>>& rows)
{
    if (!rows.empty()) std::cout << "\n" << printable(title) << "\n" << table(rows);
}

/// Members of a document, one per row; structured values as one line of JSON.
std::vector<std::vector<std::string>> rowsOf(const Json& document)
{
    std::vector<std::vector<std::string>> rows;
    const auto onOneLine = [](const Json& value) {
        return cutToWidth(
            value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace),
            kMostTextColumns);
    };
    if (!document.is_object()) return {{onOneLine(document)}};
    for (const auto& [key, value] : document.items()) rows.push_back({key, onOneLine(value)});
    return rows;
}

void print(const RunFacts& facts)
{
    printHead(facts);
    std::vector<std::vector<std::string>> rows;
    for (const auto& [key, value] : ownChoices(facts)) rows.push_back({key, value});
    printSection("Chosen parameters", rows);
    if (const std::string command = commandOf(facts); !command.empty())
        std::cout << "\nCommand\n  " << printable(command) << "\n";
    rows.clear();
    for (const auto& [metric, value] : facts.lastValues) rows.push_back({metric, numberText(value)});
    printSection("Last epoch", rows);
    for (const record::Evaluation& evaluation : facts.evaluations)
        printSection("Document " + evaluation.document, evaluationRows(evaluation));
    const auto isEvaluation = [&](const std::string& name) {
        return std::ranges::find(facts.evaluations, name, &record::Evaluation::document) != facts.evaluations.end();
    };
    for (const auto& [name, document] : facts.documents)
        if (!isEvaluation(name) && name != record::kEndingDocument) printSection("Document " + name, rowsOf(document));
    rows.clear();
    if (facts.earlierEvents > 0) rows.push_back({std::to_string(facts.earlierEvents) + " earlier"});
    for (const record::RunEvent& event : facts.events)
        rows.push_back(
            {"epoch " + std::to_string(event.epoch), timeText(event.time), event.kind, cutToWidth(event.detail, 100)});
    printSection("Events", rows);
    rows.clear();
    for (const record::CheckpointInfo& checkpoint : facts.checkpoints)
        rows.push_back({"epoch " + std::to_string(checkpoint.epoch), checkpoint.file.filename().string(),
                        std::to_string(checkpoint.bytes) + " bytes", checkpoint.sha256});
    printSection("Checkpoints", rows);
    rows.clear();
    for (const auto& [name, digest] : facts.files) rows.push_back({name, digest});
    printSection("Files", rows);
    if (!facts.info.engine.empty()) std::cout << "\nEngine\n" << wrapped(facts.info.engine, 2);
}

}  // namespace

Result<void> showRun(CommandContext& context, const std::string& run)
{
    ROSA_TRY_ASSIGN(const auto facts, readFacts(context, run));
    if (context.json)
        printJsonLine(factsJson(context.catalogue, facts));
    else
        print(facts);
    return {};
}

}  // namespace rosa::engine
