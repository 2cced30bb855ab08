/// The data sets of a plan, opened once for as long as their files stay the same.
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

namespace rosa::reproduce {

/// One data set of a store.
struct ShelvedData {
    std::shared_ptr<const data::Dataset> dataset;
    std::string hash;        ///< data::contentHash; "" without data set.
    std::string problem;     ///< Why it cannot be opened: how to import it, or what is wrong with its file.
    bool isDamaged = false;  ///< Its file is there, but cannot be read.
};

/// What tells a file from the one that was at its place before; all 0 where there is none.
struct FileStamp {
    std::int64_t time = 0;  ///< Of the last change, nanoseconds.
    std::uint64_t size = 0, number = 0;

    bool operator==(const FileStamp&) const = default;
};

/// Changes when somebody imports, replaces or removes a data set of the store. Looks at the files' names, numbers, sizes and times; O(files).
std::size_t dataStamp(const std::filesystem::path& store);

/// Used by one thread at a time.
class DataShelf {
public:
    using Opener = std::function<Result<std::shared_ptr<const data::Dataset>>(const std::string& name)>;

    /// `open`: opens a data set that others may hold, too; none: read from the store.
    explicit DataShelf(std::filesystem::path store, Opener open = {}) : m_store(std::move(store)), m_open(std::move(open)) {}

    /// Opened again where its file is another one than before, has come or has gone. The reference holds as long as the shelf; what it says, until the name
    /// is opened again.
    const ShelvedData& open(const std::string& name);

private:
    struct Opened {
        ShelvedData data;
        std::optional<FileStamp> stamp;  ///< Of the file as it was just before it was read.
    };

    std::filesystem::path m_store;
    Opener m_open;
    std::map<std::string, Opened> m_opened;
};

}  // namespace rosa::reproduce
