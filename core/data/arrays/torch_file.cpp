#include "core/data/arrays/torch_file.h"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>

#include "core/data/arrays/pickle.h"
#include "core/data/arrays/zip_archive.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::size_t kMaxDepth = 8;
constexpr std::uint64_t kVisitBytes = 64;    // Charge per visit of a dict entry: not memory, but a bound on the time.
constexpr std::uint64_t kTensorBytes = 160;  // Memory of a tensor besides its numbers.
constexpr std::uint64_t kMaxElements = std::uint64_t{1} << 29;

/// One past the largest index in its storage that a tensor refers to; nullopt if out of range; 0 for an empty tensor.
std::optional<std::uint64_t> reachOf(const PickleTensor& tensor)
{
    std::uint64_t count = 1;
    std::uint64_t last = 0;
    bool isEmpty = false;
    if (tensor.offset < 0) return std::nullopt;
    for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis) {
        if (tensor.shape[axis] < 0 || tensor.strides[axis] < 0) return std::nullopt;
        const auto length = static_cast<std::uint64_t>(tensor.shape[axis]);
        const auto stride = static_cast<std::uint64_t>(tensor.strides[axis]);
        isEmpty = isEmpty || length == 0;
        if (length == 0) continue;
        if (length > kMaxElements || stride > kMaxElements || count * length > kMaxElements) return std::nullopt;
        count *= length;
        last += (length - 1) * stride;
    }
    if (isEmpty) return 0;
    const auto reach = static_cast<std::uint64_t>(tensor.offset) + last + 1;
    return reach <= kMaxElements ? std::optional(reach) : std::nullopt;
}

/// Numbers of a storage, as stored in the file.
struct Storage {
    NdArray array;
    bool isBfloat16 = false;

    [[nodiscard]] float at(std::size_t place) const
    {
        // A bfloat16 is the upper half of a float32.
        const double value = array.doubleAt(place);
        return isBfloat16 ? std::bit_cast<float>(static_cast<std::uint32_t>(value) << 16) : static_cast<float>(value);
    }
};

/// Reads the tensors of a file, each storage once.
class TorchReader {
public:
    TorchReader(const ZipArchive& zip, std::string folder, const PickleDocument& document, MemoryBudget& budget)
        : m_zip(zip), m_folder(std::move(folder)), m_document(document), m_budget(budget)
    {}

    Result<std::vector<NamedArray>> run()
    {
        ROSA_TRY(visit(m_document.root(), "", 0));
        return std::move(m_arrays);
    }

private:
    Result<void> visit(const PickleValue& value, const std::string& name, std::size_t depth)
    {
        if (const auto* tensor = std::get_if<PickleTensor>(&value)) return add(*tensor, name);
        const auto* dict = std::get_if<PickleDict>(&value);
        if (!dict) return {};
        if (depth == kMaxDepth) return badInput("dicts are nested more than %1 deep", kMaxDepth);
        for (const auto& [keyRef, valueRef] : dict->items) {
            // A shared dict is visited once per path, of which there may be any number.
            ROSA_TRY(m_budget.take(kVisitBytes));
            const auto* text = std::get_if<PickleText>(&m_document[keyRef]);
            const auto* bytes = std::get_if<PickleBytes>(&m_document[keyRef]);
            if (!text && !bytes) continue;
            const std::string key = text ? std::string(text->value) : latin1ToUtf8(std::as_bytes(std::span(bytes->value)));
            ROSA_TRY(visit(m_document[valueRef], name.empty() ? key : name + "." + key, depth + 1));
        }
        return {};
    }

    Result<void> add(const PickleTensor& tensor, const std::string& name)
    {
        const auto storage = storageOf(tensor.storage);
        if (!storage) return storage.error().within(printable(name));
        const auto reach = reachOf(tensor);
        if (!reach || *reach > (*storage)->array.size())
            return badInput("%1: the tensor extends beyond the %2 numbers of its storage", printable(name),
                            (*storage)->array.size());
        std::uint64_t count = 1;
        for (const std::int64_t length : tensor.shape) count *= static_cast<std::uint64_t>(length);
        // With strides of 0 a small file could declare a large tensor, or many tensors without any number.
        if (count > kMaxElements) return badInput("%1: the tensor has more numbers than any encoder", printable(name));
        ROSA_TRY(m_budget.take(kTensorBytes + name.size() + 8 * tensor.shape.size() + sizeof(float) * count));
        m_arrays.push_back({name, tensor.shape, gathered(tensor, **storage, count)});
        return {};
    }

    static std::vector<float> gathered(const PickleTensor& tensor, const Storage& storage, std::uint64_t count)
    {
        std::vector<float> values;
        values.reserve(count);
        std::vector<std::int64_t> index(tensor.shape.size(), 0);
        for (std::uint64_t i = 0; i < count; ++i) {
            std::int64_t place = tensor.offset;
            for (std::size_t axis = 0; axis < index.size(); ++axis) place += index[axis] * tensor.strides[axis];
            values.push_back(storage.at(static_cast<std::size_t>(place)));
            for (std::size_t axis = index.size(); axis-- > 0;) {
                if (++index[axis] < tensor.shape[axis]) break;
                index[axis] = 0;
            }
        }
        return values;
    }

    Result<const Storage*> storageOf(const PickleStorage& storage)
    {
        const auto known = m_storages.find(storage.key);
        if (known != m_storages.end()) return &known->second;
        const std::string member = m_folder + "data/" + storage.key;
        auto bytes = m_zip.readInside(member);
        if (!bytes) return bytes.error();
        if (static_cast<std::uint64_t>(storage.size) > kMaxElements ||
            bytes->size() != static_cast<std::uint64_t>(storage.size) * storage.type.width)
            return badInput("expected a storage of %1 numbers, found %2 bytes", storage.size, bytes->size());
        ROSA_TRY_ASSIGN(auto array,
                        NdArray::fromBytes(storage.type, {storage.size}, false, sharedBytes(*std::move(bytes)), m_budget));
        return &m_storages.emplace(storage.key, Storage{std::move(array), storage.isBfloat16}).first->second;
    }

    const ZipArchive& m_zip;
    std::string m_folder;  ///< Common folder of all members: "archive/" or the file's own name.
    const PickleDocument& m_document;
    MemoryBudget& m_budget;
    std::map<std::string, Storage> m_storages;
    std::vector<NamedArray> m_arrays;
};

}  // namespace

Result<std::vector<NamedArray>> readTorchFile(const std::filesystem::path& path)
{
    constexpr std::string_view pickleName = "data.pkl";
    MemoryBudget budget;
    // PyTorch stores members uncompressed.
    ROSA_TRY_ASSIGN(const auto zip, ZipArchive::open(path, Message("weights saved by PyTorch 1.6 or later"), budget,
                                                     MemoryBudget::Input::Plain));
    const auto& names = zip.names();
    const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
        return name == pickleName || name.ends_with("/" + std::string(pickleName));
    });
    if (found == names.end())
        return badInput("%1: expected weights saved by PyTorch, found a zip archive without a member data.pkl", path);
    const std::string folder = found->substr(0, found->size() - pickleName.size());
    if (std::find(names.begin(), names.end(), folder + "constants.pkl") != names.end())
        return badInput("%1: expected weights, found a TorchScript program; save module.state_dict() instead", path);
    const auto order = std::find(names.begin(), names.end(), folder + "byteorder");
    if (order != names.end()) {
        ROSA_TRY_ASSIGN(const auto text, zip.read(*order));
        if (std::string(reinterpret_cast<const char*>(text.data()), text.size()) != "little")
            return badInput("%1: expected little-endian numbers", path);
    }
    ROSA_TRY_ASSIGN(auto bytes, zip.read(*found));
    const std::string where = path.string() + ": " + printable(*found);
    const auto document = parsePickle(sharedBytes(std::move(bytes)), budget);
    if (!document && isRefusedObject(document.error()))
        return badInput("%1: %2; save module.state_dict() instead of the module itself", where, document.error().message);
    if (!document) return document.error().within(where);
    auto arrays = TorchReader(zip, folder, *document, budget).run();
    if (!arrays) return arrays.error().within(where);
    if (arrays->empty()) return badInput("%1: expected named tensors, found none", where);
    return arrays;
}

}  // namespace rosa::data
