#include <algorithm>
#include <string>

#include "core/base/text/csv.h"
#include "core/tables/table_text.h"
#include "core/tables/table_words.h"

namespace rosa::tables {

namespace {

/// A line of a CSV file, built field by field with column names.
class Line {
public:
    Line& text(const std::string& name, const std::string& value)
    {
        const char* const separator = m_names.empty() ? "" : ",";
        m_names += separator + name;
        m_values += separator + csvField(value);
        return *this;
    }
    /// Empty if there is no value.
    Line& number(const std::string& name, const std::optional<double>& value) { return text(name, exact(value)); }
    Line& interval(const std::string& name, const std::optional<evaluate::Interval>& interval)
    {
        number(name + "_low", interval ? std::optional(interval->low) : std::nullopt);
        return number(name + "_high", interval ? std::optional(interval->high) : std::nullopt);
    }
    Line& flag(const std::string& name, const std::optional<bool>& value)
    {
        return text(name, !value ? "" : *value ? "1" : "0");
    }
    [[nodiscard]] std::string names() const { return m_names + "\n"; }
    [[nodiscard]] std::string values() const { return m_values + "\n"; }

private:
    std::string m_names, m_values;
};

void addEquivalence(Line& line, const std::string& prefix, const std::optional<evaluate::Equivalence>& equivalence)
{
    line.number(prefix + "equivalence_p", equivalence ? equivalence->p : std::nullopt);
    line.flag(prefix + "is_equivalent", equivalence ? std::optional(equivalence->isEquivalent) : std::nullopt);
}

std::string countText(const std::optional<std::int64_t>& count) { return count ? std::to_string(*count) : ""; }

void addComparison(Line& line, const Table& table, const std::optional<Comparison>& comparison)
{
    using Value = std::optional<double>;
    line.number("reference_minus_this", comparison ? Value(comparison->difference.mean) : Value());
    line.interval("difference", comparison ? comparison->difference.interval95 : std::nullopt);
    line.text("pairs", comparison ? std::to_string(comparison->difference.n) : "");
    line.text("paired_by", comparison ? comparison->unit : "");
    line.text("pairs_without_difference", comparison ? std::to_string(comparison->signedRank.zeros) : "");
    line.number("wilcoxon_p", comparison ? comparison->signedRank.p : Value());
    line.number("holm_p", comparison ? comparison->holm : Value());
    line.number("resampled_t_p", comparison && comparison->resampled ? comparison->resampled->p : Value());
    line.text("pairs_needed", comparison ? countText(comparison->pairsNeeded) : "");
    line.number("margin", table.margin > 0 ? Value(table.margin) : Value());
    addEquivalence(line, "", comparison ? equivalenceOf(*comparison, table.margin) : std::nullopt);
}

/// `name`: method id of the baseline.
void addBaseline(Line& line, const Table& table, const TableCell& cell, const std::string& name)
{
    using Value = std::optional<double>;
    const auto test = std::ranges::find(cell.baselines, name,
                                        [&](const BaselineTest& one) { return table.plan.rows[one.baseline].method; });
    const bool isThere = test != cell.baselines.end();
    const Comparison* comparison = isThere ? &test->comparison : nullptr;
    line.text("versus_" + name, isThere ? standingId(test->standing) : "");
    line.number("minus_" + name, comparison ? Value(comparison->difference.mean) : Value());
    line.interval("minus_" + name, comparison ? comparison->difference.interval95 : std::nullopt);
    line.text(name + "_pairs", comparison ? std::to_string(comparison->difference.n) : "");
    line.text(name + "_pairs_without_difference", comparison ? std::to_string(comparison->signedRank.zeros) : "");
    line.number(name + "_wilcoxon_p", comparison ? comparison->signedRank.p : Value());
    line.number(name + "_holm_p", comparison ? comparison->holm : Value());
    line.number(name + "_resampled_t_p", comparison && comparison->resampled ? comparison->resampled->p : Value());
    line.text(name + "_pairs_needed", comparison ? countText(comparison->pairsNeeded) : "");
    addEquivalence(line, name + "_", comparison ? equivalenceOf(*comparison, table.margin) : std::nullopt);
}

void addCard(Line& line, const record::EvaluationCard& card)
{
    line.text("protocol", card.id).text("split_kind", card.splitKind);
    line.text("split_seed", card.splitSeed ? std::to_string(card.splitSeed) : "").text("splits_hash", card.splitsHash);
    line.text("probe", card.probe).text("grid", card.grid).text("selection", card.selection);
    line.text("probe_seed", card.probeSeed ? std::to_string(card.probeSeed) : "");
    line.text("setting", card.setting).text("measured_in", card.measuredIn);
    line.text("test_use", card.testUse).text("dataset_hash", card.datasetHash).text("fix_ups", joined(card.fixUps, "; "));
    line.text("protocol_text", card.text.text());
}

Line lineOf(const Table& table, std::size_t row, std::size_t column)
{
    using Value = std::optional<double>;
    const Plan& plan = table.plan;
    const TableCell& cell = table.cell(row, column);
    const auto& published = plan.rows[row].published[column];
    const auto& results = cell.results;
    Line line;
    line.text("table", plan.id).text("dataset", plan.columns[column].dataset);
    line.text("encoder", plan.columns[column].encoder).text("method", plan.rows[row].title);
    line.number("published_mean", published ? Value(published->mean) : Value());
    line.number("published_std", published && published->deviation >= 0 ? Value(published->deviation) : Value());
    line.text("published_source", published ? plan.source : "");
    line.number("measured_mean", results ? Value(results->mean()) : Value());
    line.number("measured_std", results && results->values.size() > 1 ? Value(cell.deviation) : Value());
    line.text("seeds", results ? std::to_string(results->seeds) : "");
    line.text("splits", results ? std::to_string(results->splits) : "");
    line.interval("interval", cell.interval95).text("interval_over", scopeWords(cell));
    const auto difference = differenceToPublished(cell, published);
    line.number("measured_minus_published", difference ? Value(difference->mean) : Value());
    line.interval("measured_minus_published", difference ? difference->interval95 : std::nullopt);
    line.number("variance_seed", cell.parts.seed).number("variance_split", cell.parts.split);
    line.number("variance_rest", cell.parts.rest);
    const auto& shares = cell.parts.ofMean;
    line.number("mean_variance_seed_share", shares ? Value(shares->seed) : Value());
    line.number("mean_variance_split_share", shares ? Value(shares->split) : Value());
    line.text("reduced_by_more", shares ? evaluate::remedyId(evaluate::remedyOf(*shares)) : "");
    line.flag("is_best", results ? std::optional(cell.isBest) : std::nullopt);
    line.flag("is_not_worse", results && !cell.isUntested ? std::optional(cell.isNotWorse) : std::nullopt);
    addComparison(line, table, cell.comparison);
    for (const char* baseline : {"raw", "random"}) addBaseline(line, table, cell, baseline);
    line.text("metric", plan.metric).text("unit", "fraction");
    line.text("preset", cell.preset).text("epochs", cell.epochs > 0 ? std::to_string(cell.epochs) : "");
    line.flag("quick", plan.isQuick);
    addCard(line, cell.card.value_or(record::EvaluationCard()));
    line.text("warning", cell.warning).text("problem", joined(cell.problems, "; ")).text("runs", joined(cell.runs, " "));
    line.text("notes", joined(notesOf(table), "; "));
    line.text("points", results ? pointsOf(*results) : "");
    return line;
}

}  // namespace

std::string toCsv(const Table& table)
{
    std::string text;
    for (std::size_t column = 0; column < table.plan.columns.size(); ++column)
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
            const Line line = lineOf(table, row, column);
            if (text.empty()) text = line.names();
            text += line.values();
        }
    return text;
}

}  // namespace rosa::tables
