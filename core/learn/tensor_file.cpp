#include "core/learn/tensor_file.h"

#include <cstring>
#include <optional>

#include <nlohmann/json.hpp>

namespace rosa::learn {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLengthBytes = 8;
constexpr std::uint64_t kMaxHeader = 100'000'000;  // the format's own bound

std::optional<torch::ScalarType> typeFromText(const std::string& text)
{
    if (text == "F32") return torch::kFloat32;
    if (text == "F64") return torch::kFloat64;
    if (text == "I64") return torch::kInt64;
    return std::nullopt;
}

std::string typeText(torch::ScalarType type)
{
    ROSA_CHECK(type == torch::kFloat32 || type == torch::kFloat64 || type == torch::kInt64,
               "a checkpoint holds floats and int64");
    return type == torch::kFloat32 ? "F32" : type == torch::kFloat64 ? "F64" : "I64";
}

/// One tensor of the header against the data that follow it.
Result<NamedTensor> readTensor(const std::string& name, const Json& entry, std::span<const std::byte> data)
{
    const auto wrong = [&](const std::string& what) { return badInput("tensor " + name + ": " + what); };
    const auto type = typeFromText(entry.at("dtype").get<std::string>());
    if (!type) return wrong("unknown type " + entry.at("dtype").dump());
    const auto shape = entry.at("shape").get<std::vector<std::int64_t>>();
    const auto begin = entry.at("data_offsets").at(0).get<std::uint64_t>();
    const auto end = entry.at("data_offsets").at(1).get<std::uint64_t>();
    if (begin > end || end > data.size())
        return wrong("its data run from byte " + std::to_string(begin) + " to " + std::to_string(end) + " of " +
                     std::to_string(data.size()));
    std::uint64_t expected = torch::elementSize(*type);
    for (const std::int64_t side : shape) {
        if (side < 0 || (side > 0 && expected > data.size() / static_cast<std::uint64_t>(side) + 1))
            return wrong("impossible shape");
        expected *= static_cast<std::uint64_t>(side);
    }
    if (expected != end - begin)
        return wrong("expected " + std::to_string(expected) + " bytes for its shape, found " + std::to_string(end - begin));
    torch::Tensor tensor = torch::empty(shape, *type);
    if (expected) std::memcpy(tensor.data_ptr(), data.data() + begin, expected);
    return NamedTensor{name, tensor};
}

}  // namespace

const torch::Tensor* TensorFile::find(const std::string& name) const
{
    for (const NamedTensor& tensor : tensors)
        if (tensor.name == name) return &tensor.tensor;
    return nullptr;
}

std::vector<std::byte> encode(const TensorFile& file)
{
    Json header;
    header["__metadata__"] = file.metadata;
    std::vector<torch::Tensor> contents;
    std::uint64_t offset = 0;
    for (const NamedTensor& named : file.tensors) {
        contents.push_back(named.tensor.detach().cpu().contiguous());
        const std::uint64_t bytes = contents.back().nbytes();
        header[named.name] = {{"dtype", typeText(named.tensor.scalar_type())},
                              {"shape", named.tensor.sizes().vec()},
                              {"data_offsets", {offset, offset + bytes}}};
        offset += bytes;
    }
    std::string text = header.dump();
    text.append((kLengthBytes - text.size() % kLengthBytes) % kLengthBytes, ' ');
    const std::uint64_t length = text.size();
    std::vector<std::byte> bytes(kLengthBytes + length + offset);
    std::memcpy(bytes.data(), &length, kLengthBytes);
    std::memcpy(bytes.data() + kLengthBytes, text.data(), length);
    std::size_t place = kLengthBytes + length;
    for (const torch::Tensor& tensor : contents) {
        if (tensor.nbytes()) std::memcpy(bytes.data() + place, tensor.const_data_ptr(), tensor.nbytes());
        place += tensor.nbytes();
    }
    return bytes;
}

Result<TensorFile> decode(std::span<const std::byte> bytes, const std::string& fileName)
{
    std::uint64_t length = 0;
    if (bytes.size() < kLengthBytes)
        return badInput(fileName + ": expected a checkpoint, found " + std::to_string(bytes.size()) + " bytes");
    std::memcpy(&length, bytes.data(), kLengthBytes);
    if (length > kMaxHeader || length > bytes.size() - kLengthBytes)
        return badInput(fileName + ": byte 0: a header of " + std::to_string(length) +
                        " bytes does not fit into the file's " + std::to_string(bytes.size()));
    const auto data = bytes.subspan(kLengthBytes + length);
    try {
        const char* text = reinterpret_cast<const char*>(bytes.data()) + kLengthBytes;
        const Json header = Json::parse(text, text + length);
        TensorFile file;
        for (const auto& [name, entry] : header.items()) {
            if (name == "__metadata__") {
                file.metadata = entry.get<std::map<std::string, std::string>>();
                continue;
            }
            auto tensor = readTensor(name, entry, data);
            if (!tensor) return tensor.error().within(fileName);
            file.tensors.push_back(std::move(*tensor));
        }
        return file;
    } catch (const Json::exception& problem) {
        return badInput(fileName + ": byte 8: the header is not what a checkpoint has: " + problem.what());
    }
}

}  // namespace rosa::learn
