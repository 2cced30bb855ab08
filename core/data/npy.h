/// NumPy's npy files and npz archives, read and written.
///
/// Format: numpy/lib/format.py ("A Simple File Format for NumPy Arrays"), versions 1 to 3. Nothing that a file declares is
/// believed before it is checked against the bytes that are there.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "core/base/result.h"
#include "core/data/nd_array.h"
#include "core/data/zip_archive.h"

namespace rosa::data {

/// An npy file's bytes as an array. Arrays of Python objects are read by the restricted pickle reader (pickle.h) where all
/// of them are texts or numbers. An Error says offset, expected and found.
/// Numbers are shared with `bytes`; what is made beyond them is taken from `budget`.
Result<NdArray> parseNpy(const SharedArray<std::byte>& bytes, MemoryBudget& budget);
/// The file is added to `budget` and taken from it.
Result<NdArray> readNpy(const std::filesystem::path& path, MemoryBudget& budget);

/// An npz archive open for reading; members are stored or deflated. Not shared between threads.
class NpzArchive {
public:
    /// As ZipArchive::open(): members are taken from `budget`, which must outlive the archive and grows with the file.
    static Result<NpzArchive> open(const std::filesystem::path& path, MemoryBudget& budget);
    ~NpzArchive();
    NpzArchive(NpzArchive&&) noexcept;
    NpzArchive& operator=(NpzArchive&&) noexcept;

    /// Names of the arrays, without ".npy", in the archive's order.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] bool contains(const std::string& name) const;
    /// An Error names archive and member.
    [[nodiscard]] Result<NdArray> read(const std::string& name) const;
    [[nodiscard]] MemoryBudget& budget() const { return *m_budget; }

private:
    NpzArchive(std::unique_ptr<ZipArchive> zip, MemoryBudget& budget);
    std::unique_ptr<ZipArchive> m_zip;
    MemoryBudget* m_budget;
    std::vector<std::string> m_names;
};

/// Elements that can be written: little-endian, row-major.
template <typename T>
concept NpyElement = std::is_same_v<T, float> || std::is_same_v<T, double> || std::is_same_v<T, std::int32_t> ||
    std::is_same_v<T, std::int64_t>;

/// What stands before the numbers of an npy file (version 1); `shape` has one or two lengths. Made for float alone.
template <NpyElement T>
std::string npyHead(std::span<const std::int64_t> shape);

/// The bytes of an npy file (version 1). `shape` has one or two lengths, whose product is values.size().
template <NpyElement T>
std::vector<std::byte> npyBytes(std::span<const T> values, std::span<const std::int64_t> shape);

/// Writes atomically.
template <NpyElement T>
Result<void> writeNpy(const std::filesystem::path& path, std::span<const T> values, std::span<const std::int64_t> shape);

/// Collects arrays and writes them as an uncompressed npz archive, the same bytes for the same arrays.
class NpzWriter {
public:
    /// `name` without ".npy", not used before; 1 to 200 letters, digits, '_', '-' or '.'.
    template <NpyElement T>
    void add(const std::string& name, std::span<const T> values, std::span<const std::int64_t> shape)
    {
        addMember(name, npyBytes<T>(values, shape));
    }
    /// Atomically. An Error if the file cannot be written or is over 4 GB.
    [[nodiscard]] Result<void> write(const std::filesystem::path& path) const;

private:
    void addMember(const std::string& name, std::vector<std::byte> bytes);
    std::vector<ZipMember> m_members;
};

}  // namespace rosa::data
