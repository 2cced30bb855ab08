/// Names of a model's tensors in PyTorch and PyTorch Geometric; table in pytorch_weights.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/learn/encoders/modules.h"

namespace rosa::learn {

/// A tensor's name in PyTorch.
struct ForeignName {
    std::string name;
    bool isTransposed = false;  ///< Stored out × in, as in torch.nn.Linear; else as in rosa.
};

/// How a layer combines the node's own (root) term with the neighbours' term.
enum class RootTerm {
    None,    ///< No root term, or no such layer.
    Added,   ///< Added, as in PyTorch Geometric's SAGEConv.
    Joined,  ///< Concatenated, root term first; written as a SAGEConv of the total width with half its rows 0.
    Apart,   ///< Concatenated, written as two halves.
};

/// "encoder.layer2.own.bias" → "encoder.layer2"; "" unless the layer has two terms.
std::string layerOf(const std::string& name);

/// The root term of the layer of a tensor.
RootTerm rootTermOf(const std::string& name, const std::vector<NamedTensor>& model);

/// "split12" → true: whether this part of a name identifies a split's classifier.
bool isSplitName(std::string_view part);

/// Whether a tensor belongs to a network with a class head, or to unsupervised GraphSAGE, the same network without the head.
bool isOfClassNetwork(const std::string& name);

/// Whether a tensor belongs to the last layer of a class network.
bool isOfLastLayer(const std::string& name, const std::vector<NamedTensor>& model);

/// Whether a tensor's columns correspond to the data set's classes.
bool isOfClasses(const std::string& name, const std::vector<NamedTensor>& model);

/// The name to write, including the module prefix.
ForeignName writtenName(const NamedTensor& own, const std::vector<NamedTensor>& model);

/// Suffixes by which the tensor is found in a file, most likely first. `isOneModel`: the file does not distinguish splits. `layersOn` is
/// added to the layer number, to detect deeper networks.
std::vector<ForeignName> readNames(const NamedTensor& own, const std::vector<NamedTensor>& model, bool isOneModel,
                                   int layersOn = 0);

}  // namespace rosa::learn
