#include "widgets/lab/lab_values.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// 50 steps per factor of ten.
const double kFineFactor = std::pow(10, 0.02);
const double kCoarseFactor = std::pow(10, 0.2);

double positive(double value) { return std::isfinite(value) && value > 0 ? value : 1; }

LabNumber logarithmic(double value, double least, double most)
{
    return {value, least, most, kFineFactor, kCoarseFactor, true, false};
}

/// Steps of 1/200 of the scale, rounded, so that typed and stepped values meet.
LabNumber scaled(double value, double scale, double most)
{
    const double fine = roundedUp(scale / 200);
    return {value, 0, most, fine, 10 * fine, false, false};
}

std::optional<LabNumber> knobNumber(const LabKnobs& knobs, LabKnob knob)
{
    switch (knob) {
        case LabKnob::Lambda:
            if (knobs.lambda) return logarithmic(*knobs.lambda, 0.1, 1000);
            break;
        case LabKnob::Epsilon:
            if (knobs.epsilon) return logarithmic(*knobs.epsilon, 0.001, 10);
            break;
        case LabKnob::HalfIterations:
            if (knobs.halfIterations)
                return LabNumber{
                    double(*knobs.halfIterations), 0, double(std::max(0, knobs.mostHalfIterations)), 1, 10, false, true};
            break;
        case LabKnob::Temperature:
            if (knobs.temperature) return logarithmic(*knobs.temperature, 0.05, 20);
            break;
        case LabKnob::Rho:
            if (knobs.rho) return logarithmic(*knobs.rho, 0.01, 100);
            break;
        case LabKnob::Angle:
            if (knobs.angle) return LabNumber{*knobs.angle, 0, 180, 1, 15, false, false};
            break;
        case LabKnob::Rescale:
        case LabKnob::Variant:
        case LabKnob::Arithmetic:
            break;
    }
    return std::nullopt;
}

}  // namespace

const transport::Matrix<double>* matrixOf(const LabScene& scene, LabMatrix matrix)
{
    const transport::Matrix<double>* found = nullptr;
    switch (matrix) {
        case LabMatrix::Cost:
            found = &scene.cost;
            break;
        case LabMatrix::Scale:
            found = scene.scale ? &*scene.scale : nullptr;
            break;
        case LabMatrix::Kernel:
            found = &scene.kernel;
            break;
        case LabMatrix::Plan:
            found = &scene.plan;
            break;
        case LabMatrix::Contribution:
            found = &scene.contribution;
            break;
        case LabMatrix::ExactPlan:
            found = &scene.exactPlan;
            break;
    }
    return found && found->rows() > 0 && found->columns() > 0 ? found : nullptr;
}

std::vector<double> sumsOf(const transport::Matrix<double>& plan, bool ofRows)
{
    std::vector<double> sums(static_cast<std::size_t>(ofRows ? plan.rows() : plan.columns()));
    for (std::int64_t i = 0; i < plan.rows(); ++i)
        for (std::int64_t j = 0; j < plan.columns(); ++j) sums[static_cast<std::size_t>(ofRows ? i : j)] += plan(i, j);
    return sums;
}

std::vector<LabMatrix> matricesOf(const LabScene& scene)
{
    std::vector<LabMatrix> found;
    for (const LabMatrix matrix : {LabMatrix::Cost, LabMatrix::Scale, LabMatrix::Kernel, LabMatrix::Plan,
                                   LabMatrix::Contribution, LabMatrix::ExactPlan})
        if (matrixOf(scene, matrix)) found.push_back(matrix);
    return found;
}

double mostOf(const LabScene& scene, LabMatrix matrix)
{
    switch (matrix) {
        case LabMatrix::Cost:
            return positive(scene.mostCost);
        case LabMatrix::Plan:
        case LabMatrix::ExactPlan:
            return positive(scene.mostMass);
        case LabMatrix::Contribution:
            return positive(scene.mostCost) * positive(scene.mostMass);
        case LabMatrix::Scale:
        case LabMatrix::Kernel:
            break;
    }
    return 1;
}

bool isEditable(const LabScene& scene, LabMatrix matrix)
{
    return (matrix == LabMatrix::Cost && scene.canEditCost) || (matrix == LabMatrix::Plan && scene.canEditPlan);
}

std::optional<LabNumber> numberAt(const LabScene& scene, const LabKnobs& knobs, const LabTarget& target)
{
    constexpr double huge = std::numeric_limits<double>::max();
    switch (target.part) {
        case LabPart::Weight: {
            if (!scene.canDragWeights) return std::nullopt;
            const LabSide& side = target.isRow ? scene.rows : scene.columns;
            const double weight = at(side.weights, target.index);
            if (std::isnan(weight)) return std::nullopt;
            return scaled(weight, roundedUp(largestOf(side.weights)), huge);
        }
        case LabPart::Cell: {
            if (!isEditable(scene, target.matrix)) return std::nullopt;
            const double value = at(matrixOf(scene, target.matrix), target.row, target.column);
            if (std::isnan(value)) return std::nullopt;
            return scaled(value, mostOf(scene, target.matrix), huge);
        }
        case LabPart::Playhead: {
            const auto length = static_cast<int>(scene.traces.rowGap.size());
            if (length < 2) return std::nullopt;
            return LabNumber{
                double(std::clamp(scene.halfIterations, 0, length - 1)), 0, double(length - 1), 1, 10, false, true};
        }
        case LabPart::Angle:
            return knobNumber(knobs, LabKnob::Angle);
        case LabPart::Knob:
            return knobNumber(knobs, static_cast<LabKnob>(target.index));
        case LabPart::None:
        case LabPart::Point:
        case LabPart::Flow:
        case LabPart::Scaling:
        case LabPart::Title:
            break;
    }
    return std::nullopt;
}

double fitted(const LabNumber& number, double value)
{
    if (std::isnan(value)) return number.value;
    const double inside = std::clamp(value, number.least, number.most);
    return number.isWhole ? std::round(inside) : inside;
}

double stepped(const LabNumber& number, int steps, bool isCoarse)
{
    const double step = isCoarse ? number.coarse : number.fine;
    if (number.isLogarithmic) return fitted(number, number.value * std::pow(step, steps));
    // A multiple of the step, without the digits that sums of steps collect.
    const double next = number.value + steps * step;
    return fitted(number, std::round(next / step * 1e6) / 1e6 * step);
}

double shareOf(const LabNumber& number)
{
    const double share = number.isLogarithmic ? std::log(number.value / number.least) / std::log(number.most / number.least)
                                              : (number.value - number.least) / (number.most - number.least);
    return std::isfinite(share) ? std::clamp(share, 0.0, 1.0) : 0;
}

double valueAt(const LabNumber& number, double share)
{
    const double inside = std::clamp(share, 0.0, 1.0);
    return fitted(number, number.isLogarithmic ? number.least * std::pow(number.most / number.least, inside)
                                               : number.least + inside * (number.most - number.least));
}

std::vector<LabKnob> knobsOf(const LabKnobs& knobs)
{
    std::vector<LabKnob> set;
    const auto add = [&](bool isSet, LabKnob knob) {
        if (isSet) set.push_back(knob);
    };
    // It is there whatever is chosen, so it stays where it is.
    add(knobs.variant && !knobs.variants.isEmpty(), LabKnob::Variant);
    add(knobs.lambda.has_value(), LabKnob::Lambda);
    add(knobs.epsilon.has_value(), LabKnob::Epsilon);
    add(knobs.halfIterations.has_value(), LabKnob::HalfIterations);
    add(knobs.rho.has_value(), LabKnob::Rho);
    add(knobs.angle.has_value(), LabKnob::Angle);
    add(knobs.isRescaled.has_value(), LabKnob::Rescale);
    add(knobs.temperature.has_value(), LabKnob::Temperature);
    add(knobs.arithmetic && !knobs.arithmetics.isEmpty(), LabKnob::Arithmetic);
    return set;
}

double roundedUp(double value)
{
    if (!std::isfinite(value) || value <= 0) return 1;
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (value <= factor * power * (1 + 1e-9)) return factor * power;
    return 10 * power;
}

double largestOf(const std::vector<double>& values)
{
    double largest = 0;
    for (const double value : values)
        if (std::isfinite(value)) largest = std::max(largest, value);
    return largest;
}

double at(const std::vector<double>& values, int index)
{
    return index >= 0 && index < static_cast<int>(values.size()) ? values[static_cast<std::size_t>(index)] : kNoNumber;
}

double at(const transport::Matrix<double>* matrix, int row, int column)
{
    const bool isInside = matrix && row >= 0 && row < matrix->rows() && column >= 0 && column < matrix->columns();
    return isInside ? (*matrix)(row, column) : kNoNumber;
}

}  // namespace rosa::widgets
