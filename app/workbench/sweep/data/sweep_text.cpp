#include "app/workbench/sweep/data/sweep_text.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "app/workbench/base/core_text.h"
#include "app/workbench/runs/data/run_progress.h"
#include "core/evaluate/logistic_probe.h"
#include "core/sweep/sweep_words.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

class SweepText {
    Q_DECLARE_TR_FUNCTIONS(SweepText)
};

const QString kDot = QStringLiteral(" · ");

QString points(double fraction) { return QLocale().toString(100 * fraction, 'f', 1); }

}  // namespace

QString standingText(const SweepTry& one)
{
    if (one.score.standing == sweep::Standing::Open && one.turn > 0)
        return SweepText::tr("next (%L1)", "the first try that is measured before all others").arg(one.turn);
    return coreText(sweep::standingWord(one.score));
}

QString originText(sweep::Origin origin) { return coreText(sweep::originWord(origin)); }

QString scoreText(double fraction) { return points(fraction) + QStringLiteral(" %"); }

QString intervalText(const std::optional<evaluate::Interval>& interval)
{
    if (!interval) return QStringLiteral("–");
    return QStringLiteral("%1 … %2").arg(points(interval->low), points(interval->high));
}

QString tryName(int number) { return number == 0 ? SweepText::tr("the default") : SweepText::tr("trial %L1").arg(number); }

QString stateText(const SweepData& data)
{
    QStringList parts{SweepText::tr("%Ln run(s) done", nullptr, data.summary.done)};
    if (data.summary.failed > 0) parts.append(SweepText::tr("%Ln failed", nullptr, data.summary.failed));
    const int left = data.summary.allLeft();
    if (left > 0) parts.append(SweepText::tr("at most %Ln left", nullptr, left));
    const double seconds = data.secondsLeft();
    if (left > 0 && data.busy() > 0) {
        parts.append(SweepText::tr("%Ln worker(s)", nullptr, data.busy()));
        if (seconds > 0) parts.append(SweepText::tr("about %1 left").arg(durationText(seconds)));
    } else if (left > 0) {
        const bool isPaused = data.order == sweep::Order::Pause;
        parts.append(isPaused ? SweepText::tr("paused") : SweepText::tr("nobody is working on it"));
        if (seconds > 0) parts.append(SweepText::tr("about %1 of one core left").arg(durationText(seconds)));
    } else {
        parts.append(SweepText::tr("complete"));
    }
    return parts.join(kDot);
}

QString bestText(const SweepData& data)
{
    const SweepTry* const best = data.best();
    if (!best) return {};
    const QString name = tryName(best->number), score = scoreText(best->score.shrunk);
    const QString text = best->score.interval95 ? SweepText::tr("Best so far on validation: %1, %2 (95 %: %3)")
                                                      .arg(name, score, intervalText(best->score.interval95))
                                                : SweepText::tr("Best so far on validation: %1, %2").arg(name, score);
    const std::string& selection = data.summary.selection;
    if (selection.empty()) return text;
    return selection == evaluate::selectionId(evaluate::Selection::ExactMatchUnshuffled)
               ? SweepText::tr("%1; validation is exact match, test is accuracy").arg(text)
               : SweepText::tr("%1; both validation and test are accuracies").arg(text);
}

QString luckText(const SweepData& data)
{
    const SweepTry* const best = data.best();
    const sweep::Ranking& ranking = data.summary.ranking;
    if (!best || ranking.looks < 2) return {};
    const QString luck = QLocale().toString(ranking.luck, 'f', 1);
    if (!ranking.noise)
        return SweepText::tr(
                   "The best of %L1 equal trials looks %2 σ better than it is, by luck alone; with one seed the "
                   "noise is unknown.")
            .arg(ranking.looks)
            .arg(luck);
    return SweepText::tr("The best of %L1 equal trials looks %2 σ better than it is, by luck alone: here %3 points.")
        .arg(ranking.looks)
        .arg(luck, points(ranking.luck * best->score.standardError));
}

QString describeTry(const SweepData& data, int number)
{
    if (number < 0 || number >= static_cast<int>(data.tries.size())) return {};
    const SweepTry& one = data.tries[static_cast<std::size_t>(number)];
    QStringList lines{number == 0 ? SweepText::tr("Default configuration") : SweepText::tr("Trial %L1").arg(number)};
    for (std::size_t i = 0; i < data.axes.size(); ++i)
        lines.append(QStringLiteral("%1: %2").arg(data.axes[i].scale.title, one.values.value(static_cast<qsizetype>(i))));
    if (one.isMeasured()) {
        lines.append(
            SweepText::tr("Validation: %1, shrunken %2").arg(scoreText(one.score.mean), scoreText(one.score.shrunk)));
        if (one.score.interval95) lines.append(SweepText::tr("95 %: %1").arg(intervalText(one.score.interval95)));
    }
    lines.append(SweepText::tr("%Ln seed(s), %1", nullptr, one.score.blocks).arg(standingText(one)));
    return lines.join(QLatin1Char('\n'));
}

QString describeRun(const SweepData& data, int run)
{
    if (run < 0 || run >= static_cast<int>(data.runs.size())) return {};
    const SweepRun& one = data.runs[static_cast<std::size_t>(run)];
    const QString name = tryName(one.number);
    QStringList lines{one.isConfirmation ? SweepText::tr("%1, seed %2, confirmation").arg(name).arg(one.block.seed)
                                         : SweepText::tr("%1, seed %2").arg(name).arg(one.block.seed)};
    if (one.end == sweep::CellEnd::Running) lines.append(SweepText::tr("running"));
    if (one.end == sweep::CellEnd::Failed) lines.append(SweepText::tr("failed: %1").arg(coreText(one.problem)));
    // Scores of a confirmation are not for choosing.
    if (one.end == sweep::CellEnd::Done && !one.isConfirmation)
        lines.append(SweepText::tr("validation %1").arg(scoreText(one.validation)));
    // 0: a run that the store had already.
    if (one.end == sweep::CellEnd::Done && one.seconds > 0) lines.append(durationText(one.seconds));
    lines.append(one.run);
    lines.append(one.worker);
    return lines.join(QLatin1Char('\n'));
}

QString wordsOf(const SweepData& data, const SweepTry& one)
{
    QStringList words{QString::number(one.number), originText(one.origin), standingText(one)};
    for (std::size_t i = 0; i < data.axes.size(); ++i) words.append(one.values.value(static_cast<qsizetype>(i)));
    return words.join(QLatin1Char(' ')).toLower();
}

QString confirmationPlan(const SweepData& data, int seeds, int workers)
{
    const sweep::Ranking& ranking = data.summary.ranking;
    QStringList tries;
    for (const std::size_t row : ranking.order)
        if (row != 0 && tries.size() < static_cast<qsizetype>(sweep::kCandidates))
            tries.append(QLocale().toString(data.tries[row].number));
    if (tries.isEmpty())
        return SweepText::tr(
            "Nothing is measured yet. When it is, the three best trials and the default are measured again on "
            "seeds and splits that no choice has seen.");
    const auto runs = static_cast<int>(tries.size() + 1) * seeds;
    const QString what = SweepText::tr(
                             "The best trials (%1) and the default are measured again on %Ln seed(s) with fresh splits, "
                             "which no choice has seen:",
                             nullptr, seeds)
                             .arg(tries.join(QStringLiteral(", ")));
    const double seconds = data.summary.meanSeconds * runs / std::max(1, workers);
    return what + QStringLiteral(" ") +
           (seconds > 0 ? SweepText::tr("%Ln run(s), about %1.", nullptr, runs).arg(durationText(seconds))
                        : SweepText::tr("%Ln run(s).", nullptr, runs));
}

QString confirmationState(const SweepData& data)
{
    const sweep::ConfirmedResult* const result = data.confirmed();
    if (!result) return {};
    const auto blocks = static_cast<int>(data.confirmation()->blocks.size());
    if (result->left > 0)
        return SweepText::tr("%L1 of %Ln run(s) of the confirmation are left.", nullptr,
                             blocks * static_cast<int>(result->tries.size()))
            .arg(result->left);
    return SweepText::tr(
        "Measured on %Ln fresh seed(s), on the test part. Differences are paired by seed; p is not corrected "
        "for the number of trials.",
        nullptr, blocks);
}

}  // namespace rosa::workbench
