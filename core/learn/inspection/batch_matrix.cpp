#include "core/learn/inspection/batch_matrix.h"

#include <algorithm>

#include "core/base/random.h"

namespace rosa::learn {

namespace {

/// Draws from the classes in turn, without replacement, until there are `count` centres or none are left.
std::vector<Centre> drawCentres(const Moment& moment, const protocol::Batch& request)
{
    std::vector<std::vector<Centre>> classes = centresByClass(moment);
    RandomStream stream(moment.configuration.seed(), Purpose::Inspection, 0, request.draw);
    std::vector<Centre> centres;
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

Result<std::vector<Centre>> namedCentres(const Moment& moment, const protocol::Batch& request)
{
    std::vector<Centre> centres;
    for (const std::int64_t node : request.nodes) {
        ROSA_TRY_ASSIGN(const auto centre, centreAt(moment, node));
        if (std::find(centres.begin(), centres.end(), centre) != centres.end())
            return badInput("node %1 is listed twice", node);
        centres.push_back(centre);
    }
    return centres;
}

}  // namespace

Result<protocol::BatchMatrix> batchMatrix(const Moment& moment, const protocol::Batch& request)
{
    ROSA_TRY_ASSIGN(const auto method, pairwiseOf(moment));
    ROSA_CHECK(protocol::checkRanges(request).ok(), "a batch that can be");
    ROSA_TRY_ASSIGN(auto centres, request.nodes.empty() ? drawCentres(moment, request) : namedCentres(moment, request));
    std::ranges::sort(centres, {}, [&](Centre centre) { return std::pair(classOf(moment, centre), centre); });
    ROSA_TRY_ASSIGN(auto batch, method->batch(centres, request.draw, request.viewsAlone));
    batch.epoch = moment.epoch;
    batch.draw = request.draw;
    const bool hasClasses = timePairsOf(moment) == 0 && !moment.dataset.labels.empty();
    if (hasClasses) batch.classNames = moment.dataset.labels.classNames;
    for (const Centre centre : centres) {
        batch.centres.push_back(shownNumber(moment, centre));
        if (hasClasses) batch.classes.push_back(classOf(moment, centre));
    }
    return batch;
}

}  // namespace rosa::learn
