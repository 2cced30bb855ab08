#include "core/data/writers/writers.h"

#include <algorithm>
#include <array>

#include "core/base/files.h"
#include "core/base/text/lower_case.h"
#include "core/data/import/import.h"
#include "core/data/writers/npz_export.h"
#include "core/data/writers/text_graph.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

/// Above this size of an estimated text, packed files and arrays are the better choice.
constexpr std::int64_t kMostTableValues = std::int64_t{1} << 28;

constexpr std::array kKinds{ExportKind{ExportFormat::Npz, "npz", ".npz"},
                            ExportKind{ExportFormat::Tables, "csv", ""},
                            ExportKind{ExportFormat::GraphMl, "graphml", ".graphml"},
                            ExportKind{ExportFormat::Gexf, "gexf", ".gexf"},
                            ExportKind{ExportFormat::NodeLink, "json", ".json"},
                            ExportKind{ExportFormat::Packed, "rosadata", ".rosadata"}};

TextLimits limitsOf(ExportFormat format)
{
    TextLimits limits;
    limits.hasDirections = format != ExportFormat::Tables;
    return limits;
}

std::vector<TextFile> filesOf(const TextGraph& graph, ExportFormat format, const fs::path& path)
{
    if (format == ExportFormat::Tables) return tablesOf(graph);
    return {{path.filename().string(), format == ExportFormat::Gexf       ? gexfOf(graph)
                                       : format == ExportFormat::NodeLink ? nodeLinkOf(graph)
                                                                          : graphMlOf(graph)}};
}

/// Writes the files to `folder` and reads them as others will. An Error if they cannot be read or have another content hash.
Result<void> checkReadable(const std::vector<TextFile>& files, const fs::path& folder, bool isFolder,
                           const std::string& expected)
{
    for (const TextFile& file : files) ROSA_TRY(writeFileAtomically(folder / file.name, file.content));
    ROSA_TRY_ASSIGN(const auto source, findSource(isFolder ? folder : folder / files.front().name, {}));
    ROSA_TRY_ASSIGN(const auto dataset, readSource(source));
    if (const std::string found = computedHash(dataset); found != expected)
        return failed("expected the content hash %1, found %2", expected, found);
    return {};
}

/// The folder exists, and a file has the ending by which it is recognised when it is read.
Result<void> checkPlace(ExportFormat format, const fs::path& path)
{
    std::error_code unknown;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
    if (!fs::is_directory(folder, unknown)) return badInput("folder %1 does not exist", folder);
    if (format == ExportFormat::Tables) return {};
    if (fs::is_directory(path, unknown)) return badInput("expected a file, found the folder %1", path);
    const std::string_view ending = std::ranges::find(kKinds, format, &ExportKind::format)->ending;
    if (lowerCase(path.extension().string()) == ending) return {};
    return badInput("expected the name of a file ending in %1, found %2", ending, path);
}

Result<void> expectAbsent(const fs::path& path, bool replace)
{
    std::error_code unknown;
    if (replace || !fs::exists(path, unknown)) return {};
    return badInput("%1 already exists; --replace overwrites it", path);
}

Message edgesInText(const TextGraph& graph)
{
    if (!graph.isDirected)
        return Message("it has each of the %1 undirected edges, on which the program trains, once",
                       graph.held.graph.undirectedEdgeCount());
    return Message("it has the %1 arcs as published; the program trains on the %2 undirected edges that follow from them",
                   graph.edges.arcCount(), graph.held.graph.undirectedEdgeCount());
}

Result<Exported> written(const TextGraph& graph, const std::vector<TextFile>& files, const fs::path& path, bool isFolder)
{
    std::error_code problem;
    if (isFolder) fs::create_directory(path, problem);
    if (problem) return failed("%1: cannot be created: %2", path, problem.message());
    for (const TextFile& file : files) ROSA_TRY(writeFileAtomically(isFolder ? path / file.name : path, file.content));
    return Exported{edgesInText(graph), graph.lost};
}

/// With as much as reading gives back: names of classes and splits may be left out.
Result<Exported> exportText(const Dataset& dataset, ExportFormat format, const fs::path& path, bool replace)
{
    const bool isFolder = format == ExportFormat::Tables;
    const auto values = static_cast<std::int64_t>(dataset.features.rows()) * dataset.features.columns();
    if ((isFolder || format == ExportFormat::NodeLink) && values > kMostTableValues)
        return badInput(
            "%1: the %2 features of %3 nodes are too many for a text of all of them; write a npz or a packed file "
            "(.rosadata)",
            path, dataset.features.columns(), dataset.features.rows());
    ROSA_TRY_ASSIGN(const auto trial, TemporaryFolder::make());
    std::optional<Error> problem;
    for (const bool hasSplits : {true, false})
        for (const bool areNamed : {true, false}) {
            TextLimits limits = limitsOf(format);
            limits.hasSplits = limits.hasSplits && hasSplits;
            const TextGraph graph = textGraphOf(dataset, limits, areNamed);
            const std::vector<TextFile> files = filesOf(graph, format, path);
            for (const TextFile& file : files) ROSA_TRY(expectAbsent(isFolder ? path / file.name : path, replace));
            const auto readable = checkReadable(files, trial.path(), isFolder, computedHash(graph.held));
            if (readable) return written(graph, files, path, isFolder);
            if (!problem) problem = readable.error();
        }
    return problem->within("%1: %2 cannot be written so that it is read again; write a npz or a packed file (.rosadata)",
                           path, dataset.name);
}

}  // namespace

std::span<const ExportKind> exportKinds() { return kKinds; }

std::optional<ExportFormat> exportFormatOf(const fs::path& path)
{
    const std::string ending = lowerCase(path.extension().string());
    const auto found = std::ranges::find(kKinds, ending, &ExportKind::ending);
    return ending.empty() || found == kKinds.end() ? std::nullopt : std::optional(found->format);
}

Result<Exported> exportDataset(const Dataset& dataset, ExportFormat format, const fs::path& path, bool replace)
{
    ROSA_TRY(checkPlace(format, path));
    if (format != ExportFormat::Packed && format != ExportFormat::Npz) return exportText(dataset, format, path, replace);
    ROSA_TRY(expectAbsent(path, replace));
    if (format == ExportFormat::Npz) {
        ROSA_TRY(writeNpz(path, dataset));
        return Exported{edgesInNpz(dataset), lostInNpz(dataset)};
    }
    ROSA_TRY(writePacked(path, dataset));
    return Exported{};
}

}  // namespace rosa::data
