/// Writes the pickle of a dict of tensors, in protocol 2 like PyTorch.
#include <cstring>

#include "core/data/arrays/torch_file.h"
#include "core/data/arrays/zip_archive.h"

namespace rosa::data {

namespace {

class PickleWriter {
public:
    PickleWriter() { put("\x80\x02"); }

    void put(std::string_view opcodes)
    {
        const auto bytes = std::as_bytes(std::span(opcodes));
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    }
    void text(const std::string& value)
    {
        put("X");
        integer(static_cast<std::uint32_t>(value.size()));
        put(value);
    }
    /// Written as LONG1 of 8 bytes, which can represent every length.
    void number(std::int64_t value)
    {
        put("\x8a\x08");
        integer(value);
    }
    void numbers(const std::vector<std::int64_t>& values)
    {
        put("(");
        for (const std::int64_t value : values) number(value);
        put("t");
    }
    std::vector<std::byte> finish()
    {
        put(".");
        return std::move(m_bytes);
    }

private:
    template <typename T>
    void integer(T value)
    {
        std::byte bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        m_bytes.insert(m_bytes.end(), bytes, bytes + sizeof value);
    }

    std::vector<std::byte> m_bytes;
};

std::vector<std::int64_t> rowMajorStrides(const std::vector<std::int64_t>& shape)
{
    std::vector<std::int64_t> strides(shape.size(), 1);
    for (std::size_t axis = shape.size(); axis-- > 1;) strides[axis - 1] = strides[axis] * shape[axis];
    return strides;
}

std::vector<std::byte> bytesOf(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

}  // namespace

Result<void> writeTorchFile(const std::filesystem::path& path, std::span<const NamedArray> arrays)
{
    const std::string folder = "archive/";
    std::vector<ZipMember> storages;
    PickleWriter pickle;
    pickle.put("}(");
    for (const NamedArray& array : arrays) {
        const std::string key = std::to_string(storages.size());
        pickle.text(array.name);
        pickle.put("ctorch._utils\n_rebuild_tensor_v2\n((");
        pickle.text("storage");
        pickle.put("ctorch\nFloatStorage\n");
        pickle.text(key);
        pickle.text("cpu");
        pickle.number(static_cast<std::int64_t>(array.values.size()));
        pickle.put("tQ");
        pickle.number(0);
        pickle.numbers(array.shape);
        pickle.numbers(rowMajorStrides(array.shape));
        pickle.put(
            "\x89"
            "ccollections\nOrderedDict\n)RtR");  // no gradient, no hooks
        const auto bytes = std::as_bytes(std::span(array.values));
        storages.push_back({folder + "data/" + key, {bytes.begin(), bytes.end()}});
    }
    pickle.put("u");
    std::vector<ZipMember> members{{folder + "data.pkl", pickle.finish()}, {folder + "byteorder", bytesOf("little")}};
    for (ZipMember& storage : storages) members.push_back(std::move(storage));
    members.push_back({folder + "version", bytesOf("3\n")});
    return writeZip(path, members);
}

}  // namespace rosa::data
