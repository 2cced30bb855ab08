#include "core/data/arrays/npy.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>
#include <string_view>

#include "core/base/files.h"
#include "core/data/arrays/npy_stream.h"
#include "core/data/arrays/pickle.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::uint32_t kMaxHeader = 1 << 20;
constexpr std::size_t kMaxAxes = 32;

struct NpyHeader {
    std::string descr;
    std::optional<bool> isFortranOrder;
    std::optional<std::vector<std::int64_t>> shape;
    bool isRecord = false;
};

/// Parses the Python literal of a header: {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }.
class HeaderParser {
public:
    HeaderParser(std::string_view text, std::size_t offset) : m_text(text), m_offset(offset) {}

    Result<NpyHeader> parse()
    {
        NpyHeader header;
        bool good = accept('{');
        while (good && !accept('}')) {
            const auto key = quoted();
            good = key && accept(':') && value(*key, header);
            if (good && !accept(',')) {
                good = accept('}');
                break;
            }
        }
        if (header.isRecord) return badInput("expected an array of plain elements, found a structured array (records)");
        skipSpace();
        if (!good || m_at != m_text.size())
            return badInput("byte %1: expected a header {'descr': …, 'fortran_order': …, 'shape': …}, found '%2'",
                            m_offset + m_at, printable(m_text.substr(std::min(m_at, m_text.size())), 30));
        if (header.descr.empty() || !header.isFortranOrder || !header.shape)
            return badInput("byte %1: the header lacks descr, fortran_order or shape", m_offset);
        return header;
    }

private:
    bool value(const std::string& key, NpyHeader& header)
    {
        if (key == "descr") {
            skipSpace();
            header.isRecord = m_at < m_text.size() && (m_text[m_at] == '[' || m_text[m_at] == '(');
            auto text = quoted();
            if (text) header.descr = *std::move(text);
            return text.has_value();
        }
        if (key == "fortran_order") {
            if (word("False")) header.isFortranOrder = false;
            if (word("True")) header.isFortranOrder = true;
            return header.isFortranOrder.has_value();
        }
        return key == "shape" && shape(header);
    }

    bool shape(NpyHeader& header)
    {
        if (!accept('(')) return false;
        std::vector<std::int64_t> lengths;
        while (!accept(')')) {
            std::int64_t length = 0;
            skipSpace();
            const char* const from = m_text.data() + m_at;
            const auto [end, problem] = std::from_chars(from, m_text.data() + m_text.size(), length);
            if (problem != std::errc() || lengths.size() == kMaxAxes) return false;
            m_at += static_cast<std::size_t>(end - from);
            accept('L');  // Suffix of long integers in Python 2.
            lengths.push_back(length);
            if (!accept(',')) {
                if (!accept(')')) return false;
                break;
            }
        }
        header.shape = std::move(lengths);
        return true;
    }

    std::optional<std::string> quoted()
    {
        skipSpace();
        if (m_at >= m_text.size() || (m_text[m_at] != '\'' && m_text[m_at] != '"')) return std::nullopt;
        const std::size_t end = m_text.find(m_text[m_at], m_at + 1);
        if (end == std::string_view::npos) return std::nullopt;
        std::string text(m_text.substr(m_at + 1, end - m_at - 1));
        m_at = end + 1;
        return text;
    }

    bool accept(char c)
    {
        skipSpace();
        if (m_at >= m_text.size() || m_text[m_at] != c) return false;
        ++m_at;
        return true;
    }

    bool word(std::string_view text)
    {
        skipSpace();
        if (!m_text.substr(m_at).starts_with(text)) return false;
        m_at += text.size();
        return true;
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\t')) ++m_at;
    }

    std::string_view m_text;
    std::size_t m_offset;  ///< Offset of the text in the file.
    std::size_t m_at = 0;
};

Result<NdArray> parseObjects(const NpyHeader& header, SharedArray<std::byte> bytes, MemoryBudget& budget)
{
    auto document = parsePickle(std::move(bytes), budget);
    if (!document) return document.error().within("pickled objects");
    auto objects = document->rootAs<PickleObjects>(Message("an array of objects"));
    if (!objects) return objects.error().within("pickled objects");
    ROSA_TRY_ASSIGN(const auto count, elementCount(*header.shape));
    if (count != (*objects)->items.size()) return badInput("expected %1 objects, found %2", count, (*objects)->items.size());
    return plainArray(*document, **objects, budget);
}

template <typename T>
constexpr const char* descrOf()
{
    if constexpr (std::is_same_v<T, float>) return "<f4";
    if constexpr (std::is_same_v<T, double>) return "<f8";
    if constexpr (std::is_same_v<T, std::int32_t>) return "<i4";
    if constexpr (std::is_same_v<T, std::int64_t>) return "<i8";
}

}  // namespace

namespace {

/// Also for arrays of objects, which have no ElementType of their own.
struct Beginning {
    NpyHeader header;
    ElementType type;
    std::size_t bytes = 0;
};

Result<Beginning> parseBeginning(std::span<const std::byte> bytes)
{
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (!text.starts_with(kMagic)) return badInput("byte 0: expected an npy file, found '%1'", printable(text.substr(0, 8)));
    if (text.size() < 12) return badInput("byte 6: expected an npy header, found the end of the file");
    const int version = static_cast<unsigned char>(text[6]);
    if (version < 1 || version > 3) return badInput("byte 6: expected npy version 1 to 3, found %1", version);
    std::uint32_t length = 0;
    std::memcpy(&length, bytes.data() + 8, version == 1 ? 2 : 4);
    const std::size_t start = version == 1 ? 10 : 12;
    if (length > kMaxHeader || length > text.size() - start)
        return badInput("byte 8: expected a header of %1 bytes, found %2", length, text.size() - start);
    ROSA_TRY_ASSIGN(auto header, HeaderParser(text.substr(start, length), start).parse());
    ROSA_TRY_ASSIGN(auto type, ElementType::parse(header.descr));
    return Beginning{std::move(header), type, start + length};
}

}  // namespace

Result<NpyStart> parseNpyStart(std::span<const std::byte> bytes)
{
    auto beginning = parseBeginning(bytes);
    ROSA_TRY(beginning);
    return NpyStart{beginning->type, *std::move(beginning->header.shape), *beginning->header.isFortranOrder,
                    beginning->bytes};
}

Result<NdArray> parseNpy(const SharedArray<std::byte>& bytes, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto beginning, parseBeginning(bytes));
    NpyHeader& header = beginning.header;
    auto data = bytes.part(beginning.bytes, bytes.size() - beginning.bytes);
    if (beginning.type.kind == ElementType::Kind::Object) return parseObjects(header, std::move(data), budget);
    auto array =
        NdArray::fromBytes(beginning.type, *std::move(header.shape), *header.isFortranOrder, std::move(data), budget);
    if (!array) return array.error().within("byte %1", beginning.bytes);
    return array;
}

Result<std::variant<NdArray, CsrMatrix>> parseNpyMatrix(const SharedArray<std::byte>& bytes, MemoryBudget& budget)
{
    using Matrix = std::variant<NdArray, CsrMatrix>;
    ROSA_TRY_ASSIGN(const auto beginning, parseBeginning(bytes));
    if (beginning.type.kind != ElementType::Kind::Object) {
        ROSA_TRY_ASSIGN(auto array, parseNpy(bytes, budget));
        return Matrix(std::move(array));
    }
    auto document = parsePickle(bytes.part(beginning.bytes, bytes.size() - beginning.bytes), budget);
    if (!document) return document.error().within("pickled objects");
    const auto* const objects = std::get_if<PickleObjects>(&document->root());
    const auto* const matrix =
        objects && objects->items.size() == 1 ? std::get_if<CsrMatrix>(&(*document)[objects->items[0]]) : nullptr;
    if (!matrix) return badInput("expected one pickled csr_matrix, found other objects");
    ROSA_TRY(budget.take(bytesOf(*matrix)));
    return Matrix(*matrix);
}

Result<NdArray> readNpy(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto bytes, readFile(path));
    budget.add(bytes.size());
    ROSA_TRY(budget.take(bytes.size()));
    auto array = parseNpy(sharedBytes(std::move(bytes)), budget);
    if (!array) return array.error().within(path.string());
    return array;
}

template <NpyElement T>
std::string npyHead(std::span<const std::int64_t> shape)
{
    ROSA_CHECK(!shape.empty() && shape.size() <= 2 && elementCount(shape), "the shape of a row or a matrix");
    std::string header =
        std::string("{'descr': '") + descrOf<T>() + "', 'fortran_order': False, 'shape': (" + std::to_string(shape[0]) + ",";
    if (shape.size() == 2) header.append(" ").append(std::to_string(shape[1]));
    header += "), }";
    // The data must begin at a multiple of 64 bytes; the header ends with a line break.
    constexpr std::size_t alignment = 64;
    constexpr std::size_t before = 10;
    header.append(alignment - 1 - (before + header.size()) % alignment, ' ');
    header += '\n';
    std::string start(kMagic);
    const std::size_t version[] = {1, 0, header.size() & 255, header.size() >> 8};
    for (const std::size_t byte : version) start.push_back(static_cast<char>(byte));
    return start + header;
}

template <NpyElement T>
std::vector<std::byte> npyBytes(std::span<const T> values, std::span<const std::int64_t> shape)
{
    const auto count = elementCount(shape);
    ROSA_CHECK(count && *count == values.size(), "shape and values do not fit together");
    const std::string start = npyHead<T>(shape);
    const auto data = std::as_bytes(values);
    std::vector<std::byte> bytes(start.size() + data.size());
    std::transform(start.begin(), start.end(), bytes.begin(), [](char c) { return static_cast<std::byte>(c); });
    std::copy(data.begin(), data.end(), bytes.begin() + static_cast<std::ptrdiff_t>(start.size()));
    return bytes;
}

template <NpyElement T>
Result<void> writeNpy(const std::filesystem::path& path, std::span<const T> values, std::span<const std::int64_t> shape)
{
    return writeFileAtomically(path, npyBytes<T>(values, shape));
}

template std::string npyHead<float>(std::span<const std::int64_t>);
template std::vector<std::byte> npyBytes<float>(std::span<const float>, std::span<const std::int64_t>);
template std::vector<std::byte> npyBytes<double>(std::span<const double>, std::span<const std::int64_t>);
template std::vector<std::byte> npyBytes<std::int32_t>(std::span<const std::int32_t>, std::span<const std::int64_t>);
template std::vector<std::byte> npyBytes<std::int64_t>(std::span<const std::int64_t>, std::span<const std::int64_t>);
template Result<void> writeNpy<float>(const std::filesystem::path&, std::span<const float>, std::span<const std::int64_t>);
template Result<void> writeNpy<double>(const std::filesystem::path&, std::span<const double>, std::span<const std::int64_t>);
template Result<void> writeNpy<std::int32_t>(const std::filesystem::path&, std::span<const std::int32_t>,
                                             std::span<const std::int64_t>);
template Result<void> writeNpy<std::int64_t>(const std::filesystem::path&, std::span<const std::int64_t>,
                                             std::span<const std::int64_t>);

}  // namespace rosa::data
