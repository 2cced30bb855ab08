/// Transport problems written down, whose reference figures are constants in the tests.
///
/// References are those of POT 0.9.7.post1 in float64; in Python, D3 and D5 are the costs, a3, b4, a5 and b5 the weights.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/transport/lab/scaling_state.h"
#include "core/transport/plan_figures.h"

namespace rosa::test {

inline bool isClose(double value, double reference, double relative = 1e-9)
{
    return std::abs(value - reference) <= relative * std::abs(reference);
}

/// Largest difference from the reference, relative to its largest value.
inline double relativeDistance(const auto& values, const auto& reference)
{
    double largest = 0;
    double scale = 0;
    if (std::size(values) != std::size(reference)) return HUGE_VAL;
    for (std::size_t k = 0; k < std::size(reference); ++k) {
        largest = std::max(largest, std::abs(values[k] - reference[k]));
        scale = std::max(scale, std::abs(reference[k]));
    }
    return largest / scale;
}

inline bool contains(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

/// 3 × 4.
inline transport::ScalingProblem smallProblem(double lambda)
{
    return {.cost = transport::Matrix<double>(3, 4, {.31, .92, .15, .68, .77, .24, .53, .41, .08, .66, .87, .29}),
            .rows = {.2, .5, .3},
            .columns = {.4, .1, .3, .2},
            .lambda = lambda};
}

/// 5 × 5, with a row and a column without weight.
inline transport::ScalingProblem squareProblem(double lambda)
{
    return {.cost = transport::Matrix<double>(5, 5, {.52,  1.31, .07, .94, 1.75, 1.12, .38, .83,  .26, .61, .19, 1.47, .56,
                                                     1.08, .33,  .71, .05, 1.62, .44,  .98, 1.39, .87, .22, .59, .13}),
            .rows = {.1, .3, 0, .35, .25},
            .columns = {.25, .15, .2, .4, 0},
            .lambda = lambda};
}

/// E = (0, 1; 1, 0), with uniform weights.
inline transport::ScalingProblem exchange(double lambda)
{
    return {.cost = transport::Matrix<double>(2, 2, {0, 1, 1, 0}), .rows = {.5, .5}, .columns = {.5, .5}, .lambda = lambda};
}

/// D = i·j for i, j = 1 … 3, with uniform weights.
inline transport::ScalingProblem products(double lambda)
{
    const std::vector<double> third(3, 1.0 / 3);
    return {.cost = transport::Matrix<double>(3, 3, {1, 2, 3, 2, 4, 6, 3, 6, 9}),
            .rows = third,
            .columns = third,
            .lambda = lambda};
}

inline transport::ScalingState scaled(const transport::ScalingProblem& problem, int halfIterations)
{
    auto state = transport::startScaling(problem).value();
    for (int k = 0; k < halfIterations; ++k) state = transport::halfIteration(problem, state).value();
    return state;
}

/// Largest difference of two lists, relative to values above 1.
inline double largestDifference(const auto& a, const auto& b)
{
    double largest = 0;
    for (std::size_t k = 0; k < a.size(); ++k) {
        const double x = static_cast<double>(a[k]);
        const double y = static_cast<double>(b[k]);
        if (x != y) largest = std::max(largest, std::abs(x - y) / std::max(1.0, std::abs(y)));
    }
    return largest;
}

inline transport::PlanFigures figuresOf(const transport::ScalingProblem& problem, const transport::ScalingState& state)
{
    return transport::planFigures(transport::planOf(problem, state), problem.cost, problem.rows, problem.columns);
}

}  // namespace rosa::test
