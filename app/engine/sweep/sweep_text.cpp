#include "app/engine/sweep/sweep_text.h"

#include <algorithm>
#include <cmath>

#include "app/engine/common/plain_text.h"
#include "app/engine/common/progress.h"
#include "core/sweep/claims.h"
#include "core/sweep/samplers.h"
#include "core/sweep/steering.h"
#include "core/sweep/sweep_forecast.h"
#include "core/sweep/sweep_words.h"

namespace rosa::engine {

namespace {

using sweep::Ranking;
using sweep::SweepFolder;
using sweep::SweepSummary;
using sweep::Try;
using sweep::TryScore;

/// What workers are told.
std::string orderText(const SweepFolder& folder, bool isBusy)
{
    const auto steering = sweep::readSteering(folder.path());
    if (!steering) return {};
    std::string text;
    if (steering->order == sweep::Order::Pause)
        text = "Paused" + std::string(isBusy ? " (runs stop after a checkpoint)" : "") +
               "; continue with: rosa sweep resume " + folder.name() + "\n";
    if (steering->order == sweep::Order::Cancel)
        text = "Cancelled" + std::string(isBusy ? " (runs stop after a checkpoint)\n" : "\n");
    if (steering->first.empty()) return text;
    text += "First:";
    for (const int number : steering->first) text += " " + (number == 0 ? std::string("default") : std::to_string(number));
    return text + "\n";
}

std::string heading(const SweepFolder& folder, const SweepSummary& summary)
{
    const sweep::SweepRule& rule = folder.rule();
    const catalog::Configuration& base = folder.base();
    std::string text = folder.name() + ": " + base.method() + " on " + base.dataset() + ", " +
                       counted(sweep::triesOf(folder), "trial", "trials") + " of " +
                       sweep::samplerWords(rule.sampler).text() + ", " + sweep::ruleWords(rule.rule).text() + " over " +
                       counted(static_cast<std::int64_t>(rule.blocks.size()), "seed") + "\n";
    text += counted(summary.done, "run") + " done";
    if (summary.failed > 0) text += ", " + grouped(summary.failed) + " failed";
    const int left = summary.allLeft();
    if (left > 0) text += ", at most " + grouped(left) + " left";
    if (left > 0 && summary.meanSeconds > 0) text += " (about " + durationText(summary.meanSeconds * left) + " of one core)";
    const auto workers = sweep::workersOf(folder.path());
    const auto busy = std::ranges::count_if(
        workers, [](const sweep::WorkerNote& worker) { return worker.isAlive && !worker.cell.empty(); });
    if (busy > 0) text += "; " + counted(busy, "worker") + " at work";
    if (const double seconds = summary.secondsLeft(static_cast<int>(busy)); busy > 0 && seconds > 0)
        text += ", about " + durationText(seconds) + " left";
    return text + "\n" + orderText(folder, busy > 0);
}

template <typename Text>
std::string intervalText(const std::optional<evaluate::Interval>& ends, Text text)
{
    return ends ? text(ends->low) + " … " + text(ends->high) : std::string("–");
}

std::vector<std::string> rowOf(const SweepFolder& folder, const Ranking& ranking, std::size_t row)
{
    const Try& one = folder.tries()[row];
    const TryScore& score = ranking.tries[row];
    const bool isMeasured = score.blocks > 0;
    std::vector<std::string> cells{row == 0 ? "default" : std::to_string(one.number),
                                   isMeasured ? percent(score.shrunk) : "–",
                                   isMeasured ? percent(score.mean) : "–",
                                   isMeasured && ranking.noise ? percent(score.standardError) : "–",
                                   intervalText(score.interval95, percent),
                                   std::to_string(score.blocks)};
    for (const sweep::Dimension& dimension : folder.rule().space) {
        const auto value = one.values.find(dimension.key);
        cells.push_back(value == one.values.end() ? "" : value->second);
    }
    cells.emplace_back(sweep::standingWord(score).text());
    return cells;
}

/// The best tries and the default.
std::string triesText(const SweepFolder& folder, const SweepSummary& summary, std::size_t most)
{
    const Ranking& ranking = summary.ranking;
    std::vector<std::vector<std::string>> rows{{"trial", "validation %", "mean", "± se", "95 % interval", "seeds"}};
    for (const sweep::Dimension& dimension : folder.rule().space) rows.front().push_back(dimension.key);
    rows.front().emplace_back("");
    bool hasDefault = false;
    for (const std::size_t row : ranking.order) {
        if (most > 0 && rows.size() > most) break;
        rows.push_back(rowOf(folder, ranking, row));
        hasDefault = hasDefault || row == 0;
    }
    if (most == 0)
        for (std::size_t row = 1; row < ranking.tries.size(); ++row)
            if (std::ranges::find(ranking.order, row) == ranking.order.end()) rows.push_back(rowOf(folder, ranking, row));
    if (!hasDefault && !folder.tries().empty()) rows.push_back(rowOf(folder, ranking, 0));
    return "\n" + table(rightAligned(rows, 1, 5 + folder.rule().space.size()));
}

/// What the best of so many equal configurations would show.
std::string luckText(const SweepSummary& summary)
{
    const Ranking& ranking = summary.ranking;
    if (!ranking.best) return {};
    std::string text = "The best of " + counted(ranking.looks, "equal trial", "equal trials") + " looks " +
                       formatted("%.1f", ranking.luck) + " standard errors better than it is, by luck alone";
    if (!ranking.noise) return "\n" + wrapped(text + "; with one seed the noise is unknown, so that nothing is shrunk.", 0);
    const TryScore& best = ranking.tries[*ranking.best];
    text += ", here " + percent(ranking.luck * best.standardError) +
            " points. \"validation %\" is shrunken towards the mean of all trials (noise of one run " +
            percent(*ranking.noise) + ", spread of the trials without it " + percent(ranking.spread) + " points).";
    return "\n" + wrapped(text, 0);
}

std::string validationText(const SweepSummary& summary)
{
    const Message note = sweep::validationNote(summary);
    return note.empty() ? std::string() : "\n" + wrapped(note.text(), 0);
}

const char* directionText(sweep::Direction direction)
{
    switch (direction) {
        case sweep::Direction::Up:
            return "larger is better";
        case sweep::Direction::Down:
            return "smaller is better";
        case sweep::Direction::Unclear:
            break;
    }
    return "";
}

std::string importanceText(const SweepFolder& folder, const SweepSummary& summary)
{
    const sweep::ImportanceReport& report = summary.importance;
    if (!report.lack.empty()) return "\n" + wrapped("No importance of parameters: " + report.lack.text() + ".", 0);
    std::vector<std::vector<std::string>> rows{{"importance", "share %", "95 % interval", ""}};
    const auto add = [&](const std::string& name, const sweep::Importance& one, const char* note) {
        rows.push_back({name, formatted("%.0f", 100 * one.share),
                        formatted("%.0f", 100 * one.low) + " … " + formatted("%.0f", 100 * one.high), note});
    };
    for (std::size_t i = 0; i < report.parameters.size(); ++i)
        add(folder.rule().space[i].key, report.parameters[i], directionText(report.parameters[i].direction));
    add("(dummy)", report.dummy, "has no effect: the noise floor");
    return "\n" + table(rightAligned(rows, 1, 2)) +
           wrapped(
               "Share of the variance between " + counted(static_cast<std::int64_t>(report.tries), "trial", "trials") +
                   " of Sobol's sequence that the parameter explains alone. A direction is named where it is stronger than "
                   "luck makes that of any parameter in one of twenty cases.",
               0);
}

std::string confirmationText(const SweepFolder& folder, const sweep::ConfirmedResult& result,
                             const sweep::Confirmation& confirmation)
{
    std::vector<std::vector<std::string>> rows{
        {"confirmed", "test %", "95 % interval", "minus default", "95 % interval", "p", "seeds"}};
    for (const sweep::ConfirmedTry& one : result.tries) {
        std::vector<std::string> row{one.number == 0 ? "default" : "trial " + std::to_string(one.number),
                                     one.test.n > 0 ? percent(one.test.mean) : "–",
                                     intervalText(evaluate::withinShares(one.test.interval95), percent)};
        if (one.overDefault) {
            row.push_back(signedPercent(one.overDefault->mean));
            row.push_back(intervalText(one.overDefault->interval95, signedPercent));
            row.push_back(one.overDefault->p ? formatted("%.3f", *one.overDefault->p) : "–");
        } else {
            row.insert(row.end(), {"", "", ""});
        }
        row.push_back(std::to_string(one.test.n));
        rows.push_back(std::move(row));
    }
    std::string seeds;
    for (const sweep::Block& block : confirmation.blocks) seeds += (seeds.empty() ? "" : ", ") + std::to_string(block.seed);
    std::string text = "\n" + table(rightAligned(rows, 1, 6));
    text +=
        wrapped("Measured on fresh seeds (" + seeds +
                    ") with fresh random splits, which no choice has seen; the intervals are over both. Published splits "
                    "are the same for every seed, and intervals on them are over seeds, given these splits. Differences "
                    "are paired by seed; p is that of a paired t test, not corrected for the number of trials.",
                0);
    if (result.left > 0)
        text += counted(result.left, "run") + " left; continue with: rosa sweep confirm " + folder.name() + "\n";
    return text;
}

}  // namespace

std::string sweepText(const SweepFolder& folder, const SweepSummary& summary, std::size_t most)
{
    std::string text = heading(folder, summary);
    if (summary.ranking.best)
        text +=
            triesText(folder, summary, most) + luckText(summary) + validationText(summary) + importanceText(folder, summary);
    for (std::size_t i = 0; i < summary.confirmations.size(); ++i)
        text += confirmationText(folder, summary.confirmations[i], folder.rule().confirmations[i]);
    if (summary.left > 0)
        text += "\nContinue with: rosa sweep run " + folder.name() + "\n";
    else if (summary.confirmations.empty() && summary.ranking.best)
        text += "\n" + wrapped(
                           "These are scores on validation, by which the choice was made. What to report is measured by: "
                           "rosa sweep confirm " +
                               folder.name(),
                           0);
    return text;
}

}  // namespace rosa::engine
