#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/data/arrays/csr.h"
#include "core/data/arrays/npy.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/graph_arrays.h"
#include "core/data/readers/formats.h"
#include "core/data/readers/node_link.h"
#include "core/data/text.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

/// An object with a whole number, or a list of them, per id of a node.
class NumbersOfNodes : public JsonEvents {
public:
    NumbersOfNodes(const AttributedGraph& graph, MemoryBudget& budget) : m_graph(graph), m_budget(budget) {}

    /// Reads the numbers, −1 where a node has none. Errors name the file.
    Result<void> readFile(const fs::path& path)
    {
        ROSA_TRY(m_budget.take(static_cast<std::uint64_t>(m_graph.nodeCount()), sizeof(std::int64_t)));
        m_numbers.assign(static_cast<std::size_t>(m_graph.nodeCount()), -1);
        return read(path, m_budget);
    }
    [[nodiscard]] const std::vector<std::int64_t>& numbers() const { return m_numbers; }
    /// Number of nodes with a list that has no 1 or several; with one, its place is the number.
    [[nodiscard]] std::int64_t ambiguous() const { return m_ambiguous; }

private:
    Result<void> enter(bool isList) override
    {
        if (levels().empty()) return isList ? problem(Message("an object of numbers"), Message("a list")) : Result<void>();
        if (levels().size() > 1 || !isList) return problem(Message("a number per node"), Message("a list or object"));
        m_ones = 0;
        return {};
    }
    Result<void> leave() override
    {
        m_ambiguous += levels().size() == 1 && m_ones != 1 && m_graph.nodeOf(keyAt(0)) >= 0;
        return {};
    }
    Result<void> value(const JsonScalar& value) override
    {
        constexpr double most = 2147483647;
        const bool isWhole = (value.kind == JsonScalar::Kind::Number || value.kind == JsonScalar::Kind::Boolean) &&
                             value.number >= 0 && value.number <= most &&
                             value.number == static_cast<double>(static_cast<std::int64_t>(value.number));
        if (levels().empty() || !isWhole) return problem(Message("a whole number"), value.describe());
        const graph::Node node = m_graph.nodeOf(keyAt(0));
        // The maps of Reddit have more nodes than its graph.
        if (node < 0) return {};
        auto& number = m_numbers[static_cast<std::size_t>(node)];
        if (levels().size() == 1) {
            number = static_cast<std::int64_t>(value.number);
        } else if (value.number != 0) {
            number = static_cast<std::int64_t>(levels()[1].index);
            ++m_ones;
        }
        return {};
    }

    const AttributedGraph& m_graph;
    MemoryBudget& m_budget;
    std::vector<std::int64_t> m_numbers;
    std::int64_t m_ambiguous = 0;
    int m_ones = 0;
};

fs::path beside(const Found& found, const char* ending) { return found.path.parent_path() / (found.stem + ending); }

bool isThere(const fs::path& path)
{
    std::error_code unknown;
    return fs::is_regular_file(path, unknown);
}

/// Rows of feats.npy in the order of the nodes.
Result<graph::Features> readFeatures(const fs::path& path, const std::vector<std::int64_t>& rowOfNode, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto array, readNpy(path, budget));
    if (!array.isNumber() || array.shape().size() != 2)
        return badInput("%1: expected a matrix of numbers, one row per node, found %2", path, array.describe());
    const std::int64_t rows = array.shape()[0];
    for (const std::int64_t row : rowOfNode)
        if (row >= rows) return badInput("%1: expected a row %2 as in the map of ids, found %3 rows", path, row, rows);
    const auto columns = static_cast<std::size_t>(array.shape()[1]);
    auto values = array.toFloats(budget);
    if (!values) return values.error().within(path.string());
    const auto nodes = static_cast<std::int64_t>(rowOfNode.size());
    bool isInOrder = nodes == rows;
    for (std::size_t node = 0; node < rowOfNode.size() && isInOrder; ++node)
        isInOrder = rowOfNode[node] == static_cast<std::int64_t>(node);
    if (!isInOrder) {
        ROSA_TRY(budget.take(rowOfNode.size() * columns, sizeof(float)));
        std::vector<float> ordered;
        ordered.reserve(rowOfNode.size() * columns);
        for (const std::int64_t row : rowOfNode) {
            const auto begin = values->begin() + row * static_cast<std::int64_t>(columns);
            ordered.insert(ordered.end(), begin, begin + static_cast<std::ptrdiff_t>(columns));
        }
        *values = std::move(ordered);
    }
    auto features = denseToFeatures(nodes, static_cast<std::int64_t>(columns), *std::move(values));
    if (!features) return features.error().within(path.string());
    return features;
}

Result<void> readClasses(const fs::path& path, const AttributedGraph& graph, Dataset& dataset, MemoryBudget& budget)
{
    NumbersOfNodes classes(graph, budget);
    ROSA_TRY(classes.readFile(path));
    if (classes.ambiguous() > 0) {
        addFixUp(dataset, Message("classes left out, as so many nodes have none or several"), classes.ambiguous());
        return {};
    }
    const auto set = setLabels(dataset, classes.numbers(), {});
    return set ? set : set.error().within(path.string());
}

/// Of the attributes "val" and "test": nodes with neither are for training.
Result<void> setSplit(AttributedGraph& graph, Dataset& dataset)
{
    const auto validation = graph.taken("val");
    const auto test = graph.taken("test");
    if (!validation || !test) return {};
    graph::Split split{"public", {}, {}, {}};
    for (std::size_t node = 0; node < test->size(); ++node)
        ((*test)[node] != 0         ? split.test
         : (*validation)[node] != 0 ? split.validation
                                    : split.train)
            .push_back(static_cast<graph::Node>(node));
    return split.test.empty() ? Result<void>() : addSplit(dataset, std::move(split));
}

}  // namespace

Result<Dataset> readGraphSage(const Found& found, MemoryBudget& budget)
{
    AttributedGraph graph(found, budget);
    NodeLinkReader reader(graph, budget);
    ROSA_TRY(reader.readFile(found.path));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.stem;
    dataset.source = "files of GraphSAGE (Hamilton, Ying, Leskovec 2017), github.com/williamleif/GraphSAGE";
    ROSA_TRY(setSplit(graph, dataset));
    const fs::path features = beside(found, "-feats.npy"), ids = beside(found, "-id_map.json"),
                   classes = beside(found, "-class_map.json");
    const bool hasFeatures = isThere(features);
    std::vector<std::int64_t> rows(static_cast<std::size_t>(graph.nodeCount()));
    for (std::size_t node = 0; node < rows.size(); ++node) rows[node] = static_cast<std::int64_t>(node);
    if (hasFeatures && isThere(ids)) {
        NumbersOfNodes map(graph, budget);
        ROSA_TRY(map.readFile(ids));
        rows = map.numbers();
        const auto missing = std::ranges::find(rows, -1);
        if (missing != rows.end())
            return badInput("%1: expected a row of the features for each node, found none for '%2'", ids,
                            printable(graph.ids()[static_cast<std::size_t>(missing - rows.begin())]));
    }
    const bool hasClasses = isThere(classes);
    if (hasClasses) ROSA_TRY(readClasses(classes, graph, dataset, budget));
    ROSA_TRY(graph.moveTo(dataset, {!hasClasses, !hasFeatures}));
    addFixUp(dataset, Message("edges between positions in the list of nodes"), reader.positions());
    if (hasFeatures) {
        ROSA_TRY_ASSIGN(dataset.features, readFeatures(features, rows, budget));
    }
    return checked(std::move(dataset));
}

}  // namespace rosa::data
