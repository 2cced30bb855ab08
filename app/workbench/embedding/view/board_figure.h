/// The embeddings of a board as one figure.
#pragma once

#include <memory>

#include "widgets/figure/figure.h"

namespace rosa::workbench {

class EmbeddingControls;
class PanelBoard;
class RunFollower;

/// nullptr while no panel shows points with colours.
std::unique_ptr<widgets::Figure> figureOf(const PanelBoard& board, const RunFollower& run,
                                          const EmbeddingControls& controls);

}  // namespace rosa::workbench
