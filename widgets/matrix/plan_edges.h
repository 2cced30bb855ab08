/// The two views of a plan along its edges, and flows through its cells: what a matrix on screen shows besides its values.
#pragma once

#include <utility>
#include <vector>

class QPainter;

namespace rosa::widgets {

struct DrawingStyle;
struct MatrixHighlight;
struct MatrixLayout;
struct MatrixPicture;

/// A flow of the plan: from the node of its row along the row to the cell, and along the column to the node of the column.
struct CellFlow {
    int row = 0;
    int column = 0;
    double share = 0;  ///< Of the largest flow, 0 … 1; width and strength of the line.
};

/// Nodes stand at their rows and columns, with the edges of their graph as arcs.
struct PlanEdges {
    std::vector<std::pair<int, int>> rowEdges, columnEdges;  ///< Indices of rows and of columns.
    std::vector<CellFlow> flows;                             ///< Drawn while nothing is hovered, the strongest first.
};

/// Arcs and nodes beside the cells; hovered ones in the accent colour. No effect on a picture without PlanEdges. O(nodes + edges).
void drawPlanEdges(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style,
                   const MatrixHighlight& highlight);

/// Flows over the cells: those of the picture, or of the hovered row, column or cell those that carry at least a twentieth of the strongest.
/// O(flows), hovered O(rows + columns).
void drawCellFlows(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style,
                   const MatrixHighlight& highlight);

}  // namespace rosa::widgets
