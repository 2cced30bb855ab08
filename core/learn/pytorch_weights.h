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
///
/// What stands before these names in a file ("model.", "module.encoder.") is passed over.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/torch_file.h"
#include "core/learn/modules.h"

namespace rosa::learn {

/// All parameters and buffers under PyTorch's names; copies.
std::vector<data::NamedArray> toPyTorch(const ModelState& model);

/// What became of a file's tensors.
struct AdoptedWeights {
    std::vector<std::string> adopted;  ///< Names of the model's tensors that were overwritten.
    std::vector<std::string> kept;     ///< Of those the file does not have: they stay as they were drawn.
    std::vector<std::string> unused;   ///< The file's names that nothing was taken from.
};

/// Overwrites the model's tensors by the file's. A head the file lacks (projector, discriminator) is kept; an Error where a tensor of the
/// encoder is missing, has another shape or a number that is not finite. Nothing is overwritten then.
Result<AdoptedWeights> fromPyTorch(std::span<const data::NamedArray> arrays, const ModelState& model);

}  // namespace rosa::learn
