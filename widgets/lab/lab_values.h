/// The numbers of a scene that a hand can change, with their ranges and steps.
#pragma once

#include "widgets/lab/lab_target.h"

namespace rosa::widgets {

/// A number that can be changed. A step of the keyboard or the wheel adds `fine` or `coarse`, or multiplies by it if the number is logarithmic.
struct LabNumber {
    double value = 0;
    double least = 0, most = 1;
    double fine = 0.01, coarse = 0.1;
    bool isLogarithmic = false;
    bool isWhole = false;
};

/// The matrix, or null where the problem or its variant has none.
const transport::Matrix<double>* matrixOf(const LabScene& scene, LabMatrix matrix);
/// Those that exist: D∘S, S, P, Γ, D∘S∘Γ, Γ*.
std::vector<LabMatrix> matricesOf(const LabScene& scene);
/// End of its colour scale; the other end is 0. Positive and finite.
double mostOf(const LabScene& scene, LabMatrix matrix);
/// Whether its cells can be changed.
bool isEditable(const LabScene& scene, LabMatrix matrix);

/// What each row sends, or each column receives.
std::vector<double> sumsOf(const transport::Matrix<double>& plan, bool ofRows);

/// The weight, cell, half iteration or knob at `target`; nothing if it cannot be changed or is no single number (points, boxes, combos).
std::optional<LabNumber> numberAt(const LabScene& scene, const LabKnobs& knobs, const LabTarget& target);

/// `value` inside the range, whole where it must be.
double fitted(const LabNumber& number, double value);
/// `steps` steps up, or down if negative.
double stepped(const LabNumber& number, int steps, bool isCoarse);
/// Position in its range, 0 … 1, and the value at a position.
double shareOf(const LabNumber& number);
double valueAt(const LabNumber& number, double share);

/// The knobs that are set, in order.
std::vector<LabKnob> knobsOf(const LabKnobs& knobs);

/// `value` rounded up to 1, 2, 2.5, 5 or 10 times a power of ten; 1 if it is not positive and finite.
double roundedUp(double value);
/// Largest finite value; 0 if there is none.
double largestOf(const std::vector<double>& values);
/// Element `index`; not-a-number outside.
double at(const std::vector<double>& values, int index);
double at(const transport::Matrix<double>* matrix, int row, int column);

}  // namespace rosa::widgets
