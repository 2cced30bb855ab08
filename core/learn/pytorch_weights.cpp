#include "core/learn/pytorch_weights.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rosa::learn {

namespace {

/// A tensor's names in PyTorch, the one that is written first, without what stands before the module.
struct ForeignName {
    std::string name;
    bool isTransposed = false;  ///< out × in, as torch.nn.Linear has it; else as here.
};

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

void addForEachPlace(const OwnName& own, const std::vector<std::string>& lists, const std::string& leaf, bool isTransposed,
                     std::vector<ForeignName>& names)
{
    const std::string one = lists.front() + std::to_string(own.number);
    names.push_back({one + "." + leaf, isTransposed});
    for (std::size_t i = 1; i < lists.size(); ++i)
        names.push_back({lists[i] + "." + std::to_string(own.number - 1) + "." + leaf, isTransposed});
}

std::vector<ForeignName> encoderNames(const OwnName& own)
{
    const std::vector<std::string> convolutions{"conv", "convs", "conv", "layers"};
    const std::vector<std::string> norms{"norm", "norms", "bns"};
    const std::vector<std::string> activations{"act", "acts", "activations"};
    std::vector<ForeignName> names;
    if (own.layer == "conv" && own.leaf == "weight") {
        addForEachPlace(own, convolutions, "lin.weight", true, names);
        addForEachPlace(own, convolutions, "weight", false, names);
    } else if (own.layer == "layer" && (own.leaf.starts_with("own.") || own.leaf.starts_with("neighbours."))) {
        const bool isOwn = own.leaf.starts_with("own.");
        const std::string leaf = own.leaf.substr(own.leaf.find('.') + 1);
        addForEachPlace(own, convolutions, (isOwn ? "lin_r." : "lin_l.") + leaf, leaf == "weight", names);
    } else if (own.layer == "norm" || (own.layer == "layer" && own.leaf.starts_with("norm."))) {
        const std::string leaf = own.layer == "norm" ? own.leaf : own.leaf.substr(5);
        addForEachPlace(own, norms, leaf, false, names);
        addForEachPlace(own, norms, "module." + leaf, false, names);  // PyTorch Geometric's BatchNorm holds PyTorch's
    } else if (own.layer == "act") {
        addForEachPlace(own, activations, own.leaf, false, names);
        // One PReLU that serves all layers, as in GRACE's program.
        for (const char* shared : {"activation.", "act.", "prelu."}) names.push_back({shared + own.leaf, false});
    } else {
        addForEachPlace(own, convolutions, own.leaf, false, names);
    }
    return names;
}

/// The form of a bilinear score, which lies alone in its module: torch.nn.Bilinear has it with a leading axis of one.
bool isBilinear(const std::string& name, const torch::Tensor& tensor)
{
    const OwnName own = OwnName::of(name);
    return tensor.dim() == 2 && own.layer.empty() && name == own.module + ".weight";
}

/// Names within the module, the written one first.
std::vector<ForeignName> foreignNames(const std::string& name, const torch::Tensor& tensor)
{
    const OwnName own = OwnName::of(name);
    if (own.module == "encoder" && !own.layer.empty()) return encoderNames(own);
    const std::string rest = own.module.empty() ? name : name.substr(own.module.size() + 1);
    const bool isLinear = tensor.dim() == 2 && rest.ends_with(".weight");  // of heads
    std::vector<ForeignName> names{{rest, isLinear}};
    if (own.module == "projector") names.push_back({"main." + rest, isLinear});
    return names;
}

bool endsAsName(const std::string& name, const std::string& end)
{
    return name == end || (name.ends_with(end) && name[name.size() - end.size() - 1] == '.');
}

struct Match {
    const data::NamedArray* array = nullptr;
    bool isTransposed = false;
};

/// Where a tensor of the model lies in the file: under the module's own name, else anywhere where the name fits. Short names of heads
/// ("0.weight") fit too much, so they need a module that says projector, or the like.
std::optional<Match> find(std::span<const data::NamedArray> arrays, const std::string& name, const torch::Tensor& tensor)
{
    const std::string module = name.substr(0, name.find('.'));
    const auto names = foreignNames(name, tensor);
    for (const ForeignName& foreign : names)
        for (const data::NamedArray& array : arrays)
            if (endsAsName(array.name, module + "." + foreign.name)) return Match{&array, foreign.isTransposed};
    for (const ForeignName& foreign : names) {
        const bool isTelling = module == "encoder" || foreign.name.starts_with("main.");
        for (const data::NamedArray& array : arrays)
            if (isTelling && endsAsName(array.name, foreign.name)) return Match{&array, foreign.isTransposed};
    }
    return std::nullopt;
}

std::string shapeText(torch::IntArrayRef shape)
{
    std::string text;
    for (const std::int64_t length : shape) text += (text.empty() ? "" : " × ") + std::to_string(length);
    return text.empty() ? "a single number" : text;
}

/// The file's numbers in the model's layout.
Result<torch::Tensor> fitted(const Match& match, const std::string& name, const torch::Tensor& tensor)
{
    const data::NamedArray& array = *match.array;
    torch::Tensor given = torch::tensor(array.values, torch::kFloat32).reshape(array.shape);
    if (match.isTransposed && given.dim() == 2) given = given.t();
    // GATConv's attention and a bilinear form have a leading axis of one.
    if (given.dim() == tensor.dim() + 1 && given.size(0) == 1) given = given.squeeze(0);
    if (given.sizes() != tensor.sizes())
        return badInput(array.name + ": expected " + shapeText(tensor.sizes()) + " for " + name + ", found " +
                        shapeText(given.sizes()) + (match.isTransposed ? " (rows and columns exchanged)" : "") +
                        "; encoder, encoder.hidden and data set must be those the weights were trained with");
    if (!given.isfinite().all().item<bool>()) return badInput(array.name + ": a number that is not finite");
    return given.contiguous();
}

/// SAGEConv's root term has no bias of its own: where both terms are added, ours goes into the other's.
const torch::Tensor* rootBias(const std::vector<NamedTensor>& tensors, const std::string& layer)
{
    const torch::Tensor* bias = nullptr;
    bool isAdded = false;
    for (const NamedTensor& own : tensors) {
        if (own.name == layer + ".own.bias") bias = &own.tensor;
        isAdded = isAdded || own.name == layer + ".norm.weight";
    }
    return isAdded ? bias : nullptr;
}

}  // namespace

std::vector<data::NamedArray> toPyTorch(const ModelState& model)
{
    std::vector<data::NamedArray> arrays;
    const std::vector<NamedTensor> tensors = model.all();
    const auto rootBiasAt = [&](const std::string& name, const std::string& leaf) {
        return name.ends_with(leaf) ? rootBias(tensors, name.substr(0, name.size() - leaf.size())) : nullptr;
    };
    for (const NamedTensor& own : tensors) {
        if (rootBiasAt(own.name, ".own.bias")) continue;
        const ForeignName foreign = foreignNames(own.name, own.tensor).front();
        const std::size_t point = own.name.find('.');
        torch::Tensor tensor = own.tensor.detach().cpu().to(torch::kFloat32);
        if (const torch::Tensor* added = rootBiasAt(own.name, ".neighbours.bias")) tensor = tensor + added->detach().cpu();
        if (foreign.isTransposed) tensor = tensor.t();
        if (own.name.find(".att_") != std::string::npos || isBilinear(own.name, own.tensor)) tensor = tensor.unsqueeze(0);
        tensor = tensor.contiguous();
        const float* values = tensor.const_data_ptr<float>();
        arrays.push_back({(point == std::string::npos ? "" : own.name.substr(0, point + 1)) + foreign.name,
                          tensor.sizes().vec(),
                          {values, values + tensor.numel()}});
    }
    return arrays;
}

Result<AdoptedWeights> fromPyTorch(std::span<const data::NamedArray> arrays, const ModelState& model)
{
    const torch::NoGradGuard constant;
    AdoptedWeights result;
    std::vector<std::pair<torch::Tensor, torch::Tensor>> changes;
    std::vector<const data::NamedArray*> used;
    for (const NamedTensor& own : model.all()) {
        const auto match = find(arrays, own.name, own.tensor);
        if (!match) {
            if (own.name.ends_with(".own.bias")) changes.emplace_back(own.tensor, torch::zeros_like(own.tensor));
            result.kept.push_back(own.name);
            continue;
        }
        auto given = fitted(*match, own.name, own.tensor);
        if (!given) return given.error();
        changes.emplace_back(own.tensor, *std::move(given));
        used.push_back(match->array);
        result.adopted.push_back(own.name);
    }
    for (const std::string& name : result.kept) {
        if (!name.starts_with("encoder.") || name.ends_with(".own.bias")) continue;
        std::string there;
        for (std::size_t i = 0; i < std::min<std::size_t>(arrays.size(), 8); ++i) there += (i ? ", " : "") + arrays[i].name;
        const OwnName own = OwnName::of(name);
        return badInput("no tensor for " + name + "; expected a name that ends in " +
                        (own.layer.empty() ? own.leaf : encoderNames(own).front().name) + ", found " + there +
                        (arrays.size() > 8 ? " …" : ""));
    }
    for (const data::NamedArray& array : arrays)  // batch normalisations count their batches, which nothing needs
        if (std::find(used.begin(), used.end(), &array) == used.end() && !array.name.ends_with("num_batches_tracked"))
            result.unused.push_back(array.name);
    for (auto& [target, values] : changes) target.detach().copy_(values);
    return result;
}

}  // namespace rosa::learn
