/// How much memory reading foreign input may take: the one rule of all readers.
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/result.h"

namespace rosa {

/// What reading one input (a file, or the files of a folder together) may hold at a time:
///
///     2 × the bytes of its files + 64 MB;
///     2 × …                      + 256 MB where members are compressed, which may rightly be much larger than they are in the file;
///     8 × …                      + 64 MB  for plain text that is made into a graph: an edge of ten characters is an edge of 32 bytes
///                                         while it is sorted, and an element of GraphML with its attributes one of 150.
///
/// Readers take from the budget before they allocate what a file only declares or repeats: arrays of a shape, members of an archive,
/// values widened to a larger type, values of a document, tables sized by a number that stands in the file. What is referred to more
/// than once is taken once per visit. So a small file cannot ask for much, whatever it says, and no reader has a limit of its own.
///
/// A budget belongs to one thread.
class MemoryBudget {
public:
    enum class Input { Plain, Compressed, Text };

    static constexpr std::uint64_t kPerByte = 2;
    static constexpr std::uint64_t kPerByteOfText = 8;
    static constexpr std::uint64_t kFree = std::uint64_t{64} << 20;
    static constexpr std::uint64_t kFreeCompressed = std::uint64_t{256} << 20;

    /// For an input of `bytes`; more files may be added.
    explicit MemoryBudget(std::uint64_t bytes = 0, Input input = Input::Plain) { add(bytes, input); }
    /// For the file `path`; 0 bytes where it cannot be looked at, which its reader then reports.
    static MemoryBudget ofFile(const std::filesystem::path& path, Input input = Input::Plain);
    /// For what the program itself wrote or computes: never refuses.
    static MemoryBudget unlimited();

    /// Another file of the same input. A compressed one raises the free part of the whole.
    void add(std::uint64_t bytes, Input input = Input::Plain);

    /// Takes what is about to be allocated. An Error says what the limit is and that the file asks for more.
    Result<void> take(std::uint64_t bytes);
    /// `count` × `size` bytes; the product may be larger than any number.
    Result<void> take(std::uint64_t count, std::uint64_t size);
    /// What was taken and is freed.
    void giveBack(std::uint64_t bytes);

    [[nodiscard]] std::uint64_t limit() const { return m_limit; }
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }

private:
    [[nodiscard]] Error exhausted() const;

    std::uint64_t m_ofFiles = 0;  ///< What the files' bytes give.
    std::uint64_t m_free = 0;
    std::uint64_t m_limit = 0;
    std::uint64_t m_taken = 0;
};

/// Gives back at its end what is taken from a budget during its life: for a step's temporary values. What outlives the step is taken
/// again, or named by keep().
class TemporaryMemory {
public:
    explicit TemporaryMemory(MemoryBudget& budget) : m_budget(budget), m_before(budget.taken()) {}
    ~TemporaryMemory()
    {
        if (m_budget.taken() > m_before) m_budget.giveBack(m_budget.taken() - m_before);
    }
    TemporaryMemory(const TemporaryMemory&) = delete;
    TemporaryMemory& operator=(const TemporaryMemory&) = delete;

    /// `bytes` of what was taken stay.
    void keep(std::uint64_t bytes) { m_before += bytes; }

private:
    MemoryBudget& m_budget;
    std::uint64_t m_before;
};

}  // namespace rosa
