/// A problem of the transport lab: what the user edits, and what follows from it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/transport/lab/scaling_state.h"
#include "core/transport/lab/sliced.h"
#include "core/transport/matrix.h"
#include "core/transport/sharpness.h"

namespace rosa::lab {

/// Largest number of points, nodes, rows or columns of a side.
inline constexpr std::int64_t kMostPoints = 128;

using PointList = std::vector<transport::PlanePoint>;
/// Pairs of indices, undirected.
using Edges = std::vector<std::pair<int, int>>;

/// Cost between two vectors.
enum class Ground {
    Euclidean,  ///< ‖x − y‖
    Squared,    ///< ‖x − y‖²
    Cosine,     ///< 1 − cos(x, y), in [0, 2]; 1 for a zero vector.
};

/// Two point clouds in the plane.
struct Clouds {
    PointList rows;
    PointList columns;
};

/// Two views of one small graph, RoSA in miniature: the vectors of its nodes are their places, averaged over neighbours.
struct GraphViews {
    PointList nodes;           ///< Places, also features.
    Edges edges;               ///< Indices of nodes.
    std::vector<int> rows;     ///< Nodes of the first view.
    std::vector<int> columns;  ///< Nodes of the second view.
    int smoothing =
        0;  ///< How often vectors are replaced by D̃^(−1/2) Ã D̃^(−1/2) X, Ã with self-loops, as a GCN does. 0 … 10
};

/// Costs by hand, or of a pair of a run.
struct GivenCost {
    transport::Matrix<double> cost;                 ///< D
    std::optional<transport::Matrix<double>> hops;  ///< Ψ, for S = sigmoid(Ψ/τ).
    /// S itself, of a run's pair, instead of hops.
    std::optional<transport::Matrix<double>> scale;
    PointList rowPlaces, columnPlaces;  ///< For drawing only; empty or one per row and column.
    Edges rowEdges, columnEdges;        ///< For drawing only.
};

/// Weights of a side before they are normalised.
enum class Weighting {
    Own,    ///< As given; uniform where none are given.
    Views,  ///< x_i · mean(y), clipped at 0: the article's rule. Not for given costs.
};

/// What the solver computes.
enum class Variant {
    Sinkhorn,     ///< Half iterations of the scaling, in an arithmetic.
    Exact,        ///< The optimum.
    Independent,  ///< t·rᵀ
    Debiased,     ///< Sinkhorn's plan with the divergence of both sides; clouds and graphs only.
    Unbalanced,   ///< Mass may be left at a price.
    Sliced,       ///< The monotone plan of a projection, and the mean over all; clouds and graphs only.
    Hand,         ///< A plan filled in by hand.
};

/// Wider ranges than a training has (transport/sharpness.h), for looking at underflow and slow convergence; of λ also in steps of 1/λ.
inline constexpr double kLeastLambda = 1e-6, kMostLambda = 1e6;
inline constexpr std::int64_t kMostHalfIterations = 100'000;

/// How a problem is solved.
struct SolveSettings {
    Variant variant = Variant::Sinkhorn;
    double lambda = transport::kUsualLambda;  ///< kLeastLambda … kMostLambda
    transport::Arithmetic arithmetic = transport::Arithmetic::Double;
    std::int64_t halfIterations = 10;               ///< 0 … kMostHalfIterations. Of Sinkhorn.
    double tolerance = 0;                           ///< Of both marginals, L1. 0: all half iterations.
    double rho = 1;                                 ///< As λ. Of Unbalanced.
    double angle = 0;                               ///< Direction of the shown projection in degrees. Of Sliced.
    int directions = 180;                           ///< 1 … 10,000. Of Sliced.
    std::optional<transport::Matrix<double>> plan;  ///< Of Hand: >= 0; zeros if absent.
};

/// A problem as the user edits it.
struct Problem {
    std::string title;
    std::variant<Clouds, GraphViews, GivenCost> source;
    Ground ground = Ground::Euclidean;  ///< Not of given costs.
    bool isRescaled = false;            ///< Costs are multiplied by S; needs hops or a scale, so not for clouds.
    double temperature = 1;             ///< τ of S = 1/(1 + exp(−Ψ/τ)). > 0
    Weighting weighting = Weighting::Own;
    std::vector<double> rowWeights, columnWeights;     ///< >= 0, a positive one at least; empty: uniform.
    std::vector<std::string> rowLabels, columnLabels;  ///< Empty, or one per row and column.
    std::vector<int> rowClasses, columnClasses;        ///< Empty, or one per row and column; −1: unknown.
    std::vector<std::string> classNames;               ///< Empty, or one per class.
    SolveSettings solve;
};

/// What follows from a problem, in one direction: its matrices.
struct Posed {
    transport::Matrix<double> distance;              ///< D
    std::optional<transport::Matrix<double>> scale;  ///< S, where hops or a scale exist, used or not.
    transport::Matrix<double> cost;                  ///< D∘S, or D.
    /// Weights. Each side sums to 1, except for Unbalanced, where they are as given.
    std::vector<double> rows, columns;
    PointList rowVectors, columnVectors;  ///< That costs are computed of; empty for given costs.
    PointList rowPlaces, columnPlaces;    ///< For drawing; never empty.
    Edges rowEdges, columnEdges;          ///< Of a graph: those within a view.
};

/// Number of rows and columns.
std::pair<std::int64_t, std::int64_t> sizeOf(const Problem& problem);

/// Computes the matrices. Given costs without places get rows on the left and columns on the right. O(n m), for a graph also
/// O(nodes · edges). Returns an Error that says which size, index, weight or number is wrong, and where (1-based). Reentrant.
Result<Posed> pose(const Problem& problem);

}  // namespace rosa::lab
