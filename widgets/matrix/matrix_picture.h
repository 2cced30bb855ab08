/// A matrix between two lists of nodes as it is drawn: values, nodes along both edges, weights, colours.
#pragma once

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include <QString>

#include "widgets/figure/legend.h"
#include "widgets/style/colour_map.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

/// A node along an edge of a matrix or in a small graph.
struct NodeLabel {
    int node = -1;      ///< Number in the data set; the same node on both sides has the same number.
    QString name;       ///< What people call it.
    int classOf = -1;   ///< −1: not known.
    QString className;  ///< "" where not known.
    bool isCentre = false;
};

/// The classes among nodes, each once, ascending; none where no class is known.
std::vector<LegendMark> classEntries(std::initializer_list<const std::vector<NodeLabel>*> lists);

/// What stands along the edges of a matrix.
enum class EdgeText {
    Nodes,    ///< Their names, with strips in the colours of their classes.
    Classes,  ///< Names of the classes alone; neighbours of one class share one where lines part the classes.
};

/// How a matrix is drawn, whatever it shows.
struct MatrixLook {
    ColourMap map = ColourMap::Viridis;
    EdgeText edgeText = EdgeText::Nodes;
};

/// Plain values; cheap to copy where matrices are small.
struct MatrixPicture {
    QString symbol;  ///< "Γ": before a value.
    QString title;   ///< "Γ, Sinkhorn's plan": above the matrix.
    int rows = 0;
    int columns = 0;
    std::vector<float> values;                       ///< rows × columns, row-major; not-a-number is left blank.
    std::vector<NodeLabel> rowLabels, columnLabels;  ///< As many as rows and columns, or none.
    std::vector<float> rowWeights, columnWeights;    ///< The same; drawn as bars along the edges.
    MatrixLook look;
    double low = 0, high = 1;                   ///< Values that get the first and the last colour.
    bool separatesClasses = false;              ///< Lines where the class of neighbouring labels changes.
    std::vector<int> rowBreaks, columnBreaks;   ///< Heavier lines before these rows and columns.
    std::vector<std::pair<int, int>> marked;    ///< Cells with a frame: positive pairs.
    std::optional<std::pair<int, int>> chosen;  ///< The cell that other pictures show.

    [[nodiscard]] bool isEmpty() const { return rows == 0 || columns == 0; }
    [[nodiscard]] float at(int row, int column) const
    {
        return values[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
    }
};

/// The least and the greatest finite value; 0 and 1 where there is none.
std::pair<double, double> rangeOf(const MatrixPicture& picture);

/// "Γ(31336, 1061127) = 0.0123": a cell for people, with the classes where they are known. `row` and `column` exist.
QString cellText(const MatrixPicture& picture, int row, int column);

/// A weight along an edge: "t(31336) = 0.12"; "" without weights.
QString rowWeightText(const MatrixPicture& picture, int row);
QString columnWeightText(const MatrixPicture& picture, int column);

}  // namespace rosa::widgets
