/// Arrays as NumPy writes them, in memory: the common ground of npy files, npz archives and pickles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/base/shared_array.h"

namespace rosa::data {

/// What one element is.
struct ElementType {
    enum class Kind {
        Boolean,   ///< 1 byte
        Signed,    ///< 1, 2, 4, 8 bytes
        Unsigned,  ///< 1, 2, 4, 8 bytes
        Float,     ///< 2, 4, 8 bytes
        Bytes,     ///< fixed length, padded with zeros, read as Latin-1
        Unicode,   ///< fixed length, 4 bytes a character, padded with zeros
        Object,    ///< any Python value
    };
    Kind kind = Kind::Float;
    std::size_t width = 4;  ///< Bytes an element; 0 for Object.
    bool bigEndian = false;

    /// NumPy's short form with or without byte order: "<f4", "i8", ">u2", "|b1", "U7", "O". An Error names what is
    /// not supported (complex, dates, records …).
    static Result<ElementType> parse(const std::string& text);
    [[nodiscard]] std::string name() const;  ///< "float32", "int64", "text", "object" …
    [[nodiscard]] bool isNumber() const { return kind <= Kind::Float; }
    [[nodiscard]] bool isText() const { return kind == Kind::Bytes || kind == Kind::Unicode; }
};

/// An array of numbers or texts, row-major. Immutable once made; conversions are O(size).
class NdArray {
public:
    NdArray() = default;

    /// From an array's bytes as a file holds them; row-major numbers in the machine's byte order are shared, others copied, which is taken
    /// from `budget`. An Error if shape and number of bytes do not fit together.
    static Result<NdArray> fromBytes(const ElementType& type, std::vector<std::int64_t> shape, bool isFortranOrder,
                                     SharedArray<std::byte> bytes, MemoryBudget& budget);
    /// From texts that are there already; `shape` speaks of as many elements.
    static Result<NdArray> fromTexts(std::vector<std::int64_t> shape, std::vector<std::string> texts);

    [[nodiscard]] const std::vector<std::int64_t>& shape() const { return m_shape; }
    [[nodiscard]] const ElementType& type() const { return m_type; }
    [[nodiscard]] std::size_t size() const { return m_size; }  ///< Number of elements.
    [[nodiscard]] bool isNumber() const { return m_type.isNumber(); }

    /// Numbers as float32 (values may be rounded, infinite or NaN). An Error for texts. What conversions make is taken from `budget` first:
    /// a wider type takes up to eight times the array.
    [[nodiscard]] Result<std::vector<float>> toFloats(MemoryBudget& budget) const;
    [[nodiscard]] Result<std::vector<double>> toDoubles(MemoryBudget& budget) const;
    /// Numbers as integers. An Error names the first value that is none or does not fit.
    [[nodiscard]] Result<std::vector<std::int64_t>> toIntegers(MemoryBudget& budget) const;
    /// Texts as UTF-8; whole numbers in decimals.
    [[nodiscard]] Result<std::vector<std::string>> toTexts(MemoryBudget& budget) const;

    /// The same for arrays of a size that is bounded already: single values, pieces of a stream, what the program itself wrote.
    [[nodiscard]] Result<std::vector<float>> toFloats() const;
    [[nodiscard]] Result<std::vector<double>> toDoubles() const;
    [[nodiscard]] Result<std::vector<std::int64_t>> toIntegers() const;
    [[nodiscard]] Result<std::vector<std::string>> toTexts() const;

    /// The number at `place`, counted row-major. Numbers alone; no conversion of the whole.
    [[nodiscard]] double doubleAt(std::size_t place) const;

    /// "(2708, 1433) float32", for messages.
    [[nodiscard]] std::string describe() const;

private:
    ElementType m_type;
    std::vector<std::int64_t> m_shape{0};
    std::size_t m_size = 0;
    SharedArray<std::byte> m_bytes;    ///< Numbers: row-major, byte order of the machine.
    std::vector<std::string> m_texts;  ///< Texts, UTF-8.
};

/// Bytes with shared ownership that stay where they are, in memory.
SharedArray<std::byte> sharedBytes(std::vector<std::byte> bytes);

/// Number of elements of `shape`. An Error for a negative length or a product that does not fit into 62 bits.
Result<std::size_t> elementCount(std::span<const std::int64_t> shape);

}  // namespace rosa::data
