/// Scenes of the lab for tests and benchmarks, solved by core/transport.
#pragma once

#include <algorithm>
#include <cmath>

#include "widgets/lab/lab_scene.h"

namespace rosa::test {

/// Γ = diag(v) P diag(u) after `halfIterations` half iterations, in double precision, with all that belongs to it.
inline void solve(widgets::LabScene& scene, double lambda, int halfIterations)
{
    using Matrix = transport::Matrix<double>;
    const auto rows = scene.cost.rows(), columns = scene.cost.columns();
    scene.kernel = scene.plan = scene.contribution = Matrix(rows, columns);
    std::vector<double> v(static_cast<std::size_t>(rows), 1), u(static_cast<std::size_t>(columns), 1.0 / double(columns));
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j) scene.kernel(i, j) = std::exp(-lambda * scene.cost(i, j));
    scene.traces = {};
    const auto record = [&] {
        double cost = 0, entropy = 0, rowGap = 0, columnGap = 0;
        scene.rows.sums.assign(v.size(), 0);
        scene.columns.sums.assign(u.size(), 0);
        for (int i = 0; i < rows; ++i)
            for (int j = 0; j < columns; ++j) {
                const auto k = static_cast<std::size_t>(i), l = static_cast<std::size_t>(j);
                const double mass = v[k] * scene.kernel(i, j) * u[l];
                scene.plan(i, j) = mass;
                scene.contribution(i, j) = mass * scene.cost(i, j);
                scene.rows.sums[k] += mass;
                scene.columns.sums[l] += mass;
                cost += mass * scene.cost(i, j);
                if (mass > 0) entropy -= mass * std::log(mass);
            }
        for (std::size_t i = 0; i < v.size(); ++i) rowGap += std::abs(scene.rows.sums[i] - scene.rows.weights[i]);
        for (std::size_t j = 0; j < u.size(); ++j) columnGap += std::abs(scene.columns.sums[j] - scene.columns.weights[j]);
        scene.traces.rowGap.push_back(rowGap);
        scene.traces.columnGap.push_back(columnGap);
        scene.traces.cost.push_back(cost);
        scene.traces.entropy.push_back(entropy);
    };
    record();
    for (int half = 0; half < halfIterations; ++half) {
        const bool isRow = half % 2 == 0;
        auto& own = isRow ? v : u;
        const auto& other = isRow ? u : v;
        const auto& weights = isRow ? scene.rows.weights : scene.columns.weights;
        for (std::size_t i = 0; i < own.size(); ++i) {
            double sum = 0;
            for (std::size_t j = 0; j < other.size(); ++j)
                sum += other[j] * scene.kernel(static_cast<int>(isRow ? i : j), static_cast<int>(isRow ? j : i));
            own[i] = weights[i] / sum;
        }
        record();
    }
    scene.rows.logScaling.clear();
    scene.columns.logScaling.clear();
    for (const double value : v) scene.rows.logScaling.push_back(std::log(value));
    for (const double value : u) scene.columns.logScaling.push_back(std::log(value));
    scene.halfIterations = halfIterations;
    scene.next = halfIterations % 2 == 0 ? widgets::LabTerm::Rows : widgets::LabTerm::Columns;
}

/// Two clouds in the plane with Euclidean costs, uniform weights, λ = 5, 12 half iterations. Deterministic.
inline widgets::LabScene clouds(int rows, int columns)
{
    widgets::LabScene scene;
    const auto fill = [](widgets::LabSide& side, int count, double x, double turn, const QString& name) {
        for (int i = 0; i < count; ++i) {
            const double angle = 2.399963 * i + turn, radius = std::sqrt((i + 0.5) / count);
            side.places.emplace_back(x + radius * std::cos(angle), 0.9 * radius * std::sin(angle));
            side.weights.push_back(1.0 / count);
            side.labels += name + QString::number(i + 1);
        }
    };
    fill(scene.rows, rows, -0.7, 0, QStringLiteral("a"));
    fill(scene.columns, columns, 0.7, 1, QStringLiteral("b"));
    scene.cost = transport::Matrix<double>(rows, columns);
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j) {
            const QPointF d =
                scene.rows.places[static_cast<std::size_t>(i)] - scene.columns.places[static_cast<std::size_t>(j)];
            scene.cost(i, j) = std::hypot(d.x(), d.y());
            scene.mostCost = std::max(scene.mostCost, scene.cost(i, j));
        }
    scene.mostMass = 1.0 / std::max(rows, columns);
    solve(scene, 5, 12);
    // The assignment i → i stands for the exact plan.
    scene.exactPlan = transport::Matrix<double>(rows, columns);
    for (int i = 0; i < std::max(rows, columns); ++i) scene.exactPlan(i % rows, i % columns) = scene.mostMass;
    scene.traces.exactCost = 0.9 * scene.traces.cost.back();
    scene.traces.exactEntropy = std::log(std::max(rows, columns));
    scene.traces.independentEntropy = std::log(rows) + std::log(columns);
    scene.canDragPoints = scene.canDragWeights = true;
    return scene;
}

}  // namespace rosa::test
