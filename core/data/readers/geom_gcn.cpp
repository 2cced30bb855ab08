#include <algorithm>
#include <limits>

#include "core/data/arrays/csr.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/lines.h"
#include "core/data/readers/formats.h"
#include "core/data/readers/published_splits.h"

namespace rosa::data {

namespace {

/// The actor network lists the words that a node has; the other data sets have a number for every word.
constexpr std::int64_t kActorWords = 932;

struct Row {
    std::int64_t node = 0;
    std::int64_t label = 0;
    std::vector<std::pair<std::int64_t, float>> entries;  ///< Column and non-zero value.
    std::int64_t line = 0;
};

Result<Row> parseRow(const LineReader& lines, std::string_view line, bool listsWords, std::int64_t& columns)
{
    const auto fields = splitAt(line, '\t');
    if (fields.size() != 3) return lines.problem(Message("node, features and label separated by tabs"), line);
    const auto node = parseWhole(fields[0]);
    const auto label = parseWhole(fields[2]);
    if (!node || *node < 0) return lines.problem(Message("a node number"), fields[0]);
    if (!label || *label < 0) return lines.problem(Message("a class number"), fields[2]);
    Row row{*node, *label, {}, lines.number()};
    const auto numbers = splitAt(fields[1], ',');
    if (!listsWords && columns >= 0 && static_cast<std::int64_t>(numbers.size()) != columns)
        return lines.problem(Message("%1 features as in the previous lines", columns), std::to_string(numbers.size()));
    if (!listsWords) columns = static_cast<std::int64_t>(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (listsWords) {
            const auto word = parseWhole(numbers[i]);
            if (!word || *word < 0 || *word >= columns)
                return lines.problem(Message("a word number below %1", columns), numbers[i]);
            row.entries.emplace_back(*word, 1.0f);
            continue;
        }
        const auto value = parseNumber(numbers[i]);
        if (!value || !(std::abs(*value) <= std::numeric_limits<float>::max()))
            return lines.problem(Message("a finite number as feature %1", i), numbers[i]);
        if (*value != 0.0f) row.entries.emplace_back(static_cast<std::int64_t>(i), *value);
    }
    if (listsWords) {
        std::sort(row.entries.begin(), row.entries.end());
        row.entries.erase(std::unique(row.entries.begin(), row.entries.end()), row.entries.end());
    }
    return row;
}

/// Reads features and labels; returns the number of nodes.
Result<std::int64_t> readNodes(const std::filesystem::path& path, bool listsWords, Dataset& dataset, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    std::string_view line;
    if (!lines.next(line)) return lines.problem(Message("a header line"), "");
    if (splitAt(line, '\t').size() != 3) return lines.problem(Message("a header of three columns separated by tabs"), line);
    std::vector<Row> rows;
    CsrMatrix matrix;
    matrix.columns = listsWords ? kActorWords : -1;
    Faults faults;
    while (lines.next(line)) {
        auto row = parseRow(lines, line, listsWords, matrix.columns);
        if (!row) {
            if (!faults.add(row.error())) break;
            continue;
        }
        if (const auto taken = budget.take(2 * sizeof(Row) + 3 * sizeof(row->entries[0]) * row->entries.size()); !taken)
            return taken.error().within(path.string());
        rows.push_back(*std::move(row));
    }
    ROSA_TRY(faults.result());
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.node < b.node; });
    std::vector<std::int64_t> labels;
    for (const Row& row : rows) {
        if (row.node != static_cast<std::int64_t>(labels.size()))
            return badInput("%1:%2: expected every node from 0 to %3 once, found %4 in place of %5", path, row.line,
                            rows.size() - 1, row.node, labels.size());
        labels.push_back(row.label);
        for (const auto& [column, value] : row.entries) {
            matrix.indices.push_back(column);
            matrix.values.push_back(value);
        }
        matrix.offsets.push_back(static_cast<std::int64_t>(matrix.indices.size()));
    }
    if (rows.empty()) return lines.problem(Message("at least one node"), "");
    matrix.rows = static_cast<std::int64_t>(rows.size());
    auto features = csrToFeatures(matrix, budget);
    if (!features) return features.error().within(path.string());
    dataset.features = *std::move(features);
    if (auto set = setLabels(dataset, labels, {}); !set) return set.error().within(path.string());
    return matrix.rows;
}

Result<graph::Arc> parseEdge(const LineReader& lines, std::string_view line, std::int64_t nodeCount)
{
    const auto fields = splitAt(line, '\t');
    if (fields.size() != 2) return lines.problem(Message("two nodes separated by a tab"), line);
    graph::Arc arc;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto node = parseWhole(fields[i]);
        if (!node || *node < 0 || *node >= nodeCount) return lines.problem(Message("a node below %1", nodeCount), fields[i]);
        (i == 0 ? arc.source : arc.target) = static_cast<graph::Node>(*node);
    }
    return arc;
}

Result<std::vector<graph::Arc>> readEdges(const std::filesystem::path& path, std::int64_t nodeCount, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    std::string_view line;
    if (!lines.next(line)) return lines.problem(Message("a header line"), "");
    if (splitAt(line, '\t').size() != 2) return lines.problem(Message("a header of two columns separated by a tab"), line);
    // Both directions, while sorted, and as a graph and its published form.
    constexpr std::uint64_t arcBytes = 48;
    std::vector<graph::Arc> arcs;
    Faults faults;
    while (lines.next(line)) {
        const auto arc = parseEdge(lines, line, nodeCount);
        if (!arc) {
            if (!faults.add(arc.error())) break;
            continue;
        }
        if (const auto taken = budget.take(arcBytes); !taken) return taken.error().within(path.string());
        arcs.push_back(*arc);
    }
    ROSA_TRY(faults.result());
    return arcs;
}

}  // namespace

Result<Dataset> readGeomGcn(const Found& found, MemoryBudget& budget)
{
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.name;
    dataset.title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(dataset.title[0])));
    dataset.source = "Geom-GCN (Pei et al. 2020), github.com/graphdml-uiuc-jlu/geom-gcn";
    const bool isActor = found.name == "film" || found.name == "actor";
    ROSA_TRY_ASSIGN(auto nodeCount, readNodes(found.path / "out1_node_feature_label.txt", isActor, dataset, budget));
    ROSA_TRY_ASSIGN(auto arcs, readEdges(found.path / "out1_graph_edges.txt", nodeCount, budget));
    ROSA_TRY(setGraph(dataset, nodeCount, std::move(arcs), Published::Keep));
    ROSA_TRY_ASSIGN(auto splits, readPublishedSplits(found.path, found.name, dataset.graph.nodeCount(), budget));
    dataset.splits = std::move(splits);
    return checked(std::move(dataset));
}

}  // namespace rosa::data
