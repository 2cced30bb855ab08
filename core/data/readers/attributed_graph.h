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

namespace rosa::data {

/// Collects nodes, their attributes and edges in the order of a file, then makes a data set of them:
///
///     classes    the first attribute named class, cls, label, category, community, club … whose values fit; a label that is none
///                names the nodes
///     features   the other attributes with numbers, and lists of numbers; 0 where a node has none
///     not used   texts
///
/// A fix-up says which attribute became the classes and what was not used. Takes its memory from the budget.
class AttributedGraph {
public:
    enum class Kind { Number, Text };

    explicit AttributedGraph(MemoryBudget& budget) : m_budget(budget) {}

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

    Result<void> addEdge(graph::Node source, graph::Node target, bool isDirected);
    /// Counts a weight if it is not 1.
    void addWeight(double weight) { m_weights += weight != 1.0; }

    /// Removes an attribute and returns its number for each node, 0 where it has none; nullopt if no node has such numbers.
    std::optional<std::vector<double>> taken(std::string_view attribute);
    /// What moveTo() makes of the attributes.
    struct Parts {
        bool labels = true, features = true;
    };
    /// Sets graph and names, labels and features. Call once.
    Result<void> moveTo(Dataset& dataset, Parts parts);
    Result<void> moveTo(Dataset& dataset) { return moveTo(dataset, {}); }

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
        std::size_t width = 0;  ///< Length of the first list, once it is whole.
        bool isDropped = false;
    };

    Result<Attribute*> attribute(std::string_view name);
    [[nodiscard]] std::string textOf(const Text& text) const { return m_texts.substr(text.begin, text.length); }
    /// Values of an attribute that may be classes, "" where a node has none; nullopt if it is a list or has fractions.
    [[nodiscard]] std::optional<std::vector<std::string>> categories(const Attribute& attribute) const;
    /// Checks the length of the list that ends.
    static Result<void> endList(Attribute& attribute);
    static void takeNames(Attribute& label, std::vector<std::string> names, bool isDistinct, Dataset& dataset);
    Result<void> moveLabels(Dataset& dataset);
    Result<void> moveFeatures(Dataset& dataset);

    MemoryBudget& m_budget;
    graph::Node m_node = -1;
    // A deque does not move its elements when it grows, so the map can refer to its strings.
    std::deque<std::string> m_ids;
    std::unordered_map<std::string_view, graph::Node> m_places;
    std::string m_texts;
    std::deque<Attribute> m_attributes;  ///< In order of appearance.
    std::map<std::string, std::size_t, std::less<>> m_attributeOf;
    std::vector<graph::Arc> m_arcs;
    bool m_isDirected = false;
    std::int64_t m_weights = 0;
};

}  // namespace rosa::data
