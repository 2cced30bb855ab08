/// Column order in which the batched solver reads a cost matrix: views of equal size are interleaved.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace rosa::transport {

/// Maximum number of views in a group: the floats in the widest register.
inline constexpr int kMostLanes = 16;

/// Views of `size` nodes each with interleaved columns: node 0 of every view, then node 1 of every view …
struct LaneGroup {
    std::int64_t firstColumn = 0;  ///< First of size · width consecutive columns.
    std::int64_t firstLane = 0;    ///< First of `width` consecutive lanes.
    std::int64_t size = 0;         ///< Nodes per view; >= 1.
    int width = 1;                 ///< Number of views; 1 … kMostLanes.
};

/// A batch of ragged views and the order of their nodes ("lane order") in which one vector instruction processes several views without
/// padding. Lane order sorts the views by size and splits runs of equal size into groups.
///
/// If the cost matrix is computed as a product x·yᵀ, take the rows of y in `columnOrder`; the reordering is then free.
struct LaneLayout {
    std::vector<std::int64_t> offsets;      ///< Offsets of the views in natural order; viewCount() + 1.
    std::vector<std::int64_t> columnOrder;  ///< Column in lane order -> column in natural order.
    std::vector<std::int64_t> columnPlace;  ///< The inverse: column in natural order -> column in lane order.
    std::vector<std::int64_t> viewOrder;    ///< Lane -> view.
    std::vector<std::int64_t> viewPlace;    ///< View -> lane.
    std::vector<LaneGroup> groups;

    [[nodiscard]] std::int64_t viewCount() const { return static_cast<std::int64_t>(viewOrder.size()); }
    [[nodiscard]] std::int64_t columnCount() const { return static_cast<std::int64_t>(columnOrder.size()); }
};

/// `offsets` are the node offsets of the views: ascending from 0, one more than there are views. Returns an Error that names an empty view
/// or states that there are no views. O(nodes + views log views).
Result<LaneLayout> laneLayout(std::span<const std::int64_t> offsets);

/// Number of nodes of the largest view with these offsets.
std::int64_t largestView(std::span<const std::int64_t> offsets);

/// Three numbers per lane: first column, step to the next column, number of nodes. For solvers with one thread per lane.
std::vector<std::int64_t> lanePlaces(const LaneLayout& layout);

}  // namespace rosa::transport
