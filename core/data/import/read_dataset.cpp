#include <algorithm>
#include <array>

#include "core/base/files.h"
#include "core/base/storage/scratch_file.h"
#include "core/data/import/not_data.h"
#include "core/data/import/readers.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/streamed.h"
#include "core/data/readers/formats.h"

namespace rosa::data {

namespace {

constexpr std::string_view kUnknownFormat = "unknown";

using Stream = Result<PackedCard> (*)(const Found&, const std::filesystem::path&, graph::Features::Precision, const Watch&);

/// Reader of a format whose data sets may be larger than memory; null for other formats.
Stream streamOf(Format format)
{
    if (format == Format::Reddit) return streamReddit;
    if (format == Format::GraphSaint) return streamGraphSaint;
    return nullptr;
}

/// The mapping remains valid after the file is removed.
Result<Dataset> throughFile(const Found& found, const Watch& watch)
{
    ROSA_TRY_ASSIGN(const auto folder, TemporaryFolder::make(scratchFolder()));
    const auto file = folder.path() / (found.name + kPackedExtension);
    ROSA_TRY(streamOf(found.format)(found, file, graph::Features::Precision::Float32, watch));
    return readPacked(file);
}

Result<Dataset> readFormat(const Found& found, const Watch& watch)
{
    MemoryBudget budget;
    switch (found.format) {
        case Format::Planetoid:
            return readPlanetoid(found, budget);
        case Format::GeomGcn:
            return readGeomGcn(found, budget);
        case Format::CsrNpz:
            return readCsrNpz(found, budget);
        case Format::SocioPatterns:
            return readSocioPatternsGraph(found, budget);
        case Format::Tables:
            return readTables(found, budget);
        case Format::MatrixMarket:
            return readMatrixMarket(found, budget);
        case Format::GraphMl:
            return readGraphMl(found, budget);
        case Format::EdgeIndexNpz:
            return readEdgeIndexNpz(found, budget);
        case Format::GeometricPt:
            return readGeometricPt(found, budget);
        case Format::Ogb:
            return readOgb(found, budget);
        case Format::Gexf:
            return readGexf(found, budget);
        case Format::Gml:
            return readGml(found, budget);
        case Format::Pajek:
            return readPajek(found, budget);
        case Format::Mat:
            return readMat(found, budget);
        case Format::AdjacencyList:
            return readAdjacencyList(found, budget);
        case Format::NodeLink:
            return readNodeLink(found, budget);
        case Format::Linqs:
            return readLinqs(found, budget);
        case Format::WikiCs:
            return readWikiCs(found, budget);
        case Format::GraphSage:
            return readGraphSage(found, budget);
        case Format::Reddit:
        case Format::GraphSaint:
            return throughFile(found, watch);
    }
    return badInput("unknown format");
}

/// Most errors already name their file; errors about the consistency of several files get the path of the data set.
template <typename T>
Result<T> placed(const Found& found, Result<T> result)
{
    if (!result && result.error().kind == ErrorKind::BadInput)
        if (auto better = notDataIn(found.path, &result.error())) return *std::move(better);
    const bool isNamed = result || result.error().kind == ErrorKind::Interrupted ||
                         result.error().text().find(found.path.string()) != std::string::npos;
    if (isNamed) return result;
    return result.error().within(found.path.string());
}

}  // namespace

std::string_view formatName(Format format)
{
    switch (format) {
        case Format::Planetoid:
            return "Planetoid";
        case Format::GeomGcn:
            return "Geom-GCN";
        case Format::CsrNpz:
            return "CSR npz";
        case Format::SocioPatterns:
            return "SocioPatterns";
        case Format::Tables:
            return translatable("tables");
        case Format::MatrixMarket:
            return "Matrix Market";
        case Format::GraphMl:
            return "GraphML";
        case Format::Reddit:
            return "Reddit npz";
        case Format::GraphSaint:
            return "GraphSAINT";
        case Format::EdgeIndexNpz:
            return "edge_index npz";
        case Format::GeometricPt:
            return "PyTorch Geometric";
        case Format::Ogb:
            return "OGB csv";
        case Format::Gexf:
            return "GEXF";
        case Format::Gml:
            return "GML";
        case Format::Pajek:
            return "Pajek";
        case Format::Mat:
            return "MATLAB";
        case Format::AdjacencyList:
            return translatable("adjacency list");
        case Format::NodeLink:
            return "node-link JSON";
        case Format::Linqs:
            return "LINQS";
        case Format::WikiCs:
            return "Wiki-CS";
        case Format::GraphSage:
            return "GraphSAGE";
    }
    return kUnknownFormat;
}

std::vector<std::string_view> formatNames()
{
    std::vector<std::string_view> names;
    for (int i = 0; formatName(static_cast<Format>(i)) != kUnknownFormat; ++i)
        names.push_back(formatName(static_cast<Format>(i)));
    return names;
}

namespace {

/// Only some formats have columns, texts only separators; all have weights to leave out.
Result<void> checkReadOptions(const Found& found)
{
    ReadOptions options = found.options;
    if (options.ignoredColumns == std::vector<std::string>{"weight"}) options.ignoredColumns.clear();
    constexpr std::array columned{Format::Tables, Format::GraphMl, Format::Gexf,
                                  Format::Gml,    Format::Pajek,   Format::NodeLink};
    if (!options.sayColumns()) return {};
    if (std::ranges::find(columned, found.format) == columned.end())
        return badInput("%1: %2 has no columns to choose by name; leave out %3", found.path, formatName(found.format),
                        commandText(found.options));
    if (found.format == Format::Tables || (options.separator == '\0' && options.decimal == '\0')) return {};
    return badInput("%1: %2 has no separators; leave out --separator and --decimal", found.path, formatName(found.format));
}

}  // namespace

Result<Dataset> readDataset(const Found& found, const Watch& watch)
{
    ROSA_TRY(checkReadOptions(found));
    auto dataset = placed(found, readFormat(found, watch));
    if (!dataset) return dataset;
    if (const std::string told = commandText(found.options); !told.empty()) dataset->source += "; read with " + told;
    // Formats with class numbers have no texts; readers of texts have taken the option into account.
    if (found.options.unlabelled) removeLabels(*dataset, *found.options.unlabelled);
    return dataset;
}

Result<PackedCard> packFound(const Found& found, const std::filesystem::path& out, graph::Features::Precision precision,
                             const Watch& watch)
{
    if (const Stream stream = streamOf(found.format)) return placed(found, stream(found, out, precision, watch));
    ROSA_TRY_ASSIGN(auto dataset, readDataset(found, watch));
    dataset.name = found.name;
    return writeMapped(out, dataset, precision, watch);
}

}  // namespace rosa::data
