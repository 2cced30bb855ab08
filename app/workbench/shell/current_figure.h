/// The figure that "Save figure …" means for a view.
#pragma once

#include <memory>

#include "widgets/figure/figure_actions.h"

class QWidget;

namespace rosa::workbench {

/// The figure of the plot in `view` that has the focus, else of the first one that has something to show; nullptr where none has.
std::unique_ptr<widgets::Figure> figureOf(const QWidget& view);

}  // namespace rosa::workbench
