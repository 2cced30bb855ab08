/// What the transport lab shows and the knobs beside it, as plain values.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QPointF>
#include <QString>
#include <QStringList>

#include "core/transport/matrix.h"

namespace rosa::widgets {

/// Points or nodes of one side.
struct LabSide {
    std::vector<QPointF> places;             ///< In the problem's coordinates; y upwards.
    std::vector<std::pair<int, int>> edges;  ///< Indices.
    std::vector<double> weights;             ///< t or r.
    std::vector<double> sums;                ///< Row or column sums of Γ.
    std::vector<double> logScaling;          ///< log v or log u; empty where the variant has none.
    QStringList labels;                      ///< One each; never empty.
    std::vector<int> classes;                ///< Empty, or one each; −1: unknown.
};

/// The matrices of a problem.
enum class LabMatrix { Cost, Scale, Kernel, Plan, Contribution, ExactPlan };

/// One half iteration after the other; all of equal length.
struct LabTraces {
    std::vector<double> rowGap, columnGap, cost, entropy;
    double exactCost = 0;
    double exactEntropy = 0, independentEntropy = 0;
    double rounding = 1e-12;  ///< Gaps up to this are rounding errors of the arithmetic.
};

/// The part of the formula that the next half iteration computes.
enum class LabTerm { None, Rows, Columns };

/// Everything that is drawn. Matrices are rows × columns.
struct LabScene {
    LabSide rows, columns;
    bool hasPlane = true;              ///< Whether the places are the problem's, so that dragging a point changes costs.
    transport::Matrix<double> cost;    ///< D∘S, what is solved.
    transport::Matrix<double> plan;    ///< Γ
    transport::Matrix<double> kernel;  ///< P; empty where the variant has none.
    transport::Matrix<double> contribution;  ///< D∘S∘Γ
    transport::Matrix<double> exactPlan;
    std::optional<transport::Matrix<double>> scale;  ///< S
    bool isRescaled = false;                         ///< Whether the costs are multiplied by S.
    std::optional<transport::Matrix<double>> ghost;  ///< Γ of a pinned state.
    /// Ends of the colour scales. They stay while a control moves; the owner changes them when a problem is opened or "fit" is asked for.
    double mostCost = 1, mostMass = 1;
    LabTraces traces;
    int halfIterations = 0;  ///< Of the shown plan: an index into the traces, 0 before the first.
    LabTerm next = LabTerm::None;
    bool showsFormula = true;     ///< False if the owner shows it.
    std::optional<double> angle;  ///< Direction of a projection in radians, drawn as a line.
    bool canDragPoints = false, canDragWeights = false, canEditCost = false, canEditPlan = false;
};

/// What the pointer or the keyboard is at: one of the indices may be −1.
struct LabHover {
    int row = -1;
    int column = -1;

    friend bool operator==(const LabHover&, const LabHover&) = default;
};

/// Knobs beside the drawing, those that are free.
struct LabKnobs {
    std::optional<double> lambda;       ///< 0.1 … 1,000, logarithmic.
    std::optional<double> epsilon;      ///< 1/λ, linked to it by the owner.
    std::optional<int> halfIterations;  ///< 0 … mostHalfIterations.
    int mostHalfIterations = 100;
    std::optional<double> temperature;  ///< τ; 0.05 … 20, logarithmic.
    std::optional<double> rho;          ///< 0.01 … 100, logarithmic.
    std::optional<double> angle;        ///< Degrees, 0 … 180.
    std::optional<bool> isRescaled;
    std::optional<int> variant;  ///< Index into variants.
    QStringList variants;
    std::optional<int> arithmetic;  ///< Index into arithmetics.
    QStringList arithmetics;
};

}  // namespace rosa::widgets
