#include "core/evaluate/neighbours.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/evaluate/splits.h"

namespace rosa::evaluate {

namespace {

/// Cosine of a training node and its index in the training part.
using Candidate = std::pair<double, std::size_t>;

std::int32_t vote(std::vector<Candidate>& candidates, std::size_t k, const graph::Labels& labels,
                  const std::vector<graph::Node>& train, std::vector<std::int32_t>& votes)
{
    const auto isNearer = [](const Candidate& a, const Candidate& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    };
    std::ranges::nth_element(candidates, candidates.begin() + static_cast<std::ptrdiff_t>(k) - 1, isNearer);
    std::ranges::fill(votes, 0);
    for (std::size_t i = 0; i < k; ++i) {
        const auto node = static_cast<std::size_t>(train[candidates[i].second]);
        ++votes[static_cast<std::size_t>(labels.ofNode[node])];
    }
    return static_cast<std::int32_t>(std::ranges::max_element(votes) - votes.begin());
}

Result<void> checkRows(const UnitRows& rows, const graph::Labels& labels)
{
    if (static_cast<std::size_t>(rows.rows()) == labels.ofNode.size()) return {};
    return badInput("expected one row per node, found %1 rows for %2 nodes", rows.rows(), labels.ofNode.size());
}

/// Classifies `nodes` by the nodes of `train`, without the node itself if it is among them.
std::vector<std::int32_t> classesByVote(const UnitRows& rows, const graph::Labels& labels,
                                        const std::vector<graph::Node>& nodes, const std::vector<graph::Node>& train,
                                        std::int32_t k)
{
    std::vector<std::int32_t> classes(nodes.size());
    parallelFor(static_cast<std::int64_t>(nodes.size()), 16, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> own(static_cast<std::size_t>(rows.columns()), 0.0);
        std::vector<Candidate> candidates;
        candidates.reserve(train.size());
        std::vector<std::int32_t> votes(static_cast<std::size_t>(labels.classCount()));
        for (std::int64_t i = begin; i < end; ++i) {
            const graph::Node node = nodes[static_cast<std::size_t>(i)];
            rows.visit(node, [&](std::int32_t column, double value) { own[static_cast<std::size_t>(column)] = value; });
            candidates.clear();
            for (std::size_t j = 0; j < train.size(); ++j)
                if (train[j] != node) candidates.emplace_back(rows.dot(train[j], own), j);
            classes[static_cast<std::size_t>(i)] = vote(candidates, static_cast<std::size_t>(k), labels, train, votes);
            rows.visit(node, [&](std::int32_t column, double) { own[static_cast<std::size_t>(column)] = 0; });
        }
    });
    return classes;
}

}  // namespace

Result<std::vector<std::int32_t>> nearestClasses(const UnitRows& rows, const graph::Labels& labels,
                                                 const graph::Split& split, std::int32_t k)
{
    ROSA_CHECK(k >= 1, "no neighbours at all");
    ROSA_TRY(checkSplit(split, labels));
    ROSA_TRY(checkRows(rows, labels));
    if (split.train.size() < static_cast<std::size_t>(k))
        return badInput("split \"%1\": expected at least %3 training nodes, the number of neighbours, found %2", split.name,
                        split.train.size(), k);
    return classesByVote(rows, labels, split.test, split.train, k);
}

Result<std::vector<std::int32_t>> nearestOthers(const UnitRows& rows, const graph::Labels& labels, std::int32_t k)
{
    ROSA_CHECK(k >= 1, "no neighbours at all");
    ROSA_TRY(checkRows(rows, labels));
    std::vector<graph::Node> labelled;
    for (std::size_t node = 0; node < labels.ofNode.size(); ++node)
        if (labels.ofNode[node] >= 0) labelled.push_back(static_cast<graph::Node>(node));
    if (labelled.size() <= static_cast<std::size_t>(k))
        return badInput("expected more than %1 labelled nodes, the number of neighbours, found %2", k, labelled.size());
    return classesByVote(rows, labels, labelled, labelled, k);
}

}  // namespace rosa::evaluate
