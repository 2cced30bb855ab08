#include "core/learn/exchange/tensor_file.h"

#include <cstring>

#include <nlohmann/json.hpp>

#include "core/record/tensor_header.h"

namespace rosa::learn {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLengthBytes = 8;

std::string typeText(torch::ScalarType type)
{
    ROSA_CHECK(type == torch::kFloat32 || type == torch::kFloat64 || type == torch::kInt64,
               "a checkpoint holds floats and int64");
    return type == torch::kFloat32 ? "F32" : type == torch::kFloat64 ? "F64" : "I64";
}

torch::ScalarType scalarType(record::TensorType type)
{
    switch (type) {
        case record::TensorType::Float16:
            return torch::kFloat16;
        case record::TensorType::Bfloat16:
            return torch::kBFloat16;
        case record::TensorType::Float32:
            return torch::kFloat32;
        case record::TensorType::Float64:
            return torch::kFloat64;
        case record::TensorType::Int64:
            break;
    }
    return torch::kInt64;
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
    ROSA_TRY_ASSIGN(auto header, record::parseTensorHeader(bytes, fileName));
    const auto data = bytes.subspan(header.dataAt);
    TensorFile file;
    file.metadata = std::move(header.metadata);
    for (record::TensorPlace& place : header.tensors) {
        torch::Tensor tensor = torch::empty(place.shape, scalarType(place.type));
        if (place.bytes) std::memcpy(tensor.data_ptr(), data.data() + place.begin, place.bytes);
        file.tensors.push_back({std::move(place.name), std::move(tensor)});
    }
    return file;
}

}  // namespace rosa::learn
