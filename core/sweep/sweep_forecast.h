/// How long a sweep takes.
#pragma once

#include <span>
#include <vector>

#include "core/sweep/schedule.h"

namespace rosa::sweep {

/// Seconds of one core that the parts of a run take.
struct RunCost {
    double fixed = 0;  ///< Once per run.
    double epoch = 0;
    double split = 0;  ///< Evaluation of one split.

    [[nodiscard]] double seconds(int epochs, int splits) const { return fixed + epochs * epoch + splits * split; }
};

/// Mean of the parts; all zero without costs.
RunCost meanOf(std::span<const RunCost> costs);

struct SweepForecast {
    int tries = 0;
    int runs = 0;           ///< That are left; an upper bound, since a race stops tries.
    double runSeconds = 0;  ///< Mean of these runs.
    int workers = 0;
    double seconds = 0;  ///< Until all are done: waves of `workers` runs each, and `startSeconds` of a worker.
};

/// The time that the rest of a sweep takes with so many workers. `epochs`, `splits`: as configured. The runs of proposals that are not made
/// yet count: `budget` is the number of tries in all.
SweepForecast forecastOf(const Board& board, int budget, const RunCost& cost, int epochs, int splits, int workers,
                         double startSeconds);

/// Seconds until `runs` runs of equal length are done by `workers` workers, at least one.
double wallSeconds(int runs, double runSeconds, int workers);

}  // namespace rosa::sweep
