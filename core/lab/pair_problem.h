/// A pair of views of a run as a problem of the lab.
#pragma once

#include "core/graph/labels.h"
#include "core/lab/problem.h"
#include "core/protocol/inspection.h"

namespace rosa::lab {

/// The pair's D, S, weights, λ and iterations, node numbers as labels, classes, and the edges of both views; padding rows, if the pair has any,
/// are points after the nodes. Solved in float64, so its figures agree with the run's up to float32. Labels of the data set may be empty.
/// An Error if the pair is larger than kMostPoints.
Result<Problem> problemOfPair(const protocol::Inspection& inspection, const graph::Labels& labels);

}  // namespace rosa::lab
