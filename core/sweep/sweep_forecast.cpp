#include "core/sweep/sweep_forecast.h"

#include <algorithm>

namespace rosa::sweep {

RunCost meanOf(std::span<const RunCost> costs)
{
    RunCost mean;
    for (const RunCost& cost : costs) {
        mean.fixed += cost.fixed / static_cast<double>(costs.size());
        mean.epoch += cost.epoch / static_cast<double>(costs.size());
        mean.split += cost.split / static_cast<double>(costs.size());
    }
    return mean;
}

double wallSeconds(int runs, double runSeconds, int workers)
{
    const int atOnce = std::max(workers, 1);
    return static_cast<double>((runs + atOnce - 1) / atOnce) * runSeconds;
}

SweepForecast forecastOf(const Board& board, int budget, const RunCost& cost, int epochs, int splits, int workers,
                         double startSeconds)
{
    SweepForecast forecast;
    const auto known = static_cast<int>(board.tries.size());
    forecast.tries = std::max(budget, known);
    double total = 0;
    for (const StageLeft& stage : leftByStage(board)) {
        const int runs = stage.cells + forecast.tries - known;
        forecast.runs += runs;
        total += runs * cost.seconds(stage.epochs > 0 ? stage.epochs : epochs, splits);
    }
    forecast.workers = std::clamp(workers, 1, std::max(forecast.runs, 1));
    if (forecast.runs == 0) return forecast;
    forecast.runSeconds = total / forecast.runs;
    forecast.seconds = startSeconds + wallSeconds(forecast.runs, forecast.runSeconds, forecast.workers);
    return forecast;
}

}  // namespace rosa::sweep
