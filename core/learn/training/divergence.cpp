#include "core/learn/training/divergence.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/training_options.h"

namespace rosa::learn {

namespace {

/// Larger features have squares whose sum over a batch exceeds the range of float32 (3.4e38).
constexpr float kLargestFeature = 1e15f;
/// A larger weight indicates divergence.
constexpr double kLargestWeight = 1e9;
/// At lower temperatures, exp(similarity / temperature) overflows float32.
constexpr double kSmallestTemperature = 0.02;

std::string numberText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%g", value);
    return text;
}

/// The cause, if it is in the data: non-finite or too large features.
std::optional<Error> featuresError(const data::Dataset& dataset)
{
    const graph::Features& features = dataset.features;
    if (const auto finite = features.checkFinite(); !finite)
        return badInput("data set %1: %2; to check all features, run rosa data check %1", dataset.name,
                        finite.error().message);
    float largest = 0;
    for (std::size_t i = 0; i < features.storedCount(); ++i) largest = std::max(largest, std::abs(features.stored(i)));
    if (largest <= kLargestFeature) return {};
    return badInput(
        "data set %1: features are as large as %2, so their products overflow float32; scale them, for instance each column "
        "to 0 … 1",
        dataset.name, numberText(static_cast<double>(largest)));
}

/// The setting that most likely caused it, and the remedy.
Message adviceOf(const catalog::Configuration& configuration)
{
    const auto assigned = [](const std::string& key, double value) { return key + " = " + numberText(value); };
    const auto contrast = configuration.find<catalog::TemperatureOptions>();
    if (contrast && contrast->temperature < kSmallestTemperature)
        return Message("likely cause: %1 is too low; raise it",
                       assigned(catalog::keyOf(&catalog::TemperatureOptions::temperature), contrast->temperature));
    // Every method that trains has a learning rate.
    return Message("likely cause: %1 is too high; lower it",
                   assigned(catalog::keyOf(&catalog::RateOptions::learningRate),
                            configuration.get<catalog::RateOptions>().learningRate));
}

}  // namespace

Error divergedError(const Divergence& divergence, const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    const Message what = divergence.epoch > 0
                             ? Message("training diverged in epoch %1: %2", divergence.epoch, divergence.what)
                             : Message("before the first epoch: %1", divergence.what);
    if (const auto error = featuresError(dataset)) return badInput("%1; %2", what, error->message);
    const Message message("%1; %2", what, adviceOf(configuration));
    if (divergence.checkpoint == 0) return failed(message);
    return failed("%1, or fork the run from its checkpoint of epoch %2 with another value", message, divergence.checkpoint);
}

bool hasDiverged(const ModelState& model, const data::Dataset& dataset)
{
    const torch::NoGradGuard constant;
    for (const NamedTensor& part : model.all())
        if (part.tensor.is_floating_point() && !(part.tensor.abs() <= kLargestWeight).all().item<bool>()) return true;
    return featuresError(dataset).has_value();
}

Result<void> checkFinite(const std::vector<NamedTensor>& model)
{
    for (const NamedTensor& part : model)
        if (part.tensor.is_floating_point() && !part.tensor.isfinite().all().item<bool>())
            return badInput("tensor %1 contains a number that is not finite", part.name);
    return {};
}

}  // namespace rosa::learn
