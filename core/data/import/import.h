/// Import of files into a store, as done by `rosa data import`.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/catalogue.h"
#include "core/data/dataset.h"
#include "core/data/import/readers.h"

namespace rosa::data {

/// A data set found in files: in a published format or packed.
struct Source {
    std::string name;            ///< Proposed name; unique among those found together.
    std::string format;          ///< "Planetoid", …, "packed"
    std::filesystem::path path;  ///< Folder or main file, or the archive that they are in.
    std::optional<Found> found;  ///< Empty for a packed data set.
    /// Suffix of the name that distinguishes two data sets of one file (Found::variant).
    [[nodiscard]] std::string variant() const { return found ? found->variant : std::string(); }
};

/// Finds the data sets in a file or folder: those of findDatasets(), and packed files (the file itself, or those directly in the folder).
/// They are to be read with `reading`. Returns an Error if `path` does not exist or contains none.
Result<std::vector<Source>> findSources(const std::filesystem::path& path, const ReadOptions& reading = {});

/// Returns the source named `only`, or the only one apart from its variant, to be read with `reading`. Errors list the names found.
Result<Source> findSource(const std::filesystem::path& path, const std::string& only, const ReadOptions& reading = {});

/// Reads a source; the data set gets its name. `watch` receives the progress of reading data sets that may be larger than memory, and may
/// cancel.
Result<Dataset> readSource(const Source& source, const Watch& watch = {});

/// Writes a source as a mapped file under its name (packFound() of readers.h).
Result<PackedCard> packSource(const Source& source, const std::filesystem::path& out, graph::Features::Precision precision,
                              const Watch& watch = {});

struct ImportOptions {
    std::string only{};  ///< Proposed name of the only data set to import; empty: all.
    /// Name in the store; if empty, the proposed name. Requires `only` if there are several data sets; of two variants in one file, the
    /// second gets this name with its suffix.
    std::string as{};
    bool replace = false;  ///< Overwrite an imported data set of the same name.
    /// Names of the classes in their order (renameClasses()), of the only data set or of both variants; empty: those of the files.
    std::vector<std::string> classNames{};
    ReadOptions reading{};  ///< What the user says about the files.
};

enum class ImportEnd {
    Added,
    Replaced,
    AlreadyThere,  ///< The catalogue has the same content under this name; nothing was written.
};

struct Imported {
    Source source;
    ImportEnd end = ImportEnd::Added;
    CatalogueEntry entry;  ///< Current entry in the catalogue.
};

/// Reads every data set before storing the first: if one is damaged or its name is taken, none is stored, or, with `refused`, the others
/// are and their errors go there. If storing fails or is cancelled, the data sets added by this call are removed again. Holds all of them
/// in memory, except mapped ones.
Result<std::vector<Imported>> importDatasets(const Catalogue& catalogue, const std::filesystem::path& path,
                                             const ImportOptions& options, const Watch& watch = {},
                                             std::vector<Error>* refused = nullptr);

/// Several errors as one, a line each. At least one.
Error joinedErrors(const std::vector<Error>& errors);

}  // namespace rosa::data
