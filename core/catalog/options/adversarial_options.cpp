#include "core/catalog/options/adversarial_options.h"

namespace rosa::catalog {

void describe(Fields<AscentOptions>& fields)
{
    fields
        .flag(&AscentOptions::enabled, "adversarial.enabled", "Adversarial training",
              "Adds to the first view's features a perturbation that climbs the loss")
        .brief("adversary|no adversary");
    fields
        .integer(&AscentOptions::steps, "adversarial.steps", "Ascents M",
                 "Ascents of the perturbation in a step; each costs a forward and a backward pass")
        .from(1)
        .upTo(100)
        .unit("ascents")
        .brief("1 ascent|# ascents");
    fields
        .real(&AscentOptions::stepSize, "adversarial.step_size", "Ascent step α",
              "Length of an ascent, and bound of the perturbation's random start")
        .above(0)
        .upTo(10)
        .unit("feature units")
        .live()
        .brief("ascent α #");
    fields
        .choice(&AscentOptions::direction, "adversarial.direction", "Ascent direction",
                {{AscentDirection::Normalised, "normalised", "δ ← δ + α·g/‖g‖, Frobenius norm"},
                 {AscentDirection::Sign, "sign", "δ ← δ + α·sign(g)"}},
                "How the gradient becomes a step of the perturbation")
        .brief("ascent #");
    fields
        .choice(&AscentOptions::accumulation, "adversarial.accumulate", "Perturbation seen",
                {{AscentAccumulation::Last, "last", "x + δₜ at ascent t"},
                 {AscentAccumulation::Sum, "sum", "x + δ₀ + … + δₜ at ascent t"}},
                "Features that the encoder sees at an ascent")
        .brief("perturbation #");
}

void describe(Fields<ReportOptions>& fields)
{
    fields
        .choice(&ReportOptions::reported, "train.loss_reported", "Loss reported",
                {{ReportedLoss::Mean, "mean", "Mean of the loss over the ascents"},
                 {ReportedLoss::Last, "last", "The last ascent's loss divided by their number"}},
                "Which loss is recorded, drawn and compared by patience")
        .brief("loss #");
}

}  // namespace rosa::catalog
