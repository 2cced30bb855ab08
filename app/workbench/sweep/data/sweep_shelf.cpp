#include "app/workbench/sweep/data/sweep_shelf.h"

#include <algorithm>

namespace rosa::workbench {

namespace {

/// The one that the strip shows, the one of the view, and one while either moves on.
constexpr std::size_t kMostKept = 3;

}  // namespace

std::shared_ptr<SweepShelf::Kept> SweepShelf::keptOf(const std::string& name)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = std::ranges::find(m_kept, name, [](const auto& kept) { return kept->reader.name(); });
    if (found != m_kept.end())
        std::rotate(found, found + 1, m_kept.end());
    else
        m_kept.push_back(std::make_shared<Kept>(SweepReader(m_catalogue, m_store, name)));
    if (m_kept.size() > kMostKept) m_kept.erase(m_kept.begin());
    return m_kept.back();
}

Result<SweepDataPtr> SweepShelf::read(const std::string& name)
{
    const auto kept = keptOf(name);
    const std::scoped_lock lock(kept->mutex);
    ROSA_TRY_ASSIGN(auto data, kept->reader.read());
    if (data) kept->data = std::move(data);
    return kept->data;
}

}  // namespace rosa::workbench
