/// A matrix between two lists of nodes, ready to be drawn: values, nodes along both edges, weights, colours.
#pragma once

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include <QString>
#include <QStringList>

#include "widgets/figure/legend.h"
#include "widgets/matrix/plan_edges.h"
#include "widgets/style/colour_map.h"
#include "widgets/style/number_text.h"

namespace rosa::bind {
template <typename Options>
class Fields;
}

namespace rosa::widgets {

/// A node along an edge of a matrix or in a small graph.
struct NodeLabel {
    int node = -1;      ///< Number in the data set; the same node on both sides has the same number.
    QString name;       ///< Name for the user.
    int classOf = -1;   ///< −1: unknown.
    QString className;  ///< "" if unknown.
    bool isCentre = false;
    bool isPadding = false;  ///< No node, but the padding of a view; its row or column is hatched.
};

/// The classes of the nodes, each once, ascending; empty if no class is known.
std::vector<LegendMark> classEntries(std::initializer_list<const std::vector<NodeLabel>*> lists);

/// Labels along the edges of a matrix.
enum class EdgeText {
    Nodes,    ///< Node names, with strips in the colours of their classes.
    Classes,  ///< Class names only; neighbours of one class share one if lines separate the classes.
};

/// Appearance of a matrix, independent of its content.
struct MatrixLook {
    ColourMap map = ColourMap::Viridis;
    EdgeText edgeText = EdgeText::Nodes;
};
void describe(bind::Fields<MatrixLook>& fields);

/// Plain values; cheap to copy for small matrices.
struct MatrixPicture {
    QString symbol;     ///< "Γ": precedes a value.
    QString title;      ///< "Γ, Sinkhorn's plan": title above the matrix.
    QString variant;    ///< "λ=5": distinguishes values of several matrices with one symbol; usually "".
    QStringList notes;  ///< Lines below the colour bar.
    int rows = 0;
    int columns = 0;
    std::vector<float> values;                       ///< rows × columns, row-major; not-a-number is drawn blank.
    std::vector<NodeLabel> rowLabels, columnLabels;  ///< One per row and per column, or empty.
    std::vector<float> rowWeights, columnWeights;  ///< One per row and per column, or empty; drawn as bars along the edges.
    MatrixLook look;
    double low = 0, high = 1;                   ///< Values of the first and the last colour.
    bool separatesClasses = false;              ///< Lines between neighbouring labels of different classes.
    std::vector<int> rowBreaks, columnBreaks;   ///< Thicker lines before these rows and columns.
    std::vector<std::pair<int, int>> marked;    ///< Framed cells: positive pairs.
    std::optional<std::pair<int, int>> chosen;  ///< The cell whose pair the other pictures show.
    std::optional<PlanEdges> edges;             ///< The two views along the edges; on screen only.

    [[nodiscard]] bool isEmpty() const { return rows == 0 || columns == 0; }
    [[nodiscard]] float at(int row, int column) const
    {
        return values[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
    }
};

/// The smallest and the largest finite value between nodes; 0 and 1 if there is none. Padding beyond has the first or the last colour.
std::pair<double, double> rangeOf(const MatrixPicture& picture);

/// "Γ", or "Γ[λ=5]" with a variant.
QString wholeSymbol(const QString& symbol, const MatrixPicture& picture);

/// "Γ(31336, 1061127) = 0.0123": text of a cell, with the classes if they are known. `row` and `column` must be valid.
QString cellText(const MatrixPicture& picture, int row, int column);

/// A weight along an edge: "t(31336) = 0.12"; "" without weights.
QString rowWeightText(const MatrixPicture& picture, int row);
QString columnWeightText(const MatrixPicture& picture, int column);

}  // namespace rosa::widgets
