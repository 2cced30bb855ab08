#include "app/workbench/datasets/data/dataset_cache.h"

#include "core/data/catalogue.h"
#include "core/data/class_names.h"

namespace rosa::workbench {

std::shared_ptr<DatasetCache::Slot> DatasetCache::slotOf(const std::string& name, const std::string& hash)
{
    const std::lock_guard lock(m_mutex);
    auto& slot = m_slots[{name, hash}];
    if (!slot) slot = std::make_shared<Slot>();
    return slot;
}

Result<DatasetPtr> DatasetCache::read(Slot& slot, const std::string& name, const std::string& hash) const
{
    ROSA_TRY_ASSIGN(auto read, data::Catalogue(m_store).open(name));
    // Shown by name everywhere in the window; the engine's files and answers have numbers.
    if (!hash.empty()) data::nameClasses(hash, read.labels);
    auto dataset = std::make_shared<const data::Dataset>(std::move(read));
    slot.dataset = dataset;
    return dataset;
}

Result<DatasetPtr> DatasetCache::open(const std::string& name)
{
    ROSA_TRY_ASSIGN(const auto entry, data::Catalogue(m_store).find(name));
    const std::string hash = entry.problem ? std::string() : entry.card.contentHash;
    const auto slot = slotOf(name, hash);
    const std::lock_guard lock(slot->mutex);
    if (auto dataset = slot->dataset.lock()) return dataset;
    return read(*slot, name, hash);
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
    return read(*slot, name, hash);
}

}  // namespace rosa::workbench
