#include "core/evaluate/splits.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "core/base/check.h"
#include "core/base/hash.h"
#include "core/base/random.h"

namespace rosa::evaluate {

namespace {

using graph::Node;

struct Part {
    const char* name;
    const std::vector<Node>& nodes;
};

/// Fractions such as 0.1 have no exact binary form; without the allowance a tenth of 30 nodes could be 2.
std::size_t shareOf(double share, std::size_t count)
{
    return static_cast<std::size_t>(std::floor(share * static_cast<double>(count) + 1e-9));
}

}  // namespace

Result<graph::Split> randomSplit(const graph::Labels& labels, const SplitShares& shares, std::uint64_t seed,
                                 std::uint32_t index)
{
    ROSA_CHECK(shares.train > 0 && shares.validation >= 0 && shares.train + shares.validation < 1, "shares out of range");
    std::vector<Node> nodes;
    for (std::size_t node = 0; node < labels.ofNode.size(); ++node)
        if (labels.ofNode[node] >= 0) nodes.push_back(static_cast<Node>(node));
    if (nodes.empty()) return badInput("the data set has no labels, which the evaluation requires");

    // Own Fisher-Yates shuffle: std::shuffle may differ between standard libraries.
    RandomStream stream(seed, Purpose::Splits, 0, index);
    for (std::size_t i = nodes.size(); i > 1; --i)
        std::swap(nodes[i - 1], nodes[stream.below(static_cast<std::uint32_t>(i))]);

    const std::size_t train = shareOf(shares.train, nodes.size());
    const std::size_t validation = shareOf(shares.validation, nodes.size());
    if (train == 0 || (shares.validation > 0 && validation == 0))
        return badInput(
            "%1 labelled nodes are too few for a random split: it would have %2 training nodes and %3 validation nodes",
            nodes.size(), train, validation);
    const auto cut = [&](std::size_t from, std::size_t to) {
        return std::vector<Node>(nodes.begin() + static_cast<std::ptrdiff_t>(from),
                                 nodes.begin() + static_cast<std::ptrdiff_t>(to));
    };
    graph::Split split{"random " + std::to_string(index) + " of seed " + std::to_string(seed), cut(0, train),
                       cut(train, train + validation), cut(train + validation, nodes.size())};
    // The training part keeps its random order: if its nodes were sorted, each contiguous fold would be a section of the data set's order,
    // in which adjacent nodes are similar.
    std::ranges::sort(split.validation);
    std::ranges::sort(split.test);
    return split;
}

Result<void> checkSplit(const graph::Split& split, const graph::Labels& labels)
{
    std::vector<const char*> owner(labels.ofNode.size(), nullptr);
    const Message where("split \"%1\"", split.name);
    for (const Part& part :
         {Part{"training", split.train}, Part{"validation", split.validation}, Part{"test", split.test}}) {
        if (part.nodes.empty() && part.name != std::string("validation"))
            return badInput("%1: the %2 part is empty", where, part.name);
        for (const Node node : part.nodes) {
            const auto wrong = [&](const Message& what) {
                return badInput("%1: node %2 of the %3 part %4", where, node, part.name, what);
            };
            if (node < 0 || static_cast<std::size_t>(node) >= owner.size())
                return wrong(Message("is not below %1, the number of nodes", owner.size()));
            const auto at = static_cast<std::size_t>(node);
            if (labels.ofNode[at] < 0 || labels.ofNode[at] >= labels.classCount())
                return wrong(Message("has no label, or one beyond the %1 classes", labels.classCount()));
            if (owner[at]) return wrong(Message("is already in the %1 part", owner[at]));
            owner[at] = part.name;
        }
    }
    return {};
}

std::string splitHash(const graph::Split& split)
{
    Sha256 hash;
    for (const std::vector<Node>* part : {&split.train, &split.validation, &split.test}) {
        const std::uint64_t size = part->size();
        hash.addValues(std::span(&size, 1));
        hash.addValues(std::span<const Node>(*part));
    }
    return hash.hex();
}

std::string splitsHash(std::span<const graph::Split> splits)
{
    Sha256 hash;
    for (const graph::Split& split : splits) hash.add(splitHash(split));
    return hash.hex();
}

std::vector<std::string> classesNotTrained(const graph::Split& split, const graph::Labels& labels)
{
    const auto classes = static_cast<std::size_t>(labels.classCount());
    std::vector<bool> occurs(classes), isTrained(classes);
    for (const std::int32_t label : labels.ofNode)
        if (label >= 0) occurs[static_cast<std::size_t>(label)] = true;
    for (const Node node : split.train)
        isTrained[static_cast<std::size_t>(labels.ofNode[static_cast<std::size_t>(node)])] = true;
    std::vector<std::string> missing;
    for (std::size_t c = 0; c < classes; ++c)
        if (occurs[c] && !isTrained[c]) missing.push_back(labels.classNames[c]);
    return missing;
}

}  // namespace rosa::evaluate
