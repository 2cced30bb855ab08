#include "core/evaluate/folds.h"

#include <algorithm>

#include "core/base/check.h"

namespace rosa::evaluate {

std::vector<std::int32_t> stratifiedFolds(std::span<const std::int32_t> labels, std::int32_t folds)
{
    ROSA_CHECK(folds >= 2 && !labels.empty(), "folds of nothing");
    // Classes are renumbered by first appearance: the distribution of the remainders depends on their order.
    std::vector<std::int32_t> rank(static_cast<std::size_t>(*std::max_element(labels.begin(), labels.end())) + 1, -1);
    std::vector<std::int64_t> counts;
    for (const std::int32_t label : labels) {
        auto& known = rank[static_cast<std::size_t>(label)];
        if (known < 0) {
            known = static_cast<std::int32_t>(counts.size());
            counts.push_back(0);
        }
        ++counts[static_cast<std::size_t>(known)];
    }

    // Deal out the sorted labels: item i of the sorted sequence counts for fold i mod folds.
    std::vector<std::vector<std::int32_t>> dealt(counts.size());  // per class: folds of its items in order of appearance
    std::int64_t first = 0;
    for (std::size_t c = 0; c < counts.size(); ++c) {
        std::vector<std::int64_t> share(static_cast<std::size_t>(folds), 0);
        for (std::int64_t i = first; i < first + counts[c]; ++i) ++share[static_cast<std::size_t>(i % folds)];
        for (std::int32_t fold = 0; fold < folds; ++fold)
            dealt[c].insert(dealt[c].end(), static_cast<std::size_t>(share[static_cast<std::size_t>(fold)]), fold);
        first += counts[c];
    }

    std::vector<std::size_t> used(counts.size(), 0);
    std::vector<std::int32_t> foldOf;
    foldOf.reserve(labels.size());
    for (const std::int32_t label : labels) {
        const auto c = static_cast<std::size_t>(rank[static_cast<std::size_t>(label)]);
        foldOf.push_back(dealt[c][used[c]++]);
    }
    return foldOf;
}

std::vector<std::int32_t> contiguousFolds(std::size_t items, std::int32_t folds)
{
    ROSA_CHECK(folds >= 2, "fewer than two folds");
    const auto count = static_cast<std::size_t>(folds);
    std::vector<std::int32_t> foldOf;
    foldOf.reserve(items);
    for (std::size_t fold = 0; fold < count; ++fold)
        foldOf.insert(foldOf.end(), items / count + (fold < items % count ? 1 : 0), static_cast<std::int32_t>(fold));
    return foldOf;
}

}  // namespace rosa::evaluate
