/// The data sets a store knows: those in the executable and those imported, each under one name.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/packed.h"

namespace rosa::data {

enum class Origin { Embedded, Imported };

/// One line of the list.
struct CatalogueEntry {
    std::string name;
    Origin origin = Origin::Embedded;
    std::filesystem::path path;    ///< Empty for embedded ones.
    std::uint64_t bytes = 0;       ///< Packed.
    PackedCard card;               ///< Only where there is no problem.
    std::optional<Error> problem;  ///< Why the file's card cannot be read.
};

/// What check() looked at, and found to agree.
struct CheckReport {
    std::uint64_t bytes = 0;
    std::string contentHash;
};

/// Lower-case letters, digits, '-' and '_', beginning with a letter or digit, at most 64: safe as a file's name. An Error says
/// what is wrong and, where there is one, offers a name made of this one.
Result<void> checkName(const std::string& name);

/// Whether a data set is named by the path of its packed file: it ends in .rosadata, as no name does.
bool isPackedPath(const std::string& name);

/// Data sets from this size of their arrays on are stored as mapped files (version 2 of packed.h), smaller ones compactly.
inline constexpr std::size_t kMappedFrom = std::size_t{64} << 20;

/// Data sets by name. Imported ones are STORE/data/NAME.rosadata; nothing else is kept, so files may be copied between stores.
/// find(), open(), has() and check() take the path of a packed file for a name too: it is used where it lies.
/// Holds no state but the path: processes may share a store, and a reader sees an old file or a new one, never a part.
class Catalogue {
public:
    /// `store` need not exist; empty: embedded data sets alone.
    explicit Catalogue(std::filesystem::path store = {}) : m_store(std::move(store)) {}

    /// Embedded ones in their order, then imported ones by name. Reads each file's card only. An Error if the store's folder
    /// is there but cannot be listed; a broken file is an entry with a problem.
    [[nodiscard]] Result<std::vector<CatalogueEntry>> list() const;

    /// The card of one data set. Errors as open().
    [[nodiscard]] Result<CatalogueEntry> find(const std::string& name) const;

    /// Reads a data set. An Error for an unknown name offers the nearest; for a broken file it says what is wrong and where.
    [[nodiscard]] Result<Dataset> open(const std::string& name) const;

    /// Whether there is an embedded data set or a file of that name, broken or not.
    [[nodiscard]] bool has(const std::string& name) const;

    /// Whether add() would take a data set of this name, without looking at the data set: the rules for names, not embedded,
    /// and not there yet unless `replace`.
    [[nodiscard]] Result<void> mayAdd(const std::string& name, bool replace) const;

    /// Stores a data set under dataset.name; the folder is made where missing. The file appears whole or not at all. Compact
    /// up to kMappedFrom, else mapped, as one is that was mapped before; `watch` is told how far writing those is, and may end it.
    [[nodiscard]] Result<CatalogueEntry> add(const Dataset& dataset, bool replace, const Watch& watch = {}) const;

    /// Where the file of a data set of this name belongs, with its folder made: whoever puts a whole packed file there has
    /// added it. Errors as mayAdd().
    [[nodiscard]] Result<std::filesystem::path> placeFor(const std::string& name, bool replace) const;

    /// Deletes an imported data set; an embedded one is an Error.
    [[nodiscard]] Result<void> remove(const std::string& name) const;

    /// Reads everything again: checksum, every section, and the content hash against the card's. O(size). `watch` as in checkPacked().
    [[nodiscard]] Result<CheckReport> check(const std::string& name, const Watch& watch = {}) const;

private:
    [[nodiscard]] std::filesystem::path folder() const { return m_store / "data"; }
    [[nodiscard]] std::filesystem::path pathOf(const std::string& name) const
    {
        return isPackedPath(name) ? std::filesystem::path(name) : folder() / (name + kPackedExtension);
    }
    [[nodiscard]] Result<std::vector<std::string>> importedNames() const;
    [[nodiscard]] Error unknown(const std::string& name) const;

    std::filesystem::path m_store;
};

}  // namespace rosa::data
