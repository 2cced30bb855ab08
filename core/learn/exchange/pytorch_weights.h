/// Import and export of a model's weights under the names and in the layouts of PyTorch and PyTorch Geometric.
///
///     encoder.convK.weight, .bias    GCNConv:   encoder.convK.lin.weight (transposed), .bias; also reads convs.(K−1), conv.(K−1),
///                                               layers.(K−1), and .weight as in GCNConv before version 2
///     encoder.layerK.own, .neighbours SAGEConv: encoder.convK.lin_r (with a bias only if the halves are joined), .lin_l
///     encoder.convK of a GAT         GATConv:   encoder.convK.lin.weight (transposed), .att_src and .att_dst (1 × heads × width), .bias
///     encoder.normK                  BatchNorm1d; also reads PyTorch Geometric's
///     encoder.actK                   PReLU: encoder.actK.weight; also reads one shared by all layers (activation.weight)
///     projector.0, .1, .3            Sequential(Linear, BatchNorm1d, ReLU, Linear): the same, weights transposed
///     discriminator of DGI and GMI   Bilinear with one output: .weight (1 × in × in), .bias
///     splitN.layerK of GCN, FastGCN  GCNConv:   splitN.convK.lin.weight (transposed), .bias
///     splitN.layerK of GraphSAGE     SAGEConv:  splitN.convK.lin_l, .lin_r (root_weight=False, over a graph with self-loops, if
///                                               sage.aggregator is gcn); rows are normalised after the activation, which the last layer
///                                               lacks; splitN.lin: the Linear class head
///     sage.layerK (without labels)   the same without classes: encoder.convK.lin_l, .lin_r
///     embedding, context of walks    Embedding: embedding.weight, as in PyTorch Geometric's Node2Vec; context.weight
///
/// Prefixes of these names in a file ("model.", "module.encoder.") are ignored. A run with one split also reads a file without splitN.
///
/// GraphSAGE's mean aggregator joins both terms (X·W′ ‖ D⁻¹AXW), each of width H, whereas SAGEConv adds them. It is therefore written as a
/// SAGEConv of width 2H with 0 at the other term; such a file is read if it has these zeros. Two halves of width H are read as well.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/arrays/torch_file.h"
#include "core/learn/encoders/modules.h"

namespace rosa::learn {

/// Reads the tensors of a file that another program wrote: a state dictionary of PyTorch (core/data/arrays/torch_file.h) or safetensors, which are
/// told apart by their content. Integers are rounded to float32. Errors as there and for tensor_file.h.
Result<std::vector<data::NamedArray>> readWeights(const std::filesystem::path& file);

/// All parameters and buffers under PyTorch's names; copies.
std::vector<data::NamedArray> toPyTorch(const ModelState& model);

/// Result of an import.
struct AdoptedWeights {
    /// The model's tensors with values from the file, including the bias of a root term, which is 0 if the file's single bias is the
    /// neighbours'.
    std::vector<std::string> adopted;
    std::vector<std::string> kept;    ///< The model's tensors missing in the file; they keep their initial values.
    std::vector<std::string> unused;  ///< The file's tensors that were not used.
};

/// Overwrites the model's tensors with those of the file. Tensors that representations and classes do not depend on (projector, predictor,
/// discriminator, contexts of walks) are kept if the file lacks them. Fails without changes if any other tensor is missing, has another
/// shape or a non-finite value, the file's network is deeper, or it has models of more or fewer splits.
Result<AdoptedWeights> fromPyTorch(std::span<const data::NamedArray> arrays, const ModelState& model);

}  // namespace rosa::learn
