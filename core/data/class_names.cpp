#include "core/data/class_names.h"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>
#include <utility>

#include "core/base/files.h"
#include "core/base/text/joined.h"

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

constexpr std::size_t kLongestClassName = 200;  ///< In bytes.

Result<void> checkClassName(const std::string& name)
{
    if (name.empty()) return badInput("expected the name of a class, found an empty one");
    if (name.size() > kLongestClassName)
        return badInput("expected the name of a class of at most %1 bytes, found %2", kLongestClassName, name.size());
    return {};
}

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

Result<std::vector<std::string>> readClassNames(const std::filesystem::path& file)
{
    ROSA_TRY_ASSIGN(std::string text, readTextFile(file));
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    std::vector<std::string> names;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t')) line.pop_back();
        names.push_back(std::move(line));
    }
    while (!names.empty() && names.back().empty()) names.pop_back();
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const auto good = checkClassName(names[i]); !good) return good.error().within("%1:%2", file, i + 1);
    return names;
}

Result<void> renameClasses(graph::Labels& labels, std::vector<std::string> names)
{
    if (labels.empty()) return badInput("the data set has no classes to name");
    if (names.size() != labels.classNames.size())
        return badInput("expected %1 names, one per class (%2), found %3", labels.classCount(), joined(labels.classNames),
                        names.size());
    std::set<std::string> known;
    for (const std::string& name : names) {
        ROSA_TRY(checkClassName(name));
        if (!known.insert(name).second) return badInput("two classes would be called '%1'", name);
    }
    labels.classNames = std::move(names);
    return {};
}

}  // namespace rosa::data
