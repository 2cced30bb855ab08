/// The order of columns in which the batched solver reads a cost matrix: views of equal size side by side.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace rosa::transport {

/// Most views of a group: the floats of the widest register.
inline constexpr int kMostLanes = 16;

/// Views of `size` nodes each, whose columns are interleaved: node 0 of every view, then node 1 of every view …
struct LaneGroup {
    std::int64_t firstColumn = 0;  ///< Of size · width consecutive columns.
    std::int64_t firstLane = 0;    ///< Of `width` consecutive lanes.
    std::int64_t size = 0;         ///< Nodes a view; >= 1.
    int width = 1;                 ///< Views; 1 … kMostLanes.
};

/// A batch of ragged views and the order ("lane order") of their nodes that lets equal arithmetic run on several views in
/// one vector instruction, without padding. Lane order sorts the views by size and splits runs of equal size into groups.
///
/// Whoever computes the cost matrix as a product x·yᵀ takes the rows of y in `columnOrder`, and it costs nothing.
struct LaneLayout {
    std::vector<std::int64_t> offsets;      ///< Of the views in natural order; viewCount() + 1.
    std::vector<std::int64_t> columnOrder;  ///< Column in lane order -> column in natural order.
    std::vector<std::int64_t> columnPlace;  ///< The inverse: column in natural order -> column in lane order.
    std::vector<std::int64_t> viewOrder;    ///< Lane -> view.
    std::vector<std::int64_t> viewPlace;    ///< View -> lane.
    std::vector<LaneGroup> groups;

    [[nodiscard]] std::int64_t viewCount() const { return static_cast<std::int64_t>(viewOrder.size()); }
    [[nodiscard]] std::int64_t columnCount() const { return static_cast<std::int64_t>(columnOrder.size()); }
};

/// `offsets` are those of the views' nodes: ascending from 0, one more than there are views. An Error names an empty view,
/// or says that there is none. O(nodes + views log views).
Result<LaneLayout> laneLayout(std::span<const std::int64_t> offsets);

/// Nodes of the largest of the views with these offsets.
std::int64_t largestView(std::span<const std::int64_t> offsets);

/// Lane after lane, three numbers each: its first column, the step to its next one, its nodes. For solvers with a thread a lane.
std::vector<std::int64_t> lanePlaces(const LaneLayout& layout);

}  // namespace rosa::transport
