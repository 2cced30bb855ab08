/// The matrices by which encoders pass features along edges.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/graph.h"
#include "core/sampling/view_batch.h"

namespace rosa::sampling {

/// A square sparse matrix in compressed rows, columns ascending within a row, no entry twice.
struct SparseRows {
    std::vector<std::int64_t> offsets{0};  ///< rowCount() + 1
    std::vector<std::int32_t> columns;
    std::vector<float> values;

    [[nodiscard]] std::int32_t rowCount() const { return static_cast<std::int32_t>(offsets.size()) - 1; }
};

/// How the messages that arrive at a node are weighted.
enum class Propagation {
    Symmetric,  ///< D^-1/2 (A + I) D^-1/2: GCN (Kipf and Welling 2017).
    Mean,       ///< D^-1 (A + I): GraphSAGE-GCN (Hamilton et al. 2017), the mean over a node and its neighbours.
    Others,  ///< D^-1 A: GraphSAGE-mean, the mean over the neighbours alone; nothing where there are none. Of whole graphs only.
};

/// The matrix Â of out = Â·x. A row is a target, a column a source: out[t] = Σ_s Â[t,s]·x[s] over the arcs s → t and t itself.
/// D counts what arrives at a node, its self-loop included, so that arcs kept in one direction only are weighted as
/// PyTorch Geometric's gcn_norm does. A self-loop already there is not doubled. A multi-layer perceptron is Â = I and
/// needs no matrix.
///
/// The batch must not hold an arc twice. O(rows + arcs), and O(d log d) for a row of d arcs.
SparseRows propagationRows(const ViewBatch& batch, Propagation kind);

/// The same over a whole graph, whose rows are its nodes. O(nodes + arcs).
SparseRows propagationRows(const graph::Graph& graph, Propagation kind);
/// The same over the arcs of an undirected graph whose place in `keptArcs` is not 0 (empty: all): the one to s in row t is a message from s to t.
SparseRows propagationRows(const graph::Graph& graph, Propagation kind, std::span<const std::uint8_t> keptArcs);

}  // namespace rosa::sampling
