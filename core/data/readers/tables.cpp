#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "core/base/text/joined.h"
#include "core/data/arrays/csr.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/attributed_graph.h"
#include "core/data/parts/edge_table.h"
#include "core/data/parts/feature_files.h"
#include "core/data/parts/node_table.h"
#include "core/data/readers/formats.h"
#include "core/data/readers/table_files.h"

namespace rosa::data {

namespace {

/// The errors of both files, if there are any.
Result<void> bothFaults(const Result<void>& nodes, const Result<void>& edges)
{
    if (nodes) return edges;
    if (edges || edges.error().message == nodes.error().message) return nodes;
    return Error{joined(std::vector{nodes.error().message, edges.error().message}, "%1\n%2"), nodes.error().kind};
}

Result<void> setFeatures(NodeTable& nodes, const std::filesystem::path& folder, Dataset& dataset, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto beside, readFeaturesBeside(folder, {}, dataset, budget));
    const auto columns = static_cast<std::int64_t>(nodes.featureColumns.size());
    if (beside) {
        addFixUp(dataset, Message("feature columns of the table of nodes ignored, as there is a file of features"), columns);
        return {};
    }
    if (columns == 0) return fillMissingFeatures(dataset);
    ROSA_TRY_ASSIGN(auto features, denseToFeatures(dataset.graph.nodeCount(), columns, std::move(nodes.features)));
    dataset.features = std::move(features);
    return {};
}

using ReadHead = Result<NodeTableHead> (*)(const Found&, MemoryBudget&);

/// Of a format with attributes of nodes; null for others.
ReadHead headOf(Format format)
{
    if (format == Format::GraphMl) return readGraphMlHead;
    if (format == Format::Gexf)
        return [](const Found& found, MemoryBudget& budget) { return attributesHead(found, readGexfInto, budget); };
    if (format == Format::Gml)
        return [](const Found& found, MemoryBudget& budget) { return attributesHead(found, readGmlInto, budget); };
    if (format == Format::Pajek)
        return [](const Found& found, MemoryBudget& budget) { return attributesHead(found, readPajekInto, budget); };
    if (format == Format::NodeLink)
        return [](const Found& found, MemoryBudget& budget) { return attributesHead(found, readNodeLinkInto, budget); };
    return nullptr;
}

/// Columns that options name and neither table has.
Result<void> checkIgnored(const NodeTable& nodes, const ReadOptions& options, const std::vector<std::string>& edgeColumns,
                          const std::filesystem::path& path)
{
    for (const std::string& name : options.ignoredColumns) {
        const bool isOfNodes = nodes.hasHeader
                                   ? std::ranges::find(nodes.columns, name, &ColumnFacts::name) != nodes.columns.end()
                                   : !nodes.columns.empty();
        if (!isOfNodes && std::ranges::find(edgeColumns, name) == edgeColumns.end())
            return badInput("%1: expected a column for --ignore, found none called \"%2\"", path, name);
    }
    return {};
}

/// Three columns of whole numbers could also be times and two people if no node is both a source and a target.
Result<void> checkNoContacts(const Found& found, const TableFiles& files, const EdgeTable& edges)
{
    const std::string ending = files.edges.extension().string();
    const bool isText = files.nodes.empty() && (ending == ".txt" || ending == ".dat");
    if (!isText || edges.weightColumn != "3" || !found.options.weightColumn.empty() || edges.comments > 0) return {};
    std::set<graph::Node> sources;
    for (const graph::Arc& arc : edges.list.arcs) sources.insert(arc.source);
    if (std::ranges::any_of(edges.list.arcs, [&](const graph::Arc& arc) { return sources.contains(arc.target); })) return {};
    return badInput(
        "%1: three columns of numbers may be edges with weights (--weight 3) or times and two people (--contacts); say "
        "which",
        files.edges);
}

}  // namespace

Result<Dataset> readTables(const Found& found, MemoryBudget& budget)
{
    const TableFiles files = tableFiles(found.path);
    NodeTable nodes;
    Result<void> faults;
    bool areDecided = true;
    if (!files.nodes.empty()) {
        auto read = readNodeTable(files.nodes, found.options, budget);
        areDecided = read.ok();
        faults = read ? read->faults : Result<void>(read.error());
        if (read) nodes = *std::move(read);
    }
    NodeNames unknown;
    const EdgeEnds ends = files.nodes.empty() ? EdgeEnds::Named : areDecided ? EdgeEnds::Listed : EdgeEnds::Unknown;
    auto edges = readEdgeTable(files.edges, ends, areDecided ? nodes.names : unknown, found.options, budget);
    ROSA_TRY(bothFaults(faults, edges ? Result<void>() : Result<void>(edges.error())));
    ROSA_TRY(checkNoContacts(found, files, *edges));
    ROSA_TRY(checkIgnored(nodes, found.options, edges->columns, files.nodes.empty() ? files.edges : files.nodes));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.name;
    dataset.source = files.nodes.empty() ? "list of edges" : "tables of edges and nodes";
    ROSA_TRY(setGraph(dataset, nodes.names.count(), std::move(edges->list), Published::Drop,
                      Message("column %1", edges->weightColumn), budget));
    addFixUp(dataset, Message("further columns of the table of edges ignored"), edges->ignoredColumns);
    addFixUp(dataset, Message("comment lines skipped"), edges->comments);
    addFixUp(dataset, Message("ends of edges such as 7.0 taken as node 7"), edges->wholeNames);
    addFixUp(dataset, Message("numbers with a decimal comma"), nodes.commas);
    if (!files.nodes.empty())
        addFixUp(dataset, Message("columns of %1: %2", files.nodes.filename(), rolesText(nodes.columns, nodes.choices)),
                 static_cast<std::int64_t>(nodes.columns.size()));
    if (!nodes.names.areNumbered()) dataset.nodeNames.assign(nodes.names.all().begin(), nodes.names.all().end());
    ROSA_TRY(setLabels(dataset, std::move(nodes.labels), found.options.unlabelled));
    ROSA_TRY(checkNoClassTwice(nodes.columns, nodes.featureColumns, nodes.features, dataset.labels, found.options,
                               files.nodes.string()));
    addTableSplit(dataset, nodes.parts);
    ROSA_TRY(setFeatures(nodes, files.edges.parent_path(), dataset, budget));
    return checked(std::move(dataset));
}

Result<std::optional<NodeTableHead>> nodeTableHead(const Found& found)
{
    MemoryBudget budget;
    if (const auto read = headOf(found.format)) {
        ROSA_TRY_ASSIGN(auto head, read(found, budget));
        return std::optional(std::move(head));
    }
    const std::filesystem::path path =
        found.format == Format::Tables ? tableFiles(found.path).nodes : std::filesystem::path();
    if (path.empty()) return std::optional<NodeTableHead>();
    ROSA_TRY_ASSIGN(auto head, readNodeTableHead(path, found.options, budget));
    return std::optional(std::move(head));
}

ReadOptions optionsOf(const NodeTableHead& head, ReadOptions others)
{
    others.idColumn = others.classColumn = others.splitColumn = {};
    others.featureColumns = others.ignoredColumns = {};
    for (const auto& [name, role] : head.columns) {
        if (role == ColumnRole::Id) others.idColumn = name;
        if (role == ColumnRole::Class) others.classColumn = name;
        if (role == ColumnRole::Split && maskPart(name) == 0) others.splitColumn = name;
        if (role == ColumnRole::Feature) others.featureColumns.push_back(name);
        if (role == ColumnRole::Ignored) others.ignoredColumns.push_back(name);
    }
    return others;
}

}  // namespace rosa::data
