/// The data sets of a plan, opened once each.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "core/data/dataset.h"

namespace rosa::reproduce {

/// One data set of a store.
struct ShelvedData {
    std::optional<data::Dataset> dataset;
    std::string hash;     ///< data::contentHash; "" without data set.
    std::string problem;  ///< Why it cannot be opened: how to import it, or what is wrong with its file.
};

/// Used by one thread at a time.
class DataShelf {
public:
    explicit DataShelf(std::filesystem::path store) : m_store(std::move(store)) {}

    /// One that was not at hand is looked for again. The reference holds as long as the shelf.
    const ShelvedData& open(const std::string& name);

private:
    std::filesystem::path m_store;
    std::map<std::string, ShelvedData> m_opened;
};

}  // namespace rosa::reproduce
