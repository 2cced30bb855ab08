#include "app/engine/evaluate/results.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include <nlohmann/json.hpp>

#include "app/engine/common/plain_text.h"
#include "core/base/text/display_width.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/published_tables.h"
#include "core/evaluate/crossed.h"
#include "core/record/evaluation.h"
#include "core/tables/plan.h"

namespace rosa::engine {

namespace {

/// A negative deviation means unknown.
std::string withDeviation(double mean, double deviation)
{
    return deviation < 0 ? percent(mean) : percent(mean) + " ± " + percent(deviation);
}

std::string titleOf(const catalog::Catalogue& catalogue, const GroupResult& group)
{
    if (!group.name.empty()) return group.name;
    if (!group.embedding.empty()) return group.embedding;
    const catalog::Configuration& configuration = group.configuration;
    const catalog::Method* method = catalogue.method(configuration.method());
    std::string title = method ? method->title : configuration.method();
    if (!configuration.encoder().empty()) title += " (" + configuration.encoder() + ")";
    return title;
}

/// What the interval speaks of.
std::string intervalScope(const catalog::Catalogue& catalogue, const GroupResult& group, const Spread& spread)
{
    const catalog::Method* method = group.embedding.empty() ? catalogue.method(group.configuration.method()) : nullptr;
    return evaluate::scopeWords(spread.scope, method && tables::drawsNothing(*method));
}

nlohmann::ordered_json runsJson(const GroupResult& group, bool isPerClass)
{
    auto runs = nlohmann::ordered_json::array();
    for (const learn::RunOutcome& run : group.runs) {
        nlohmann::ordered_json entry{{"run", run.run}, {"accuracies", nlohmann::ordered_json::array()}};
        if (run.evaluation) {
            entry["accuracies"] = run.evaluation->accuracies;
            if (!run.evaluation->validation.empty()) entry["validation"] = run.evaluation->validation;
            if (!run.evaluation->chosenC.empty()) entry["chosen_c"] = run.evaluation->chosenC;
            if (!run.evaluation->chosenEpoch.empty()) entry["chosen_epoch"] = run.evaluation->chosenEpoch;
            entry["macro_f1_pooled"] = run.evaluation->pooledMacroF1;
            if (const auto& mean = run.evaluation->splitMeanMacroF1) entry["macro_f1_split_mean"] = *mean;
            entry["document"] = run.evaluation->document;
            if (isPerClass) {
                const auto recorded = nlohmann::ordered_json::parse(record::toJson(*run.evaluation));
                entry["per_class"] = recorded.value("per_class", nlohmann::ordered_json::array());
                entry["confusion"] = recorded.value("confusion", nlohmann::ordered_json::array());
            }
        }
        runs.push_back(entry);
    }
    return runs;
}

}  // namespace

std::vector<const learn::Evaluation*> GroupResult::evaluations() const
{
    std::vector<const learn::Evaluation*> found;
    for (const learn::RunOutcome& run : runs)
        if (run.evaluation) found.push_back(&*run.evaluation);
    return found;
}

std::optional<Spread> spreadOf(const GroupResult& group)
{
    const auto evaluations = group.evaluations();
    if (evaluations.empty()) return std::nullopt;
    std::vector<std::vector<double>> bySeed;
    for (const learn::Evaluation* evaluation : evaluations) bySeed.push_back(evaluation->accuracies);
    Spread spread;
    const evaluate::Summary summary = evaluate::summariseCrossed(bySeed);
    spread.over = summary.of;
    spread.mean = summary.mean;
    spread.deviation = summary.standardDeviation;
    spread.low = summary.interval95 ? summary.interval95->low : summary.mean;
    spread.high = summary.interval95 ? summary.interval95->high : summary.mean;
    spread.scope = summary.scope;
    spread.isConservative = summary.isConservative;
    spread.n = static_cast<int>(summary.n);
    spread.runs = static_cast<int>(evaluations.size());
    spread.splits = static_cast<int>(evaluations.front()->accuracies.size());
    return spread;
}

/// Under any protocol; nullptr if there is none.
const catalog::PublishedResult* publishedBeside(const catalog::Catalogue& catalogue, const GroupResult& group)
{
    const catalog::Configuration& configuration = group.configuration;
    const catalog::Method* method = group.embedding.empty() ? catalogue.method(configuration.method()) : nullptr;
    const auto evaluations = group.evaluations();
    if (!method || evaluations.empty()) return nullptr;
    return catalog::publishedFor(*method, configuration, evaluations.front()->card.id);
}

/// Whether the group was evaluated under the protocol of the published number.
bool isMeasuredAlike(const GroupResult& group, const catalog::PublishedResult& published)
{
    const record::EvaluationCard& card = group.evaluations().front()->card;
    return card.id == published.protocol && card.splitKind != "imported";
}

/// Notes on the groups, each once; prefixed by the titles of its groups unless it applies to all.
std::string onceEach(const catalog::Catalogue& catalogue, const std::vector<GroupResult>& groups,
                     const std::function<std::string(const GroupResult&)>& textOf)
{
    std::vector<std::pair<std::string, std::string>> texts;  // Texts with titles of groups.
    for (const GroupResult& group : groups) {
        if (group.evaluations().empty()) continue;
        const std::string text = textOf(group);
        if (text.empty()) continue;
        const auto known = std::ranges::find(texts, text, &std::pair<std::string, std::string>::first);
        if (known == texts.end())
            texts.emplace_back(text, titleOf(catalogue, group));
        else
            known->second += ", " + titleOf(catalogue, group);
    }
    std::string lines;
    for (const auto& [text, titles] : texts) lines += (texts.size() > 1 ? titles + ": " : "") + text + "\n";
    return lines;
}

/// Note on the published number.
std::string publishedNote(const std::string& title, const catalog::PublishedResult& published, bool isAlike)
{
    if (!isAlike)
        return title + ": published " + withDeviation(published.mean, published.deviation) + " (" + published.source +
               ") under protocol " + published.protocol + ", whose splits differ from these: not comparable\n";
    return published.note.empty() ? "" : title + ", copied number: " + published.note + "\n";
}

std::string notEvaluatedText(const catalog::Configuration& configuration, const data::Dataset& dataset)
{
    if (dataset.labels.empty()) return "data set " + dataset.name + " has no classes that a probe could predict";
    if (const auto options = configuration.find<catalog::EvaluationOptions>(); options && !options->isWanted())
        return "evaluation.protocol is none; rosa evaluate RUN --protocol NAME evaluates the run";
    return {};
}

std::string resultTable(const catalog::Catalogue& catalogue, const std::vector<GroupResult>& groups, const std::string& why)
{
    const auto measured = std::ranges::find_if(groups, [](const GroupResult& group) { return spreadOf(group).has_value(); });
    if (measured == groups.end()) return "not evaluated" + (why.empty() ? "" : ": " + why) + "\n";
    std::string text = paddedToWidth("", 28) + paddedToWidth(measured->evaluations().front()->card.metric + " %", 16) +
                       paddedToWidth("95 % interval", 18) + paddedToWidth("n", 28) + "published (copied)\n";
    std::string notes;
    for (const GroupResult& group : groups) {
        const auto spread = spreadOf(group);
        if (!spread) continue;
        text += paddedToWidth(titleOf(catalogue, group), 28) +
                paddedToWidth(withDeviation(spread->mean, spread->n > 1 ? spread->deviation : -1), 16);
        text += paddedToWidth(spread->n > 1 ? percent(spread->low) + " – " + percent(spread->high) : "–", 18);
        text += paddedToWidth(std::to_string(spread->runs) + (spread->runs == 1 ? " run × " : " runs × ") +
                                  std::to_string(spread->splits) + (spread->splits == 1 ? " split" : " splits"),
                              28);
        const auto* const published = publishedBeside(catalogue, group);
        const bool isAlike = published && isMeasuredAlike(group, *published);
        text += isAlike ? withDeviation(published->mean, published->deviation) + "  " + published->source : "–";
        text += "\n";
        if (published) notes += publishedNote(titleOf(catalogue, group), *published, isAlike);
    }
    return text +
           onceEach(catalogue, groups,
                    [&catalogue](const GroupResult& group) {
                        const auto spread = spreadOf(group);
                        return spread->n > 1 ? "± is the sample standard deviation over the " + spread->over +
                                                   "; the interval is that of the mean over other " +
                                                   intervalScope(catalogue, group, *spread) +
                                                   (spread->isConservative ? ", conservative: at least 95 %." : ".")
                                             : std::string();
                    }) +
           onceEach(catalogue, groups,
                    [](const GroupResult& group) {
                        const record::EvaluationCard& card = group.evaluations().front()->card;
                        return "protocol " + card.id + ": " + card.text.text();
                    }) +
           onceEach(catalogue, groups,
                    [](const GroupResult& group) {
                        const catalog::Configuration& run = group.configuration;
                        return run.isNamesake() ? run.dataset() +
                                                      " is not the published data set of this name: no published "
                                                      "number applies"
                                                : std::string();
                    }) +
           notes;
}

std::string resultJson(const catalog::Catalogue& catalogue, const GroupResult& group, bool isPerClass)
{
    nlohmann::ordered_json line;
    const learn::RunOutcome& last = group.runs.back();
    line["event"] = "result";
    line["run"] = last.run;
    line["dataset"] = group.configuration.dataset();
    if (group.embedding.empty()) {
        line["method"] = group.configuration.method();
        line["encoder"] = group.configuration.encoder();
        line["preset"] = group.configuration.preset();
    } else {
        line["method"] = "embedding";
        line["embedding"] = group.embedding;
        if (!group.name.empty()) line["name"] = group.name;
    }
    line["state"] = record::toText(last.end);
    const auto putKnown = [&line](const char* name, double value) {
        if (!std::isnan(value)) line[name] = value;
    };
    if (group.embedding.empty()) line["epochs"] = last.epochs;
    putKnown("loss", last.loss);
    const auto spread = spreadOf(group);
    const auto evaluations = group.evaluations();
    line["protocol"] = evaluations.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(evaluations.front()->card.id);
    line["protocol_description"] = evaluations.empty() ? "" : evaluations.front()->card.text.text();
    line["metric"] = evaluations.empty() ? "accuracy" : evaluations.front()->card.metric;
    line["unit"] = "fraction";
    const bool hasSpread = spread && spread->n > 1;  // A single result has no deviation and no interval, as in the text.
    line["accuracy_mean"] = spread ? nlohmann::ordered_json(spread->mean) : nlohmann::ordered_json();
    line["accuracy_std"] = hasSpread ? nlohmann::ordered_json(spread->deviation) : nlohmann::ordered_json();
    if (hasSpread) {
        line["accuracy_interval"] = {spread->low, spread->high};
        line["accuracy_interval_over"] = intervalScope(catalogue, group, *spread);
        line["accuracy_interval_is_conservative"] = spread->isConservative;
    }
    line["n"] = spread ? spread->n : 0;
    line["n_over"] = spread ? spread->over : "";
    line["runs"] = runsJson(group, isPerClass);
    if (const auto* published = publishedBeside(catalogue, group); published && isMeasuredAlike(group, *published)) {
        line["published_mean"] = published->mean;
        if (published->deviation >= 0) line["published_std"] = published->deviation;
        line["published_source"] = published->source;
    }
    const auto total = [&](auto field) {
        return std::accumulate(group.runs.begin(), group.runs.end(), 0.0,
                               [&](double sum, const learn::RunOutcome& run) { return sum + run.*field; });
    };
    putKnown("train_seconds", total(&learn::RunOutcome::trainSeconds));
    putKnown("epoch_ms_median", last.epochMsMedian);
    putKnown("peak_rss_mb", last.peakRssMb);
    return line.dump();
}

}  // namespace rosa::engine
