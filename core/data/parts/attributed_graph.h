/// A graph whose nodes have named attributes, as in node-link JSON, GEXF, GML and Pajek files; internal.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/column_roles.h"
#include "core/data/parts/found.h"
#include "core/data/parts/table_head.h"

namespace rosa::data {

/// Collects nodes, their attributes and edges in the order of a file, then makes a data set of them. The rule of column_roles.h decides what
/// becomes of the attributes, which a fix-up says; a list of numbers is as many features, and a label that is no class names the nodes.
/// Features are 0 where a node has none. Takes its memory from the budget.
class AttributedGraph {
public:
    enum class Kind { Number, Text };

    AttributedGraph(const Found& found, MemoryBudget& budget)
        : m_where(found.path.string()), m_options(found.options), m_budget(budget)
    {}

    /// Adds a node, to which the following calls refer. Without an id it has its number as id.
    Result<void> addNode();
    /// Lets them refer to a node added before.
    void select(graph::Node node) { m_node = node; }
    /// Gives the node its id. Returns an Error if it has one, or if another node has this.
    Result<void> setId(std::string_view id);
    /// Sets an attribute of the node. `value` of Kind::Number is expected to be one, or "true" or "false".
    Result<void> set(std::string_view attribute, std::string_view value, Kind kind);
    /// Appends a number to an attribute of the node that is a list.
    Result<void> append(std::string_view attribute, double number);
    /// Leaves out a list that has other elements than numbers.
    void dropList(std::string_view attribute);

    [[nodiscard]] graph::Node nodeCount() const { return static_cast<graph::Node>(m_ids.size()); }
    [[nodiscard]] const std::deque<std::string>& ids() const { return m_ids; }
    /// −1 if no node has this id.
    [[nodiscard]] graph::Node nodeOf(std::string_view id) const;

    Result<void> addEdge(graph::Node source, graph::Node target, bool isDirected, float weight = 1);
    /// Whether an attribute of edges is their weight: the one that options name, otherwise "weight" unless it is left out.
    [[nodiscard]] bool isWeight(std::string_view attribute);
    /// Whether options name it.
    [[nodiscard]] bool namesWeight() const { return !m_options.weightColumn.empty(); }
    /// The weight in a text. An Error for what is none.
    static Result<float> weightIn(std::string_view text);
    /// For the data set's card.
    void addNote(const Message& what, std::int64_t count) { m_notes.push_back({what, count}); }

    /// Removes an attribute and returns its number for each node, 0 where it has none; nullopt if no node has such numbers.
    std::optional<std::vector<double>> taken(std::string_view attribute);
    /// What moveTo() makes of the attributes.
    struct Parts {
        bool labels = true, features = true;
    };
    /// Sets graph and names, labels, split and features. Call once. Errors begin with the file.
    Result<void> moveTo(Dataset& dataset, Parts parts);
    /// The attributes of the first nodes and their roles.
    Result<NodeTableHead> head();

private:
    struct Number {
        graph::Node node = 0;
        double value = 0;
    };
    struct Text {
        graph::Node node = 0;
        std::uint32_t length = 0;
        std::size_t begin = 0;  ///< In m_texts.
    };
    struct Attribute {
        std::string name;
        std::vector<Number> numbers;
        std::vector<Text> texts;
        // A list: the same number of values for each of `listed`.
        std::vector<graph::Node> listed;
        std::vector<double> values;
        std::size_t width = 0;     ///< Length of the first list, once it is whole.
        std::size_t booleans = 0;  ///< Of the numbers: true and false.
        std::int64_t dropped = 0;  ///< Lists with other elements than numbers.
        [[nodiscard]] bool isList() const { return !listed.empty() || dropped > 0; }
    };

    Result<Attribute*> attribute(std::string_view name);
    [[nodiscard]] std::string textOf(const Text& text) const { return m_texts.substr(text.begin, text.length); }
    /// Sets `values` to those of an attribute, one per node, "" where it has none. Lists have none.
    void collect(const Attribute& attribute, std::vector<std::string>& values) const;
    /// The value of a number as a text: whole numbers without a point.
    static std::string textOf(const Attribute& attribute, const Number& number);
    /// Checks the length of the list that ends.
    static Result<void> endList(Attribute& attribute);
    /// What the attributes contain.
    Result<void> gather();
    /// Roles by the rule; lists of classes are ignored.
    Result<void> choose();
    Result<void> assemble(Dataset& dataset, Parts parts);
    Result<void> takeNames(const Attribute& attribute, bool isAsked, Dataset& dataset) const;
    Result<void> takeClasses(const Attribute& attribute, Dataset& dataset);
    void takePart(std::size_t column, std::vector<std::int8_t>& parts) const;
    Result<void> takeFeatures(Dataset& dataset);

    std::string m_where;
    ReadOptions m_options;
    MemoryBudget& m_budget;
    graph::Node m_node = -1;
    // A deque does not move its elements when it grows, so the map can refer to its strings.
    std::deque<std::string> m_ids;
    std::unordered_map<std::string_view, graph::Node> m_places;
    std::string m_texts;
    std::deque<Attribute> m_attributes;  ///< In order of appearance.
    std::map<std::string, std::size_t, std::less<>> m_attributeOf;
    std::vector<ColumnFacts> m_columns;  ///< Of the attributes.
    std::vector<ColumnChoice> m_choices;
    ArcList m_arcs;
    bool m_isDirected = false;
    bool m_hasWeight = false;
    std::vector<FixUp> m_notes;
};

/// Reads a file of one format. Errors begin with the file.
using ReadAttributed = Result<void> (*)(const Found& found, AttributedGraph& graph, MemoryBudget& budget);
Result<void> readGexfInto(const Found& found, AttributedGraph& graph, MemoryBudget& budget);
Result<void> readGmlInto(const Found& found, AttributedGraph& graph, MemoryBudget& budget);
Result<void> readPajekInto(const Found& found, AttributedGraph& graph, MemoryBudget& budget);
Result<void> readNodeLinkInto(const Found& found, AttributedGraph& graph, MemoryBudget& budget);

/// The data set of such a file; `kind` begins its description ("GEXF file").
Result<Dataset> readAttributed(const Found& found, ReadAttributed read, const std::string& kind, MemoryBudget& budget);
/// The head of its attributes.
Result<NodeTableHead> attributesHead(const Found& found, ReadAttributed read, MemoryBudget& budget);
/// As above of GraphML.
Result<NodeTableHead> readGraphMlHead(const Found& found, MemoryBudget& budget);

}  // namespace rosa::data
