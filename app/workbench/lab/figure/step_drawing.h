/// The figure of a lesson's step on paper.
#pragma once

#include "app/workbench/lab/figure/lab_pictures.h"
#include "app/workbench/lab/figure/page_drawings.h"

namespace rosa::workbench {

/// What of a step its figure shows.
struct StepParts {
    bool hasCosts = true;   ///< D
    bool hasResult = true;  ///< Γ and the flows.
    bool hasBlank = false;  ///< An empty Γ, to be filled in; only without the result.
};

/// D, Γ and both sides beside each other. Matrices of up to 8 × 8 cells have their numbers in the cells, labels that stand upright, and the weights
/// t and r as numbers along their edges; larger ones are drawn as in the window.
PageDrawings::Draw stepDrawing(const SolvedProblem& solved, const StepParts& parts);

}  // namespace rosa::workbench
