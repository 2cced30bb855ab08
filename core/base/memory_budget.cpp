#include "core/base/memory_budget.h"

#include <algorithm>
#include <limits>
#include <string>
#include <system_error>

namespace rosa {

namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kMegabyte = std::uint64_t{1} << 20;

std::uint64_t saturatedSum(std::uint64_t a, std::uint64_t b) { return a > kMost - b ? kMost : a + b; }

std::uint64_t saturatedProduct(std::uint64_t a, std::uint64_t b) { return b != 0 && a > kMost / b ? kMost : a * b; }

}  // namespace

MemoryBudget MemoryBudget::ofFile(const std::filesystem::path& path, Input input)
{
    std::error_code problem;
    const std::uintmax_t bytes =
        std::filesystem::is_regular_file(path, problem) ? std::filesystem::file_size(path, problem) : 0;
    return MemoryBudget(problem ? 0 : bytes, input);
}

MemoryBudget MemoryBudget::unlimited() { return MemoryBudget(kMost); }

void MemoryBudget::add(std::uint64_t bytes, Input input)
{
    const std::uint64_t perByte = input == Input::Text ? kPerByteOfText : kPerByte;
    m_ofFiles = saturatedSum(m_ofFiles, saturatedProduct(perByte, bytes));
    m_free = std::max(m_free, input == Input::Compressed ? kFreeCompressed : kFree);
    m_limit = saturatedSum(m_ofFiles, m_free);
}

Error MemoryBudget::exhausted() const
{
    return badInput(
        "reading it would take more than %1 MB of memory, which no valid input of its size needs; it is damaged or crafted "
        "to exhaust memory",
        m_limit / kMegabyte);
}

Result<void> MemoryBudget::take(std::uint64_t bytes)
{
    if (bytes > m_limit - m_taken) return exhausted();
    m_taken += bytes;
    return {};
}

Result<void> MemoryBudget::take(std::uint64_t count, std::uint64_t size) { return take(saturatedProduct(count, size)); }

void MemoryBudget::giveBack(std::uint64_t bytes)
{
    ROSA_CHECK(bytes <= m_taken, "more memory given back than was taken");
    m_taken -= bytes;
}

}  // namespace rosa
