#include "core/learn/training/checkpoint.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/learn/training/divergence.h"
#include "core/record/run_writer.h"

namespace rosa::learn {

namespace {

const std::string kModel = "model.";
const std::string kBest = "best.";
const std::string kLive = "live.";

std::string exactText(double value)
{
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    return {buffer, end};
}

template <typename Number>
Result<Number> numberOf(const std::map<std::string, std::string>& metadata, const std::string& key)
{
    const auto found = metadata.find(key);
    Number value{};
    if (found == metadata.end()) return badInput("metadata entry %1 is missing", key);
    const std::string& text = found->second;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size())
        return badInput("metadata entry %1: expected a number, found \"%2\"", key, text);
    return value;
}

std::string shapeText(const torch::Tensor& tensor)
{
    std::ostringstream text;
    text << tensor.sizes();
    return text.str();
}

/// The tensors whose names begin with `prefix`, with the prefix removed.
std::vector<NamedTensor> withPrefix(const TensorFile& file, const std::string& prefix)
{
    std::vector<NamedTensor> found;
    for (const NamedTensor& tensor : file.tensors)
        if (tensor.name.starts_with(prefix)) found.push_back({tensor.name.substr(prefix.size()), tensor.tensor});
    return found;
}

}  // namespace

std::vector<std::byte> encodeCheckpoint(const TrainingState& state, const TrainingMethod& method)
{
    TensorFile file;
    file.metadata = {{"format", "rosa-checkpoint-1"},
                     {"epoch", std::to_string(state.epoch)},
                     {"best_loss", exactText(state.bestLoss)},
                     {"best_epoch", std::to_string(state.bestEpoch)}};
    for (const auto& [key, text] : state.live) file.metadata[kLive + key] = text;
    for (const NamedTensor& tensor : method.model().all()) file.tensors.push_back({kModel + tensor.name, tensor.tensor});
    for (const NamedTensor& tensor : state.best) file.tensors.push_back({kBest + tensor.name, tensor.tensor});
    for (const NamedTensor& tensor : method.progress()) file.tensors.push_back(tensor);
    return encode(file);
}

Result<TrainingState> loadCheckpoint(std::span<const std::byte> bytes, const std::string& fileName, TrainingMethod& method)
{
    ROSA_TRY_ASSIGN(auto file, decode(bytes, fileName));
    TrainingState state;
    const auto epoch = numberOf<int>(file.metadata, "epoch");
    const auto bestLoss = numberOf<double>(file.metadata, "best_loss");
    const auto bestEpoch = numberOf<int>(file.metadata, "best_epoch");
    if (!epoch) return epoch.error().within(fileName);
    if (!bestLoss) return bestLoss.error().within(fileName);
    if (!bestEpoch) return bestEpoch.error().within(fileName);
    state.epoch = *epoch;
    state.bestLoss = *bestLoss;
    state.bestEpoch = *bestEpoch;
    if (const auto restored = restoreModel(method.model(), withPrefix(file, kModel)); !restored)
        return restored.error().within(fileName);
    for (const NamedTensor& tensor : withPrefix(file, kBest)) state.best.push_back(tensor);
    for (const auto& [key, text] : file.metadata)
        if (key.starts_with(kLive)) state.live[key.substr(kLive.size())] = text;
    method.loadProgress(file.tensors);
    return state;
}

Result<std::vector<std::byte>> readCheckpoint(const record::CheckpointInfo& checkpoint)
{
    auto bytes = readFile(checkpoint.file);
    if (bytes && sha256(*bytes) != checkpoint.sha256)
        return badInput("%1: differs from the recorded file (SHA-256 mismatch)", checkpoint.file);
    return bytes;
}

Result<int> keptEpoch(std::span<const std::byte> bytes, const std::string& fileName)
{
    ROSA_TRY_ASSIGN(const auto file, decode(bytes, fileName));
    const bool hasBest =
        std::ranges::any_of(file.tensors, [](const auto& tensor) { return tensor.name.starts_with(kBest); });
    const auto epoch = numberOf<int>(file.metadata, hasBest ? "best_epoch" : "epoch");
    if (!epoch) return epoch.error().within(fileName);
    return *epoch;
}

std::vector<NamedTensor> copyModel(const ModelState& model)
{
    std::vector<NamedTensor> copies;
    for (const NamedTensor& tensor : model.all()) copies.push_back({tensor.name, tensor.tensor.detach().clone()});
    return copies;
}

Result<void> restoreModel(const ModelState& model, const std::vector<NamedTensor>& tensors)
{
    const torch::NoGradGuard constant;
    for (const NamedTensor& own : model.all()) {
        const auto found =
            std::find_if(tensors.begin(), tensors.end(), [&](const NamedTensor& t) { return t.name == own.name; });
        if (found == tensors.end())
            return badInput("tensor %1 is missing: the checkpoint is of a different method or encoder", own.name);
        if (found->tensor.sizes() != own.tensor.sizes())
            return badInput("tensor %1: expected shape %2, found %3", own.name, shapeText(own.tensor),
                            shapeText(found->tensor));
        ROSA_TRY(checkFinite({*found}));
        torch::Tensor target = own.tensor;
        target.copy_(found->tensor);
    }
    return {};
}

}  // namespace rosa::learn
