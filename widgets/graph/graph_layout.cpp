#include "widgets/graph/graph_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rosa::widgets {

namespace {

using Hops = std::vector<std::vector<int>>;
constexpr int kRounds = 120;

/// Hop distances of all pairs; unreachable pairs have the longest distance plus one.
Hops hopsOf(const std::vector<std::vector<int>>& neighbours)
{
    const std::size_t n = neighbours.size();
    Hops hops(n, std::vector<int>(n, -1));
    int longest = 1;
    for (std::size_t source = 0; source < n; ++source) {
        std::vector<int> queue{static_cast<int>(source)};
        hops[source][source] = 0;
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const auto node = static_cast<std::size_t>(queue[head]);
            for (const int next : neighbours[node]) {
                int& distance = hops[source][static_cast<std::size_t>(next)];
                if (distance >= 0) continue;
                distance = hops[source][node] + 1;
                longest = std::max(longest, distance);
                queue.push_back(next);
            }
        }
    }
    for (auto& row : hops)
        for (int& distance : row)
            if (distance < 0) distance = longest + 1;
    return hops;
}

/// Rings around the centre; nodes of a ring in the order of a search from the centre, so that branches stay together.
std::vector<QPointF> rings(const std::vector<std::vector<int>>& neighbours, const std::vector<int>& distance, int centre)
{
    std::vector<int> order;
    std::vector<bool> seen(neighbours.size());
    std::vector<int> stack{centre};
    while (!stack.empty()) {
        const int node = stack.back();
        stack.pop_back();
        if (seen[static_cast<std::size_t>(node)]) continue;
        seen[static_cast<std::size_t>(node)] = true;
        order.push_back(node);
        const auto& next = neighbours[static_cast<std::size_t>(node)];
        stack.insert(stack.end(), next.rbegin(), next.rend());
    }
    for (std::size_t node = 0; node < seen.size(); ++node)
        if (!seen[node]) order.push_back(static_cast<int>(node));

    std::vector<QPointF> places(neighbours.size());
    const double turn = 2 * std::numbers::pi / static_cast<double>(std::max<std::size_t>(order.size() - 1, 1));
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto node = static_cast<std::size_t>(order[i]);
        const double angle = turn * static_cast<double>(i) + 0.3;
        places[node] = QPointF(std::cos(angle), std::sin(angle)) * distance[node];
    }
    return places;
}

/// Moves each node to the position that best fits its distances to all others, weighted by 1 / distance².
void majorise(std::vector<QPointF>& places, const Hops& hops)
{
    for (int round = 0; round < kRounds; ++round)
        for (std::size_t i = 0; i < places.size(); ++i) {
            QPointF sum;
            double weights = 0;
            for (std::size_t j = 0; j < places.size(); ++j) {
                if (i == j) continue;
                const double wanted = hops[i][j];
                const QPointF apart = places[i] - places[j];
                const double distance = std::max(std::hypot(apart.x(), apart.y()), 1e-6);
                const double weight = 1 / (wanted * wanted);
                sum += weight * (places[j] + apart * (wanted / distance));
                weights += weight;
            }
            places[i] = sum / weights;
        }
}

void fillUnitSquare(std::vector<QPointF>& places)
{
    const auto [left, right] = std::ranges::minmax(places, {}, &QPointF::x);
    const auto [top, bottom] = std::ranges::minmax(places, {}, &QPointF::y);
    const QPointF low(left.x(), top.y());
    const QPointF size(right.x() - left.x(), bottom.y() - top.y());
    for (QPointF& place : places) {
        place -= low;
        place.setX(size.x() > 1e-9 ? place.x() / size.x() : 0.5);
        place.setY(size.y() > 1e-9 ? place.y() / size.y() : 0.5);
    }
}

}  // namespace

std::vector<QPointF> layoutGraph(int nodes, const std::vector<std::pair<int, int>>& edges, int centre)
{
    if (nodes <= 0) return {};
    if (nodes == 1) return {QPointF(0.5, 0.5)};
    std::vector<std::vector<int>> neighbours(static_cast<std::size_t>(nodes));
    for (const auto& [first, second] : edges) {
        neighbours[static_cast<std::size_t>(first)].push_back(second);
        neighbours[static_cast<std::size_t>(second)].push_back(first);
    }
    const Hops hops = hopsOf(neighbours);
    std::vector<QPointF> places = rings(neighbours, hops[static_cast<std::size_t>(centre)], centre);
    majorise(places, hops);
    fillUnitSquare(places);
    return places;
}

}  // namespace rosa::widgets
