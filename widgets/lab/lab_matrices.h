/// Matrices as heat maps, their colour scale, and the formula of the next half iteration.
#pragma once

#include "widgets/lab/lab_layout.h"
#include "widgets/lab/lab_paint.h"

namespace rosa::widgets {

/// Symbol ("Γ") and full name ("Γ, transport plan") of a matrix of this scene.
QString symbolOf(const LabScene& scene, LabMatrix matrix);
QString nameOf(const LabScene& scene, LabMatrix matrix);

/// Draws all matrices of the layout, the colour scale of the main one, and the labels of rows and columns. Equal neighbours in a row are drawn as
/// one rectangle. Values are printed in cells that have room. `lit`: the title under the pointer.
void drawMatrices(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, const LabHover& hover,
                  const LabTarget& lit);

/// v = t / (P u), u = r / (Pᵀ v): the one that the next half iteration computes is lit.
void drawFormula(const LabPaint& paint, const LabLayout& layout, const LabScene& scene);

}  // namespace rosa::widgets
