/// Cache of the data sets of a plan; a data set is reopened only if its file has changed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::tables {

/// One data set of a store.
struct ShelvedData {
    std::shared_ptr<const data::Dataset> dataset;
    std::string hash;  ///< data::contentHash; "" if there is no data set.
    std::string
        problem;  ///< Why it cannot be opened: not imported, with the command to import it, no such file, or the error in its file.
    bool isDamaged = false;  ///< Its file exists but cannot be read.
};

/// Identifies the version of a file; all 0 if the file does not exist.
struct FileStamp {
    std::int64_t time = 0;  ///< Modification time in nanoseconds.
    std::uint64_t size = 0, number = 0;

    bool operator==(const FileStamp&) const = default;
};

/// A value that changes when a data set of the store is imported, replaced or removed. Uses the names, inode numbers, sizes and times of
/// the files; O(files).
std::size_t dataStamp(const std::filesystem::path& store);

/// Not thread-safe.
class DataShelf {
public:
    using Opener = std::function<Result<std::shared_ptr<const data::Dataset>>(const std::string& name)>;

    /// `open`: opens a data set, possibly shared with other owners; if empty, it is read from the store.
    explicit DataShelf(std::filesystem::path store, Opener open = {}) : m_store(std::move(store)), m_open(std::move(open)) {}

    /// Reopens the data set if its file was replaced, created or removed. The reference stays valid as long as the shelf; its content
    /// changes when the same name is opened again.
    const ShelvedData& open(const std::string& name);

private:
    struct Opened {
        ShelvedData data;
        std::optional<FileStamp> stamp;  ///< Stamp of the file just before it was read.
    };

    std::filesystem::path m_store;
    Opener m_open;
    std::map<std::string, Opened> m_opened;
};

}  // namespace rosa::tables
