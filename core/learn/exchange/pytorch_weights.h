/// Weights of a model under the names and in the layouts of PyTorch and PyTorch Geometric, so that they travel both ways.
///
///     encoder.convK.weight, .bias    GCNConv:   encoder.convK.lin.weight (transposed), .bias; read as well: convs.(K−1), conv.(K−1),
///                                               layers.(K−1), and .weight as GCNConv had it before version 2
///     encoder.layerK.own, .neighbours SAGEConv: encoder.convK.lin_r (without a bias, but where the halves are joined), .lin_l
///     encoder.convK of a GAT         GATConv:   encoder.convK.lin.weight (transposed), .att_src and .att_dst (1 × heads × width), .bias
///     encoder.normK                  BatchNorm1d, and PyTorch Geometric's, which is read as well
///     encoder.actK                   PReLU: encoder.actK.weight; read as well: one that serves all layers (activation.weight)
///     projector.0, .1, .3            Sequential(Linear, BatchNorm1d, ReLU, Linear): the same, weights transposed
///     discriminator of DGI and GMI   Bilinear with one output: .weight (1 × in × in), .bias
///     splitN.layerK of GCN, FastGCN  GCNConv:   splitN.convK.lin.weight (transposed), .bias
///     splitN.layerK of GraphSAGE     SAGEConv:  splitN.convK.lin_l, .lin_r (root_weight=False, over a graph with self-loops, where
///                                               sage.aggregator is gcn); rows get length 1 after the activation, which the last layer has
///                                               none of; splitN.lin: the Linear that tells classes
///     sage.layerK (without labels)   the same without classes: encoder.convK.lin_l, .lin_r
///     embedding, context of walks    Embedding: embedding.weight, as PyTorch Geometric's Node2Vec has it; context.weight
///
/// What stands before these names in a file ("model.", "module.encoder.") is passed over. Of a file without splitN. a run of one split takes its
/// model.
///
/// GraphSAGE's mean aggregator joins both terms (X·W′ ‖ D⁻¹AXW), each of width H, and SAGEConv adds its two. So it is written as a SAGEConv of
/// width 2H, which has 0 where the other term is; one is read if it has these zeros. Two halves of width H are read as well.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/torch_file.h"
#include "core/learn/encoders/modules.h"

namespace rosa::learn {

/// All parameters and buffers under PyTorch's names; copies.
std::vector<data::NamedArray> toPyTorch(const ModelState& model);

/// What became of a file's tensors.
struct AdoptedWeights {
    /// Names of the model's tensors that have their values from the file; a root term's bias is among them, 0 where the file's one bias is the
    /// neighbours'.
    std::vector<std::string> adopted;
    std::vector<std::string> kept;    ///< Of those the file does not have: they stay as they were drawn.
    std::vector<std::string> unused;  ///< The file's names that nothing was taken from.
};

/// Overwrites the model's tensors by the file's. What representations and classes do not depend on (projector, predictor, discriminator, the
/// contexts of walks) is kept where the file lacks it. An Error where any other tensor is missing, has another shape or a number that is not
/// finite, where the file's network is deeper, or where it has models of more or fewer splits. Nothing is overwritten then.
Result<AdoptedWeights> fromPyTorch(std::span<const data::NamedArray> arrays, const ModelState& model);

}  // namespace rosa::learn
