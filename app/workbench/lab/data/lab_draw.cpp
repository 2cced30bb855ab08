#include "app/workbench/lab/data/lab_draw.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/base/random.h"

namespace rosa::workbench {

namespace {

using transport::PlanePoint;

/// Streams of one draw; a source uses one for each of its parts, so that sizes do not change what others get.
enum Part : std::uint32_t { RowPart, ColumnPart, NodePart, RowViewPart, ColumnViewPart, CostPart };

RandomStream stream(const LabDraw& draw, Part part, std::size_t index = 0)
{
    return {draw.seed, Purpose::Generator, part, static_cast<std::uint32_t>(index)};
}

double roundedPlace(double value) { return std::round(value * 100) / 100; }

double clipped(double value) { return roundedPlace(std::clamp(value, 0.02, 0.98)); }

/// Points around three centres, those of the columns moved: a plan that is seen at a glance.
lab::PointList cloud(const LabDraw& draw, Part part, int count)
{
    constexpr std::array<PlanePoint, 3> kRowCentres{{{0.22, 0.72}, {0.38, 0.24}, {0.62, 0.62}}};
    constexpr std::array<PlanePoint, 3> kColumnCentres{{{0.42, 0.82}, {0.62, 0.2}, {0.82, 0.5}}};
    constexpr double kSpread = 0.075;
    const auto& centres = part == RowPart ? kRowCentres : kColumnCentres;
    lab::PointList points;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        RandomStream random = stream(draw, part, i);
        const PlanePoint& centre = centres[i % centres.size()];
        const double x = centre[0] + kSpread * random.normal();
        const double y = centre[1] + kSpread * random.normal();
        points.push_back({clipped(x), clipped(y)});
    }
    return points;
}

double distance(const PlanePoint& one, const PlanePoint& other) { return std::hypot(one[0] - other[0], one[1] - other[1]); }

/// Nodes in the unit square that keep apart from each other.
lab::PointList spreadNodes(const LabDraw& draw, int count)
{
    constexpr int kAttempts = 24;
    lab::PointList nodes;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        RandomStream random = stream(draw, NodePart, i);
        PlanePoint best{};
        double bestGap = -1;
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            const double x = random.uniform64(), y = random.uniform64();
            const PlanePoint point{clipped(x), clipped(y)};
            double gap = 2;
            for (const PlanePoint& other : nodes) gap = std::min(gap, distance(point, other));
            if (gap > bestGap) {
                best = point;
                bestGap = gap;
            }
        }
        nodes.push_back(best);
    }
    return nodes;
}

/// Each node with its nearest among the earlier ones, which connects all, and with its two nearest.
lab::Edges nearEdges(const lab::PointList& nodes)
{
    lab::Edges edges;
    const auto add = [&](std::size_t one, std::size_t other) {
        const std::pair<int, int> edge(static_cast<int>(std::min(one, other)), static_cast<int>(std::max(one, other)));
        if (std::ranges::find(edges, edge) == edges.end()) edges.push_back(edge);
    };
    std::vector<std::size_t> order(nodes.size());
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto far = [&](std::size_t k) { return distance(nodes[i], nodes[k]); };
        add(i, *std::ranges::min_element(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(i), {}, far));
        std::ranges::partial_sort(order, order.begin() + std::min<std::ptrdiff_t>(3, std::ssize(order)), {}, far);
        for (std::size_t k = 1; k < std::min<std::size_t>(3, order.size()); ++k) add(i, order[k]);
    }
    return edges;
}

/// Nodes that a growing view reaches from a centre, the centre first.
std::vector<int> view(const LabDraw& draw, Part part, int centre, int count, const lab::PointList& nodes,
                      const lab::Edges& edges)
{
    RandomStream random = stream(draw, part);
    std::vector<int> reached{centre};
    while (std::ssize(reached) < count) {
        std::vector<int> next;
        for (const auto& [from, to] : edges) {
            const bool hasFrom = std::ranges::find(reached, from) != reached.end();
            const bool hasTo = std::ranges::find(reached, to) != reached.end();
            if (hasFrom != hasTo) next.push_back(hasFrom ? to : from);
        }
        if (next.empty() || std::ssize(reached) == std::ssize(nodes)) break;
        reached.push_back(next[random.below(static_cast<std::uint32_t>(next.size()))]);
    }
    return reached;
}

lab::GraphViews graph(const LabDraw& draw)
{
    const int most = std::max(draw.rows, draw.columns);
    lab::GraphViews views;
    views.nodes = spreadNodes(draw, std::min<int>(most + (most + 1) / 2, static_cast<int>(lab::kMostPoints)));
    views.edges = nearEdges(views.nodes);
    const auto toCentre = [](const PlanePoint& node) { return distance(node, {0.5, 0.5}); };
    const int centre = static_cast<int>(std::ranges::min_element(views.nodes, {}, toCentre) - views.nodes.begin());
    views.rows = view(draw, RowViewPart, centre, draw.rows, views.nodes, views.edges);
    views.columns = view(draw, ColumnViewPart, centre, draw.columns, views.nodes, views.edges);
    views.smoothing = 1;
    return views;
}

lab::GivenCost costs(const LabDraw& draw)
{
    lab::GivenCost given;
    given.cost = {draw.rows, draw.columns};
    for (std::int64_t i = 0; i < draw.rows; ++i)
        for (std::int64_t j = 0; j < draw.columns; ++j)
            given.cost(i, j) =
                roundedPlace(stream(draw, CostPart, static_cast<std::size_t>(i * lab::kMostPoints + j)).uniform64());
    return given;
}

/// The first of `points` that are in `before`, too, stay there.
void keep(lab::PointList& points, const lab::PointList& before)
{
    std::copy_n(before.begin(), std::min(points.size(), before.size()), points.begin());
}

void clearNames(lab::Problem& problem)
{
    problem.title.clear();
    problem.rowLabels.clear();
    problem.columnLabels.clear();
    problem.rowClasses.clear();
    problem.columnClasses.clear();
    problem.classNames.clear();
}

}  // namespace

LabKind kindOf(const lab::Problem& problem)
{
    if (std::holds_alternative<lab::Clouds>(problem.source)) return LabKind::Clouds;
    return std::holds_alternative<lab::GraphViews>(problem.source) ? LabKind::Graph : LabKind::Matrix;
}

void draw(lab::Problem& problem, const LabDraw& draw)
{
    switch (draw.kind) {
        case LabKind::Clouds:
            problem.source = lab::Clouds{cloud(draw, RowPart, draw.rows), cloud(draw, ColumnPart, draw.columns)};
            break;
        case LabKind::Graph:
            problem.source = graph(draw);
            break;
        case LabKind::Matrix:
            problem.source = costs(draw);
            break;
    }
    clearNames(problem);
    if (const auto* views = std::get_if<lab::GraphViews>(&problem.source)) {
        for (const int node : views->rows) problem.rowLabels.push_back(std::to_string(node + 1));
        for (const int node : views->columns) problem.columnLabels.push_back(std::to_string(node + 1));
    }
    fit(problem);
}

void resize(lab::Problem& problem, const LabDraw& wanted)
{
    const lab::Problem before = problem;
    draw(problem, wanted);
    if (const auto* clouds = std::get_if<lab::Clouds>(&before.source)) {
        auto& now = std::get<lab::Clouds>(problem.source);
        keep(now.rows, clouds->rows);
        keep(now.columns, clouds->columns);
    }
    if (const auto* given = std::get_if<lab::GivenCost>(&before.source)) {
        auto& cost = std::get<lab::GivenCost>(problem.source).cost;
        for (std::int64_t i = 0; i < std::min(cost.rows(), given->cost.rows()); ++i)
            for (std::int64_t j = 0; j < std::min(cost.columns(), given->cost.columns()); ++j)
                cost(i, j) = given->cost(i, j);
    }
}

void makeMatrix(lab::Problem& problem, const lab::Posed& posed)
{
    lab::GivenCost given;
    given.cost = posed.distance;
    for (double& value : given.cost.values()) value = roundedPlace(value);
    given.scale = posed.scale;
    problem.source = std::move(given);
    fit(problem);
}

void fit(lab::Problem& problem)
{
    const auto [rows, columns] = lab::sizeOf(problem);
    if (std::ssize(problem.rowWeights) != rows) problem.rowWeights.clear();
    if (std::ssize(problem.columnWeights) != columns) problem.columnWeights.clear();
    auto& plan = problem.solve.plan;
    if (plan && (plan->rows() != rows || plan->columns() != columns)) plan.reset();
    if (std::holds_alternative<lab::Clouds>(problem.source)) problem.isRescaled = false;
    const auto* given = std::get_if<lab::GivenCost>(&problem.source);
    if (!given) return;
    if (!given->hops && !given->scale) problem.isRescaled = false;
    problem.weighting = lab::Weighting::Own;
    if (problem.solve.variant == lab::Variant::Debiased || problem.solve.variant == lab::Variant::Sliced)
        problem.solve.variant = lab::Variant::Sinkhorn;
}

}  // namespace rosa::workbench
