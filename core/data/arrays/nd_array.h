/// NumPy arrays in memory, shared by the readers of npy files, npz archives and pickles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/base/storage/shared_array.h"

namespace rosa::data {

/// Type of one element.
struct ElementType {
    enum class Kind {
        Boolean,   ///< 1 byte
        Signed,    ///< 1, 2, 4, 8 bytes
        Unsigned,  ///< 1, 2, 4, 8 bytes
        Float,     ///< 2, 4, 8 bytes
        Bytes,     ///< fixed length, zero-padded, read as Latin-1
        Unicode,   ///< fixed length, 4 bytes per character, zero-padded
        Object,    ///< any Python value
    };
    Kind kind = Kind::Float;
    std::size_t width = 4;  ///< Bytes per element; 0 for Object.
    bool bigEndian = false;

    /// Parses NumPy's short form with or without byte order: "<f4", "i8", ">u2", "|b1", "U7", "O". Returns an Error that names an
    /// unsupported type (complex, dates, records …).
    static Result<ElementType> parse(const std::string& text);
    [[nodiscard]] std::string name() const;  ///< "float32", "int64", "text", "object" …
    [[nodiscard]] bool isNumber() const { return kind <= Kind::Float; }
    [[nodiscard]] bool isText() const { return kind == Kind::Bytes || kind == Kind::Unicode; }
};

/// An array of numbers or texts, row-major. Immutable; conversions are O(size).
class NdArray {
public:
    NdArray() = default;

    /// Makes an array from its bytes in a file. Row-major numbers in native byte order are shared; others are copied, and their memory is
    /// taken from `budget`. Returns an Error if shape and number of bytes do not match.
    static Result<NdArray> fromBytes(const ElementType& type, std::vector<std::int64_t> shape, bool isFortranOrder,
                                     SharedArray<std::byte> bytes, MemoryBudget& budget);
    /// Makes an array from texts; `shape` must have as many elements.
    static Result<NdArray> fromTexts(std::vector<std::int64_t> shape, std::vector<std::string> texts);

    [[nodiscard]] const std::vector<std::int64_t>& shape() const { return m_shape; }
    [[nodiscard]] const ElementType& type() const { return m_type; }
    [[nodiscard]] std::size_t size() const { return m_size; }  ///< Number of elements.
    [[nodiscard]] bool isNumber() const { return m_type.isNumber(); }

    /// Numbers as float32 (values may be rounded, infinite or NaN). Returns an Error for texts. Memory for conversions is taken from
    /// `budget` first: a wider type takes up to eight times the memory of the array.
    [[nodiscard]] Result<std::vector<float>> toFloats(MemoryBudget& budget) const;
    [[nodiscard]] Result<std::vector<double>> toDoubles(MemoryBudget& budget) const;
    /// Numbers as integers. Returns an Error that names the first value that is not an integer or does not fit.
    [[nodiscard]] Result<std::vector<std::int64_t>> toIntegers(MemoryBudget& budget) const;
    /// Texts as UTF-8; integers in decimal notation.
    [[nodiscard]] Result<std::vector<std::string>> toTexts(MemoryBudget& budget) const;

    /// As above for arrays of bounded size: single values, chunks of a stream, data written by the program itself.
    [[nodiscard]] Result<std::vector<float>> toFloats() const;
    [[nodiscard]] Result<std::vector<double>> toDoubles() const;
    [[nodiscard]] Result<std::vector<std::int64_t>> toIntegers() const;
    [[nodiscard]] Result<std::vector<std::string>> toTexts() const;

    /// The number at row-major index `place`. Numbers only; does not convert the array.
    [[nodiscard]] double doubleAt(std::size_t place) const;

    /// Shape and type for messages: "(2708, 1433) float32".
    [[nodiscard]] std::string describe() const;

private:
    ElementType m_type;
    std::vector<std::int64_t> m_shape{0};
    std::size_t m_size = 0;
    SharedArray<std::byte> m_bytes;    ///< Numbers: row-major, native byte order.
    std::vector<std::string> m_texts;  ///< Texts, UTF-8.
};

/// Takes ownership of bytes without copying them.
SharedArray<std::byte> sharedBytes(std::vector<std::byte> bytes);

/// Number of elements of `shape`. Returns an Error for a negative length or a product that does not fit into 62 bits.
Result<std::size_t> elementCount(std::span<const std::int64_t> shape);

}  // namespace rosa::data
