#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "core/data/arrays/pickle.h"
#include "core/data/arrays/zip_archive.h"
#include "core/data/parts/graph_arrays.h"
#include "core/data/readers/formats.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::uint64_t kMostElements = std::uint64_t{1} << 32;

/// What the file holds, for people who named another one.
Error notProcessed(const Message& found)
{
    return badInput(
        "expected a data set processed by PyTorch Geometric (a Data object or a dict of its attributes, with slices), found "
        "%1",
        found);
}

/// Number of elements of a tensor, and one past the largest index in its storage; an Error if out of range.
struct TensorReach {
    std::uint64_t count = 1, end = 0;
};
Result<TensorReach> checkedReach(const PickleTensor& tensor)
{
    TensorReach reach;
    std::uint64_t last = 0;
    const auto tooLarge = [] { return badInput("the tensor extends beyond its storage"); };
    if (tensor.offset < 0 || static_cast<std::uint64_t>(tensor.offset) > kMostElements) return tooLarge();
    for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis) {
        if (tensor.shape[axis] < 0 || tensor.strides[axis] < 0) return tooLarge();
        const auto length = static_cast<std::uint64_t>(tensor.shape[axis]);
        const auto stride = static_cast<std::uint64_t>(tensor.strides[axis]);
        if (length > kMostElements || stride > kMostElements || (length > 0 && reach.count > kMostElements / length))
            return tooLarge();
        reach.count *= length;
        if (length > 0) last += (length - 1) * stride;
        if (last > kMostElements) return tooLarge();
    }
    if (reach.count > 0) reach.end = static_cast<std::uint64_t>(tensor.offset) + last + 1;
    return reach;
}

/// The attributes of a graph among the values of a pickle.
class Attributes {
public:
    Attributes(const ZipArchive& zip, std::string folder, const PickleDocument& document, MemoryBudget& budget)
        : m_zip(zip), m_folder(std::move(folder)), m_document(document), m_budget(budget)
    {}

    /// Finds the attributes in the content of the file: (data, slices) or (attributes, slices, class).
    Result<void> find()
    {
        const PickleValue* data = &m_document.root();
        if (const auto* parts = std::get_if<PickleTuple>(data)) {
            if (parts->items.size() < 2 || parts->items.size() > 3)
                return notProcessed(Message("a tuple of %1", parts->items.size()));
            ROSA_TRY(checkSlices(m_document[parts->items[1]]));
            data = &m_document[parts->items[0]];
        }
        // A Data of version 1 has its tensors as attributes; from version 2 on they are in the mapping of a storage.
        for (const char* inside : {"_store", "_mapping"}) {
            const PickleDict* const attributes = dictOf(*data);
            const PickleValue* const next = attributes ? valueIn(*attributes, inside) : nullptr;
            if (next) data = next;
        }
        m_attributes = dictOf(*data);
        if (!m_attributes) return notProcessed(PickleDocument::kindOf(*data));
        return {};
    }

    Result<std::optional<NdArray>> arrayOf(const std::string& name)
    {
        ROSA_TRY_ASSIGN(auto array, arrayIn(*m_attributes, name));
        if (array || (name != "edge_index" && name != "edge_weight")) return array;
        const PickleValue* const matrix = valueIn(*m_attributes, "adj_t");
        const PickleDict* const outer = matrix ? dictOf(*matrix) : nullptr;
        const PickleValue* const storage = outer ? valueIn(*outer, "storage") : nullptr;
        const PickleDict* const parts = storage ? dictOf(*storage) : nullptr;
        if (!parts) return std::optional<NdArray>();
        return name == "edge_weight" ? arrayIn(*parts, "_value") : edgesOf(*parts);
    }

private:
    /// A transposed adjacency matrix of torch_sparse: rows are targets, given one by one or by the offset of each row.
    Result<std::optional<NdArray>> edgesOf(const PickleDict& parts)
    {
        std::vector<std::int64_t> sources, targets;
        {
            const TemporaryMemory temporary(m_budget);
            ROSA_TRY_ASSIGN(const auto columns, arrayIn(parts, "_col"));
            ROSA_TRY_ASSIGN(const auto rows, arrayIn(parts, "_row"));
            ROSA_TRY_ASSIGN(const auto offsets, arrayIn(parts, "_rowptr"));
            if (!columns || (!rows && !offsets)) return badInput("adj_t: expected the rows and columns of a sparse matrix");
            ROSA_TRY_ASSIGN(sources, columns->toIntegers(m_budget));
            ROSA_TRY_ASSIGN(targets, rows ? rows->toIntegers(m_budget) : rowsOf(*offsets, sources.size()));
        }
        if (sources.size() != targets.size())
            return badInput("adj_t: expected a row for each of %1 columns, found %2", sources.size(), targets.size());
        auto edges = edgeIndexOf(sources, targets, m_budget);
        if (!edges) return edges.error().within("adj_t");
        return std::optional(*std::move(edges));
    }

    Result<std::vector<std::int64_t>> rowsOf(const NdArray& offsets, std::size_t count)
    {
        ROSA_TRY_ASSIGN(const auto ends, offsets.toIntegers(m_budget));
        ROSA_TRY(m_budget.take(count, sizeof(std::int64_t)));
        std::vector<std::int64_t> rows;
        const bool fits = !ends.empty() && ends.front() == 0 && ends.back() == static_cast<std::int64_t>(count) &&
                          std::ranges::is_sorted(ends);
        if (!fits) return badInput("adj_t: expected ascending row offsets from 0 to %1", count);
        for (std::size_t row = 0; row + 1 < ends.size(); ++row)
            rows.insert(rows.end(), static_cast<std::size_t>(ends[row + 1] - ends[row]), static_cast<std::int64_t>(row));
        return rows;
    }

    Result<std::optional<NdArray>> arrayIn(const PickleDict& dict, const std::string& name)
    {
        const PickleValue* const value = valueIn(dict, name);
        if (!value || std::holds_alternative<PickleNone>(*value)) return std::optional<NdArray>();
        if (const auto* number = std::get_if<std::int64_t>(value)) {
            const auto bytes = std::as_bytes(std::span(number, 1));
            auto array = NdArray::fromBytes({ElementType::Kind::Signed, sizeof *number, false}, {1}, false,
                                            sharedBytes({bytes.begin(), bytes.end()}), m_budget);
            return array ? Result<std::optional<NdArray>>(std::optional(*std::move(array))) : array.error();
        }
        const auto* tensor = std::get_if<PickleTensor>(value);
        if (!tensor) return badInput("%1: expected a tensor, found %2", name, PickleDocument::kindOf(*value));
        auto array = read(*tensor);
        if (!array) return array.error().within(name);
        return std::optional(*std::move(array));
    }

    [[nodiscard]] const PickleDict* dictOf(const PickleValue& value) const
    {
        if (const auto* object = std::get_if<PickleObject>(&value))
            return object->hasState ? std::get_if<PickleDict>(&m_document[object->state]) : nullptr;
        return std::get_if<PickleDict>(&value);
    }
    [[nodiscard]] const PickleValue* valueIn(const PickleDict& dict, std::string_view name) const
    {
        for (const auto& [key, value] : dict.items) {
            const auto* text = std::get_if<PickleText>(&m_document[key]);
            const auto* bytes = std::get_if<PickleBytes>(&m_document[key]);
            if ((text && text->value == name) || (bytes && bytes->value == name)) return &m_document[value];
        }
        return nullptr;
    }

    /// Checks the slices: None, or for each attribute the offsets of the graphs, which are two numbers for one graph.
    Result<void> checkSlices(const PickleValue& slices) const
    {
        const auto* dict = std::get_if<PickleDict>(&slices);
        if (!dict) return {};
        for (const auto& [key, value] : dict->items) {
            const auto* tensor = std::get_if<PickleTensor>(&m_document[value]);
            if (tensor && tensor->shape.size() == 1 && tensor->shape[0] > 2)
                return badInput("expected a data set with one graph, found %1 graphs", tensor->shape[0] - 1);
        }
        return {};
    }

    Result<NdArray> read(const PickleTensor& tensor) const
    {
        const PickleStorage& storage = tensor.storage;
        if (storage.isBfloat16)
            return badInput("expected a number type of NumPy, found bfloat16; save the tensor as float32");
        ROSA_TRY_ASSIGN(const auto reach, checkedReach(tensor));
        ROSA_TRY_ASSIGN(auto bytes, m_zip.read(m_folder + "data/" + storage.key));
        const std::size_t width = storage.type.width;
        if (reach.end > bytes.size() / width)
            return badInput("the tensor extends beyond the %1 numbers of its storage", bytes.size() / width);
        // With strides of 0 a small file could declare a large tensor.
        if (reach.count > bytes.size() / width)
            return badInput(
                "expected a tensor whose numbers are all stored in the file, found one that repeats stored numbers");
        if (isRowMajor(tensor)) {
            const auto from = static_cast<std::size_t>(tensor.offset) * width;
            return NdArray::fromBytes(storage.type, tensor.shape, false,
                                      sharedBytes(std::move(bytes)).part(reach.count ? from : 0, reach.count * width),
                                      m_budget);
        }
        ROSA_TRY(m_budget.take(reach.count, width));
        return NdArray::fromBytes(storage.type, tensor.shape, false, sharedBytes(gathered(tensor, bytes, reach.count)),
                                  m_budget);
    }

    /// Whether the numbers are stored contiguously in row-major order.
    static bool isRowMajor(const PickleTensor& tensor)
    {
        std::int64_t expected = 1;
        for (std::size_t axis = tensor.shape.size(); axis-- > 0;) {
            if (tensor.shape[axis] != 1 && tensor.strides[axis] != expected) return false;
            expected *= tensor.shape[axis];
        }
        return true;
    }

    static std::vector<std::byte> gathered(const PickleTensor& tensor, const std::vector<std::byte>& storage,
                                           std::uint64_t count)
    {
        const std::size_t width = tensor.storage.type.width;
        std::vector<std::byte> bytes(static_cast<std::size_t>(count) * width);
        std::vector<std::int64_t> index(tensor.shape.size(), 0);
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            std::int64_t place = tensor.offset;
            for (std::size_t axis = 0; axis < index.size(); ++axis) place += index[axis] * tensor.strides[axis];
            std::copy_n(storage.begin() + static_cast<std::ptrdiff_t>(place) * static_cast<std::ptrdiff_t>(width), width,
                        bytes.begin() + static_cast<std::ptrdiff_t>(i * width));
            for (std::size_t axis = index.size(); axis-- > 0;) {
                if (++index[axis] < tensor.shape[axis]) break;
                index[axis] = 0;
            }
        }
        return bytes;
    }

    const ZipArchive& m_zip;
    std::string m_folder;  ///< Common folder of all members.
    const PickleDocument& m_document;
    MemoryBudget& m_budget;
    const PickleDict* m_attributes = nullptr;
};

}  // namespace

Result<Dataset> readGeometricPt(const Found& found, MemoryBudget& budget)
{
    constexpr std::string_view pickleName = "data.pkl";
    const std::string where = found.path.string();
    ROSA_TRY_ASSIGN(const auto zip, ZipArchive::open(found.path, Message("data saved by PyTorch 1.6 or later"), budget,
                                                     MemoryBudget::Input::Plain));
    const auto member = std::ranges::find_if(zip.names(), [&](const std::string& name) {
        return name == pickleName || name.ends_with("/" + std::string(pickleName));
    });
    if (member == zip.names().end())
        return badInput("%1: expected data saved by PyTorch, found a zip archive without a member data.pkl", where);
    ROSA_TRY_ASSIGN(auto bytes, zip.read(*member));
    const auto document = parsePickle(sharedBytes(std::move(bytes)), budget);
    if (!document) return document.error().within("%1: %2", where, printable(*member));
    Attributes attributes(zip, member->substr(0, member->size() - pickleName.size()), *document, budget);
    if (const auto there = attributes.find(); !there) return there.error().within(where);
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.stem;
    dataset.source = "processed by PyTorch Geometric";
    auto made = datasetFromArrays([&](const std::string& name) { return attributes.arrayOf(name); }, std::move(dataset),
                                  found.options, budget);
    if (made || made.error().text().starts_with(where)) return made;
    return made.error().within(where);
}

}  // namespace rosa::data
