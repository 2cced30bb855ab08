#include "core/transport/plan_figures.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace rosa::transport {

PlanFigures planFigures(MatrixView<double> plan, MatrixView<double> cost, std::span<const double> t,
                        std::span<const double> r)
{
    ROSA_CHECK(plan.rows() == cost.rows() && plan.columns() == cost.columns(), "shapes of plan and cost differ");
    ROSA_CHECK(std::ssize(t) == plan.rows() && std::ssize(r) == plan.columns(), "expected one weight per row and column");
    PlanFigures figures;
    std::vector<double> columnSums(r.size());
    for (std::int64_t i = 0; i < plan.rows(); ++i) {
        double rowSum = 0;
        for (std::int64_t j = 0; j < plan.columns(); ++j) {
            const double moved = plan(i, j);
            rowSum += moved;
            columnSums[static_cast<std::size_t>(j)] += moved;
            figures.cost += moved * cost(i, j);
            if (moved > 0) figures.entropy -= moved * std::log(moved);
        }
        figures.rowGap += std::abs(rowSum - t[static_cast<std::size_t>(i)]);
        figures.mass += rowSum;
    }
    for (std::size_t j = 0; j < r.size(); ++j) figures.columnGap += std::abs(columnSums[j] - r[j]);
    return figures;
}

CostVerdict costVerdict(const PlanFigures& figures, double optimum, double tolerance)
{
    const double margin = tolerance * std::max(1.0, std::abs(optimum));
    if (figures.cost < optimum - margin) return CostVerdict::Infeasible;
    const bool keepsWeights = figures.rowGap <= tolerance && figures.columnGap <= tolerance;
    return keepsWeights && figures.cost <= optimum + margin ? CostVerdict::Optimal : CostVerdict::Above;
}

}  // namespace rosa::transport
