#include "core/data/catalogue.h"

#include <algorithm>
#include <cctype>
#include <system_error>

#include "core/base/files.h"
#include "core/base/text/nearest.h"
#include "core/base/text/printable.h"
#include "core/data/embedded.h"
#include "core/data/known_data.h"
#include "core/data/mapped_writer.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLongestName = 64;

const EmbeddedFile* embedded(const std::string& name)
{
    const auto files = embeddedFiles();
    const auto found = std::find_if(files.begin(), files.end(), [&](const EmbeddedFile& file) { return file.name == name; });
    return found == files.end() ? nullptr : &*found;
}

std::string embeddedPlace(std::string_view name) { return "embedded data set " + std::string(name); }

/// Whether the name means the embedded data set: there is one, and the store has no file of this name. Earlier versions imported data sets
/// under names that are embedded now.
bool isEmbedded(const fs::path& store, const std::string& name)
{
    std::error_code problem;
    return embedded(name) &&
           (store.empty() || !checkStoreParts(store) || !fs::exists(store / kDataPart / (name + kPackedExtension), problem));
}

bool mayBeInName(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; }

/// Derives a valid name from `name`; empty if no valid character is left.
std::string tamed(const std::string& name)
{
    std::string out;
    for (const char c : name) {
        const char lower = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (mayBeInName(lower))
            out += lower;
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    out.erase(0, out.find_first_not_of("-_"));
    out.resize(std::min(out.size(), kLongestName));
    while (out.ends_with('-')) out.pop_back();
    return out;
}

CatalogueEntry embeddedEntry(const EmbeddedFile& file)
{
    CatalogueEntry entry{std::string(file.name), Origin::Embedded, {}, file.bytes.size(), {}, {}};
    if (auto card = unpackCard(file.bytes, embeddedPlace(file.name)))
        entry.card = *std::move(card);
    else
        entry.problem = card.error();
    return entry;
}

CatalogueEntry importedEntry(const std::string& name, const fs::path& path)
{
    CatalogueEntry entry{name, Origin::Imported, path, 0, {}, {}};
    std::error_code ignored;  // A file without a known size cannot be read; the card's error states why.
    if (const auto size = fs::file_size(path, ignored); !ignored) entry.bytes = size;
    if (auto card = readPackedCard(path))
        entry.card = *std::move(card);
    else
        entry.problem = card.error();
    return entry;
}

std::size_t arrayBytes(const Dataset& dataset)
{
    const auto of = [](const graph::Graph& graph) { return graph.offsets().size_bytes() + graph.targets().size_bytes(); };
    return of(dataset.graph) + (dataset.published ? of(*dataset.published) : 0) + dataset.features.storedBytes();
}

}  // namespace

bool isPackedPath(const std::string& name) { return name.ends_with(kPackedExtension); }

Result<void> checkName(const std::string& name)
{
    const bool good = !name.empty() && name.size() <= kLongestName && std::all_of(name.begin(), name.end(), mayBeInName) &&
                      name.front() != '-' && name.front() != '_';
    if (good) return {};
    const std::string better = tamed(name);
    const Message problem(
        "\"%1\" is not a valid data set name: use up to %2 lower-case letters, digits, - and _, beginning with a letter or "
        "digit",
        name, kLongestName);
    return badInput(better.empty() ? problem : Message("%1; for example \"%2\"", problem, better));
}

Result<std::vector<std::string>> Catalogue::importedNames() const
{
    std::vector<std::string> names;
    std::error_code problem;
    if (m_store.empty()) return names;
    ROSA_TRY(checkStoreParts(m_store));
    if (!fs::exists(folder(), problem)) return names;
    fs::directory_iterator entries(folder(), problem);
    for (; !problem && entries != fs::directory_iterator(); entries.increment(problem)) {
        const fs::path& path = entries->path();
        const std::string name = path.stem().string();
        if (path.extension() == kPackedExtension && checkName(name)) names.push_back(name);
    }
    if (problem) return failed("%1: cannot be listed: %2", folder(), problem.message());
    std::sort(names.begin(), names.end());
    return names;
}

fs::path Catalogue::pathOf(const std::string& name) const
{
    if (!isPackedPath(name)) return folder() / (name + kPackedExtension);
    std::error_code problem;
    return fs::exists(name, problem) ? fs::path(name) : fs::path(withoutByteEscapes(name));
}

Result<void> Catalogue::checkPlaceOf(const std::string& name) const
{
    return isPackedPath(name) || m_store.empty() ? Result<void>() : checkStoreParts(m_store);
}

Error Catalogue::unknown(const std::string& name) const
{
    std::error_code ignored;
    const bool isPath = isPackedPath(name) || name.find('/') != std::string::npos;
    if (isPath && !fs::exists(isPackedPath(name) ? pathOf(name) : fs::path(name), ignored))
        return badInput("%1: no such file", name);
    if (isPackedPath(name)) return badInput("%1: expected a packed data set, found none", name);
    // The lab edition contains fewer than the complete program.
    if (std::ranges::find(knownData(), name, &KnownData::name) != knownData().end())
        return badInput("data set \"%1\" is left out of this program; import its published files by rosa data import", name);
    std::vector<std::string> known;
    for (const EmbeddedFile& file : embeddedFiles())
        if (isEmbedded(m_store, std::string(file.name))) known.emplace_back(file.name);
    if (const auto imported = importedNames()) known.insert(known.end(), imported->begin(), imported->end());
    const Message problem("unknown data set \"%1\"", name);
    if (const std::string near = nearestName(name, known); !near.empty()) return badInput(didYouMean(problem, near));
    std::string all;
    for (const std::string& one : known) all += (all.empty() ? "" : ", ") + one;
    return badInput(all.empty() ? problem : Message("%1; available: %2", problem, all));
}

Result<std::vector<CatalogueEntry>> Catalogue::list() const
{
    std::vector<CatalogueEntry> entries;
    for (const EmbeddedFile& file : embeddedFiles())
        if (isEmbedded(m_store, std::string(file.name))) entries.push_back(embeddedEntry(file));
    ROSA_TRY_ASSIGN(const auto names, importedNames());
    for (const std::string& name : names) entries.push_back(importedEntry(name, pathOf(name)));
    return entries;
}

bool Catalogue::has(const std::string& name) const
{
    std::error_code problem;
    const bool isPlaced = isPackedPath(name) || (!m_store.empty() && checkName(name));
    return embedded(name) || (isPlaced && fs::exists(pathOf(name), problem));
}

Result<CatalogueEntry> Catalogue::find(const std::string& name) const
{
    CatalogueEntry entry;
    if (isEmbedded(m_store, name)) {
        entry = embeddedEntry(*embedded(name));
    } else {
        ROSA_TRY(checkPlaceOf(name));
        if (!has(name)) return unknown(name);
        entry = importedEntry(name, pathOf(name));
    }
    if (entry.problem) return *entry.problem;
    return entry;
}

Result<Dataset> Catalogue::open(const std::string& name) const
{
    auto dataset = [&]() -> Result<Dataset> {
        if (isEmbedded(m_store, name)) return unpackDataset(embedded(name)->bytes, embeddedPlace(name));
        ROSA_TRY(checkPlaceOf(name));
        if (!has(name)) return unknown(name);
        return readPacked(pathOf(name));
    }();
    // Use the current name of a renamed or copied file.
    if (dataset) dataset->name = isPackedPath(name) ? fs::path(withByteEscapes(name)).stem().string() : name;
    return dataset;
}

Result<void> Catalogue::mayAdd(const std::string& name, bool replace) const
{
    ROSA_TRY(checkName(name));
    if (isEmbedded(m_store, name))
        return badInput("\"%1\" is the name of an embedded data set; choose another with --as", name);
    if (!replace && has(name))
        return badInput("the store has a data set called \"%1\" already; choose another name with --as or add --replace",
                        name);
    return {};
}

Result<CatalogueEntry> Catalogue::add(const Dataset& dataset, bool replace, const Watch& watch) const
{
    ROSA_TRY_ASSIGN(const auto path, placeFor(dataset.name, replace));
    if (!dataset.statedHash.empty() || arrayBytes(dataset) >= kMappedFrom) {
        ROSA_TRY(writeMapped(path, dataset, dataset.features.precision(), watch));
    } else {
        ROSA_TRY(writePacked(path, dataset));
    }
    return importedEntry(dataset.name, path);
}

Result<fs::path> Catalogue::placeFor(const std::string& name, bool replace) const
{
    ROSA_CHECK(!m_store.empty(), "adding to a catalogue that has no store");
    ROSA_TRY(mayAdd(name, replace));
    ROSA_TRY(madePart(m_store, kDataPart));
    return pathOf(name);
}

Result<void> Catalogue::remove(const std::string& name) const
{
    if (isEmbedded(m_store, name)) return badInput("\"%1\" is embedded in the program and cannot be removed", name);
    if (isPackedPath(name)) return badInput("%1 is a file outside the store; delete it by hand", name);
    ROSA_TRY(checkPlaceOf(name));
    if (!has(name)) return unknown(name);
    std::error_code problem;
    if (!fs::remove(pathOf(name), problem)) return failed("%1: cannot be removed: %2", pathOf(name), problem.message());
    return {};
}

Result<CheckReport> Catalogue::check(const std::string& name, const Watch& watch) const
{
    ROSA_TRY_ASSIGN(const auto entry, find(name));
    if (entry.origin == Origin::Imported) {
        ROSA_TRY_ASSIGN(const auto hash, checkPacked(entry.path, watch));
        return CheckReport{entry.bytes, hash};
    }
    ROSA_TRY_ASSIGN(const auto dataset, open(name));
    const std::string hash = computedHash(dataset);
    if (hash != entry.card.contentHash)
        return badInput("%1: expected the content hash %2, found %3", embeddedPlace(name), entry.card.contentHash, hash);
    return CheckReport{entry.bytes, hash};
}

}  // namespace rosa::data
