#include "app/workbench/model/run_comparison.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/workbench/base/core_text.h"
#include "app/workbench/model/cell_text.h"
#include "core/reproduce/table.h"

namespace rosa::workbench {

namespace {

class RunComparison {
    Q_DECLARE_TR_FUNCTIONS(RunComparison)
};

reproduce::TableCell cellOf(const ResultGroup& group)
{
    reproduce::TableCell cell;
    std::vector<std::vector<double>> bySeed;
    for (const ResultRun& run : group.runs) {
        cell.seeds.push_back(run.seed);
        bySeed.push_back(run.evaluation.accuracies);
    }
    if (auto results = evaluate::CrossedTable::of(bySeed)) cell.results = std::move(*results);
    cell.isSeedless = group.isSeedless && group.runs.size() == 1;
    cell.card = group.card();
    return cell;
}

}  // namespace

QString comparisonOf(const ResultGroup& one, const ResultGroup& other, double testOverTraining, double margin)
{
    const auto title = [](const ResultGroup& group) { return QString::fromStdString(group.title).toHtmlEscaped(); };
    const QString subject = RunComparison::tr("%1 minus %2").arg(title(one), title(other));
    const auto because = [&](const QString& reason) { return QStringLiteral("%1: %2").arg(subject, reason); };
    if (const std::string reason = record::whyNotComparable(one.card(), other.card()); !reason.empty())
        return because(RunComparison::tr("not measured in the same way, %1").arg(coreText(reason).toHtmlEscaped()));
    reproduce::TableCell first = cellOf(one);
    reproduce::TableCell second = cellOf(other);
    const bool shareSeeds = std::ranges::any_of(
        first.seeds, [&](std::uint64_t seed) { return std::ranges::find(second.seeds, seed) != second.seeds.end(); });
    first.isSeedless = first.isSeedless || !shareSeeds;
    const auto comparison = reproduce::compareCells(first, second, testOverTraining);
    if (!comparison) return because(RunComparison::tr("no seeds and splits in common"));
    return RunComparison::tr("%1: %2 points (%3)")
        .arg(subject, QStringLiteral("<b>%1</b>").arg(signedPercent(comparison->difference.mean)),
             comparisonTests(*comparison, margin));
}

}  // namespace rosa::workbench
