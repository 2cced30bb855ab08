#include "app/workbench/model/dataset_cache.h"

#include "core/data/catalogue.h"

namespace rosa::workbench {

std::shared_ptr<DatasetCache::Slot> DatasetCache::slotOf(const std::string& name, const std::string& hash)
{
    const std::lock_guard lock(m_mutex);
    auto& slot = m_slots[{name, hash}];
    if (!slot) slot = std::make_shared<Slot>();
    return slot;
}

Result<DatasetPtr> DatasetCache::read(Slot& slot, const std::string& name) const
{
    ROSA_TRY_ASSIGN(auto read, data::Catalogue(m_store).open(name));
    auto dataset = std::make_shared<const data::Dataset>(std::move(read));
    slot.dataset = dataset;
    return dataset;
}

Result<DatasetPtr> DatasetCache::open(const std::string& name)
{
    ROSA_TRY_ASSIGN(const auto entry, data::Catalogue(m_store).find(name));
    const auto slot = slotOf(name, entry.problem ? std::string() : entry.card.contentHash);
    const std::lock_guard lock(slot->mutex);
    if (auto dataset = slot->dataset.lock()) return dataset;
    return read(*slot, name);
}

Result<DatasetPtr> DatasetCache::openContent(const std::string& name, const std::string& hash)
{
    if (hash.empty()) return open(name);
    const auto slot = slotOf(name, hash);
    const std::lock_guard lock(slot->mutex);
    if (auto dataset = slot->dataset.lock()) return dataset;
    ROSA_TRY_ASSIGN(const auto entry, data::Catalogue(m_store).find(name));
    if (!entry.problem && entry.card.contentHash != hash)
        return badInput("data set %1 has changed since the run was trained on it; import its earlier version again", name);
    return read(*slot, name);
}

}  // namespace rosa::workbench
