#include "core/data/shared_nodes.h"

#include <algorithm>
#include <array>

namespace rosa::data {

namespace {

struct SameNodes {
    std::string_view name, contentHash, twin;
};

constexpr std::array<SameNodes, 2> kSameNodes{
    {{"cornell", "ce22a101819712ca1db2598b3bb486dbbd564463e99279e989e683e7903da3be", "texas"},
     {"texas", "eef0cb3c2ec70eaadf9af1c3c95caade36ef1d90fa51cf2e3097147dd8f5f69b", "cornell"}}};

}  // namespace

std::string_view sharesNodesWith(std::string_view contentHash)
{
    const auto* const found = std::ranges::find(kSameNodes, contentHash, &SameNodes::contentHash);
    return found == kSameNodes.end() ? std::string_view() : found->twin;
}

bool shareNodes(std::string_view one, std::string_view other)
{
    const std::string_view twin = sharesNodesWith(one);
    return !twin.empty() && std::ranges::any_of(kSameNodes, [&](const SameNodes& data) {
        return data.name == twin && data.contentHash == other;
    });
}

}  // namespace rosa::data
