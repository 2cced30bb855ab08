/// Memory limit for reading foreign input, common to all readers.
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/result.h"

namespace rosa {

/// Memory that reading one input (a file, or the files of a folder together) may hold at a time:
///
///     2 × the bytes of its files + 64 MB;
///     2 × …                      + 256 MB for compressed input, which may legitimately expand far beyond its size in the file;
///     8 × …                      + 64 MB  for plain text that becomes a graph: an edge of ten characters takes 32 bytes while sorted, and
///                                         a GraphML element with its attributes takes 150.
///
/// Readers take from the budget before they allocate anything whose size a file only declares or repeats: arrays of a given shape, archive
/// members, values widened to a larger type, values of a document, tables sized by a number in the file. Data referred to more than once is
/// taken once per visit. So a small file cannot request much memory, whatever it declares, and no reader has a limit of its own.
///
/// A budget must be used by one thread only.
class MemoryBudget {
public:
    enum class Input { Plain, Compressed, Text };

    static constexpr std::uint64_t kPerByte = 2;
    static constexpr std::uint64_t kPerByteOfText = 8;
    static constexpr std::uint64_t kFree = std::uint64_t{64} << 20;
    static constexpr std::uint64_t kFreeCompressed = std::uint64_t{256} << 20;

    /// Budget for an input of `bytes`; further files may be added.
    explicit MemoryBudget(std::uint64_t bytes = 0, Input input = Input::Plain) { add(bytes, input); }
    /// Budget for the file `path`; 0 bytes if its size cannot be determined (its reader then reports the error).
    static MemoryBudget ofFile(const std::filesystem::path& path, Input input = Input::Plain);
    /// For data written or computed by the program itself: never refuses.
    static MemoryBudget unlimited();

    /// Adds another file of the same input. A compressed file raises the constant term for the whole input.
    void add(std::uint64_t bytes, Input input = Input::Plain);

    /// Takes `bytes` before they are allocated. Returns an Error that states the limit and that the file needs more.
    Result<void> take(std::uint64_t bytes);
    /// Takes `count` × `size` bytes; the product may overflow.
    Result<void> take(std::uint64_t count, std::uint64_t size);
    /// Returns `bytes` taken earlier and freed since.
    void giveBack(std::uint64_t bytes);

    [[nodiscard]] std::uint64_t limit() const { return m_limit; }
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }

private:
    [[nodiscard]] Error exhausted() const;

    std::uint64_t m_ofFiles = 0;  ///< Limit proportional to the size of the files.
    std::uint64_t m_free = 0;
    std::uint64_t m_limit = 0;
    std::uint64_t m_taken = 0;
};

/// Returns to a budget, on destruction, whatever was taken during its lifetime: for temporary values of a step. Memory that outlives the
/// step must be taken again or excluded with keep().
class TemporaryMemory {
public:
    explicit TemporaryMemory(MemoryBudget& budget) : m_budget(budget), m_before(budget.taken()) {}
    ~TemporaryMemory()
    {
        if (m_budget.taken() > m_before) m_budget.giveBack(m_budget.taken() - m_before);
    }
    TemporaryMemory(const TemporaryMemory&) = delete;
    TemporaryMemory& operator=(const TemporaryMemory&) = delete;

    /// Excludes `bytes` of the memory taken; they remain taken.
    void keep(std::uint64_t bytes) { m_before += bytes; }

private:
    MemoryBudget& m_budget;
    std::uint64_t m_before;
};

}  // namespace rosa
