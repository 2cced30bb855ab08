/// Warnings about the splits that a run is evaluated on.
#include "core/catalog/options/evaluation_options.h"
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
    observer.warn("evaluation.protocol = auto measures on random splits (" + protocol->id + "), not on the " +
                  (count == 1 ? std::string("split") : std::to_string(count) + " splits") + " that data set " +
                  dataset.name + " brings; evaluation.protocol = public-logistic does");
}

}  // namespace

void warnOfSplits(const data::Dataset& dataset, const catalog::Configuration& configuration, Observer& observer)
{
    warnOfSplitsLeftOut(dataset, configuration, observer);
    const catalog::SetValue& set = configuration.values().at(catalog::keyOf(&catalog::EvaluationOptions::splits));
    const bool isChosen = !set.isGiven();
    const std::int32_t asked = configuration.get<catalog::EvaluationOptions>().splits;
    const auto protocol = protocolOf(configuration, dataset);
    if (isChosen && protocol && asked > protocol->splits)
        observer.warn("data set " + configuration.dataset() + " has " + std::to_string(protocol->splits) +
                      " partitions of protocol " + protocol->id + ": measured on these, not on " + std::to_string(asked));
}

}  // namespace rosa::learn
