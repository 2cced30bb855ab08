/// What the tensors of a model are called in PyTorch and PyTorch Geometric; pytorch_weights.h has the table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/learn/encoders/modules.h"

namespace rosa::learn {

/// A tensor's name in PyTorch.
struct ForeignName {
    std::string name;
    bool isTransposed = false;  ///< out × in, as torch.nn.Linear has it; else as here.
};

/// How the term of a node's own meets its neighbours' in a layer.
enum class RootTerm {
    None,    ///< There is none, or the tensor is of no such layer.
    Added,   ///< As PyTorch Geometric's SAGEConv does.
    Joined,  ///< Beside each other, the node's own first; written as a SAGEConv of both widths, of which half the rows are 0.
    Apart,   ///< Beside each other, written as two halves.
};

/// "encoder.layer2.own.bias" → "encoder.layer2"; "" of a tensor that no layer of two terms has.
std::string layerOf(const std::string& name);

/// Of the layer that a tensor of the model belongs to.
RootTerm rootTermOf(const std::string& name, const std::vector<NamedTensor>& model);

/// "split12" → true: the part of a name that says which split's classifier a tensor belongs to.
bool isSplitName(std::string_view part);

/// Whether a tensor is of a network with a class head, or of unsupervised GraphSAGE's, which has all but the head.
bool isOfClassNetwork(const std::string& name);

/// Whether a tensor is of the last layer of a class network.
bool isOfLastLayer(const std::string& name, const std::vector<NamedTensor>& model);

/// Whether a tensor's columns are the data set's classes.
bool isOfClasses(const std::string& name, const std::vector<NamedTensor>& model);

/// The name that is written, with what stands before the module.
ForeignName writtenName(const NamedTensor& own, const std::vector<NamedTensor>& model);

/// How the name of the tensor in a file may end, the likeliest first. `isOneModel` says that the file does not tell splits apart. `layersOn` is
/// added to the number of the tensor's layer: what a deeper network would have.
std::vector<ForeignName> readNames(const NamedTensor& own, const std::vector<NamedTensor>& model, bool isOneModel,
                                   int layersOn = 0);

}  // namespace rosa::learn
