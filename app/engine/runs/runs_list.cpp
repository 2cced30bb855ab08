#include <cmath>
#include <iostream>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "app/engine/common/clock.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/runs/runs.h"
#include "core/base/files.h"
#include "core/base/text/csv.h"
#include "core/base/text/printable.h"
#include "core/store/annotations.h"
#include "core/store/run_handles.h"
#include "core/store/run_labels.h"

namespace rosa::engine {

namespace {

using store::RunSummary;

/// By a prefix of the group id, as shown in the list, or by the common name of its runs.
bool isOfGroup(const RunSummary& run, const std::string& asked)
{
    if (asked.empty() || run.group.empty()) return asked.empty();
    return run.group.starts_with(asked) || (run.isNamed && store::nameWithoutSeed(run.name, run.seed) == asked);
}

bool passes(const RunSummary& run, const RunFilter& filter)
{
    const auto fits = [](const std::string& asked, const std::string& found) { return asked.empty() || asked == found; };
    return run.deleted == filter.deleted && fits(filter.dataset, run.dataset) && fits(filter.method, run.method) &&
           isOfGroup(run, filter.group) && fits(filter.state, record::toText(run.state)) &&
           (filter.tag.empty() || std::find(run.tags.begin(), run.tags.end(), filter.tag) != run.tags.end());
}

nlohmann::ordered_json runJson(const catalog::Catalogue& catalogue, const RunSummary& run)
{
    nlohmann::ordered_json json{{"run", run.id},
                                {"name", run.name},
                                {"group", run.group},
                                {"state", record::toText(run.state)},
                                {"dataset", run.dataset},
                                {"method", run.method},
                                {"encoder", run.encoder},
                                {"preset", run.preset},
                                {"seed", run.seed},
                                {"epochs", run.epochs},
                                {"loss", run.lastLoss},
                                {"accuracy_mean", run.accuracyMean},
                                {"accuracy_std", run.accuracyStd},
                                {"created", run.created},
                                {"forked_from", run.forkedFrom},
                                {"fork_epoch", run.forkEpoch},
                                {"parameters", nlohmann::ordered_json::object()},
                                {"own_choices", nlohmann::ordered_json::object()},
                                {"turns", nlohmann::ordered_json::array()},
                                {"tags", run.tags},
                                {"notes", run.notes},
                                {"deleted", run.deleted}};
    for (const store::RunValue& value : store::valuesOf(run)) {
        json["parameters"][value.key] = parameterJson(catalogue, value.key, value.text);
        if (value.isChosen) json["own_choices"][value.key] = value.text;
    }
    for (const store::Turn& turn : run.turns)
        json["turns"].push_back({{"epoch", turn.epoch}, {"key", turn.key}, {"value", turn.value}});
    if (!run.problem.empty()) json["problem"] = run.problem.text();
    return json;
}

constexpr std::size_t kGroupColumn = 9;

std::string nameAndTags(const RunSummary& run)
{
    const std::string own = store::listName(run);
    const std::string tags = run.tags.empty() ? "" : "[" + store::shownTags(run.tags) + "]";
    return own + (own.empty() || tags.empty() ? "" : " ") + tags;
}

std::vector<std::string> rowOf(const RunSummary& run, double now)
{
    constexpr std::size_t kShortGroup = 6;
    return {run.id,
            record::toText(run.state),
            run.dataset,
            run.method,
            run.preset,
            std::to_string(run.epochs),
            numberText(run.lastLoss),
            accuracyText(run.accuracyMean, run.accuracyStd),
            ageText(run.created, now),
            run.group.substr(0, kShortGroup),
            nameAndTags(run)};
}

/// Removes the column of groups if no run has one.
void dropEmptyGroups(std::vector<std::vector<std::string>>& rows)
{
    const auto hasGroup = [](const auto& row) { return row.size() > kGroupColumn && !row[kGroupColumn].empty(); };
    if (std::any_of(rows.begin() + 1, rows.end(), hasGroup)) return;
    for (auto& row : rows)
        if (row.size() > kGroupColumn) row.erase(row.begin() + kGroupColumn);
}

/// One line per run; a column for each parameter that any of them has, empty where a run has none.
std::string csvOf(const std::vector<RunSummary>& runs)
{
    std::vector<std::map<std::string, std::string>> values;
    std::set<std::string> keys;
    values.reserve(runs.size());
    for (const RunSummary& run : runs) {
        auto& own = values.emplace_back();
        for (const store::RunValue& value : store::valuesOf(run)) own[value.key] = value.text, keys.insert(value.key);
    }
    std::string text = "run,name,group,state,dataset,method,encoder,preset,seed,epochs,loss,accuracy_mean,accuracy_std";
    for (const std::string& key : keys) text += "," + csvField(key);
    text += "\n";
    const auto real = [](double value) {
        return std::isnan(value) ? std::string() : catalog::toText(catalog::Value(value));
    };
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const RunSummary& run = runs[i];
        for (const std::string& word : {run.id, run.name, run.group, record::toText(run.state), run.dataset, run.method,
                                        run.encoder, run.preset, std::to_string(run.seed), std::to_string(run.epochs)})
            text += csvField(word) + ",";
        text += real(run.lastLoss) + "," + real(run.accuracyMean) + "," + real(run.accuracyStd);
        for (const std::string& key : keys) {
            const auto value = values[i].find(key);
            text += "," + (value == values[i].end() ? std::string() : csvField(value->second));
        }
        text += "\n";
    }
    return text;
}

Result<void> writeCsv(CommandContext& context, const RunFilter& filter, const std::vector<RunSummary>& runs)
{
    std::vector<RunSummary> chosen;
    for (const RunSummary& run : runs)
        if (passes(run, filter) && run.problem.empty() &&
            (filter.limit == 0 || static_cast<int>(chosen.size()) < filter.limit))
            chosen.push_back(run);
    ROSA_TRY(writeFileAtomically(filter.csv, csvOf(chosen)));
    if (context.json)
        printJsonLine({{"event", "exported"}, {"runs", chosen.size()}, {"path", filter.csv}});
    else
        std::cout << printable(counted(static_cast<std::int64_t>(chosen.size()), "run") + " written to " + filter.csv)
                  << "\n";
    return {};
}

}  // namespace

std::string reasonOf(const record::RunInfo& info)
{
    const std::string reason = info.reason.text();
    return reason == "stopped at epoch " + std::to_string(info.epochs) ? std::string() : reason;
}

nlohmann::ordered_json parameterJson(const catalog::Catalogue& catalogue, const std::string& key, const std::string& text)
{
    const catalog::Parameter* parameter = catalogue.parameter(key);
    const auto value = parameter ? catalog::parseValue(*parameter, text) : Result<catalog::Value>(text);
    if (!value) return text;
    return std::visit([](const auto& content) { return nlohmann::ordered_json(content); }, *value);
}

std::string percentText(double share) { return std::isnan(share) ? "–" : percent(share); }

std::string accuracyText(double mean, double deviation)
{
    if (std::isnan(mean)) return "–";
    return percentText(mean) + (std::isnan(deviation) ? "" : " ± " + percentText(deviation));
}

std::string numberText(double value) { return std::isnan(value) ? "–" : formatted("%.4g", value); }

std::string ageText(double then, double now)
{
    const auto seconds = static_cast<long long>(std::max(0.0, now - then));
    if (seconds < 60) return std::to_string(seconds) + " s";
    if (seconds < 3600) return std::to_string(seconds / 60) + " min";
    if (seconds < 48 * 3600) return std::to_string(seconds / 3600) + " h";
    return std::to_string(seconds / 86400) + " d";
}

Result<void> listRuns(CommandContext& context, const RunFilter& filter)
{
    if (!filter.state.empty() && !record::runStateFromText(filter.state))
        return badInput(
            "unknown state \"%1\"; the states are queued, running, paused, finished, stopped, failed, interrupted",
            filter.state);
    ROSA_TRY_ASSIGN(auto library, openLibrary(context));
    ROSA_TRY_ASSIGN(const auto runs, library->runs(true));
    if (!filter.csv.empty()) return writeCsv(context, filter, runs);
    const double now = timeNow();
    std::vector<std::vector<std::string>> rows{
        {"run", "state", "data set", "method", "preset", "epochs", "loss", "accuracy %", "age", "group", "name, tags"}};
    int shown = 0;
    for (const RunSummary& run : runs) {
        if (!passes(run, filter) || (filter.limit > 0 && shown == filter.limit)) continue;
        ++shown;
        if (context.json) {
            printJsonLine(runJson(context.catalogue, run));
        } else if (!run.problem.empty()) {
            rows.push_back({run.id, "unreadable"});
            warn(run.problem.text());
        } else {
            rows.push_back(rowOf(run, now));
        }
    }
    dropEmptyGroups(rows);
    if (!context.json) std::cout << (shown > 0 ? table(rows, 0) : "no runs\n");
    return {};
}

}  // namespace rosa::engine
