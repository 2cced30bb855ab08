#include "core/learn/inspection/pair_ranking.h"

#include <algorithm>

#include "core/base/random.h"
#include "core/base/text/nearest.h"
#include "core/data/class_names.h"

namespace rosa::learn {

namespace {

/// Index of the class named in the request.
Result<std::size_t> classNamed(const data::Dataset& dataset, const std::string& name)
{
    const graph::Labels& labels = dataset.labels;
    if (labels.empty()) return badInput("class %1: the data set has no labels", name);
    const auto& names = labels.classNames;
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    for (std::size_t i = 0; i < names.size(); ++i)
        if (name == std::to_string(i)) return i;
    const auto documented = data::documentedClassNames(data::contentHash(dataset));
    if (const auto named = std::ranges::find(documented, name); named != documented.end())
        return static_cast<std::size_t>(named - documented.begin());
    return badInput(didYouMean(Message("unknown class \"%1\"", name), nearestName(name, names)));
}

Result<std::vector<Centre>> candidatesOf(const Moment& moment, const std::string& className)
{
    if (!className.empty() && timePairsOf(moment) > 0)
        return badInput("class %1: this run ranks pairs of time snapshots, which have no class", className);
    auto classes = centresByClass(moment);
    std::vector<Centre> candidates;
    if (!className.empty()) {
        ROSA_TRY_ASSIGN(const auto known, classNamed(moment.dataset, className));
        candidates = std::move(classes[known]);
    } else {
        for (const auto& members : classes) candidates.insert(candidates.end(), members.begin(), members.end());
        std::sort(candidates.begin(), candidates.end());
    }
    if (candidates.empty())
        return badInput(className.empty() ? Message("this run has no labelled nodes to rank")
                                          : Message("class \"%1\" has no nodes in this run", className));
    return candidates;
}

double gemdOf(const record::PairSnapshot& pair)
{
    double sum = 0;
    for (std::size_t i = 0; i < pair.plan.size(); ++i)
        sum += static_cast<double>(pair.plan[i]) * static_cast<double>(pair.cost[i]) * static_cast<double>(pair.rescale[i]);
    return sum;
}

}  // namespace

Result<protocol::PairRanking> worstPairs(const Moment& moment, const protocol::Worst& request)
{
    ROSA_TRY_ASSIGN(const auto method, pairwiseOf(moment));
    ROSA_CHECK(protocol::checkRanges(request).ok(), "a ranking that can be");
    ROSA_TRY_ASSIGN(auto candidates, candidatesOf(moment, request.className));
    protocol::PairRanking ranking;
    ranking.epoch = moment.epoch;
    ranking.candidates = static_cast<int>(candidates.size());
    ranking.looked = std::min(ranking.candidates, protocol::Worst::kMost);
    RandomStream stream(moment.configuration.seed(), Purpose::Inspection, 1);
    std::vector<PairRequest> requests;
    for (std::size_t i = 0; i < static_cast<std::size_t>(ranking.looked); ++i) {
        std::swap(candidates[i], candidates[i + stream.below(static_cast<std::uint32_t>(candidates.size() - i))]);
        requests.push_back({candidates[i], candidates[i], 0, protocol::PairSides::Across, request.viewsAlone});
    }
    ROSA_TRY_ASSIGN(const auto pairs, method->pairs(requests));
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const Centre centre = requests[i].first;
        ranking.pairs.push_back({shownNumber(moment, centre), classOf(moment, centre), gemdOf(pairs[i])});
    }
    std::sort(ranking.pairs.begin(), ranking.pairs.end(),
              [](const auto& a, const auto& b) { return a.gemd != b.gemd ? a.gemd > b.gemd : a.node < b.node; });
    ranking.pairs.resize(std::min(ranking.pairs.size(), static_cast<std::size_t>(request.count)));
    return ranking;
}

}  // namespace rosa::learn
