#include "core/data/readers/mat_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include <zlib.h>

#include "core/base/files.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

using MatBytes = std::span<const std::byte>;

constexpr std::size_t kMatHeader = 128;
constexpr std::uint32_t kMatMatrixElement = 14;
constexpr std::uint32_t kMatCompressedElement = 15;
constexpr std::uint32_t kMatSparseClass = 5;

/// Numbers of one element type of the format, or 0 bytes for others.
std::size_t matWidth(std::uint32_t type)
{
    switch (type) {
        case 1:
        case 2:
            return 1;  // int8, uint8
        case 3:
        case 4:
            return 2;
        case 5:
        case 6:
        case 7:
            return 4;  // int32, uint32, single
        case 9:
        case 12:
        case 13:
            return 8;  // double, int64, uint64
        default:
            return 0;
    }
}

template <typename T>
T matNumber(const std::byte* at, bool isSwapped)
{
    std::array<std::byte, sizeof(T)> bytes;
    std::copy_n(at, sizeof(T), bytes.begin());
    if (isSwapped) std::reverse(bytes.begin(), bytes.end());
    return std::bit_cast<T>(bytes);
}

/// A part of a file: its type and content.
struct MatElement {
    std::uint32_t type = 0;
    MatBytes content;

    [[nodiscard]] std::size_t count() const { return matWidth(type) == 0 ? 0 : content.size() / matWidth(type); }
    [[nodiscard]] double at(std::size_t place, bool isSwapped) const
    {
        const std::byte* const number = content.data() + place * matWidth(type);
        switch (type) {
            case 1:
                return static_cast<double>(static_cast<std::int8_t>(*number));
            case 2:
                return static_cast<double>(static_cast<std::uint8_t>(*number));
            case 3:
                return matNumber<std::int16_t>(number, isSwapped);
            case 4:
                return matNumber<std::uint16_t>(number, isSwapped);
            case 5:
                return matNumber<std::int32_t>(number, isSwapped);
            case 6:
                return matNumber<std::uint32_t>(number, isSwapped);
            case 7:
                return matNumber<float>(number, isSwapped);
            case 9:
                return matNumber<double>(number, isSwapped);
            case 12:
                return static_cast<double>(matNumber<std::int64_t>(number, isSwapped));
            case 13:
                return static_cast<double>(matNumber<std::uint64_t>(number, isSwapped));
            default:
                return 0;
        }
    }
};

/// Elements one after the other.
class MatElements {
public:
    MatElements(MatBytes bytes, bool isSwapped) : m_bytes(bytes), m_isSwapped(isSwapped) {}

    [[nodiscard]] bool isAtEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] std::size_t at() const { return m_at; }

    /// The next one begins at a multiple of 8 bytes, except after a compressed one.
    Result<MatElement> next()
    {
        constexpr std::size_t tagBytes = 8;
        if (m_bytes.size() - std::min(m_at, m_bytes.size()) < tagBytes)
            return badInput("byte %1: expected an element, found the end", m_at);
        const auto tag = matNumber<std::uint32_t>(m_bytes.data() + m_at, m_isSwapped);
        // A small element has its size in the upper half of the tag and its content in the place of the size.
        if (const std::uint32_t small = tag >> 16; small != 0) {
            if (small > 4) return badInput("byte %1: expected a small element of at most 4 bytes, found %2", m_at, small);
            const MatElement element{tag & 0xffff, m_bytes.subspan(m_at + 4, small)};
            m_at += tagBytes;
            return element;
        }
        const auto size = matNumber<std::uint32_t>(m_bytes.data() + m_at + 4, m_isSwapped);
        if (size > m_bytes.size() - m_at - tagBytes)
            return badInput("byte %1: expected an element of %2 bytes, found the end", m_at, size);
        const MatElement element{tag, m_bytes.subspan(m_at + tagBytes, size)};
        m_at += tagBytes + size;
        if (tag != kMatCompressedElement) m_at = (m_at + 7) / 8 * 8;
        return element;
    }

private:
    MatBytes m_bytes;
    bool m_isSwapped;
    std::size_t m_at = 0;
};

/// Inflates an element; its memory is taken from the budget.
Result<std::vector<std::byte>> inflated(MatBytes packed, MemoryBudget& budget)
{
    z_stream stream{};
    if (::inflateInit(&stream) != Z_OK) return failed("not enough memory to decompress it");
    struct End {
        z_stream& stream;
        ~End() { ::inflateEnd(&stream); }
    } const end{stream};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    std::vector<std::byte> bytes;
    constexpr std::size_t piece = std::size_t{1} << 16;
    for (int state = Z_OK; state != Z_STREAM_END;) {
        const std::size_t before = bytes.size();
        ROSA_TRY(budget.take(2 * piece));  // Twice, as a vector grows by doubling.
        bytes.resize(before + piece);
        stream.next_out = reinterpret_cast<Bytef*>(bytes.data() + before);
        stream.avail_out = static_cast<uInt>(piece);
        state = ::inflate(&stream, Z_NO_FLUSH);
        bytes.resize(bytes.size() - stream.avail_out);
        if (state != Z_OK && state != Z_STREAM_END) return badInput("cannot be decompressed");
        if (state == Z_OK && stream.avail_in == 0 && stream.avail_out > 0) return badInput("cannot be decompressed");
    }
    return bytes;
}

class MatReader {
public:
    MatReader(bool isSwapped, MemoryBudget& budget) : m_isSwapped(isSwapped), m_budget(budget) {}

    Result<std::vector<MatMatrix>> read(MatBytes bytes)
    {
        MatElements elements(bytes, m_isSwapped);
        while (!elements.isAtEnd()) {
            const std::size_t at = kMatHeader + elements.at();
            const auto placed = [&](const Error& error) { return error.within("byte %1", at); };
            ROSA_TRY_ASSIGN(const auto element, elements.next());
            Result<void> read;
            if (element.type == kMatCompressedElement) {
                auto unpacked = inflated(element.content, m_budget);
                if (!unpacked) return placed(unpacked.error());
                MatElements inside(*unpacked, m_isSwapped);
                const auto matrix = inside.next();
                if (!matrix) return placed(matrix.error());
                read = matrix->type == kMatMatrixElement ? readMatrix(matrix->content) : Result<void>();
                m_budget.giveBack(unpacked->size());
            } else if (element.type == kMatMatrixElement) {
                read = readMatrix(element.content);
            }
            if (!read) return placed(read.error());
        }
        return std::move(m_matrices);
    }

private:
    /// Flags, dimensions, name, then the numbers: of a sparse matrix rows, offsets of columns and values.
    Result<void> readMatrix(MatBytes bytes)
    {
        if (bytes.empty()) return {};
        MatElements elements(bytes, m_isSwapped);
        ROSA_TRY_ASSIGN(const auto flags, elements.next());
        ROSA_TRY_ASSIGN(const auto lengths, elements.next());
        ROSA_TRY_ASSIGN(const auto name, elements.next());
        if (flags.type != 6 || flags.count() != 2) return badInput("expected the flags of a variable");
        const auto word = static_cast<std::uint32_t>(flags.at(0, m_isSwapped));
        const std::uint32_t kind = word & 0xff;
        const bool isComplex = (word >> 11 & 1) != 0;
        constexpr std::uint32_t firstNumeric = 6;  // double … uint64
        constexpr std::uint32_t lastNumeric = 15;
        if (isComplex || lengths.count() != 2 || (kind != kMatSparseClass && (kind < firstNumeric || kind > lastNumeric)))
            return {};
        MatMatrix matrix;
        matrix.name.assign(reinterpret_cast<const char*>(name.content.data()), name.content.size());
        matrix.rows = static_cast<std::int64_t>(lengths.at(0, m_isSwapped));
        matrix.columns = static_cast<std::int64_t>(lengths.at(1, m_isSwapped));
        if (!isUtf8(matrix.name) || matrix.rows < 0 || matrix.columns < 0 ||
            std::max(matrix.rows, matrix.columns) >= std::numeric_limits<std::int32_t>::max())
            return badInput("expected name and size of a matrix");
        matrix.isSparse = kind == kMatSparseClass;
        const auto filled = matrix.isSparse ? readSparse(elements, matrix) : readDense(elements, matrix);
        if (!filled) return filled.error().within(matrix.name);
        m_matrices.push_back(std::move(matrix));
        return {};
    }

    Result<void> readDense(MatElements& elements, MatMatrix& matrix)
    {
        ROSA_TRY_ASSIGN(const auto numbers, elements.next());
        const auto rows = static_cast<std::uint64_t>(matrix.rows);
        const auto columns = static_cast<std::uint64_t>(matrix.columns);
        if (numbers.count() != rows * columns)
            return badInput("expected %1 × %2 numbers, found %3", rows, columns, numbers.count());
        ROSA_TRY(m_budget.take(rows * columns, sizeof(double)));
        matrix.dense.resize(static_cast<std::size_t>(rows * columns));
        for (std::uint64_t row = 0; row < rows; ++row)  // The file has it column by column.
            for (std::uint64_t column = 0; column < columns; ++column)
                matrix.dense[row * columns + column] = numbers.at(column * rows + row, m_isSwapped);
        return {};
    }

    Result<void> readSparse(MatElements& elements, MatMatrix& matrix)
    {
        ROSA_TRY_ASSIGN(const auto rows, elements.next());
        ROSA_TRY_ASSIGN(const auto offsets, elements.next());
        ROSA_TRY_ASSIGN(const auto values, elements.next());
        const auto columns = static_cast<std::size_t>(matrix.columns);
        if (offsets.count() != columns + 1 || offsets.at(0, m_isSwapped) != 0)
            return badInput("expected %1 offsets of columns from 0 on, found %2", columns + 1, offsets.count());
        const double end = offsets.at(columns, m_isSwapped);
        if (!(end >= 0) || end > static_cast<double>(std::min(rows.count(), values.count())))
            return badInput("expected %1 rows and values, found %2 and %3", end, rows.count(), values.count());
        const auto count = static_cast<std::size_t>(end);
        CsrMatrix& csr = matrix.sparse;
        csr.rows = matrix.rows;
        csr.columns = matrix.columns;
        ROSA_TRY(m_budget.take(static_cast<std::uint64_t>(matrix.rows) + 1, 2 * sizeof(std::int64_t)));
        ROSA_TRY(m_budget.take(count, sizeof(std::int64_t) + sizeof(float)));
        csr.offsets.assign(static_cast<std::size_t>(matrix.rows) + 1, 0);
        for (std::size_t i = 0; i < count; ++i) {
            const double row = rows.at(i, m_isSwapped);
            if (!(row >= 0 && row < static_cast<double>(matrix.rows)))
                return badInput("entry %1: expected a row below %2, found %3", i, matrix.rows, row);
            ++csr.offsets[static_cast<std::size_t>(row) + 1];
        }
        for (std::size_t i = 1; i < csr.offsets.size(); ++i) csr.offsets[i] += csr.offsets[i - 1];
        std::vector<std::int64_t> next(csr.offsets.begin(), csr.offsets.end() - 1);
        csr.indices.resize(count);
        csr.values.resize(count);
        for (std::size_t column = 0; column < columns; ++column) {
            const double first = offsets.at(column, m_isSwapped);
            const double last = offsets.at(column + 1, m_isSwapped);
            if (!(first <= last) || last > end)
                return badInput("expected ascending offsets of columns, found %1 and %2", first, last);
            for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(last); ++i) {
                auto& place = next[static_cast<std::size_t>(rows.at(i, m_isSwapped))];
                csr.indices[static_cast<std::size_t>(place)] = static_cast<std::int64_t>(column);
                csr.values[static_cast<std::size_t>(place)] = static_cast<float>(values.at(i, m_isSwapped));
                ++place;
            }
        }
        return {};
    }

    bool m_isSwapped;
    MemoryBudget& m_budget;
    std::vector<MatMatrix> m_matrices;
};

}  // namespace

Result<std::vector<MatMatrix>> readMatFile(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto bytes, readFile(path));
    budget.add(bytes.size(), MemoryBudget::Input::Compressed);
    if (const auto taken = budget.take(bytes.size()); !taken) return taken.error().within(path.string());
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.starts_with("MATLAB 7.3") || text.starts_with("\x89HDF"))
        return badInput("%1: expected a MAT-file of version 5 to 7, found one of 7.3; save it with -v7", path);
    constexpr std::size_t orderAt = 126;
    const bool isSwapped = text.size() > kMatHeader && text.substr(orderAt, 2) == "MI";
    if (text.size() < kMatHeader || (!isSwapped && text.substr(orderAt, 2) != "IM"))
        return badInput("%1: expected a MAT-file of version 5 to 7, found '%2'", path, printable(text.substr(0, 20)));
    auto matrices = MatReader(isSwapped, budget).read(std::span(bytes).subspan(kMatHeader));
    if (!matrices) return matrices.error().within(path.string());
    return matrices;
}

}  // namespace rosa::data
