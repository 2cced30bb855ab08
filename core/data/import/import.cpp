#include "core/data/import/import.h"

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

#include "core/data/class_names.h"
#include "core/data/import/not_data.h"
#include "core/data/mapped_writer.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

constexpr const char* kPackedFormat = "packed";

std::vector<fs::path> packedFiles(const fs::path& path)
{
    std::vector<fs::path> files;
    std::error_code problem;
    if (fs::is_regular_file(path, problem)) {
        if (path.extension() == kPackedExtension) files.push_back(path);
        return files;
    }
    fs::directory_iterator entries(path, problem);
    for (; !problem && entries != fs::directory_iterator(); entries.increment(problem))
        if (entries->path().extension() == kPackedExtension) files.push_back(entries->path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string namesOf(const std::vector<Source>& sources)
{
    std::string names;
    for (const Source& source : sources) names += (names.empty() ? "" : ", ") + source.name;
    return names;
}

/// Whether all sources are from one file: the data set and its variants with name suffixes.
bool areVariants(const std::vector<Source>& sources)
{
    if (sources.empty() || !sources.front().variant().empty()) return false;
    return std::all_of(sources.begin() + 1, sources.end(), [&](const Source& source) {
        return source.path == sources.front().path && !source.variant().empty();
    });
}

Result<std::vector<Source>> chosen(const fs::path& path, const std::string& only, const ReadOptions& reading)
{
    auto sources = findSources(path, reading);
    if (!sources || only.empty()) return sources;
    const auto found =
        std::find_if(sources->begin(), sources->end(), [&](const Source& source) { return source.name == only; });
    if (found == sources->end())
        return badInput("%1: expected a data set called \"%2\", found %3", path, only, namesOf(*sources));
    return std::vector<Source>{*found};
}

/// A data set to be stored.
struct Arrival {
    Source source;
    Dataset dataset;
    ImportEnd end = ImportEnd::Added;
};

Result<ImportEnd> endOf(const Catalogue& catalogue, const Dataset& dataset, bool replace)
{
    ROSA_TRY(checkName(dataset.name));
    const auto present = catalogue.find(dataset.name);
    const bool same = present && present->card.contentHash == contentHash(dataset);
    if (same && (present->origin == Origin::Embedded || !replace)) return ImportEnd::AlreadyThere;
    ROSA_TRY(catalogue.mayAdd(dataset.name, replace));
    return catalogue.has(dataset.name) ? ImportEnd::Replaced : ImportEnd::Added;
}

Result<Arrival> readArrival(const Catalogue& catalogue, Source source, bool isVariant, const ImportOptions& options,
                            const Watch& watch)
{
    ROSA_TRY_ASSIGN(auto dataset, readSource(source, watch));
    if (!options.as.empty()) dataset.name = options.as + (isVariant ? source.variant() : "");
    if (!options.classNames.empty())
        if (const auto named = renameClasses(dataset.labels, options.classNames); !named)
            return named.error().within("data set %1", dataset.name);
    ROSA_TRY_ASSIGN(const auto end, endOf(catalogue, dataset, options.replace));
    return Arrival{std::move(source), std::move(dataset), end};
}

/// Reads all data sets. Without `refused` the first that fails is the Error; with it, only if all fail.
Result<std::vector<Arrival>> readAll(const Catalogue& catalogue, std::vector<Source> sources, const ImportOptions& options,
                                     const Watch& watch, std::vector<Error>* refused)
{
    std::vector<Arrival> arrivals;
    const bool hasVariants = sources.size() > 1;
    for (Source& source : sources) {
        auto arrival = readArrival(catalogue, std::move(source), hasVariants, options, watch);
        if (arrival) {
            arrivals.push_back(*std::move(arrival));
            continue;
        }
        if (!refused || arrival.error().kind != ErrorKind::BadInput) return arrival.error();
        refused->push_back(arrival.error());
    }
    if (refused && arrivals.empty()) return joinedErrors(std::exchange(*refused, {}));
    return arrivals;
}

}  // namespace

Error joinedErrors(const std::vector<Error>& errors)
{
    std::vector<Message> messages;
    for (const Error& error : errors) messages.push_back(error.message);
    return badInput(joined(messages, "%1\n%2"));
}

Result<std::vector<Source>> findSources(const fs::path& path, const ReadOptions& reading)
{
    ROSA_TRY_ASSIGN(auto found, findDatasets(path));
    found = asTold(std::move(found), reading);
    std::vector<Source> sources;
    std::set<std::string> names;
    for (Found& one : found) {
        names.insert(one.name);
        sources.push_back(
            {one.name, std::string(formatName(one.format)), one.archive.empty() ? one.path : one.archive, one});
    }
    for (const fs::path& file : packedFiles(path)) {
        std::string name = file.stem().string();
        while (!names.insert(name).second) name += "-packed";
        sources.push_back({name, kPackedFormat, file, std::nullopt});
    }
    if (!sources.empty()) return sources;
    if (auto what = notDataIn(path, nullptr)) return *std::move(what);
    std::string formats;
    for (const std::string_view name : formatNames()) formats.append(formats.empty() ? "" : ", ").append(name);
    return badInput(
        "%1: expected a data set in a known format, found none; known are %2. 'rosa help datasets' names the files of each",
        path, formats);
}

Result<Source> findSource(const fs::path& path, const std::string& only, const ReadOptions& reading)
{
    ROSA_TRY_ASSIGN(auto sources, chosen(path, only, reading));
    if (areVariants(sources)) return sources.front();
    if (sources.size() > 1)
        return badInput("%1: expected one data set, found %2; choose one with --only", path, namesOf(sources));
    return sources.front();
}

Result<Dataset> readSource(const Source& source, const Watch& watch)
{
    auto read = source.found ? readDataset(*source.found, watch) : readPacked(source.path);
    const bool isInArchive = source.found && !source.found->archive.empty();
    if (!read && isInArchive && read.error().kind == ErrorKind::BadInput) return read.error().within(source.path.string());
    ROSA_TRY_ASSIGN(auto dataset, std::move(read));
    dataset.name = source.name;
    if (const auto fits = checkDataset(dataset); !fits) return fits.error().within(source.path.string());
    return dataset;
}

Result<PackedCard> packSource(const Source& source, const fs::path& out, graph::Features::Precision precision,
                              const Watch& watch)
{
    if (source.found) {
        Found named = *source.found;
        named.name = source.name;
        return packFound(named, out, precision, watch);
    }
    ROSA_TRY_ASSIGN(const auto dataset, readSource(source, watch));
    return writeMapped(out, dataset, precision, watch);
}

Result<std::vector<Imported>> importDatasets(const Catalogue& catalogue, const fs::path& path, const ImportOptions& options,
                                             const Watch& watch, std::vector<Error>* refused)
{
    if (!options.as.empty()) ROSA_TRY(checkName(options.as));
    ROSA_TRY_ASSIGN(auto sources, chosen(path, options.only, options.reading));
    if (sources.size() > 1 && !options.as.empty() && !areVariants(sources))
        return badInput("%1: expected one data set to call \"%2\", found %3; choose one with --only", path, options.as,
                        namesOf(sources));
    ROSA_TRY_ASSIGN(auto arrivals, readAll(catalogue, std::move(sources), options, watch, refused));
    std::vector<Imported> imported;
    for (Arrival& arrival : arrivals) {
        auto entry = arrival.end == ImportEnd::AlreadyThere ? catalogue.find(arrival.dataset.name)
                                                            : catalogue.add(arrival.dataset, options.replace, watch);
        if (!entry) {
            for (const Imported& done : imported)
                if (done.end == ImportEnd::Added) static_cast<void>(catalogue.remove(done.entry.name));
            return entry.error();
        }
        imported.push_back({std::move(arrival.source), arrival.end, *std::move(entry)});
    }
    return imported;
}

}  // namespace rosa::data
