#include "core/evaluate/protocol.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/check.h"
#include "core/base/text/joined.h"

namespace rosa::evaluate {

namespace {

/// The article (appendix C) uses "linear classifier" and "one-layer MLP" for the same thing, and states only 100 epochs and Adam.
Message gradientProbeText(ProbeKind probe)
{
    if (probe == ProbeKind::Linear)
        return Message(
            "one linear layer on the rows as they are, 100 full-batch epochs of Adam (learning rate 0.01), the epoch of "
            "best validation accuracy");
    return Message(
        "one-layer MLP as the article means it, a linear layer with softmax and no hidden one, on the rows as they are: 100 "
        "epochs of Adam in batches of 1,024 drawn anew each epoch (learning rate 0.01; both our choice, the article names "
        "neither), the epoch of best validation micro-F1");
}

Message selectionText(const Protocol& protocol)
{
    const bool isAccuracy = protocol.selection == Selection::AccuracyStratified;
    const Message score = isAccuracy ? Message("accuracy") : Message("exact match of one-hot rows");
    const Message folds = isAccuracy || !protocol.isShuffled ? Message("stratified folds") : Message("unshuffled folds");
    if (protocol.usesPublishedSplits)
        return Message(
            "%1 on the validation part, or where there is none by 5-fold cross-validation on the training part (%2)", score,
            folds);
    if (protocol.shares.validation > 0) return Message("%1 on the validation part", score);
    return Message("5-fold cross-validation on the training part (%1, %2)", score, folds);
}

Message splitsText(const Protocol& protocol, std::int32_t count)
{
    if (protocol.probe != ProbeKind::Logistic || protocol.usesPublishedSplits)
        return count == 1 ? Message("%1 published split", count) : Message("%1 published splits", count);
    const auto percent = [](double share) { return static_cast<int>(std::lround(100 * share)); };
    const int train = percent(protocol.shares.train);
    const int validation = percent(protocol.shares.validation);
    const int test = percent(1 - protocol.shares.train - protocol.shares.validation);
    const std::uint64_t seed = protocol.splitSeed;
    if (protocol.shares.validation > 0)
        return count == 1 ? Message("%1 random split (seed %2), %3 % training, %4 % validation, %5 % test", count, seed,
                                    train, validation, test)
                          : Message("%1 random splits (seed %2), %3 % training, %4 % validation, %5 % test", count, seed,
                                    train, validation, test);
    return count == 1 ? Message("%1 random split (seed %2), %3 % training, %4 % test", count, seed, train, test)
                      : Message("%1 random splits (seed %2), %3 % training, %4 % test", count, seed, train, test);
}

std::ptrdiff_t knownCount(const graph::Labels& labels)
{
    return std::ranges::count_if(labels.ofNode, [](std::int32_t label) { return label >= 0; });
}

/// The public splits of citation graphs leave many nodes unused; the splits of inductive data sets use all.
bool givesEveryNodeARole(const graph::Labels& labels, std::span<const graph::Split> published)
{
    if (published.size() != 1) return false;
    const graph::Split& split = published.front();
    if (split.train.empty() || split.validation.empty() || split.test.empty()) return false;
    const std::size_t roles = split.train.size() + split.validation.size() + split.test.size();
    return 10 * roles >= 9 * static_cast<std::size_t>(knownCount(labels));
}

}  // namespace

const char* metricId(Metric metric) { return metric == Metric::Accuracy ? "accuracy" : "micro-F1"; }

std::vector<std::string> protocolIds()
{
    return {"cv-10-90", "cv-50-50", "val-10-10-80", "public-logistic", "public-linear", "public-mlp"};
}

Result<Protocol> protocolById(const std::string& id)
{
    Protocol protocol;
    protocol.id = id;
    if (id == "cv-10-90") return protocol;
    if (id == "cv-50-50") {
        protocol.shares.train = 0.5;
        return protocol;
    }
    if (id == "val-10-10-80") {
        protocol.shares.validation = 0.1;
        return protocol;
    }
    protocol.usesPublishedSplits = true;
    protocol.isShuffled = false;
    protocol.splits = 0;
    if (id == "public-logistic") return protocol;
    if (id == "public-linear" || id == "public-mlp") {
        const bool isLarge = id == "public-mlp";
        protocol.probe = isLarge ? ProbeKind::LinearBatches : ProbeKind::Linear;
        protocol.metric = isLarge ? Metric::MicroF1 : Metric::Accuracy;
        return protocol;
    }
    return badInput("unknown evaluation protocol \"%1\", expected one of %2", id, joined(protocolIds()));
}

Protocol defaultProtocol(const std::string& dataset, const graph::Labels& labels, std::span<const graph::Split> published)
{
    if (dataset == "cornell" || dataset == "texas" || dataset == "wisconsin") return protocolById("public-linear").value();
    const bool isInductive =
        !published.empty() && (dataset == "flickr" || dataset == "reddit" || givesEveryNodeARole(labels, published));
    if (isInductive) return protocolById("public-mlp").value();
    const auto usual = protocolById("cv-10-90").value();
    const auto known = static_cast<double>(knownCount(labels));
    const bool isTooSmall = usual.shares.train * known < LogisticProbeOptions().folds;
    return isTooSmall ? protocolById("cv-50-50").value() : usual;
}

ProtocolCard describe(const Protocol& protocol, std::int32_t splitsUsed)
{
    ProtocolCard card;
    card.id = protocol.id;
    card.metric = metricId(protocol.metric);
    card.splits = splitsUsed;
    card.splitsText = splitsText(protocol, splitsUsed);
    if (protocol.probe != ProbeKind::Logistic) {
        card.probeText = gradientProbeText(protocol.probe);
        card.selection = "best validation epoch";
        card.probeSeed = protocol.probeSeed;
        card.testUse = "test labels are read once, for the " + card.metric + " at the epoch that the validation part chose";
        return card;
    }
    if (!protocol.usesPublishedSplits) card.splitSeed = protocol.splitSeed;
    card.probeText = Message(
        "rows scaled to length 1, one-vs-rest L2-regularised logistic regression (liblinear solver 0, bias regularised, eps "
        "1e-4), C of 2^-10 … 2^9 chosen by %1",
        selectionText(protocol));
    card.selection = selectionId(protocol.selection);
    card.testUse = "test labels are read once, for the accuracy, after C was chosen and the classifier fitted";
    return card;
}

ProtocolParts partsOf(const Protocol& protocol)
{
    ProtocolParts parts;
    parts.splitKind = protocol.usesPublishedSplits ? "published" : "random";
    if (protocol.probe == ProbeKind::Logistic) {
        const LogisticProbeOptions usual;
        parts.probe = "logistic regression, one against the rest";
        parts.grid = "C = 2^" + std::to_string(usual.lowestExponent) + " … 2^" + std::to_string(usual.highestExponent);
    } else {
        parts.probe = "one linear layer";
        parts.grid = "epochs 1 … 100";
    }
    return parts;
}

LogisticProbeOptions logisticOptions(const Protocol& protocol)
{
    LogisticProbeOptions options;
    options.selection = protocol.selection;
    options.isShuffled = protocol.isShuffled;
    return options;
}

Result<std::vector<graph::Split>> protocolSplits(const Protocol& protocol, const graph::Labels& labels,
                                                 std::span<const graph::Split> published)
{
    ROSA_CHECK(protocol.splits >= 0, "a negative number of splits");
    if (labels.empty()) return badInput("the data set has no labels, which the evaluation requires");
    const auto wanted = static_cast<std::size_t>(protocol.splits);
    if (protocol.usesPublishedSplits) {
        if (published.empty())
            return badInput("protocol \"%1\" needs published splits, and the data set has none; use cv-10-90", protocol.id);
        if (wanted > published.size())
            return badInput("the data set has %1 published splits, but %2 are requested", published.size(), wanted);
        const auto used = published.first(wanted == 0 ? published.size() : wanted);
        return std::vector<graph::Split>(used.begin(), used.end());
    }
    if (wanted == 0) return badInput("protocol \"%1\" needs at least one split", protocol.id);
    std::vector<graph::Split> splits;
    for (std::size_t index = 0; index < wanted; ++index) {
        ROSA_TRY_ASSIGN(auto split,
                        randomSplit(labels, protocol.shares, protocol.splitSeed, static_cast<std::uint32_t>(index)));
        splits.push_back(std::move(split));
    }
    return splits;
}

ProbeReport reportOf(const Protocol& protocol, std::vector<ProbeOutcome> outcomes)
{
    std::vector<double> accuracies;
    accuracies.reserve(outcomes.size());
    for (const ProbeOutcome& outcome : outcomes) accuracies.push_back(outcome.accuracy);
    return {describe(protocol, static_cast<std::int32_t>(outcomes.size())), std::move(outcomes),
            summarise(accuracies, "splits")};
}

}  // namespace rosa::evaluate
