#include "core/learn/methods/rosa_options.h"

namespace rosa::learn {

namespace {

ObjectiveOptions objectiveFrom(const catalog::Configuration& configuration)
{
    ObjectiveOptions options;
    options.similarity =
        configuration.choice("loss.similarity") == "one-minus" ? Similarity::OneMinus : Similarity::TwoMinusTwo;
    options.positiveDoubled = configuration.flag("loss.positive_doubled");
    options.denominator = configuration.choice("loss.denominator") == "with-positive" ? Denominator::WithPositive
                                                                                      : Denominator::WithoutPositive;
    options.temperature = configuration.real("loss.temperature");
    options.topology = configuration.flag("topology.enabled");
    options.topologyPairs = configuration.choice("topology.pairs") == "all" ? TopologyPairs::All : TopologyPairs::Positive;
    options.topologyTemperature = configuration.real("topology.temperature");
    options.solve.coupling = transport::couplingFromId(configuration.choice("transport.coupling"));
    options.solve.lambda = configuration.real("transport.lambda");
    options.solve.iterations = static_cast<int>(configuration.integer("transport.iterations"));
    options.solve.marginals = configuration.choice("transport.marginals") == "clip-at-zero"
                                  ? transport::MarginalRule::ClipAtZero
                                  : transport::MarginalRule::FloorTiny;
    options.padding = configuration.choice("transport.padding") == "program" ? Padding::Program : Padding::None;
    return options;
}

}  // namespace

RosaOptions RosaOptions::from(const catalog::Configuration& configuration)
{
    RosaOptions options;
    options.objective = objectiveFrom(configuration);
    options.ascent.enabled = configuration.flag("adversarial.enabled");
    options.ascent.steps = static_cast<int>(configuration.integer("adversarial.steps"));
    options.ascent.stepSize = configuration.real("adversarial.step_size");
    options.ascent.direction =
        configuration.choice("adversarial.direction") == "sign" ? AscentDirection::Sign : AscentDirection::Normalised;
    options.ascent.accumulation =
        configuration.choice("adversarial.accumulate") == "sum" ? AscentAccumulation::Sum : AscentAccumulation::Last;
    options.reported = configuration.choice("train.loss_reported") == "mean" ? ReportedLoss::Mean : ReportedLoss::Last;
    return options;
}

}  // namespace rosa::learn
