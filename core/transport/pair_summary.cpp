#include "core/transport/pair_summary.h"

#include <algorithm>
#include <cmath>

#include "core/transport/exact.h"

namespace rosa::transport {

namespace {

/// Of a mass `p` spread evenly over `places`; the share of a place may be too small for a double.
double entropyOf(double p, double places) { return p > 0 ? p * (std::log(places) - std::log(p)) : 0; }

/// Fraction of a coupling's mass between nodes of the same class, among pairs of labelled nodes.
template <typename Coupling>
std::optional<double> sameClassShare(const PairLabels& labels, const Coupling& mass)
{
    double same = 0;
    double known = 0;
    for (std::size_t i = 0; i < labels.rows.size(); ++i)
        for (std::size_t j = 0; j < labels.columns.size(); ++j) {
            if (labels.rows[i] < 0 || labels.columns[j] < 0) continue;
            const double moved = mass(static_cast<std::int64_t>(i), static_cast<std::int64_t>(j));
            known += moved;
            if (labels.rows[i] == labels.columns[j]) same += moved;
        }
    if (known <= 0) return {};
    return same / known;
}

}  // namespace

PairSummary measure(MatrixView<double> cost, std::span<const double> t, std::span<const double> r, MatrixView<double> plan,
                    const PairLabels& labels, const PaddingCounts& padding)
{
    ROSA_CHECK(plan.rows() == cost.rows() && plan.columns() == cost.columns(), "shapes of plan and cost differ");
    ROSA_CHECK(labels.rows.size() == (labels.columns.empty() ? 0 : t.size()) &&
                   labels.columns.size() == (labels.rows.empty() ? 0 : r.size()),
               "a class a node, or none at all");
    PairSummary summary;
    double mass = 0;
    for (const double weight : r) mass += weight;
    const auto independent = [&](std::int64_t i, std::int64_t j) {
        return t[static_cast<std::size_t>(i)] * r[static_cast<std::size_t>(j)] / mass;
    };
    const auto placesOf = [&](std::int64_t i, std::int64_t j) {
        const std::int64_t rows = i + 1 == cost.rows() ? std::max<std::int64_t>(padding.rows, 1) : 1;
        const std::int64_t columns = j + 1 == cost.columns() ? std::max<std::int64_t>(padding.columns, 1) : 1;
        return static_cast<double>(rows * columns);
    };
    std::vector<double> columnSums(r.size());
    for (std::int64_t i = 0; i < cost.rows(); ++i) {
        double rowSum = 0;
        for (std::int64_t j = 0; j < cost.columns(); ++j) {
            const double moved = plan(i, j);
            rowSum += moved;
            columnSums[static_cast<std::size_t>(j)] += moved;
            summary.cost += moved * cost(i, j);
            summary.independentCost += independent(i, j) * cost(i, j);
            summary.entropy += entropyOf(moved, placesOf(i, j));
            summary.independentEntropy += entropyOf(independent(i, j), placesOf(i, j));
        }
        summary.rowGap += std::abs(rowSum - t[static_cast<std::size_t>(i)]);
    }
    for (std::size_t j = 0; j < r.size(); ++j) summary.columnGap += std::abs(columnSums[j] - r[j]);
    summary.sameClassMass = sameClassShare(labels, plan);
    summary.independentSameClassMass = sameClassShare(labels, independent);
    return summary;
}

Result<PairSummary> summarise(MatrixView<double> cost, std::span<const double> t, std::span<const double> r,
                              MatrixView<double> plan, const PairLabels& labels, const PaddingCounts& padding)
{
    ROSA_TRY_ASSIGN(auto exact, exactTransport(cost, t, r));
    PairSummary summary = measure(cost, t, r, plan, labels, padding);
    summary.exactCost = exact.cost;
    summary.exactPlan = std::move(exact.plan);
    return summary;
}

}  // namespace rosa::transport
