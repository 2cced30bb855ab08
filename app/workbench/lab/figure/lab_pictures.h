/// Pictures and figures of a problem of the transport lab, for paper.
#pragma once

#include <QString>

#include "core/lab/solution.h"
#include "widgets/graph/pair_picture.h"
#include "widgets/matrix/matrix_picture.h"

namespace rosa::workbench {

/// A problem with everything that follows from it.
struct SolvedProblem {
    lab::Problem problem;
    lab::Posed posed;
    lab::References references;
    lab::Solution solution;
};

/// Cost: one solve. Reentrant; Errors are those of pose() and solve().
Result<SolvedProblem> solveProblem(const lab::Problem& problem);

/// Matrices with the names, classes and weights of both sides.
widgets::MatrixPicture costPicture(const SolvedProblem& solved);  ///< D, or D∘S.
widgets::MatrixPicture planPicture(const SolvedProblem& solved);  ///< Γ
/// Both sides at their places, with the flows of Γ or without.
widgets::PairPicture flowsPicture(const SolvedProblem& solved, bool hasFlows);

/// Labels of the sides; numbers where the problem has none.
QString rowName(const lab::Problem& problem, std::size_t row);
QString columnName(const lab::Problem& problem, std::size_t column);

/// "Sinkhorn, λ = 5, 10 half iterations"
QString settingsText(const lab::Problem& problem);
/// The three verdicts, a line each, as plain text: why it stopped, how far the marginals are off, what it costs.
QStringList verdictTexts(const SolvedProblem& solved);

}  // namespace rosa::workbench
