#include "core/catalog/options/adversarial_options.h"

namespace rosa::catalog {

void describe(Fields<AscentOptions>& fields)
{
    fields
        .flag(&AscentOptions::enabled, "adversarial.enabled", "Adversarial training",
              "Adds a perturbation that increases the loss to the features of the first view")
        .essential()
        .brief("adversary|no adversary");
    fields
        .integer(&AscentOptions::steps, "adversarial.steps", "Ascent steps M",
                 "Gradient ascent steps of the perturbation per training step; each costs one forward and one backward pass")
        .from(1)
        .upTo(100)
        .unit("ascents")
        .brief("1 ascent|# ascents");
    fields
        .real(&AscentOptions::stepSize, "adversarial.step_size", "Ascent step size α",
              "Step size of the ascent; also bounds the random initial perturbation")
        .above(0)
        .upTo(10)
        .unit("feature units")
        .live()
        .brief("ascent α #");
    fields
        .choice(&AscentOptions::direction, "adversarial.direction", "Ascent direction",
                {{AscentDirection::Normalised, "normalised", "δ ← δ + α·g/‖g‖, Frobenius norm"},
                 {AscentDirection::Sign, "sign", "δ ← δ + α·sign(g)"}},
                "How the perturbation is updated from the gradient")
        .brief("ascent #");
    fields
        .choice(&AscentOptions::accumulation, "adversarial.accumulate", "Perturbation applied",
                {{AscentAccumulation::Last, "last", "x + δₜ in ascent step t"},
                 {AscentAccumulation::Sum, "sum", "x + δ₀ + … + δₜ in ascent step t"}},
                "Input of the encoder in each ascent step")
        .brief("perturbation #");
}

void describe(Fields<ReportOptions>& fields)
{
    fields
        .choice(&ReportOptions::reported, "train.loss_reported", "Reported loss",
                {{ReportedLoss::Mean, "mean", "Mean loss over the ascent steps"},
                 {ReportedLoss::Last, "last", "Loss of the last ascent step divided by the number of steps"}},
                "Loss that is recorded, plotted and monitored by the patience rule")
        .brief("loss #");
}

}  // namespace rosa::catalog
