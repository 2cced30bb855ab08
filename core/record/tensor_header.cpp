#include "core/record/tensor_header.h"

#include <cstring>
#include <optional>
#include <string_view>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/base/memory_budget.h"

namespace rosa::record {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLengthBytes = 8;
constexpr std::uint64_t kMaxHeader = 100'000'000;  // limit of the format
constexpr std::uint64_t kTensorBytes = 256;        // memory of a tensor in addition to its numbers

std::optional<TensorType> typeFromText(const std::string& text)
{
    if (text == "F16") return TensorType::Float16;
    if (text == "BF16") return TensorType::Bfloat16;
    if (text == "F32") return TensorType::Float32;
    if (text == "F64") return TensorType::Float64;
    if (text == "I64") return TensorType::Int64;
    return std::nullopt;
}

/// Reads one tensor of the header and checks it against the `size` bytes of data that follow.
Result<TensorPlace> readTensor(const std::string& name, const Json& entry, std::uint64_t size)
{
    const auto wrong = [&](const Message& what) { return badInput("tensor %1: %2", name, what); };
    const auto type = typeFromText(entry.at("dtype").get<std::string>());
    if (!type) return wrong(Message("unknown type %1", entry.at("dtype").dump()));
    TensorPlace place{name, *type, wholesIn<std::int64_t>(entry.at("shape")), 0, 0};
    place.begin = wholeIn<std::uint64_t>(entry.at("data_offsets").at(0));
    const auto end = wholeIn<std::uint64_t>(entry.at("data_offsets").at(1));
    if (place.begin > end || end > size)
        return wrong(Message("invalid data range: bytes %1 to %2 of %3", place.begin, end, size));
    place.bytes = widthOf(*type);
    for (const std::int64_t side : place.shape) {
        if (side < 0 || (side > 0 && place.bytes > size / static_cast<std::uint64_t>(side) + 1))
            return wrong(Message("invalid shape"));
        place.bytes *= static_cast<std::uint64_t>(side);
    }
    if (place.bytes != end - place.begin)
        return wrong(Message("expected %1 bytes for its shape, found %2", place.bytes, end - place.begin));
    return place;
}

Result<TensorHeader> read(const Json& json, std::uint64_t dataSize, MemoryBudget& budget)
{
    TensorHeader header;
    for (const auto& [name, entry] : json.items()) {
        if (name == "__metadata__") {
            header.metadata = entry.get<std::map<std::string, std::string>>();
            continue;
        }
        ROSA_TRY_ASSIGN(auto tensor, readTensor(name, entry, dataSize));
        ROSA_TRY(budget.take(tensor.bytes + kTensorBytes));
        header.tensors.push_back(std::move(tensor));
    }
    return header;
}

}  // namespace

std::size_t widthOf(TensorType type)
{
    switch (type) {
        case TensorType::Float16:
        case TensorType::Bfloat16:
            return 2;
        case TensorType::Float32:
            return 4;
        case TensorType::Float64:
        case TensorType::Int64:
            break;
    }
    return 8;
}

Result<TensorHeader> parseTensorHeader(std::span<const std::byte> bytes, const std::string& fileName)
{
    std::uint64_t length = 0;
    if (bytes.size() < kLengthBytes) return badInput("%1: expected a checkpoint, found %2 bytes", fileName, bytes.size());
    std::memcpy(&length, bytes.data(), kLengthBytes);
    if (length > kMaxHeader || length > bytes.size() - kLengthBytes)
        return badInput("%1: byte 0: a header of %2 bytes is too long for a file of %3 bytes", fileName, length,
                        bytes.size());
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + kLengthBytes, length);
    const auto unfit = [&](const Message& why) {
        return badInput("%1: byte 8: invalid checkpoint header: %2", fileName, why);
    };
    try {
        MemoryBudget budget(bytes.size());
        const auto json = parseJson<Json>(text, budget);
        if (!json) return unfit(json.error().message);
        if (!json->is_object()) return unfit(Message("expected a JSON object"));
        auto header = read(*json, bytes.size() - kLengthBytes - length, budget);
        if (!header) return header.error().within(fileName);
        header->dataAt = kLengthBytes + length;
        return header;
    } catch (const Json::exception& problem) {
        return unfit(jsonProblem(problem));
    }
}

}  // namespace rosa::record
