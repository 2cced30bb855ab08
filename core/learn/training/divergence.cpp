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
    const std::string where = "data set " + dataset.name + ": ";
    if (const auto finite = features.checkFinite(); !finite)
        return badInput(where + finite.error().message + "; rosa data check " + dataset.name + " reads all of them");
    float largest = 0;
    for (std::size_t i = 0; i < features.storedCount(); ++i) largest = std::max(largest, std::abs(features.stored(i)));
    if (largest <= kLargestFeature) return {};
    return badInput(where + "its features reach " + numberText(static_cast<double>(largest)) +
                    ", and float32 cannot hold their products; scale them, for instance each column to 0 … 1");
}

/// The most likely cause in the configuration, and the remedy.
std::string adviceOf(const catalog::Configuration& configuration)
{
    const auto assigned = [](const std::string& key, double value) { return key + " = " + numberText(value); };
    const auto contrast = configuration.find<catalog::TemperatureOptions>();
    if (contrast && contrast->temperature < kSmallestTemperature)
        return "likely cause: " +
               assigned(catalog::keyOf(&catalog::TemperatureOptions::temperature), contrast->temperature) +
               " is too low; raise it";
    // All trainable methods have it.
    return "likely cause: " +
           assigned(catalog::keyOf(&catalog::RateOptions::learningRate),
                    configuration.get<catalog::RateOptions>().learningRate) +
           " is too high; lower it";
}

}  // namespace

Error divergedError(const Divergence& divergence, const data::Dataset& dataset, const catalog::Configuration& configuration)
{
    const std::string when =
        divergence.epoch > 0 ? "training diverged in epoch " + std::to_string(divergence.epoch) : "before the first epoch";
    const std::string what = when + ": " + divergence.what;
    if (const auto error = featuresError(dataset)) return badInput(what + "; " + error->message);
    std::string message = what + "; " + adviceOf(configuration);
    if (divergence.checkpoint > 0)
        message += ", or fork the run from its checkpoint of epoch " + std::to_string(divergence.checkpoint) +
                   " with another value";
    return failed(message);
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
            return badInput("tensor " + part.name + " holds a number that is not finite");
    return {};
}

}  // namespace rosa::learn
