#include "core/learn/exchange/pytorch_weights.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "core/base/files.h"
#include "core/learn/exchange/pytorch_names.h"
#include "core/learn/exchange/tensor_file.h"

namespace rosa::learn {

namespace {

using Model = std::vector<NamedTensor>;
using Arrays = std::span<const data::NamedArray>;

/// Whether a tensor is a bilinear form, the only weight of its module; torch.nn.Bilinear stores it with a leading axis of 1.
bool isBilinear(const NamedTensor& own)
{
    const std::size_t point = own.name.find('.');
    return own.tensor.dim() == 2 && point != std::string::npos && own.name.substr(point) == ".weight";
}

const torch::Tensor* tensorNamed(const Model& model, const std::string& name)
{
    const auto found = std::ranges::find_if(model, [&](const NamedTensor& own) { return own.name == name; });
    return found == model.end() ? nullptr : &found->tensor;
}

/// A tensor of a layer with joined terms as part of a SAGEConv of the total width: 0 at the other term; undefined for a bias that the other
/// tensor contains.
torch::Tensor spreadOverBoth(const NamedTensor& own, const Model& model)
{
    const bool isOwn = own.name.find(".own.") != std::string::npos;
    if (own.name.ends_with(".weight")) {
        const torch::Tensor none = torch::zeros_like(own.tensor);
        return isOwn ? torch::cat({own.tensor, none}, 1) : torch::cat({none, own.tensor}, 1);
    }
    if (isOwn) return {};
    return torch::cat({*tensorNamed(model, layerOf(own.name) + ".own.bias"), own.tensor});
}

/// A tensor in the form of the file, except for the order of axes; undefined if it is merged into another.
torch::Tensor spread(const NamedTensor& own, const Model& model)
{
    const RootTerm term = rootTermOf(own.name, model);
    if (term == RootTerm::Joined) return spreadOverBoth(own, model);
    // SAGEConv's root term has no bias: if both terms are added, ours is added to the other's.
    if (term == RootTerm::Added && own.name.ends_with(".own.bias")) return {};
    if (term == RootTerm::Added && own.name.ends_with(".neighbours.bias"))
        return own.tensor + *tensorNamed(model, layerOf(own.name) + ".own.bias");
    return own.tensor;
}

Model copiesOnProcessor(const ModelState& model)
{
    Model copies;
    for (const NamedTensor& own : model.all()) copies.push_back({own.name, own.tensor.detach().cpu().to(torch::kFloat32)});
    return copies;
}

bool endsAsName(const std::string& name, const std::string& end)
{
    return name == end || (name.ends_with(end) && name[name.size() - end.size() - 1] == '.');
}

struct Match {
    const data::NamedArray* array = nullptr;
    bool isTransposed = false;
};

/// Finds a model tensor in the file, ignoring those in `taken`.
std::optional<Match> find(Arrays arrays, const std::vector<ForeignName>& names,
                          std::span<const data::NamedArray* const> taken = {})
{
    for (const ForeignName& foreign : names)
        for (const data::NamedArray& array : arrays)
            if (endsAsName(array.name, foreign.name) && std::ranges::find(taken, &array) == taken.end())
                return Match{&array, foreign.isTransposed};
    return std::nullopt;
}

std::string shapeText(torch::IntArrayRef shape)
{
    std::string text;
    for (const std::int64_t length : shape) text += (text.empty() ? "" : " × ") + std::to_string(length);
    return text.empty() ? "a single number" : text;
}

/// "a, b, c and 77 more".
std::string namesText(Arrays arrays)
{
    constexpr std::size_t most = 5;
    std::string text;
    for (std::size_t i = 0; i < std::min(arrays.size(), most); ++i) text += (i ? ", " : "") + arrays[i].name;
    return arrays.size() > most ? text + " and " + std::to_string(arrays.size() - most) + " more" : text;
}

/// The settings with which a run has weights of the file's shape.
Message adviceOn(const NamedTensor& own, const Model& model)
{
    if (own.name == "embedding" || own.name == "context")
        return Message("data set and walks.dimensions must be those the table was trained with");
    if (rootTermOf(own.name, model) == RootTerm::Joined)
        return Message(
            "encoder.hidden and data set must be those the weights were trained with; sage.aggregator=mean concatenates the "
            "node's own and its neighbours' terms, whereas PyTorch Geometric's SAGEConv adds them");
    return Message("encoder, encoder.hidden and data set must be those the weights were trained with");
}

/// The half of a total-width SAGEConv tensor that belongs to one of two joined terms.
Result<torch::Tensor> halfOf(const torch::Tensor& both, const NamedTensor& own, const std::string& name)
{
    const std::int64_t width = own.tensor.size(-1);
    const bool isOwn = own.name.find(".own.") != std::string::npos;
    const torch::Tensor half = both.narrow(-1, isOwn ? 0 : width, width);
    const torch::Tensor other = both.narrow(-1, isOwn ? width : 0, width);
    if (own.name.ends_with(".weight") && !other.eq(0).all().item<bool>())
        return badInput(
            "%1: weights of a SAGEConv that adds the node's own and its neighbours' terms, but sage.aggregator=mean "
            "concatenates them: of %2 rows, only %3 may be nonzero",
            name, 2 * width, isOwn ? Message("the first %1", width) : Message("the last %1", width));
    return half;
}

/// The file's values in the model's layout.
Result<torch::Tensor> fitted(const Match& match, const NamedTensor& own, const Model& model)
{
    const data::NamedArray& array = *match.array;
    const torch::IntArrayRef expected = own.tensor.sizes();
    torch::Tensor given = torch::tensor(array.values, torch::kFloat32).reshape(array.shape);
    if (!given.isfinite().all().item<bool>()) return badInput("%1: contains a number that is not finite", array.name);
    if (match.isTransposed && given.dim() == 2) given = given.t();
    // GATConv's attention and a bilinear form have a leading axis of 1.
    if (given.dim() == own.tensor.dim() + 1 && given.size(0) == 1) given = given.squeeze(0);
    const bool isAlike = given.dim() == own.tensor.dim() && given.dim() > 0;
    if (isAlike && rootTermOf(own.name, model) == RootTerm::Joined && given.size(-1) == 2 * expected.back()) {
        auto half = halfOf(given, own, array.name);
        if (!half) return half;
        given = *std::move(half);
    }
    if (isAlike && isOfClasses(own.name, model) &&
        given.sizes().slice(0, expected.size() - 1) == expected.slice(0, expected.size() - 1) &&
        given.size(-1) != expected.back())
        return badInput("%1: has %2 classes, but the data set has %3; the weights were trained on a different data set",
                        array.name, given.size(-1), expected.back());
    if (given.sizes() != expected)
        return badInput("%1: expected %2 for %3, found %4; %5", array.name, shapeText(expected), own.name,
                        match.isTransposed ? Message("%1 (rows and columns exchanged)", shapeText(given.sizes()))
                                           : Message::verbatim(shapeText(given.sizes())),
                        adviceOn(own, model));
    return given.contiguous();
}

/// Whether representations or classes depend on a tensor.
bool isNeeded(const std::string& name)
{
    return name.starts_with("encoder.") || isOfClassNetwork(name) || name == "embedding";
}

Error missing(Arrays arrays, const NamedTensor& own, const Model& model, bool isOneModel)
{
    if (own.name == "embedding")
        return badInput(
            "random-walk methods have no weights except a table with one row per node: expected embedding.weight, %1, found "
            "%2; specify the method and the encoder that these weights were trained with, or train the table here",
            shapeText(own.tensor.sizes()), namesText(arrays));
    std::string name = writtenName(own, model).name;
    const bool isPlain = isOneModel || !isSplitName(name.substr(0, name.find('.')));  // prefixes are ignored
    if (isPlain) name.erase(0, name.find('.') + 1);
    return badInput(
        "no tensor for %1: expected a name that ends in %2, found %3; method, encoder and parameters must be those the "
        "weights were trained with",
        own.name, name, namesText(arrays));
}

/// The name parts that identify splits.
std::set<std::string> splitsOf(Arrays arrays)
{
    std::set<std::string> splits;
    for (const data::NamedArray& array : arrays)
        for (std::size_t begin = 0; begin < array.name.size();) {
            const std::size_t end = std::min(array.name.find('.', begin), array.name.size());
            if (const std::string part = array.name.substr(begin, end - begin); isSplitName(part)) splits.insert(part);
            begin = end + 1;
        }
    return splits;
}

/// Each split of a run has its own model, trained only on the labels of its training part.
Result<void> checkSplits(Arrays arrays, const Model& model, std::size_t found)
{
    std::set<std::string> expected;
    for (const NamedTensor& own : model)
        if (const std::string module = own.name.substr(0, own.name.find('.')); isSplitName(module)) expected.insert(module);
    if (expected.empty() || expected.size() == std::max<std::size_t>(found, 1)) return {};
    const auto splits = [](std::size_t count) {
        return count == 1 ? Message("%1 split", count) : Message("%1 splits", count);
    };
    if (found > 0)
        return badInput(
            "the file has models of %1, but the run has %2: set evaluation.splits=%3, and set protocol and split seed to "
            "those the weights were trained with",
            splits(found), splits(expected.size()), found);
    if (!find(arrays, readNames(model.front(), model, true))) return {};  // unreadable for another reason
    return badInput(
        "the file has one model, but the run has %1, whose test parts contain nodes that the model was trained on: set "
        "evaluation.splits=1, and set protocol and split seed to those of the split the weights were trained on",
        splits(expected.size()));
}

/// Detects a deeper network, which would be truncated.
Result<void> checkDepth(Arrays arrays, const Model& model, bool isOneModel)
{
    for (const NamedTensor& own : model) {
        if (!isOfLastLayer(own.name, model) || !own.name.ends_with(".neighbours.weight")) continue;
        if (const auto deeper = find(arrays, readNames(own, model, isOneModel, 1)))
            return badInput("%1: one layer more than the method's network has, so the weights belong to a different network",
                            deeper->array->name);
    }
    return {};
}

}  // namespace

Result<std::vector<data::NamedArray>> readWeights(const std::filesystem::path& file)
{
    // Safetensors begin with the length of their header, which is a JSON object.
    constexpr std::size_t headerAt = 8;
    const std::string start = readStart(file, headerAt + 1);
    if (start.size() <= headerAt || start[headerAt] != '{') return data::readTorchFile(file);
    ROSA_TRY_ASSIGN(const auto bytes, readFile(file));
    ROSA_TRY_ASSIGN(const auto decoded, decode(bytes, file.string()));
    std::vector<data::NamedArray> arrays;
    for (const NamedTensor& own : decoded.tensors) {
        const torch::Tensor values = own.tensor.to(torch::kFloat32).contiguous();
        const auto* const begin = values.const_data_ptr<float>();
        arrays.push_back({own.name, own.tensor.sizes().vec(), {begin, begin + values.numel()}});
    }
    if (arrays.empty()) return badInput("%1: expected named tensors, found none", file);
    return arrays;
}

std::vector<data::NamedArray> toPyTorch(const ModelState& model)
{
    std::vector<data::NamedArray> arrays;
    const Model tensors = copiesOnProcessor(model);
    for (const NamedTensor& own : tensors) {
        torch::Tensor tensor = spread(own, tensors);
        if (!tensor.defined()) continue;
        const ForeignName foreign = writtenName(own, tensors);
        if (foreign.isTransposed) tensor = tensor.t();
        if (own.name.find(".att_") != std::string::npos || isBilinear(own)) tensor = tensor.unsqueeze(0);
        tensor = tensor.contiguous();
        const float* values = tensor.const_data_ptr<float>();
        arrays.push_back({foreign.name, tensor.sizes().vec(), {values, values + tensor.numel()}});
    }
    return arrays;
}

Result<AdoptedWeights> fromPyTorch(std::span<const data::NamedArray> arrays, const ModelState& model)
{
    const torch::NoGradGuard constant;
    const Model tensors = model.all();
    const std::size_t splits = splitsOf(arrays).size();
    const bool isOneModel = splits == 0;
    ROSA_TRY(checkSplits(arrays, tensors, splits));
    ROSA_TRY(checkDepth(arrays, tensors, isOneModel));
    AdoptedWeights result;
    std::vector<std::pair<torch::Tensor, torch::Tensor>> changes;
    std::vector<const data::NamedArray*> used;
    for (const NamedTensor& own : tensors) {
        // The name of a class head may be a suffix of a layer's name.
        const bool isHead = isOfClassNetwork(own.name) && layerOf(own.name).empty();
        auto match = find(arrays, readNames(own, tensors, isOneModel), isHead ? std::span(used) : std::span(used).first(0));
        const bool isRootBias = own.name.ends_with(".own.bias");
        if (isRootBias && match && match->array->name.ends_with(".lin_l.bias") &&
            static_cast<std::int64_t>(match->array->values.size()) != 2 * own.tensor.numel())
            match.reset();
        if (!match && isRootBias) {
            changes.emplace_back(own.tensor, torch::zeros_like(own.tensor));
            result.adopted.push_back(own.name);
        } else if (!match && isNeeded(own.name)) {
            return missing(arrays, own, tensors, isOneModel);
        } else if (!match) {
            result.kept.push_back(own.name);
        } else {
            ROSA_TRY_ASSIGN(auto given, fitted(*match, own, tensors));
            changes.emplace_back(own.tensor, std::move(given));
            used.push_back(match->array);
            result.adopted.push_back(own.name);
        }
    }
    for (const data::NamedArray& array : arrays)  // batch counters of batch normalisations are not needed
        if (std::find(used.begin(), used.end(), &array) == used.end() && !array.name.ends_with("num_batches_tracked"))
            result.unused.push_back(array.name);
    for (auto& [target, values] : changes) target.detach().copy_(values);
    return result;
}

}  // namespace rosa::learn
