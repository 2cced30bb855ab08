#include "app/engine/common/job_support.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

#include "app/engine/common/interrupt.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/named_run.h"
#include "app/engine/common/processor_manners.h"
#include "app/engine/common/progress.h"
#include "core/base/plugin.h"
#include "core/catalog/options/time_options.h"
#include "core/catalog/options/training_options.h"
#include "core/data/catalogue.h"
#include "core/data/known_data.h"

namespace rosa::engine {

namespace {

/// Shows a progress bar on standard error; with --json, prints one line per epoch to standard output.
class CommandObserver : public learn::Observer {
public:
    CommandObserver(bool isJson, bool isQuiet) : m_json(isJson), m_progress(Progress::suitable(isJson || isQuiet)) {}

    void runStarted(const std::string& run) override
    {
        m_run = run;
        m_what.clear();
        if (m_json) printReport(protocol::RunBegins{run});
    }

    void epochDone(const learn::EpochReport& report) override
    {
        if (m_what != "epochs") m_progress.start(m_run, report.epoch - 1, report.epochs);
        m_what = "epochs";
        m_progress.update(report.epoch, report.loss);
        if (m_json)
            printReport(protocol::EpochDone{m_run, report.epoch, report.epochs, report.loss, report.epochMilliseconds});
    }

    void phase(const std::string& what, int done, int total) override
    {
        if (m_what != what) m_progress.startPhase(what, total);
        m_what = what;
        m_progress.update(done, std::nan(""));
        if (m_json) printReport(protocol::PhaseDone{m_run, what, done, total});
    }

    /// In text output, a warning is printed for the first run only: a training and its baselines often issue the same ones.
    void warn(const Message& message) override
    {
        const std::string text = message.text();
        const auto [said, isNew] = m_warned.emplace(text, m_run);
        if (m_json) {
            printReport(protocol::WarningGiven{m_run, message});
        } else if (isNew || said->second == m_run) {
            engine::warn(text);
        }
    }

    [[nodiscard]] bool stopRequested() const override { return interrupted(); }

private:
    bool m_json;
    Progress m_progress;
    std::string m_run;
    std::string m_what;                           ///< Unit of the bar: "epochs" or a phase.
    std::map<std::string, std::string> m_warned;  ///< Warnings, each with the run that first issued it.
};

/// Parses the number of a snapshot pair; the training core checks the range.
Result<int> timePairOf(const std::string& text)
{
    int pair = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), pair);
    if (problem != std::errc() || end != text.data() + text.size() || pair < 0)
        return badInput("expected the number of a pair of time snapshots (0, 1, …), found \"%1\"", text);
    return pair;
}

}  // namespace

Result<learn::Jobs*> loadJobs()
{
    static learn::Jobs* jobs = nullptr;
    if (jobs) return jobs;
    if (!findPlugin("rosa_learn"))
        return failed(
            "librosa_learn, the training core, is not installed: the lab edition has none, and neither trains, evaluates "
            "nor asks a model; the complete packages contain it (rosa-learn)");
    yieldToOthers();
    ROSA_TRY_ASSIGN(const auto entry, loadPlugin("rosa_learn", "rosa_learn_jobs"));
    jobs = reinterpret_cast<learn::Jobs* (*)()>(entry)();
    return jobs;
}

void describe(bind::Fields<PlaceOptions>& fields)
{
    fields.id(&PlaceOptions::device, "device", "Device", {{"auto", {}}, {"cpu", {}}, {"cuda", {}}}, "auto, cpu or cuda");
    fields.integer(&PlaceOptions::threads, "threads", "Threads", "Number of threads (all available cores)")
        .from(1)
        .upTo(4096);
}

Result<learn::Workplace> workplaceOf(const CommandContext& context, const std::string& device, int threads)
{
    ROSA_TRY_ASSIGN(auto store, storeFolder(context));
    return learn::Workplace{std::move(store), device, threads};
}

Result<data::Dataset> openDataset(const CommandContext& context, const std::string& name)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    return data::Catalogue(store).open(name);
}

Result<catalog::Configuration> resolveInStore(const CommandContext& context, catalog::Selection selection)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    selection.isNamesake = data::differenceFromKnown(selection.dataset, data::Catalogue(store)).isNamesake;
    return catalog::Configuration::resolve(context.catalogue, selection);
}

Result<RecordedRun> openRecordedRun(const CommandContext& context, const std::string& text)
{
    ROSA_TRY_ASSIGN(const auto named, openRun(context, text));
    ROSA_TRY_ASSIGN(const auto info, named.reader->info());
    const std::string& id = named.id;
    ROSA_TRY_ASSIGN(auto configuration,
                    catalog::Configuration::fromRecord(context.catalogue, info.configurationToml, "run " + id));
    auto dataset = openDataset(context, configuration.dataset());
    if (!dataset) return dataset.error().within("run %1", id);
    if (!info.datasetHash.empty() && data::contentHash(*dataset) != info.datasetHash)
        return badInput("data set %2 has changed since run %1 was trained on it; import its earlier version again", id,
                        dataset->name);
    return RecordedRun{id, std::move(configuration), std::move(*dataset)};
}

Result<std::pair<int, int>> parsePair(const data::Dataset& dataset, const catalog::Configuration& configuration,
                                      const std::string& text)
{
    const auto centreOf = [&](const std::string& part) {
        return configuration.has<catalog::TimeOptions>() ? timePairOf(part) : data::nodeNamed(dataset, part);
    };
    const auto comma = text.find(',');
    ROSA_TRY_ASSIGN(const auto first, centreOf(text.substr(0, comma)));
    if (comma == std::string::npos) return std::pair{first, first};
    ROSA_TRY_ASSIGN(const auto second, centreOf(text.substr(comma + 1)));
    return std::pair{first, second};
}

Result<int> parseEpoch(const std::string& text)
{
    if (text.empty()) return learn::kKeptModel;
    if (text == "latest") return learn::kLatestCheckpoint;
    int epoch = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), epoch);
    if (problem != std::errc() || end != text.data() + text.size() || epoch < 0)
        return badInput("--epoch %1: expected the epoch of a checkpoint, or latest", text);
    return epoch;
}

Result<store::Turn> parseTurn(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration, int after,
                              const std::string& text)
{
    const auto colon = text.find(':');
    const auto equals = text.find('=', colon == std::string::npos ? 0 : colon);
    store::Turn turn;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + std::min(colon, text.size()), turn.epoch);
    if (problem != std::errc() || colon == std::string::npos || end != text.data() + colon || equals == std::string::npos)
        return badInput("--turn %1: expected EPOCH:KEY=VALUE", text);
    turn.key = text.substr(colon + 1, equals - colon - 1);
    turn.value = text.substr(equals + 1);
    catalog::Configuration turned = configuration;
    if (const auto noted = turned.addTurn(catalogue, turn); !noted) return noted.error().within("--turn %1", text);
    const int epochs = configuration.get<catalog::EpochOptions>().epochs;
    if (turn.epoch <= after || turn.epoch >= epochs)
        return badInput("--turn %1: expected an epoch after %2 and before %3", text, after, epochs);
    return turn;
}

Result<std::pair<std::string, std::string>> parseAssignment(const std::string& text)
{
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0) return badInput("--set %1: expected key=value", text);
    return std::pair{text.substr(0, equals), text.substr(equals + 1)};
}

std::unique_ptr<learn::Observer> makeObserver(const CommandContext& context, bool isQuiet)
{
    catchInterrupts();
    return std::make_unique<CommandObserver>(context.json, isQuiet);
}

}  // namespace rosa::engine
