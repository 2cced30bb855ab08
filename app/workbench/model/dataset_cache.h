/// The data sets that the window's parts look at, each in memory once.
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

/// Opens data sets of a store and hands the same one out for as long as somebody holds it; keeps none by itself. Thread-safe: who asks for one
/// that another thread reads waits for it, other data sets are read meanwhile. Not for the window's thread.
class DatasetCache {
public:
    explicit DatasetCache(std::filesystem::path store) : m_store(std::move(store)) {}

    [[nodiscard]] const std::filesystem::path& store() const { return m_store; }

    /// The data set as the store has it now: one whose file was replaced is read anew. Errors as data::Catalogue::open().
    [[nodiscard]] Result<DatasetPtr> open(const std::string& name);

    /// The data set of that content, which somebody may hold although the store has another by now. An Error where the store has another and
    /// nobody holds it. `hash`: data::contentHash(); "": whatever the store has.
    [[nodiscard]] Result<DatasetPtr> openContent(const std::string& name, const std::string& hash);

private:
    /// One data set, whether or not it is in memory.
    struct Slot {
        std::mutex mutex;  ///< Held while it is read.
        std::weak_ptr<const data::Dataset> dataset;
    };
    [[nodiscard]] std::shared_ptr<Slot> slotOf(const std::string& name, const std::string& hash);
    [[nodiscard]] Result<DatasetPtr> read(Slot& slot, const std::string& name) const;

    const std::filesystem::path m_store;
    std::mutex m_mutex;
    std::map<std::pair<std::string, std::string>, std::shared_ptr<Slot>> m_slots;  ///< By name and hash.
};

}  // namespace rosa::workbench
