/// The keys of method `rosa` as plain values.
#pragma once

#include <functional>

#include "core/catalog/configuration.h"
#include "core/learn/objective.h"

namespace rosa::learn {

enum class AscentDirection { Normalised, Sign };
enum class AscentAccumulation {
    Last,  ///< Ascent t sees x + δₜ.
    Sum,   ///< Ascent t sees x + δ₀ + … + δₜ, as the published program does.
};
enum class ReportedLoss {
    Mean,  ///< Over the ascents.
    Last,  ///< The last ascent's, divided by their number.
};

/// Adversarial training on the first view's features (article, section 3.3).
struct AscentOptions {
    bool enabled = true;
    int steps = 3;           ///< M; >= 1
    double stepSize = 1e-3;  ///< α, also the half-width of δ⁰; > 0
    AscentDirection direction = AscentDirection::Sign;
    AscentAccumulation accumulation = AscentAccumulation::Sum;
    /// Told each move's signs (n × F) as they are taken, for whoever repeats a step: rounding decides some of them.
    std::function<void(const torch::Tensor&)> onSigns = {};
};

struct RosaOptions {
    ObjectiveOptions objective;
    AscentOptions ascent;
    ReportedLoss reported = ReportedLoss::Last;

    static RosaOptions from(const catalog::Configuration& configuration);
};

}  // namespace rosa::learn
