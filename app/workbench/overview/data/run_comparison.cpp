#include "app/workbench/overview/data/run_comparison.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QCoreApplication>
#include <QLocale>

#include "app/workbench/base/core_text.h"
#include "app/workbench/results/data/results_text.h"
#include "app/workbench/tables/data/cell_text.h"
#include "core/tables/table.h"

namespace rosa::workbench {

namespace {

class RunComparison {
    Q_DECLARE_TR_FUNCTIONS(RunComparison)
};

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(Verdict)
};

QString inPoints(double share) { return QLocale().toString(100 * share, 'f', 1); }

QString differenceText(const evaluate::Summary& difference)
{
    const bool isAbove = difference.mean >= 0;
    const QString size = inPoints(std::abs(difference.mean));
    if (!difference.interval95)
        return isAbove ? VerdictText::tr("%1 points above raw features").arg(size)
                       : VerdictText::tr("%1 points below raw features").arg(size);
    const auto [low, high] = *difference.interval95;
    const bool isCertain = low > 0 || high < 0;
    const QString nearest = inPoints(isAbove ? low : -high), farthest = inPoints(isAbove ? high : -low);
    const QString text = isAbove ? VerdictText::tr("%1 points above raw features (%2 to %3)")
                                 : VerdictText::tr("%1 points below raw features (%2 to %3)");
    return text.arg(size, nearest, farthest) + QStringLiteral(", ") +
           (isCertain ? VerdictText::tr("certain") : VerdictText::tr("not certain"));
}

tables::TableCell cellOf(const ResultGroup& group)
{
    tables::TableCell cell;
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

/// The groups compared, or a reason why they are not.
struct ComparedGroups {
    std::optional<tables::Comparison> comparison;
    QString reason;
};

ComparedGroups compareGroups(const ResultGroup& one, const ResultGroup& other, double testOverTraining)
{
    if (const std::string reason = record::whyNotComparable(one.card(), other.card()); !reason.empty())
        return {{}, RunComparison::tr("not measured in the same way, %1").arg(coreText(reason))};
    tables::TableCell first = cellOf(one);
    tables::TableCell second = cellOf(other);
    const bool shareSeeds = std::ranges::any_of(
        first.seeds, [&](std::uint64_t seed) { return std::ranges::find(second.seeds, seed) != second.seeds.end(); });
    first.isSeedless = first.isSeedless || !shareSeeds;
    const auto comparison = tables::compareCells(first, second, testOverTraining);
    return comparison ? ComparedGroups{*comparison, {}}
                      : ComparedGroups{{}, RunComparison::tr("no seeds and splits in common")};
}

QString differenceName(const ResultGroup& one, const ResultGroup& other)
{
    return RunComparison::tr("%1 minus %2").arg(QString::fromStdString(one.title), QString::fromStdString(other.title));
}

/// "%3" points, then the bounds nearest to and farthest from 0.
QString verdictTemplate(bool isBetter, bool isCertain)
{
    if (isCertain)
        return isBetter ? RunComparison::tr("%1 is better than %2 by %3 points (%4 to %5), certain.")
                        : RunComparison::tr("%1 is worse than %2 by %3 points (%4 to %5), certain.");
    return isBetter ? RunComparison::tr("%1 is better than %2 by %3 points (%4 to %5), not certain.")
                    : RunComparison::tr("%1 is worse than %2 by %3 points (%4 to %5), not certain.");
}

}  // namespace

QString comparisonOf(const ResultGroup& one, const ResultGroup& other, double testOverTraining, double margin)
{
    const QString subject = differenceName(one, other).toHtmlEscaped();
    const auto [comparison, reason] = compareGroups(one, other, testOverTraining);
    if (!comparison) return QStringLiteral("%1: %2").arg(subject, reason.toHtmlEscaped());
    return RunComparison::tr("%1: %2 points (%3)")
        .arg(subject, QStringLiteral("<b>%1</b>").arg(signedPercent(comparison->difference.mean)),
             comparisonTests(*comparison, margin));
}

QString comparisonVerdict(const ResultGroup& one, const ResultGroup& other, double testOverTraining)
{
    const auto [comparison, reason] = compareGroups(one, other, testOverTraining);
    if (!comparison) return QStringLiteral("%1: %2").arg(differenceName(one, other), reason);
    const evaluate::PairedDifference& difference = comparison->difference;
    const bool isBetter = difference.mean >= 0;
    const QString first = QString::fromStdString(one.title), second = QString::fromStdString(other.title);
    const QString size = inPoints(std::abs(difference.mean));
    if (!difference.interval95)
        return (isBetter ? RunComparison::tr("%1 is better than %2 by %3 points.")
                         : RunComparison::tr("%1 is worse than %2 by %3 points."))
            .arg(first, second, size);
    const auto [low, high] = *difference.interval95;
    return verdictTemplate(isBetter, low > 0 || high < 0)
        .arg(first, second, size, inPoints(isBetter ? low : -high), inPoints(isBetter ? high : -low));
}

QString verdictOf(const ResultTable& table)
{
    const ResultGroup& own = table.groups.front();
    const QString reached = VerdictText::tr("%1 %").arg(
        percentText(own.accuracy.mean, own.accuracy.n > 1 ? own.accuracy.standardDeviation : -1));
    const auto raw = std::ranges::find_if(table.groups, [&](const ResultGroup& group) {
        return &group != &own && group.method == "raw" && isSameProtocol(group.card(), own.card());
    });
    if (raw == table.groups.end()) return reached;
    const auto difference = pairedDifference(own, *raw);
    return difference ? QStringLiteral("%1: %2").arg(reached, differenceText(*difference)) : reached;
}

}  // namespace rosa::workbench
