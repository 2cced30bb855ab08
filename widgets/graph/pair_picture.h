/// Two small graphs and the plan that moves the weights of one onto the other, ready to be drawn.
#pragma once

#include <utility>
#include <vector>

#include <QPointF>
#include <QString>

#include "widgets/matrix/matrix_picture.h"

namespace rosa::widgets {

struct SmallGraph {
    QString title;
    std::vector<NodeLabel> nodes;
    std::vector<float> weights;              ///< One per node; area of the disc.
    std::vector<std::pair<int, int>> edges;  ///< Indices into `nodes`.
    std::vector<QPointF> places;             ///< From layoutGraph(), one per node; empty: computed at each layout.
};

/// Selects the flows that are drawn.
struct FlowFilter {
    double threshold = 0;  ///< Minimum share of the largest flow. 0 … 1
    int strongest = 0;     ///< Maximum number of flows; 0: all.
    bool isHard = false;   ///< Only the largest flow of each row; the first of equal ones.
};

struct PairPicture {
    SmallGraph left, right;   ///< Rows and columns of the plan.
    std::vector<float> plan;  ///< Γ, rows × columns.
    double paddingMass = 0;   ///< Mass of Γ that no flow shows, because it moves to or from padding.
    FlowFilter filter;

    [[nodiscard]] bool isEmpty() const { return left.nodes.empty() || right.nodes.empty(); }
};

/// What a flow says about the alignment.
enum class FlowKind { SameClass, OtherClass, Unknown };

struct Flow {
    int row = 0;
    int column = 0;
    double mass = 0;
    FlowKind kind = FlowKind::Unknown;
};

/// Flows that pass the filter, the strongest first.
std::vector<Flow> shownFlows(const PairPicture& picture);

/// Mass by kind of flow, total (with that of the padding) and shown; in units of the plan.
struct FlowShares {
    double all = 0, shown = 0;
    double sameClass = 0, otherClass = 0;  ///< Of the total, between nodes of known classes.
};
FlowShares flowShares(const PairPicture& picture);

}  // namespace rosa::widgets
