#include "core/learn/exchange/pytorch_names.h"

#include <algorithm>

namespace rosa::learn {

namespace {

const std::vector<std::string> kConvolutions{"conv", "convs", "conv", "layers"};

/// "encoder.conv2.weight": module "encoder", layer "conv", number 2, leaf "weight".
struct OwnName {
    std::string module, layer, leaf;
    int number = 0;

    static OwnName of(const std::string& name)
    {
        OwnName own;
        const std::size_t point = name.find('.');
        if (point == std::string::npos) return {{}, {}, name, 0};
        own.module = name.substr(0, point);
        const std::size_t digits = name.find_first_of("0123456789", point + 1);
        const std::size_t next = name.find('.', point + 1);
        if (next == std::string::npos || digits == std::string::npos || digits > next)
            return {own.module, {}, name.substr(point + 1), 0};
        own.layer = name.substr(point + 1, digits - point - 1);
        own.number = std::stoi(name.substr(digits, next - digits));
        own.leaf = name.substr(next + 1);
        return own;
    }
};

/// `lists`: the first numbers layers from 1 ("conv1"), the others from 0 ("convs.0").
void addForEachPlace(const OwnName& own, const std::vector<std::string>& lists, const std::string& leaf, bool isTransposed,
                     std::vector<ForeignName>& names)
{
    const std::string one = lists.front() + std::to_string(own.number);
    names.push_back({one + "." + leaf, isTransposed});
    for (std::size_t i = 1; i < lists.size(); ++i)
        names.push_back({lists[i] + "." + std::to_string(own.number - 1) + "." + leaf, isTransposed});
}

/// "own.weight" → "weight".
std::string lastPart(const std::string& leaf) { return leaf.substr(leaf.find('.') + 1); }

/// For a layer with a neighbour term and possibly a root term.
void addSageNames(const OwnName& own, std::vector<ForeignName>& names)
{
    const std::string leaf = lastPart(own.leaf);
    addForEachPlace(own, kConvolutions, (own.leaf.starts_with("own.") ? "lin_r." : "lin_l.") + leaf, leaf == "weight",
                    names);
}

void addGcnNames(const OwnName& own, const std::string& leaf, std::vector<ForeignName>& names)
{
    if (leaf == "weight") addForEachPlace(own, kConvolutions, "lin.weight", true, names);
    addForEachPlace(own, kConvolutions, leaf, false, names);
}

std::vector<ForeignName> encoderNames(const OwnName& own)
{
    const std::vector<std::string> norms{"norm", "norms", "bns"};
    const std::vector<std::string> activations{"act", "acts", "activations"};
    std::vector<ForeignName> names;
    if (own.layer == "conv" && own.leaf == "weight") {
        addGcnNames(own, own.leaf, names);
    } else if (own.layer == "layer" && (own.leaf.starts_with("own.") || own.leaf.starts_with("neighbours."))) {
        addSageNames(own, names);
    } else if (own.layer == "norm" || (own.layer == "layer" && own.leaf.starts_with("norm."))) {
        const std::string leaf = own.layer == "norm" ? own.leaf : own.leaf.substr(5);
        addForEachPlace(own, norms, leaf, false, names);
        addForEachPlace(own, norms, "module." + leaf, false, names);  // PyTorch Geometric's BatchNorm wraps PyTorch's
    } else if (own.layer == "act") {
        addForEachPlace(own, activations, own.leaf, false, names);
        // One PReLU shared by all layers, as in GRACE's program.
        for (const char* shared : {"activation.", "act.", "prelu."}) names.push_back({shared + own.leaf, false});
    } else {
        addForEachPlace(own, kConvolutions, own.leaf, false, names);
    }
    return names;
}

/// Names for networks with layers of GCN or GraphSAGE, and for the class head of the latter.
std::vector<ForeignName> classNetworkNames(const OwnName& own, bool isSage)
{
    const std::string leaf = lastPart(own.leaf);
    std::vector<ForeignName> names;
    if (own.layer.empty()) {
        for (const char* head : {"lin.", "head.", "classifier.", "fc."}) names.push_back({head + leaf, leaf == "weight"});
        return names;
    }
    if (isSage)
        addSageNames(own, names);
    else
        addGcnNames(own, leaf, names);
    // Names written by earlier versions of rosa.
    names.push_back({own.layer + std::to_string(own.number) + "." + own.leaf, leaf == "weight"});
    // SAGEConv has a single bias for both terms.
    if (own.leaf == "own.bias") addForEachPlace(own, kConvolutions, "lin_l.bias", false, names);
    return names;
}

bool has(const std::vector<NamedTensor>& model, const std::string& name)
{
    return std::ranges::any_of(model, [&](const NamedTensor& tensor) { return tensor.name == name; });
}

/// Names within the module; the first one is written.
std::vector<ForeignName> namesWithin(const OwnName& own, const NamedTensor& tensor, const std::vector<NamedTensor>& model)
{
    if (own.module.empty()) return {{own.leaf + ".weight", false}, {own.leaf, false}};
    if (own.module == "encoder" && !own.layer.empty()) return encoderNames(own);
    if (isOfClassNetwork(tensor.name))
        return classNetworkNames(own, own.module == "sage" || has(model, own.module + ".head.weight"));
    const std::string rest = tensor.name.substr(own.module.size() + 1);
    const bool isLinear = tensor.tensor.dim() == 2 && rest.ends_with(".weight");  // of heads
    std::vector<ForeignName> names{{rest, isLinear}};
    if (own.module == "projector") names.push_back({"main." + rest, isLinear});
    return names;
}

}  // namespace

std::string layerOf(const std::string& name)
{
    for (const char* term : {".own.", ".neighbours."})
        if (const std::size_t at = name.find(term); at != std::string::npos) return name.substr(0, at);
    return {};
}

RootTerm rootTermOf(const std::string& name, const std::vector<NamedTensor>& model)
{
    const std::string layer = layerOf(name);
    if (layer.empty() || !has(model, layer + ".own.weight")) return RootTerm::None;
    if (has(model, layer + ".norm.weight")) return RootTerm::Added;
    return isOfClassNetwork(name) ? RootTerm::Joined : RootTerm::Apart;
}

bool isSplitName(std::string_view part)
{
    constexpr std::string_view split = "split";
    return part.size() > split.size() && part.starts_with(split) &&
           part.find_first_not_of("0123456789", split.size()) == std::string_view::npos;
}

bool isOfClassNetwork(const std::string& name)
{
    const std::string module = name.substr(0, name.find('.'));
    return module == "sage" || isSplitName(module);
}

bool isOfLastLayer(const std::string& name, const std::vector<NamedTensor>& model)
{
    const OwnName own = OwnName::of(name);
    return isOfClassNetwork(name) && !own.layer.empty() &&
           !has(model, own.module + "." + own.layer + std::to_string(own.number + 1) + ".neighbours.weight");
}

bool isOfClasses(const std::string& name, const std::vector<NamedTensor>& model)
{
    const OwnName own = OwnName::of(name);
    if (!isSplitName(own.module)) return false;
    return own.layer.empty() || (isOfLastLayer(name, model) && !has(model, own.module + ".head.weight"));
}

ForeignName writtenName(const NamedTensor& own, const std::vector<NamedTensor>& model)
{
    const OwnName parts = OwnName::of(own.name);
    ForeignName written = namesWithin(parts, own, model).front();
    if (!parts.module.empty()) written.name.insert(0, (parts.module == "sage" ? "encoder" : parts.module) + ".");
    return written;
}

std::vector<ForeignName> readNames(const NamedTensor& own, const std::vector<NamedTensor>& model, bool isOneModel,
                                   int layersOn)
{
    OwnName parts = OwnName::of(own.name);
    parts.number += layersOn;
    const std::vector<ForeignName> within = namesWithin(parts, own, model);
    std::vector<ForeignName> names;
    if (parts.module == "sage")
        for (const ForeignName& name : within) names.push_back({"encoder." + name.name, name.isTransposed});
    if (!parts.module.empty())
        for (const ForeignName& name : within) names.push_back({parts.module + "." + name.name, name.isTransposed});
    // Short names of heads ("0.weight") are ambiguous, so they need a module name such as projector; likewise names of one split among
    // several.
    const bool isNetwork = parts.module.empty() || parts.module == "encoder" || isOfClassNetwork(own.name);
    for (const ForeignName& name : within)
        if (isNetwork ? isOneModel || !isSplitName(parts.module) : name.name.starts_with("main.")) names.push_back(name);
    return names;
}

}  // namespace rosa::learn
