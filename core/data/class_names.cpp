#include "core/data/class_names.h"

#include <algorithm>
#include <array>
#include <string>

namespace rosa::data {

namespace {

constexpr std::array<std::string_view, 7> kCora{"Theory",          "Reinforcement learning", "Genetic algorithms",
                                                "Neural networks", "Probabilistic methods",  "Case based",
                                                "Rule learning"};
constexpr std::array<std::int64_t, 7> kCoraSizes{351, 217, 418, 818, 426, 298, 180};

constexpr std::array<std::string_view, 6> kCiteseer{"AI", "ML", "IR", "DB", "Agents", "HCI"};
/// The collection has 249 papers on AI; the 15 papers that Planetoid's files add without a class are in class 0 (README of the embedded
/// data sets).
constexpr std::array<std::int64_t, 6> kCiteseerSizes{249 + 15, 590, 668, 701, 596, 508};

constexpr std::string_view kSource =
    "README of the collections cora and citeseer (linqs.org), P. Sen et al., AI Magazine 29 (2008); class sizes of "
    "cora.content and citeseer.content";

}  // namespace

std::span<const DocumentedClasses> documentedClasses()
{
    static constexpr std::array<DocumentedClasses, 2> kAll{
        {{"1ab8e63ee58d58306b46e12e591c8ae3ace169561a534e45df2bbd3d3097cc76", kCora, kCoraSizes, kSource},
         {"64186ecd3a4b60e9c695a32a3244774af75f03d6b3e56c6a45b9373d8ac41bbc", kCiteseer, kCiteseerSizes, kSource}}};
    return kAll;
}

std::span<const std::string_view> documentedClassNames(std::string_view contentHash)
{
    const auto all = documentedClasses();
    const auto found = std::ranges::find(all, contentHash, &DocumentedClasses::contentHash);
    return found == all.end() ? std::span<const std::string_view>() : found->names;
}

void nameClasses(std::string_view contentHash, graph::Labels& labels)
{
    const auto names = documentedClassNames(contentHash);
    if (names.size() != labels.classNames.size()) return;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (labels.classNames[i] != std::to_string(i)) return;
    labels.classNames.assign(names.begin(), names.end());
}

}  // namespace rosa::data
