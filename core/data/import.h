/// From files into a store: what `rosa data import` does.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/catalogue.h"
#include "core/data/dataset.h"
#include "core/data/readers/readers.h"

namespace rosa::data {

/// A data set among files: in a published format, or packed.
struct Source {
    std::string name;            ///< Proposed; unique among those found together.
    std::string format;          ///< "Planetoid", …, "packed"
    std::filesystem::path path;  ///< Folder or main file.
    std::optional<Found> found;  ///< Empty for a packed one.
    /// Of two data sets that one file holds: what the name ends with (Found::variant).
    [[nodiscard]] std::string variant() const { return found ? found->variant : std::string(); }
};

/// The data sets in a file or folder: what findDatasets() finds, and packed files (the file itself, or those directly in the
/// folder). An Error if `path` is not there or holds none.
Result<std::vector<Source>> findSources(const std::filesystem::path& path);

/// The one called `only` of findSources(), or the only one there is, a variant of it not counted. An Error names those there are.
Result<Source> findSource(const std::filesystem::path& path, const std::string& only);

/// Reads one, named by its source. `watch` is told how far reading those is that may be larger than memory, and may end it.
Result<Dataset> readSource(const Source& source, const Watch& watch = {});

/// Writes one as a mapped file under its source's name (packFound() of readers.h).
Result<PackedCard> packSource(const Source& source, const std::filesystem::path& out, graph::Features::Precision precision,
                              const Watch& watch = {});

struct ImportOptions {
    std::string only{};  ///< Only the data set of this proposed name; empty: all.
    std::string
        as{};  ///< Name in the store; empty: the proposed one. Needs `only` where there are several, but of one file's two
               ///< variants the second gets this name with its own ending.
    bool replace = false;  ///< Overwrite an imported data set of the same name.
};

enum class ImportEnd {
    Added,
    Replaced,
    AlreadyThere,  ///< The same content is in the catalogue under this name; nothing was written.
};

struct Imported {
    Source source;
    ImportEnd end = ImportEnd::Added;
    CatalogueEntry entry;  ///< As it is in the catalogue now.
};

/// Reads every data set before the first is stored: if one is broken or its name is taken, nothing is. If storing fails or is
/// ended in the middle, those added by this call are removed again. Holds all of them in memory, but those that are mapped.
Result<std::vector<Imported>> importDatasets(const Catalogue& catalogue, const std::filesystem::path& path,
                                             const ImportOptions& options, const Watch& watch = {});

}  // namespace rosa::data
