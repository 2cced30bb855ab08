/// Cache of the data sets used by the window: each is in memory once.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::workbench {

using DatasetPtr = std::shared_ptr<const data::Dataset>;

/// Opens data sets of a store and returns the same object as long as somebody holds it; does not keep data sets alive itself. Thread-safe:
/// a request for a data set that another thread is reading waits for it, while other data sets can be read. Classes have their documented
/// names (core/data/class_names.h). Not for the window's thread.
class DatasetCache {
public:
    explicit DatasetCache(std::filesystem::path store) : m_store(std::move(store)) {}

    [[nodiscard]] const std::filesystem::path& store() const { return m_store; }

    /// The current data set of the store; one whose file was replaced is read again. Errors as for data::Catalogue::open().
    [[nodiscard]] Result<DatasetPtr> open(const std::string& name);

    /// The data set with this content, which may still be in memory although the store now has another content. An Error if it is neither
    /// in memory nor in the store. `hash`: data::contentHash(); "": the current content of the store.
    [[nodiscard]] Result<DatasetPtr> openContent(const std::string& name, const std::string& hash);

private:
    /// An entry of the cache, whether or not the data set is in memory.
    struct Slot {
        std::mutex mutex;  ///< Locked while it is read.
        std::weak_ptr<const data::Dataset> dataset;
    };
    [[nodiscard]] std::shared_ptr<Slot> slotOf(const std::string& name, const std::string& hash);
    [[nodiscard]] Result<DatasetPtr> read(Slot& slot, const std::string& name, const std::string& hash) const;

    const std::filesystem::path m_store;
    std::mutex m_mutex;
    std::map<std::pair<std::string, std::string>, std::shared_ptr<Slot>> m_slots;  ///< By name and hash.
};

}  // namespace rosa::workbench
