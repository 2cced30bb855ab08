/// Propagation matrices of encoders.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/graph.h"
#include "core/sampling/view_batch.h"

namespace rosa::sampling {

/// A square sparse matrix in CSR form, columns ascending within a row, without duplicate entries.
struct SparseRows {
    std::vector<std::int64_t> offsets{0};  ///< rowCount() + 1
    std::vector<std::int32_t> columns;
    std::vector<float> values;

    [[nodiscard]] std::int32_t rowCount() const { return static_cast<std::int32_t>(offsets.size()) - 1; }
};

/// Weights of the messages that a node receives.
enum class Propagation {
    Symmetric,  ///< D^-1/2 (A + I) D^-1/2: GCN (Kipf and Welling 2017).
    Mean,       ///< D^-1 (A + I): GraphSAGE-GCN (Hamilton et al. 2017), the mean over a node and its neighbours.
    Others,     ///< D^-1 A: GraphSAGE-mean, the mean over the neighbours; an empty row if there are none. Whole graphs only.
};

/// The matrix Â of out = Â·x. Rows are targets, columns are sources: out[t] = Σ_s Â[t,s]·x[s] over the arcs s → t and t itself. D counts
/// the incoming messages of a node, including its self-loop, so arcs kept in one direction only are weighted like PyTorch Geometric's
/// gcn_norm. An existing self-loop is not doubled. A multi-layer perceptron is Â = I and needs no matrix.
///
/// In a weighted graph, A has its weights, and D their sums; the self-loop that is added has weight 1. The batch has the weights of `graph`,
/// on whose nodes it is; without one, each arc counts 1. It must not contain duplicate arcs. O(rows + arcs), and O(d log d) for a row of d arcs.
SparseRows propagationRows(const ViewBatch& batch, Propagation kind, const graph::Graph& graph = {});

/// An element of Â from the weight of its arc and the sums D of its row and its column; 0 if they are 0.
float propagationWeight(Propagation kind, float weight, double ofTarget, double ofSource);
/// Elements of D^-1 A in row `target` of a weighted graph of incoming arcs, without that of a self-loop; 0 if all weights are 0.
std::vector<float> sharesOfOthers(const graph::Graph& incoming, graph::Node target);

/// As above for a whole graph; the rows are its nodes. O(nodes + arcs).
SparseRows propagationRows(const graph::Graph& graph, Propagation kind);
/// As above for the arcs of an undirected graph that are non-zero in `keptArcs` (empty: all); the arc to s in row t is a message from s to
/// t.
SparseRows propagationRows(const graph::Graph& graph, Propagation kind, std::span<const std::uint8_t> keptArcs);

}  // namespace rosa::sampling
