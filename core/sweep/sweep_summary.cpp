#include "core/sweep/sweep_summary.h"

#include <algorithm>

#include "core/base/text/csv.h"
#include "core/evaluate/logistic_probe.h"
#include "core/sweep/samplers.h"
#include "core/sweep/sweep_forecast.h"

namespace rosa::sweep {

namespace {

ImportanceReport importanceOf(const SweepFolder& folder, const Ranking& ranking)
{
    const SweepRule& rule = folder.rule();
    std::vector<ImportanceAxis> axes;
    for (const Dimension& dimension : rule.space) axes.push_back({dimension.values.size(), dimension.isOrdered});
    axes.emplace_back();  // the dummy
    std::vector<std::vector<double>> points;
    std::vector<double> results;
    for (std::size_t row = 0; row < folder.tries().size(); ++row) {
        const Try& one = folder.tries()[row];
        const TryScore& score = ranking.tries[row];
        const bool counts = one.origin == Origin::Sobol && one.point.size() == axes.size() && score.blocks > 0 &&
                            score.standing != Standing::Failed;
        if (!counts) continue;
        points.push_back(one.point);
        results.push_back(score.mean);
    }
    return importance(points, results, axes, Goal::Larger, rule.seed);
}

/// Test means of a try by block; nullopt where it is not measured.
Result<std::vector<std::optional<double>>> testsOf(SweepFolder& folder, int number, const Confirmation& confirmation)
{
    std::vector<std::optional<double>> tests;
    for (const Block& block : confirmation.blocks) {
        ROSA_TRY_ASSIGN(const CellState* const state, folder.stateOf({number, block, 0}));
        tests.push_back(state && state->end == CellEnd::Done ? std::optional(state->testMean()) : std::nullopt);
    }
    return tests;
}

Result<ConfirmedResult> confirmedResult(SweepFolder& folder, const Confirmation& confirmation)
{
    ROSA_TRY(checkTries(folder, confirmation));
    ConfirmedResult result;
    ROSA_TRY_ASSIGN(const auto ofDefault, testsOf(folder, 0, confirmation));
    for (const int number : confirmation.tries) {
        ROSA_TRY_ASSIGN(const auto tests, testsOf(folder, number, confirmation));
        ConfirmedTry one{number, {}, {}, 0};
        std::vector<double> values, differences;
        for (std::size_t i = 0; i < tests.size(); ++i) {
            if (tests[i]) values.push_back(*tests[i]);
            if (tests[i] && ofDefault[i]) differences.push_back(*tests[i] - *ofDefault[i]);
        }
        one.test = evaluate::summarise(values, "seeds");
        if (number != 0 && !differences.empty()) {
            ROSA_TRY_ASSIGN(auto difference, evaluate::pairedDifference(differences));
            one.overDefault = difference;
        }
        for (const Block& block : confirmation.blocks) {
            ROSA_TRY_ASSIGN(const CellState* const state, folder.stateOf({number, block, 0}));
            one.failures += state && state->end == CellEnd::Failed ? 1 : 0;
        }
        result.left += static_cast<int>(tests.size() - values.size()) - one.failures;
        result.tries.push_back(std::move(one));
    }
    return result;
}

/// One run as a line of the CSV file.
Result<std::string> lineOf(SweepFolder& folder, const std::string& part, const CellKey& cell)
{
    ROSA_TRY_ASSIGN(const CellState* const state, folder.stateOf(cell));
    const Try& one = folder.tries()[static_cast<std::size_t>(cell.number)];
    std::string line = part + "," + std::to_string(cell.number) + "," + toText(one.origin);
    for (const Dimension& dimension : folder.rule().space) {
        const auto value = one.values.find(dimension.key);
        line += "," + (value == one.values.end() ? std::string() : csvField(value->second));
    }
    line += "," + std::to_string(cell.block.seed) + "," + std::to_string(cell.block.splitSeed) + "," +
            (cell.epochs > 0 ? std::to_string(cell.epochs) : std::string());
    if (!state) return line + ",open,,,,,,\n";
    const auto number = [](double value) { return catalog::toText(catalog::Value(value)); };
    const bool isDone = state->end == CellEnd::Done;
    line += "," + toText(state->end);
    line += "," + (isDone ? number(state->validationMean()) : std::string());
    line += "," + (isDone ? number(state->testMean()) : std::string());
    line += "," + (isDone ? std::to_string(state->test.size()) : std::string());
    line += "," + (isDone && state->seconds > 0 ? number(state->seconds) : std::string());
    return line + "," + csvField(state->run) + "," + csvField(state->problem) + "\n";
}

}  // namespace

Result<SweepSummary> summaryOf(SweepFolder& folder)
{
    ROSA_TRY_ASSIGN(const auto board, boardOf(folder));
    SweepSummary summary;
    summary.ranking = rank(board.onBlocks(), board.races);
    summary.importance = importanceOf(folder, summary.ranking);
    const int unproposed = triesOf(folder) - static_cast<int>(folder.tries().size());
    summary.left = cellsLeft(board) + unproposed * static_cast<int>(folder.rule().blocks.size());
    double seconds = 0, splits = 0;
    int timed = 0;
    for (const auto& [name, state] : folder.cells()) {
        if (state.end == CellEnd::Failed) ++summary.failed;
        if (state.end != CellEnd::Done) continue;
        ++summary.done;
        seconds += state.seconds;
        timed += state.seconds > 0 ? 1 : 0;
        splits += static_cast<double>(state.test.size());
        if (summary.selection.empty()) summary.selection = state.selection;
    }
    if (timed > 0) summary.meanSeconds = seconds / timed;
    if (summary.done > 0) summary.meanSplits = splits / summary.done;
    for (const Confirmation& confirmation : folder.rule().confirmations) {
        ROSA_TRY_ASSIGN(auto result, confirmedResult(folder, confirmation));
        summary.confirmations.push_back(std::move(result));
    }
    if (!summary.confirmations.empty()) summary.confirming = summary.confirmations.back().left;
    return summary;
}

double SweepSummary::secondsLeft(int workers) const
{
    if (allLeft() == 0) return 0;
    return meanSeconds > 0 ? wallSeconds(allLeft(), meanSeconds, workers) : -1;
}

Message validationNote(const SweepSummary& summary)
{
    if (summary.selection.empty()) return {};
    if (summary.selection == evaluate::selectionId(evaluate::Selection::ExactMatchUnshuffled))
        return Message(
            "Validation is exact match, the score by which C is chosen: a node counts only if every one-vs-rest decision on "
            "it "
            "is right. Test is accuracy, where the largest decision counts, and therefore usually higher.");
    if (summary.selection == evaluate::selectionId(evaluate::Selection::AccuracyStratified))
        return Message(
            "Validation is the accuracy by which C is chosen, on the validation part or on folds of the training part, "
            "where the "
            "probe has fewer nodes to train on than for the test.");
    return Message("Validation is the accuracy on the validation part.");
}

Result<std::vector<int>> candidatesOf(SweepFolder& folder)
{
    ROSA_TRY_ASSIGN(const auto board, boardOf(folder));
    const Ranking ranking = rank(board.onBlocks(), board.races);
    std::vector<int> candidates;
    for (const std::size_t row : ranking.order)
        if (row != 0 && candidates.size() < kCandidates) candidates.push_back(board.tries[row]);
    if (candidates.empty())
        return badInput("sweep %1: nothing is measured yet; start it with: rosa sweep run %1", folder.name());
    candidates.push_back(0);
    return candidates;
}

Result<std::string> toCsv(SweepFolder& folder)
{
    std::string text = "part,try,origin";
    for (const Dimension& dimension : folder.rule().space) text += "," + csvField(dimension.key);
    text += ",seed,split_seed,epochs,state,validation,test,splits,seconds,run,problem\n";
    ROSA_TRY_ASSIGN(const auto board, boardOf(folder));
    for (std::size_t row = 0; row < board.tries.size(); ++row)
        for (std::size_t stage = 0; stage < board.stages.all.size(); ++stage) {
            ROSA_TRY_ASSIGN(const auto line, lineOf(folder, "sweep", board.cell(row, stage)));
            text += line;
        }
    int round = 0;
    for (const Confirmation& confirmation : folder.rule().confirmations) {
        const std::string part = "confirmation " + std::to_string(++round);
        for (const int number : confirmation.tries)
            for (const Block& block : confirmation.blocks) {
                ROSA_TRY_ASSIGN(const auto line, lineOf(folder, part, {number, block, 0}));
                text += line;
            }
    }
    return text;
}

}  // namespace rosa::sweep
