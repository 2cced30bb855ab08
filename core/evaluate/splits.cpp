#include "core/evaluate/splits.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "core/base/check.h"
#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/base/text/joined.h"

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
        if (const std::int32_t label = labels.ofNode[static_cast<std::size_t>(node)]; label >= 0)
            isTrained[static_cast<std::size_t>(label)] = true;
    std::vector<std::string> missing;
    for (std::size_t c = 0; c < classes; ++c)
        if (occurs[c] && !isTrained[c]) missing.push_back(labels.classNames[c]);
    return missing;
}

Message notTrainedNote(std::span<const graph::Split> splits, const graph::Labels& labels)
{
    std::vector<std::string> found;
    std::size_t affected = 0;
    std::string name;
    for (const graph::Split& split : splits) {
        const std::vector<std::string> ofSplit = classesNotTrained(split, labels);
        if (ofSplit.empty()) continue;
        if (affected++ == 0) name = split.name;
        found.insert(found.end(), ofSplit.begin(), ofSplit.end());
    }
    if (affected == 0) return {};
    std::vector<std::string> missing;  // In the order of the classes.
    for (const std::string& one : labels.classNames)
        if (std::ranges::find(found, one) != found.end()) missing.push_back(one);
    constexpr std::size_t kMostNamed = 5;
    const std::size_t more = missing.size() - std::min(missing.size(), kMostNamed);
    const std::string named = joined({missing.begin(), missing.end() - static_cast<std::ptrdiff_t>(more)});
    const Message list = more == 0 ? Message::verbatim(named) : Message("%1 and %2 more", named, more);
    const bool isOne = missing.size() == 1;
    if (splits.size() == 1)
        return isOne ? Message("split \"%1\": no training node has class %2, so no probe can predict it", name, list)
                     : Message("split \"%1\": no training node has one of the classes %2, so no probe can predict them",
                               name, list);
    return isOne ? Message("in %1 of %2 splits no training node has class %3, so no probe can predict it there", affected,
                           splits.size(), list)
                 : Message(
                       "in %1 of %2 splits some of the classes %3 have no training node, so no probe can predict them there",
                       affected, splits.size(), list);
}

}  // namespace rosa::evaluate
