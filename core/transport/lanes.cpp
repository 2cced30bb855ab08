#include "core/transport/lanes.h"

#include <algorithm>
#include <numeric>

namespace rosa::transport {

Result<LaneLayout> laneLayout(std::span<const std::int64_t> offsets)
{
    if (offsets.size() < 2) return badInput("the batch has no views");
    ROSA_CHECK(offsets.front() == 0, "offsets of views start at 0");
    LaneLayout layout;
    layout.offsets.assign(offsets.begin(), offsets.end());
    const auto views = static_cast<std::int64_t>(offsets.size()) - 1;
    const auto sizeOf = [&](std::int64_t view) {
        return offsets[static_cast<std::size_t>(view) + 1] - offsets[static_cast<std::size_t>(view)];
    };
    for (std::int64_t view = 0; view < views; ++view)
        if (sizeOf(view) < 1) return badInput("view %1 of the batch has no nodes", view);

    layout.viewOrder.resize(static_cast<std::size_t>(views));
    std::iota(layout.viewOrder.begin(), layout.viewOrder.end(), 0);
    std::ranges::stable_sort(layout.viewOrder, {}, sizeOf);
    layout.viewPlace.resize(layout.viewOrder.size());
    for (std::size_t lane = 0; lane < layout.viewOrder.size(); ++lane)
        layout.viewPlace[static_cast<std::size_t>(layout.viewOrder[lane])] = static_cast<std::int64_t>(lane);

    layout.columnOrder.reserve(static_cast<std::size_t>(offsets.back()));
    for (std::int64_t lane = 0; lane < views;) {
        const std::int64_t size = sizeOf(layout.viewOrder[static_cast<std::size_t>(lane)]);
        std::int64_t equal = 1;
        while (lane + equal < views && sizeOf(layout.viewOrder[static_cast<std::size_t>(lane + equal)]) == size) ++equal;
        const int width = static_cast<int>(std::min<std::int64_t>(equal, kMostLanes));
        layout.groups.push_back({layout.columnCount(), lane, size, width});
        for (std::int64_t node = 0; node < size; ++node)
            for (std::int64_t k = lane; k < lane + width; ++k)
                layout.columnOrder.push_back(
                    offsets[static_cast<std::size_t>(layout.viewOrder[static_cast<std::size_t>(k)])] + node);
        lane += width;
    }
    layout.columnPlace.resize(layout.columnOrder.size());
    for (std::size_t place = 0; place < layout.columnOrder.size(); ++place)
        layout.columnPlace[static_cast<std::size_t>(layout.columnOrder[place])] = static_cast<std::int64_t>(place);
    return layout;
}

std::int64_t largestView(std::span<const std::int64_t> offsets)
{
    std::int64_t largest = 0;
    for (std::size_t view = 0; view + 1 < offsets.size(); ++view)
        largest = std::max(largest, offsets[view + 1] - offsets[view]);
    return largest;
}

std::vector<std::int64_t> lanePlaces(const LaneLayout& layout)
{
    std::vector<std::int64_t> places;
    places.reserve(static_cast<std::size_t>(3 * layout.viewCount()));
    for (const LaneGroup& group : layout.groups)
        for (int lane = 0; lane < group.width; ++lane)
            places.insert(places.end(), {group.firstColumn + lane, group.width, group.size});
    return places;
}

}  // namespace rosa::transport
