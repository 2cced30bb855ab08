#include "core/sweep/schedule.h"

#include <algorithm>

#include "core/catalog/options/training_options.h"

namespace rosa::sweep {

namespace {

constexpr int kShare = 3;  ///< One of so many tries goes on to the next rung.

/// The rows that reach the end of the rungs, or the first incomplete rung.
struct Climb {
    std::vector<std::size_t> rows;
    std::size_t rung = 0;  ///< Stages::rungs: all are complete.
};

Climb climb(const Board& board)
{
    Climb climb;
    for (std::size_t row = 0; row < board.tries.size(); ++row) climb.rows.push_back(row);
    for (; climb.rung < board.stages.rungs; ++climb.rung) {
        const auto valueOf = [&](std::size_t row) { return board.scores.values[row][climb.rung]; };
        std::erase_if(climb.rows, [&](std::size_t row) { return board.scores.hasFailed[row]; });
        if (!std::ranges::all_of(climb.rows, [&](std::size_t row) { return valueOf(row).has_value(); })) return climb;
        std::vector<std::size_t> best = climb.rows;
        std::ranges::stable_sort(best, [&](std::size_t a, std::size_t b) { return *valueOf(a) > *valueOf(b); });
        best.resize((best.size() + kShare - 1) / kShare);
        std::erase_if(climb.rows, [&](std::size_t row) { return row != 0 && std::ranges::find(best, row) == best.end(); });
    }
    return climb;
}

Result<Board> filled(SweepFolder& folder, Board board)
{
    const std::size_t columns = board.stages.all.size();
    board.scores.values.assign(board.tries.size(), std::vector<std::optional<double>>(columns));
    board.scores.hasFailed.assign(board.tries.size(), false);
    for (std::size_t row = 0; row < board.tries.size(); ++row)
        for (std::size_t stage = 0; stage < columns; ++stage) {
            ROSA_TRY_ASSIGN(const CellState* const state, folder.stateOf(board.cell(row, stage)));
            if (state && state->end == CellEnd::Failed) board.scores.hasFailed[row] = true;
            if (state && state->end == CellEnd::Done) board.scores.values[row][stage] = state->validationMean();
        }
    return board;
}

}  // namespace

Stages stagesOf(const SweepRule& rule, const catalog::Configuration& base)
{
    Stages stages;
    if (rule.rule == Rule::Halving) {
        const int epochs = base.get<catalog::EpochOptions>().epochs;
        for (const int divisor : {kShare * kShare, kShare})
            if (const int fewer = epochs / divisor; fewer >= 1 && fewer < epochs)
                stages.all.push_back({rule.blocks.front(), fewer});
        stages.rungs = stages.all.size();
    }
    for (const Block& block : rule.blocks) stages.all.push_back({block, 0});
    return stages;
}

Stages stagesOf(const Confirmation& confirmation)
{
    Stages stages;
    for (const Block& block : confirmation.blocks) stages.all.push_back({block, 0});
    return stages;
}

Scores Board::onBlocks() const
{
    Scores blocks = scores;
    for (auto& row : blocks.values) row.erase(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(stages.rungs));
    return blocks;
}

CellKey Board::cell(std::size_t row, std::size_t stage) const
{
    return {tries[row], stages.all[stage].block, stages.all[stage].epochs};
}

Result<std::set<std::string>> openCells(SweepFolder& folder, const Board& board)
{
    std::set<std::string> open;
    for (std::size_t row = 0; row < board.tries.size(); ++row)
        for (std::size_t stage = 0; stage < board.stages.all.size(); ++stage) {
            if (board.scores.values[row][stage]) continue;
            ROSA_TRY_ASSIGN(auto name, folder.nameOf(board.cell(row, stage)));
            open.insert(std::move(name));
        }
    return open;
}

Result<void> checkTries(const SweepFolder& folder, const Confirmation& confirmation)
{
    const int last = std::ranges::max(confirmation.tries);
    if (last < static_cast<int>(folder.tries().size())) return {};
    return badInput("%1: a confirmation names trial %2, which is not there", folder.path(), last);
}

Result<Board> boardOf(SweepFolder& folder)
{
    Board board;
    for (const Try& one : folder.tries()) board.tries.push_back(one.number);
    board.stages = stagesOf(folder.rule(), folder.base());
    board.races = folder.rule().rule != Rule::All;
    return filled(folder, std::move(board));
}

Result<Board> boardOf(SweepFolder& folder, const Confirmation& confirmation)
{
    ROSA_TRY(checkTries(folder, confirmation));
    Board board{confirmation.tries, stagesOf(confirmation), {}, false};
    std::ranges::sort(board.tries);
    return filled(folder, std::move(board));
}

namespace {

/// The named tries first, in their order; then the others as they are.
std::vector<std::size_t> inOrder(const Board& board, std::vector<std::size_t> rows, std::span<const int> first,
                                 std::size_t& named)
{
    std::vector<std::size_t> order;
    order.reserve(rows.size());
    for (const int number : first)
        for (const std::size_t row : rows)
            if (board.tries[row] == number) order.push_back(row);
    named = order.size();
    for (const std::size_t row : rows)
        if (std::find(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(named), row) ==
            order.begin() + static_cast<std::ptrdiff_t>(named))
            order.push_back(row);
    return order;
}

}  // namespace

Assignment nextCell(const Board& board, const std::function<bool(std::size_t, std::size_t)>& isTaken,
                    std::span<const int> first)
{
    bool isWaiting = false;
    const auto firstFree = [&](std::span<const std::size_t> rows, std::size_t stage) -> std::optional<Assignment> {
        for (const std::size_t row : rows) {
            if (board.scores.hasFailed[row] || board.scores.values[row][stage]) continue;
            if (!isTaken(row, stage)) return Assignment{Action::Measure, row, stage};
            isWaiting = true;
        }
        return std::nullopt;
    };
    Climb reached = climb(board);
    std::size_t named = 0;
    if (reached.rung < board.stages.rungs)
        return firstFree(inOrder(board, reached.rows, first, named), reached.rung).value_or(Assignment{Action::Wait});
    const Ranking ranking = rank(board.onBlocks(), board.races);
    std::erase_if(reached.rows, [&](std::size_t row) { return ranking.tries[row].standing == Standing::Stopped; });
    const auto rows = inOrder(board, reached.rows, first, named);
    for (std::size_t i = 0; i < named; ++i)
        for (std::size_t stage = board.stages.rungs; stage < board.stages.all.size(); ++stage)
            if (const auto free = firstFree(std::span(rows).subspan(i, 1), stage)) return *free;
    for (std::size_t stage = board.stages.rungs; stage < board.stages.all.size(); ++stage)
        if (const auto free = firstFree(std::span(rows).subspan(named), stage)) return *free;
    return {isWaiting ? Action::Wait : Action::Over};
}

std::vector<StageLeft> leftByStage(const Board& board)
{
    const Climb reached = climb(board);
    const Ranking ranking = rank(board.onBlocks(), board.races);
    std::vector<StageLeft> left;
    left.reserve(board.stages.all.size());
    std::size_t share = reached.rows.size();  // Rows of the stage, of which the best go on.
    for (std::size_t stage = 0; stage < board.stages.all.size(); ++stage) {
        StageLeft one{board.stages.all[stage].epochs, 0};
        if (stage > reached.rung && stage <= board.stages.rungs) share = std::min(share, (share + kShare - 1) / kShare + 1);
        for (const std::size_t row : reached.rows) {
            const bool isOver = board.scores.hasFailed[row] || ranking.tries[row].standing == Standing::Stopped;
            if (stage >= reached.rung && !isOver && !board.scores.values[row][stage]) ++one.cells;
        }
        one.cells = std::min(one.cells, static_cast<int>(share));
        left.push_back(one);
    }
    return left;
}

int cellsLeft(const Board& board)
{
    int left = 0;
    for (const StageLeft& stage : leftByStage(board)) left += stage.cells;
    return left;
}

}  // namespace rosa::sweep
