/// What a worker of a sweep does next.
#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/sweep/race.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::sweep {

/// One column of a sweep: a block, on a rung of a successive halving with fewer epochs.
struct Stage {
    Block block;
    int epochs = 0;  ///< 0: as configured.
};

/// The stages of a sweep, in order: the rungs of a halving (a ninth and a third of the epochs, on the first block), then the blocks.
struct Stages {
    std::vector<Stage> all;
    std::size_t rungs = 0;  ///< The first ones are rungs.
};
Stages stagesOf(const SweepRule& rule, const catalog::Configuration& base);
/// The blocks of a confirmation.
Stages stagesOf(const Confirmation& confirmation);

/// All results so far: tries × stages.
struct Board {
    std::vector<int> tries;  ///< Numbers of the rows; the first is the default configuration.
    Stages stages;
    Scores scores;  ///< On all stages, rungs included.
    bool races = true;

    /// The scores of the blocks, without rungs.
    [[nodiscard]] Scores onBlocks() const;
    [[nodiscard]] CellKey cell(std::size_t row, std::size_t stage) const;
};
/// Names of the cells of a board that have no result.
Result<std::set<std::string>> openCells(SweepFolder& folder, const Board& board);

/// Fails if the confirmation names a try that the folder does not have.
Result<void> checkTries(const SweepFolder& folder, const Confirmation& confirmation);
/// The board of the sweep itself, and that of a confirmation. An Error if a configuration is invalid.
Result<Board> boardOf(SweepFolder& folder);
Result<Board> boardOf(SweepFolder& folder, const Confirmation& confirmation);

enum class Action {
    Measure,  ///< The cell at row and stage.
    Wait,     ///< Others measure what the rest depends on.
    Over,     ///< Nothing is left to measure.
};
struct Assignment {
    Action action = Action::Over;
    std::size_t row = 0, stage = 0;
};

/// The first free cell, block by block, of tries that have not stopped or failed; of a halving rung by rung, where a third of the tries, rounded
/// up, and the default configuration go on when a rung is complete. `isTaken`: whether somebody measures a cell. `first`: numbers of tries
/// that are measured on all blocks before the others, in this order (on a rung: before the others of the rung). O(cells).
Assignment nextCell(const Board& board, const std::function<bool(std::size_t row, std::size_t stage)>& isTaken,
                    std::span<const int> first = {});

/// Cells of a stage that are left.
struct StageLeft {
    int epochs = 0;  ///< Of the stage; 0: as configured.
    int cells = 0;
};
/// One per stage. Of a halving, later rungs count with the third of the tries that they will have.
std::vector<StageLeft> leftByStage(const Board& board);

/// All of these together: an upper bound, since tries may still stop.
int cellsLeft(const Board& board);

}  // namespace rosa::sweep
