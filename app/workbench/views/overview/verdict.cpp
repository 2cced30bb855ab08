#include "app/workbench/views/overview/verdict.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "app/workbench/model/results_text.h"

namespace rosa::workbench {

namespace {

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

}  // namespace

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
