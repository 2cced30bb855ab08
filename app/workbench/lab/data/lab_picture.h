/// What the canvas of the transport lab draws of an answer.
#pragma once

#include "app/workbench/lab/data/lab_freedom.h"
#include "app/workbench/lab/data/lab_state.h"
#include "widgets/lab/lab_scene.h"
#include "widgets/matrix/matrix_picture.h"

namespace rosa::workbench {

/// The answer with the ghost and the scales of a snapshot. Outside the sandbox, traces end at the shown half iteration, since a lesson asks what
/// comes next; with LabFreedom::hidesVerdicts() there are neither traces nor the exact plan, with hidesResult() there is only what a hand has
/// set, with hidesCosts() no matrix of costs. O(n m + half iterations).
widgets::LabScene sceneOf(const LabAnswer& answer, const LabSnapshot& snapshot, const LabFreedom& freedom);

/// Γ, or D∘S, as a matrix of a figure.
widgets::MatrixPicture planPicture(const LabAnswer& answer);
widgets::MatrixPicture costPicture(const LabAnswer& answer);

}  // namespace rosa::workbench
