/// What the canvas of the transport lab draws of an answer.
#pragma once

#include "app/workbench/model/lab/lab_state.h"
#include "widgets/lab/lab_scene.h"
#include "widgets/matrix/matrix_picture.h"

namespace rosa::workbench {

/// What may be seen and moved.
struct LabLook {
    bool showsAhead = true;  ///< Traces beyond the shown half sweep.
    bool canMovePoints = true;
    bool canMoveWeights = true;
    bool canEditCost = true;
    bool canEditPlan = true;
};

/// The answer with the ghost and the scales of a snapshot. O(n m + half sweeps).
widgets::LabScene sceneOf(const LabAnswer& answer, const LabSnapshot& snapshot, const LabLook& look);

/// Γ, or D∘S, as a matrix of a figure.
widgets::MatrixPicture planPicture(const LabAnswer& answer);
widgets::MatrixPicture costPicture(const LabAnswer& answer);

}  // namespace rosa::workbench
