/// Edits of a problem of the transport lab by a hand. Indices that do not exist are ignored, since a
/// drawing may show an earlier problem; values outside the valid range are clipped to it.
#pragma once

#include <optional>

#include <QPointF>

#include "core/lab/problem.h"
#include "widgets/lab/lab_scene.h"

namespace rosa::workbench {

/// Moves a point of a cloud, or the node of a graph that a row or column shows. No effect on given costs.
void movePoint(lab::Problem& problem, bool isRow, int index, QPointF place);

/// Sets a weight to `weight` of a total of 1, and scales the others of its side to the rest; for an unbalanced problem, to `weight` as it is.
/// `posed` are the weights before; the rule of weights becomes Own.
void setWeight(lab::Problem& problem, const lab::Posed& posed, bool isRow, int index, double weight);

/// Sets a cell of D∘S, S or Γ, as far as it is the problem's own: costs and S that are given, and the plan of Variant::Hand. With rescaling,
/// D becomes the cost divided by S. False if the cell follows from others.
bool setCell(lab::Problem& problem, const lab::Posed& posed, widgets::LabMatrix matrix, int row, int column, double value);

/// Fills a cell of the plan by hand as far as both weights allow, or empties it.
void toggleCell(lab::Problem& problem, const lab::Posed& posed, int row, int column);

/// Whether D can be edited.
bool hasGivenCost(const lab::Problem& problem);
/// Whether S exists for the problem.
bool canRescale(const lab::Problem& problem);
/// Whether the variant scales by half iterations.
bool isScaled(lab::Variant variant);
/// In the order of the choices.
inline constexpr transport::Arithmetic kArithmetics[] = {transport::Arithmetic::Single, transport::Arithmetic::Double,
                                                         transport::Arithmetic::Logarithm};
/// Gaps of marginals up to this are rounding errors: scalings of float32 meet the side scaled last to about 1e-7,
/// and the exact plan keeps weights to multiples of 2⁻⁴⁰.
double roundingOf(const lab::SolveSettings& settings);

}  // namespace rosa::workbench
