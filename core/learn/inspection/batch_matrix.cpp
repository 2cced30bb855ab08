#include "core/learn/inspection/batch_matrix.h"

#include <algorithm>

#include "core/base/random.h"

namespace rosa::learn {

namespace {

/// Draws from the classes in turn, without replacement, until there are `count` nodes or none are left.
std::vector<graph::Node> drawCentres(const Moment& moment, const record::Batch& request)
{
    std::vector<std::vector<graph::Node>> classes = placesByClass(moment);
    RandomStream stream(moment.configuration.seed(), Purpose::Inspection, 0, request.draw);
    std::vector<graph::Node> centres;
    const auto wanted = static_cast<std::size_t>(request.count);
    for (bool anyLeft = true; anyLeft && centres.size() < wanted;) {
        anyLeft = false;
        for (auto& members : classes) {
            if (members.empty() || centres.size() == wanted) continue;
            std::swap(members[stream.below(static_cast<std::uint32_t>(members.size()))], members.back());
            centres.push_back(members.back());
            members.pop_back();
            anyLeft = true;
        }
    }
    return centres;
}

Result<std::vector<graph::Node>> namedCentres(const Moment& moment, const record::Batch& request)
{
    std::vector<graph::Node> centres;
    for (const std::int64_t node : request.nodes) {
        ROSA_TRY_ASSIGN(const auto place, trainingPlace(moment, node));
        if (std::find(centres.begin(), centres.end(), place) != centres.end())
            return badInput("node %1 is named twice", node);
        centres.push_back(place);
    }
    return centres;
}

}  // namespace

Result<record::BatchMatrix> batchMatrix(const Moment& moment, const record::Batch& request)
{
    ROSA_TRY_ASSIGN(const auto method, pairwiseOf(moment));
    ROSA_CHECK(record::checkRanges(request).ok(), "a batch that can be");
    ROSA_TRY_ASSIGN(auto named, request.nodes.empty() ? drawCentres(moment, request) : namedCentres(moment, request));
    std::vector<graph::Node>& centres = named;
    const graph::Labels labels = timePairsOf(moment) > 0 ? graph::Labels() : moment.dataset.labels;
    const auto classOf = [&](graph::Node place) {
        return labels.empty() ? -1 : labels.ofNode[static_cast<std::size_t>(nodeAt(moment, place))];
    };
    std::sort(centres.begin(), centres.end(),
              [&](graph::Node a, graph::Node b) { return std::pair(classOf(a), a) < std::pair(classOf(b), b); });
    ROSA_TRY_ASSIGN(auto batch, method->batch(centres, request.draw));
    batch.epoch = moment.epoch;
    batch.draw = request.draw;
    batch.classNames = labels.classNames;
    for (const graph::Node place : centres) {
        batch.centres.push_back(nodeAt(moment, place));
        if (!labels.empty()) batch.classes.push_back(classOf(place));
    }
    return batch;
}

}  // namespace rosa::learn
