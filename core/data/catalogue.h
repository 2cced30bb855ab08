/// The data sets known to a store: embedded and imported ones, each under a unique name.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/storage/store_parts.h"
#include "core/data/dataset.h"
#include "core/data/packed.h"

namespace rosa::data {

enum class Origin { Embedded, Imported };

/// An entry of the list.
struct CatalogueEntry {
    std::string name;
    Origin origin = Origin::Embedded;
    std::filesystem::path path;    ///< Empty for embedded data sets.
    std::uint64_t bytes = 0;       ///< Size of the packed file.
    PackedCard card;               ///< Valid only if there is no problem.
    std::optional<Error> problem;  ///< Why the card of the file cannot be read.
};

/// What check() verified.
struct CheckReport {
    std::uint64_t bytes = 0;
    std::string contentHash;
};

/// Checks a name: lower-case letters, digits, '-' and '_', beginning with a letter or digit, at most 64 characters: safe as a file name.
/// Returns an Error that states the problem and, if possible, suggests a name derived from this one.
Result<void> checkName(const std::string& name);

/// Whether a data set is given as the path of its packed file: it ends in .rosadata, which names cannot. Bytes of the path that are not UTF-8
/// may be written as \xNN (withByteEscapes()), as configurations keep them.
bool isPackedPath(const std::string& name);

/// Data sets whose arrays have at least this many bytes are stored as mapped files (version 2 of packed.h), smaller ones in the compact
/// form.
inline constexpr std::size_t kMappedFrom = std::size_t{64} << 20;

/// Data sets by name. Imported ones are STORE/data/NAME.rosadata; nothing else is stored, so files may be copied between stores. find(),
/// open(), has() and check() also accept the path of a packed file, which is used in place. Holds no state except the path: processes may
/// share a store, and readers see either the old or the new file, never a partial one. A file of the name of an embedded data set replaces that.
class Catalogue {
public:
    /// `store` need not exist; if empty, only embedded data sets are known.
    explicit Catalogue(std::filesystem::path store = {}) : m_store(std::move(store)) {}

    /// Lists embedded data sets in their order, then imported ones by name. Reads only the card of each file. Returns an Error if the
    /// store's folder exists but cannot be listed, or is a link (checkStoreParts()); a damaged file is listed with a problem.
    [[nodiscard]] Result<std::vector<CatalogueEntry>> list() const;

    /// Returns the entry of one data set. Errors as open().
    [[nodiscard]] Result<CatalogueEntry> find(const std::string& name) const;

    /// Reads a data set. Returns an Error that suggests the nearest name for an unknown one, or names the fault and its location in a
    /// damaged file.
    [[nodiscard]] Result<Dataset> open(const std::string& name) const;

    /// Returns whether there is an embedded data set or a file of that name, damaged or not.
    [[nodiscard]] bool has(const std::string& name) const;

    /// Checks whether add() would accept a data set of this name, without its content: the name is valid, not embedded and, unless
    /// `replace`, not in use.
    [[nodiscard]] Result<void> mayAdd(const std::string& name, bool replace) const;

    /// Stores a data set under dataset.name; creates the folder if missing. Atomic. Uses the compact form below kMappedFrom, otherwise a
    /// mapped file, as also for a data set that was mapped before; `watch` receives the progress of writing mapped files and may cancel it.
    [[nodiscard]] Result<CatalogueEntry> add(const Dataset& dataset, bool replace, const Watch& watch = {}) const;

    /// Returns the path for the file of a data set of this name and creates its folder; moving a complete packed file there adds the data
    /// set. Errors as mayAdd().
    [[nodiscard]] Result<std::filesystem::path> placeFor(const std::string& name, bool replace) const;

    /// Deletes an imported data set; returns an Error for an embedded one.
    [[nodiscard]] Result<void> remove(const std::string& name) const;

    /// Reads the whole file again and verifies the checksum, every section, and the content hash against the card. O(size). `watch` as in
    /// checkPacked().
    [[nodiscard]] Result<CheckReport> check(const std::string& name, const Watch& watch = {}) const;

private:
    [[nodiscard]] std::filesystem::path folder() const { return m_store / kDataPart; }
    [[nodiscard]] std::filesystem::path pathOf(const std::string& name) const;
    [[nodiscard]] Result<std::vector<std::string>> importedNames() const;
    /// Checks what an imported data set's file lies in; nothing for a path.
    [[nodiscard]] Result<void> checkPlaceOf(const std::string& name) const;
    [[nodiscard]] Error unknown(const std::string& name) const;

    std::filesystem::path m_store;
};

}  // namespace rosa::data
