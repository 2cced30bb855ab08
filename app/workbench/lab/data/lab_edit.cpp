#include "app/workbench/lab/data/lab_edit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rosa::workbench {

namespace {

using Matrix = transport::Matrix<double>;

constexpr double kFarthest = 1e6;

transport::PlanePoint pointOf(QPointF place)
{
    return {std::clamp(place.x(), -kFarthest, kFarthest), std::clamp(place.y(), -kFarthest, kFarthest)};
}

/// Others keep their proportions; if they had nothing, they share the rest equally.
void shareOut(std::vector<double>& weights, std::size_t index, double weight)
{
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& one : weights) one /= total;
    if (weights.size() == 1) return;
    const double others = 1 - weights[index], rest = 1 - weight;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (i == index)
            weights[i] = weight;
        else
            weights[i] = others > 0 ? weights[i] * rest / others : rest / static_cast<double>(weights.size() - 1);
    }
}

/// What shows the problem may be of an earlier one: its answer stays while a later one is solved, or has a fault.
bool has(const lab::Problem& problem, bool isRow, int index)
{
    const auto [rows, columns] = lab::sizeOf(problem);
    return index >= 0 && index < (isRow ? rows : columns);
}

}  // namespace

void movePoint(lab::Problem& problem, bool isRow, int index, QPointF place)
{
    if (!has(problem, isRow, index)) return;
    const auto at = static_cast<std::size_t>(index);
    if (auto* clouds = std::get_if<lab::Clouds>(&problem.source))
        (isRow ? clouds->rows : clouds->columns)[at] = pointOf(place);
    if (auto* graph = std::get_if<lab::GraphViews>(&problem.source))
        graph->nodes[static_cast<std::size_t>((isRow ? graph->rows : graph->columns)[at])] = pointOf(place);
}

void setWeight(lab::Problem& problem, const lab::Posed& posed, bool isRow, int index, double weight)
{
    if (!std::isfinite(weight) || !has(problem, isRow, index)) return;
    if (problem.weighting != lab::Weighting::Own) {
        problem.rowWeights = posed.rows;
        problem.columnWeights = posed.columns;
        problem.weighting = lab::Weighting::Own;
    }
    std::vector<double>& weights = isRow ? problem.rowWeights : problem.columnWeights;
    weights = isRow ? posed.rows : posed.columns;
    const auto at = static_cast<std::size_t>(index);
    if (problem.solve.variant != lab::Variant::Unbalanced) return shareOut(weights, at, std::clamp(weight, 0.0, 1.0));
    std::vector<double> changed = weights;
    changed[at] = std::clamp(weight, 0.0, kFarthest);
    // A side without any weight is no problem.
    if (std::ranges::any_of(changed, [](double one) { return one > 0; })) weights = std::move(changed);
}

bool setCell(lab::Problem& problem, const lab::Posed& posed, widgets::LabMatrix matrix, int row, int column, double value)
{
    if (!std::isfinite(value) || !has(problem, true, row) || !has(problem, false, column)) return false;
    value = std::clamp(value, -kFarthest, kFarthest);
    auto* given = std::get_if<lab::GivenCost>(&problem.source);
    if (matrix == widgets::LabMatrix::Cost && given) {
        const double scale = problem.isRescaled && posed.scale ? (*posed.scale)(row, column) : 1;
        if (scale <= 0) return false;
        given->cost(row, column) = std::clamp(value / scale, -kFarthest, kFarthest);
        return true;
    }
    if (matrix == widgets::LabMatrix::Scale && given && given->scale) {
        (*given->scale)(row, column) = std::max(value, 0.0);
        return true;
    }
    if (matrix == widgets::LabMatrix::Plan && problem.solve.variant == lab::Variant::Hand) {
        if (!problem.solve.plan) problem.solve.plan = Matrix(posed.cost.rows(), posed.cost.columns());
        (*problem.solve.plan)(row, column) = std::max(value, 0.0);
        return true;
    }
    return false;
}

void toggleCell(lab::Problem& problem, const lab::Posed& posed, int row, int column)
{
    if (!has(problem, true, row) || !has(problem, false, column)) return;
    const Matrix plan = problem.solve.plan.value_or(Matrix(posed.cost.rows(), posed.cost.columns()));
    double value = 0;
    if (!(plan(row, column) > 0)) {
        double sent = 0, received = 0;
        for (std::int64_t j = 0; j < plan.columns(); ++j) sent += plan(row, j);
        for (std::int64_t i = 0; i < plan.rows(); ++i) received += plan(i, column);
        value = std::max(0.0, std::min(posed.rows[static_cast<std::size_t>(row)] - sent,
                                       posed.columns[static_cast<std::size_t>(column)] - received));
    }
    setCell(problem, posed, widgets::LabMatrix::Plan, row, column, value);
}

bool hasGivenCost(const lab::Problem& problem) { return std::holds_alternative<lab::GivenCost>(problem.source); }

bool canRescale(const lab::Problem& problem)
{
    if (const auto* given = std::get_if<lab::GivenCost>(&problem.source)) return given->hops || given->scale;
    return std::holds_alternative<lab::GraphViews>(problem.source);
}

double roundingOf(const lab::SolveSettings& settings)
{
    if (settings.variant == lab::Variant::Exact) return 1e-9;
    return settings.arithmetic == transport::Arithmetic::Single ? 1e-6 : 1e-12;
}

bool isScaled(lab::Variant variant) { return variant == lab::Variant::Sinkhorn || variant == lab::Variant::Debiased; }

}  // namespace rosa::workbench
