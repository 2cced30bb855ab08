#include "widgets/graph/pair_picture.h"

#include <algorithm>

namespace rosa::widgets {

namespace {

FlowKind kindOf(const NodeLabel& row, const NodeLabel& column)
{
    if (row.classOf < 0 || column.classOf < 0) return FlowKind::Unknown;
    return row.classOf == column.classOf ? FlowKind::SameClass : FlowKind::OtherClass;
}

std::vector<Flow> allFlows(const PairPicture& picture)
{
    std::vector<Flow> flows;
    const std::size_t columns = picture.right.nodes.size();
    for (std::size_t place = 0; place < picture.plan.size(); ++place) {
        const double mass = static_cast<double>(picture.plan[place]);
        if (!(mass > 0)) continue;
        const std::size_t row = place / columns;
        const std::size_t column = place % columns;
        flows.push_back({static_cast<int>(row), static_cast<int>(column), mass,
                         kindOf(picture.left.nodes[row], picture.right.nodes[column])});
    }
    return flows;
}

/// Keeps the largest flow of each row; `flows` are in the order of the rows.
void keepRowsBest(std::vector<Flow>& flows)
{
    std::vector<Flow> best;
    for (const Flow& flow : flows) {
        if (best.empty() || best.back().row != flow.row)
            best.push_back(flow);
        else if (flow.mass > best.back().mass)
            best.back() = flow;
    }
    flows = std::move(best);
}

}  // namespace

std::vector<Flow> shownFlows(const PairPicture& picture)
{
    std::vector<Flow> flows = allFlows(picture);
    if (picture.filter.isHard) keepRowsBest(flows);
    std::ranges::stable_sort(flows, std::ranges::greater(), &Flow::mass);
    if (flows.empty()) return flows;
    const double least = flows.front().mass * picture.filter.threshold;
    std::erase_if(flows, [least](const Flow& flow) { return flow.mass < least; });
    if (picture.filter.strongest > 0 && flows.size() > static_cast<std::size_t>(picture.filter.strongest))
        flows.resize(static_cast<std::size_t>(picture.filter.strongest));
    return flows;
}

FlowShares flowShares(const PairPicture& picture)
{
    FlowShares shares;
    shares.all = picture.paddingMass;
    for (const Flow& flow : allFlows(picture)) {
        shares.all += flow.mass;
        if (flow.kind == FlowKind::SameClass) shares.sameClass += flow.mass;
        if (flow.kind == FlowKind::OtherClass) shares.otherClass += flow.mass;
    }
    for (const Flow& flow : shownFlows(picture)) shares.shown += flow.mass;
    return shares;
}

}  // namespace rosa::widgets
