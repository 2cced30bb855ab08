/// Adversarial training on the first view's features (article, section 3.3), and the loss it reports.
#pragma once

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

enum class AscentDirection {
    Normalised,  ///< δ ← δ + α·g/‖g‖
    Sign,        ///< δ ← δ + α·sign(g)
};
enum class AscentAccumulation {
    Last,  ///< Ascent step t uses x + δₜ.
    Sum,   ///< Ascent step t uses x + δ₀ + … + δₜ, as the published program does.
};

/// Defaults are the article's.
struct AscentOptions {
    bool enabled = true;
    int steps = 3;           ///< M; >= 1
    double stepSize = 1e-3;  ///< α, also the half-width of δ⁰; > 0
    AscentDirection direction = AscentDirection::Normalised;
    AscentAccumulation accumulation = AscentAccumulation::Last;
};

enum class ReportedLoss {
    Mean,  ///< Over the ascent steps.
    Last,  ///< Loss of the last ascent step, divided by the number of steps.
};
struct ReportOptions {
    ReportedLoss reported = ReportedLoss::Mean;
};

void describe(Fields<AscentOptions>& fields);
void describe(Fields<ReportOptions>& fields);

}  // namespace rosa::catalog
