/// Reading and writing of NumPy's npy files and npz archives.
///
/// Format: numpy/lib/format.py ("A Simple File Format for NumPy Arrays"), versions 1 to 3. Nothing that a file declares is trusted before
/// it is checked against the available bytes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/data/arrays/csr.h"
#include "core/data/arrays/nd_array.h"
#include "core/data/arrays/zip_archive.h"

namespace rosa::data {

/// Parses the bytes of an npy file. Arrays of Python objects are read by the restricted pickle reader (pickle.h) if all objects are texts
/// or numbers. Numbers share `bytes`; memory for anything else is taken from `budget`. Returns an Error with offset, expected and found
/// value.
Result<NdArray> parseNpy(const SharedArray<std::byte>& bytes, MemoryBudget& budget);
/// An array, or the matrix in an array of one Python object: numpy.savez pickles SciPy's sparse matrices so. Only csr_matrix is read.
Result<std::variant<NdArray, CsrMatrix>> parseNpyMatrix(const SharedArray<std::byte>& bytes, MemoryBudget& budget);
/// Reads a file; adds it to `budget` and takes its memory from it.
Result<NdArray> readNpy(const std::filesystem::path& path, MemoryBudget& budget);

/// An npz archive open for reading; members are stored or deflated. Not thread-safe.
class NpzArchive {
public:
    /// As ZipArchive::open(): members are taken from `budget`, which must outlive the archive and grows with the file.
    static Result<NpzArchive> open(const std::filesystem::path& path, MemoryBudget& budget);
    ~NpzArchive();
    NpzArchive(NpzArchive&&) noexcept;
    NpzArchive& operator=(NpzArchive&&) noexcept;

    /// Names of the arrays without ".npy", in the archive's order.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] bool contains(const std::string& name) const;
    /// parseNpyMatrix() of a member.
    [[nodiscard]] Result<std::variant<NdArray, CsrMatrix>> readMatrix(const std::string& name) const;
    /// Errors name archive and member.
    [[nodiscard]] Result<NdArray> read(const std::string& name) const;
    [[nodiscard]] MemoryBudget& budget() const { return *m_budget; }

private:
    NpzArchive(std::unique_ptr<ZipArchive> zip, MemoryBudget& budget);
    template <typename Value, typename Parse>
    [[nodiscard]] Result<Value> readAs(const std::string& name, Parse parse) const;
    std::unique_ptr<ZipArchive> m_zip;
    MemoryBudget* m_budget;
    std::vector<std::string> m_names;
};

/// Element types that can be written: little-endian, row-major.
template <typename T>
concept NpyElement = std::is_same_v<T, float> || std::is_same_v<T, double> || std::is_same_v<T, std::int32_t> ||
    std::is_same_v<T, std::int64_t>;

/// Header of an npy file (version 1); `shape` has one or two lengths. Instantiated for float only.
template <NpyElement T>
std::string npyHead(std::span<const std::int64_t> shape);

/// The bytes of an npy file (version 1). `shape` has one or two lengths, whose product is values.size().
template <NpyElement T>
std::vector<std::byte> npyBytes(std::span<const T> values, std::span<const std::int64_t> shape);

/// Writes a file atomically.
template <NpyElement T>
Result<void> writeNpy(const std::filesystem::path& path, std::span<const T> values, std::span<const std::int64_t> shape);

/// Collects arrays and writes them as an uncompressed npz archive; equal arrays give equal bytes.
class NpzWriter {
public:
    /// `name` without ".npy", not used before; 1 to 200 letters, digits, '_', '-' or '.'.
    template <NpyElement T>
    void add(const std::string& name, std::span<const T> values, std::span<const std::int64_t> shape)
    {
        addMember(name, npyBytes<T>(values, shape));
    }
    /// Writes atomically. Returns an Error if the file cannot be written or exceeds 4 GB.
    [[nodiscard]] Result<void> write(const std::filesystem::path& path) const;

private:
    void addMember(const std::string& name, std::vector<std::byte> bytes);
    std::vector<ZipMember> m_members;
};

}  // namespace rosa::data
