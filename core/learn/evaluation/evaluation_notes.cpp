/// Warnings about what a run is evaluated on.
#include <algorithm>

#include "core/catalog/options/evaluation_options.h"
#include "core/evaluate/protocol.h"
#include "core/evaluate/splits.h"
#include "core/graph/statistics.h"
#include "core/learn/evaluation/evaluation.h"

namespace rosa::learn {

namespace {

/// The data set's own splits are used only if a protocol says so; the warning makes this visible.
void warnOfSplitsLeftOut(const data::Dataset& dataset, const catalog::Configuration& configuration, Observer& observer)
{
    if (configuration.get<catalog::EvaluationOptions>().protocol != catalog::kAutoProtocol || dataset.splits.empty()) return;
    const auto protocol = protocolOf(configuration, dataset);
    if (!protocol || protocol->usesPublishedSplits) return;
    const std::size_t count = dataset.splits.size();
    if (count == 1)
        observer.warn(
            Message("evaluation.protocol = auto uses random splits (%1), not the published split of data set %2; to use it, "
                    "set evaluation.protocol = public-logistic",
                    protocol->id, dataset.name));
    else
        observer.warn(
            Message("evaluation.protocol = auto uses random splits (%1), not the %2 published splits of data set %3; to use "
                    "them, set evaluation.protocol = public-logistic",
                    protocol->id, count, dataset.name));
}

/// Random splits are drawn again for this, unless the smallest class is so large that no training part can lack it.
void warnOfClassesNotTrained(const data::Dataset& dataset, const catalog::Configuration& configuration, Observer& observer)
{
    const auto protocol = protocolOf(configuration, dataset);
    if (!protocol) return;
    constexpr double kSurelyTrained = 40;  // e⁻⁴⁰
    const std::vector<std::int64_t> sizes = graph::classSizes(dataset.labels);
    const auto smallest = static_cast<double>(sizes.empty() ? 0 : std::ranges::min(sizes));
    if (!protocol->usesPublishedSplits && smallest * protocol->shares.train > kSurelyTrained) return;
    const auto splits = evaluate::protocolSplits(*protocol, dataset.labels, dataset.splits);
    if (!splits) return;
    if (const Message note = evaluate::notTrainedNote(*splits, dataset.labels); !note.empty()) observer.warn(note);
}

}  // namespace

void warnOfEmbedding(const graph::Features& embedding, Observer& observer)
{
    if (embedding.storedCount() > 0 && embedding.nonZeroCount() > 0) return;
    observer.warn(Message(
        "the embedding is zero at all %1 nodes: every node gets the same class, and the accuracy is the share of that "
        "class",
        embedding.rows()));
}

void warnOfSplits(const data::Dataset& dataset, const catalog::Configuration& configuration, Observer& observer)
{
    warnOfSplitsLeftOut(dataset, configuration, observer);
    warnOfClassesNotTrained(dataset, configuration, observer);
    const catalog::SetValue& set = configuration.values().at(catalog::keyOf(&catalog::EvaluationOptions::splits));
    const bool isChosen = !set.isGiven();
    const std::int32_t asked = configuration.get<catalog::EvaluationOptions>().splits;
    const auto protocol = protocolOf(configuration, dataset);
    if (isChosen && protocol && asked > protocol->splits)
        observer.warn(Message("data set %1 has only %2 splits of protocol %3: these are used instead of %4",
                              configuration.dataset(), protocol->splits, protocol->id, asked));
}

}  // namespace rosa::learn
