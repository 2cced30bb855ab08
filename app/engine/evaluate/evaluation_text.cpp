#include "app/engine/evaluate/evaluation_text.h"

#include <numeric>

#include "app/engine/common/plain_text.h"

namespace rosa::engine {

namespace {

constexpr int kNameColumns = 24;

std::string nameOf(const record::ClassReport& report) { return cutToWidth(printable(report.name), kNameColumns); }

}  // namespace

std::string classTable(const record::Evaluation& evaluation)
{
    if (evaluation.perClass.empty())
        return "No scores per class: the evaluation was made by an older version; evaluate the run again.\n";
    std::vector<std::vector<std::string>> rows{{"class", "precision %", "recall %", "F1 %", "test nodes"}};
    std::int64_t nodes = 0;
    for (const record::ClassReport& report : evaluation.perClass) {
        rows.push_back({nameOf(report), percent(report.precision), percent(report.recall), percent(report.f1),
                        grouped(report.support)});
        nodes += report.support;
    }
    rows.push_back({"macro-F1, splits pooled", "", "", percent(evaluation.pooledMacroF1), grouped(nodes)});
    if (const auto& mean = evaluation.splitMeanMacroF1)
        rows.push_back({"macro-F1, mean of splits", "", "", percent(*mean), ""});
    return "Scores per class, pooled over the test nodes of all splits\n" + table(rightAligned(std::move(rows), 1, 4));
}

std::string confusionTable(const record::Evaluation& evaluation)
{
    const std::size_t classes = evaluation.perClass.size();
    if (classes == 0) return {};
    std::vector<std::vector<std::string>> rows{{"% of", "true class"}};
    for (std::size_t c = 0; c < classes; ++c) rows.front().push_back("as " + std::to_string(c));
    for (std::size_t c = 0; c < classes; ++c) {
        const auto begin = evaluation.confusion.begin() + static_cast<std::ptrdiff_t>(c * classes);
        const auto total = std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(classes), std::int64_t{0});
        rows.push_back({std::to_string(c), nameOf(evaluation.perClass[c])});
        for (std::size_t other = 0; other < classes; ++other) {
            const auto count = static_cast<double>(begin[static_cast<std::ptrdiff_t>(other)]);
            rows.back().push_back(total > 0 ? percent(count / static_cast<double>(total)) : "–");
        }
    }
    return "Confusion\n" + table(rightAligned(std::move(rows), 2, classes + 1));
}

std::vector<std::vector<std::string>> evaluationRows(const record::Evaluation& evaluation)
{
    const record::EvaluationCard& card = evaluation.card;
    std::vector<std::vector<std::string>> rows;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) rows.push_back({name, value});
    };
    const std::string splits = std::to_string(card.splits) + (card.splits == 1 ? " split" : " splits");
    const std::string spread = card.splits == 1 ? "" : " ± " + percent(evaluation.deviation);
    rows.push_back({card.metric + " %", percent(evaluation.mean) + spread + " over " + splits});
    if (!evaluation.perClass.empty())
        add("macro-F1 %, pooled", percent(evaluation.pooledMacroF1) + " over all test nodes together");
    if (const auto& mean = evaluation.splitMeanMacroF1) add("macro-F1 %, mean", percent(*mean) + " over " + splits);
    add("protocol", card.id);
    add("", card.text.text());
    add("chosen by", card.selection);
    add("test part", card.testUse);
    add("setting", card.setting);
    add("measured in", card.measuredIn);
    if (card.splitSeed) add("split seed", std::to_string(card.splitSeed));
    if (card.probeSeed) add("probe seed", std::to_string(card.probeSeed));
    add("probe", card.probe.empty() ? "" : card.probe + "; " + card.grid);
    add("splits", card.splitKind);
    add("splits hash", card.splitsHash);
    add("data hash", card.datasetHash);
    for (const std::string& fixUp : card.fixUps) add("fix-up", printable(fixUp));
    return rows;
}

}  // namespace rosa::engine
