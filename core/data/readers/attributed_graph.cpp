#include "core/data/readers/attributed_graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "core/base/lower_case.h"
#include "core/data/csr.h"
#include "core/data/readers/assemble.h"
#include "core/data/readers/lines.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::uint64_t kNodeBytes = 128;  // An id, its map entry, and the node's share of graph and labels.
constexpr std::uint64_t kEdgeBytes = 32;   // Both directions, while sorted and as a graph.
constexpr std::uint64_t kValueBytes = 32;
constexpr std::uint64_t kAttributeShareBytes = 512;

/// Names under which published files have the class of a node, by precedence. `isCommon`: other files have other things under them, so
/// that on average two nodes or more must share a value.
struct ClassName {
    std::string_view name;
    bool isCommon = false;
};
constexpr std::array kClassNames{
    ClassName{"class"},       ClassName{"cls"},  ClassName{"label", true}, ClassName{"category"},
    ClassName{"community"},   ClassName{"club"}, ClassName{"y", true},     ClassName{"modularity_class"},
    ClassName{"group", true}, ClassName{"gt"},   ClassName{"value", true}, ClassName{"target", true},
    ClassName{"type", true},
};

/// "3" of 3.0; nullopt of fractions.
std::optional<std::string> wholeText(double number)
{
    constexpr double most = 9007199254740992.0;  // 2^53
    if (!(std::abs(number) <= most) || std::floor(number) != number) return std::nullopt;
    return std::to_string(static_cast<std::int64_t>(number));
}

/// Whether names are those of nodes without any: 0, 1, … or n0, n1, … as NetworkX writes them.
template <typename Names>
bool areNumbered(const Names& names)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string number = std::to_string(i);
        if (names[i] != number && names[i] != "n" + number) return false;
    }
    return true;
}

}  // namespace

Result<void> AttributedGraph::addNode()
{
    if (m_ids.size() >= static_cast<std::size_t>(std::numeric_limits<graph::Node>::max()))
        return badInput("expected fewer than 2^31 nodes, found more");
    ROSA_TRY(m_budget.take(kNodeBytes));
    m_ids.emplace_back();
    m_node = nodeCount() - 1;
    return {};
}

Result<void> AttributedGraph::setId(std::string_view id)
{
    ROSA_TRY(m_budget.take(2 * id.size()));
    std::string& own = m_ids[static_cast<std::size_t>(m_node)];
    if (!own.empty()) return badInput("expected one id, found '%1' and '%2'", printable(own), printable(id));
    own = id;
    if (m_places.emplace(own, m_node).second) return {};
    return badInput("expected each node once, found '%1' again", printable(id));
}

graph::Node AttributedGraph::nodeOf(std::string_view id) const
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? -1 : found->second;
}

Result<AttributedGraph::Attribute*> AttributedGraph::attribute(std::string_view name)
{
    if (const auto found = m_attributeOf.find(name); found != m_attributeOf.end()) return &m_attributes[found->second];
    ROSA_TRY(m_budget.take(kAttributeShareBytes + 2 * name.size()));
    m_attributeOf.emplace(name, m_attributes.size());
    m_attributes.emplace_back().name = name;
    return &m_attributes.back();
}

Result<void> AttributedGraph::set(std::string_view name, std::string_view value, Kind kind)
{
    ROSA_TRY_ASSIGN(Attribute* const found, attribute(name));
    ROSA_TRY(m_budget.take(kValueBytes + 2 * value.size()));
    if (kind == Kind::Number) {
        const std::string word = value.size() <= 5 ? lowerCase(value) : "";
        const auto number =
            word == "true" || word == "false" ? std::optional(word == "true" ? 1.0f : 0.0f) : parseNumber(value);
        const auto whole = parseWhole(value);
        if (!number || !std::isfinite(*number))
            return badInput("%1: expected a finite number, found '%2'", printable(name), printable(value));
        found->numbers.push_back({m_node, whole ? static_cast<double>(*whole) : *number});
        return {};
    }
    if (value.size() > std::numeric_limits<std::uint32_t>::max())
        return badInput("%1: expected a shorter text, found %2 bytes", printable(name), value.size());
    found->texts.push_back({m_node, static_cast<std::uint32_t>(value.size()), m_texts.size()});
    m_texts += value;
    return {};
}

Result<void> AttributedGraph::append(std::string_view name, double number)
{
    ROSA_TRY_ASSIGN(Attribute* const found, attribute(name));
    if (found->isDropped) return {};
    if (!std::isfinite(number)) return badInput("%1: expected finite numbers, found %2", printable(name), number);
    if (found->listed.empty() || found->listed.back() != m_node) {
        ROSA_TRY(endList(*found));
        found->listed.push_back(m_node);
    }
    ROSA_TRY(m_budget.take(2 * sizeof number));
    found->values.push_back(number);
    return {};
}

Result<void> AttributedGraph::endList(Attribute& attribute)
{
    if (attribute.listed.size() == 1) attribute.width = attribute.values.size();
    if (attribute.values.size() == attribute.width * attribute.listed.size()) return {};
    return badInput("%1: expected lists of %2 numbers as of the first node, found another length", printable(attribute.name),
                    attribute.width);
}

void AttributedGraph::dropList(std::string_view name)
{
    const auto found = attribute(name);
    if (!found) return;
    (*found)->isDropped = true;
    (*found)->listed = {};
    (*found)->values = {};
}

Result<void> AttributedGraph::addEdge(graph::Node source, graph::Node target, bool isDirected)
{
    ROSA_TRY(m_budget.take(kEdgeBytes));
    // Among directed edges, an undirected one is both.
    if (isDirected && !m_isDirected) {
        ROSA_TRY(m_budget.take(m_arcs.size(), kEdgeBytes));
        const std::size_t count = m_arcs.size();
        for (std::size_t i = 0; i < count; ++i)
            if (m_arcs[i].source != m_arcs[i].target) m_arcs.push_back({m_arcs[i].target, m_arcs[i].source});
        m_isDirected = true;
    }
    m_arcs.push_back({source, target});
    if (!m_isDirected || isDirected || source == target) return {};
    ROSA_TRY(m_budget.take(kEdgeBytes));
    m_arcs.push_back({target, source});
    return {};
}

std::optional<std::vector<double>> AttributedGraph::taken(std::string_view name)
{
    const auto found = m_attributeOf.find(name);
    if (found == m_attributeOf.end()) return std::nullopt;
    Attribute& attribute = m_attributes[found->second];
    if (attribute.numbers.empty()) return std::nullopt;
    std::vector<double> values(m_ids.size(), 0.0);
    for (const Number& number : attribute.numbers) values[static_cast<std::size_t>(number.node)] = number.value;
    attribute.numbers = {};
    return values;
}

Result<void> AttributedGraph::moveTo(Dataset& dataset, Parts parts)
{
    for (graph::Node node = 0; node < nodeCount(); ++node)
        if (std::string& id = m_ids[static_cast<std::size_t>(node)]; id.empty()) id = std::to_string(node);
    m_places.clear();
    ROSA_TRY(m_isDirected ? setGraph(dataset, nodeCount(), std::move(m_arcs), Published::Keep)
                          : setUndirected(dataset, nodeCount(), std::move(m_arcs)));
    addIgnoredWeights(dataset, Message("attribute \"weight\""), m_weights);
    if (!areNumbered(m_ids)) dataset.nodeNames.assign(m_ids.begin(), m_ids.end());
    if (parts.labels) ROSA_TRY(moveLabels(dataset));
    return parts.features ? moveFeatures(dataset) : Result<void>();
}

std::optional<std::vector<std::string>> AttributedGraph::categories(const Attribute& attribute) const
{
    if (attribute.isDropped || !attribute.values.empty() || (attribute.numbers.empty() && attribute.texts.empty()))
        return std::nullopt;
    std::vector<std::string> categories(m_ids.size());
    for (const Number& number : attribute.numbers) {
        auto text = wholeText(number.value);
        if (!text) return std::nullopt;
        categories[static_cast<std::size_t>(number.node)] = *std::move(text);
    }
    for (const Text& text : attribute.texts) categories[static_cast<std::size_t>(text.node)] = trimmed(textOf(text));
    return categories;
}

/// A label that is no class is a name for people.
void AttributedGraph::takeNames(Attribute& label, std::vector<std::string> names, bool isDistinct, Dataset& dataset)
{
    if (isDistinct && !areNumbered(names)) dataset.nodeNames = std::move(names);
    label.numbers = {};
    label.texts = {};
}

Result<void> AttributedGraph::moveLabels(Dataset& dataset)
{
    for (const ClassName& name : kClassNames)
        for (Attribute& attribute : m_attributes) {
            if (lowerCase(attribute.name) != name.name) continue;
            // Their texts are taken already.
            ROSA_TRY(m_budget.take(m_ids.size(), sizeof(std::string)));
            auto values = categories(attribute);
            if (!values) continue;
            std::set<std::string_view> distinct(values->begin(), values->end());
            distinct.erase(std::string_view());
            const auto given = values->size() - static_cast<std::size_t>(std::ranges::count(*values, ""));
            if (distinct.empty() || (name.isCommon ? 2 * distinct.size() > given : distinct.size() == given && given > 2)) {
                if (name.name == "label") takeNames(attribute, *std::move(values), distinct.size() == m_ids.size(), dataset);
                continue;
            }
            addFixUp(dataset, Message("classes taken from the attribute \"%1\"", printable(attribute.name)),
                     static_cast<std::int64_t>(distinct.size()));
            attribute.numbers = {};
            attribute.texts = {};
            return setLabels(dataset, *values);
        }
    return {};
}

Result<void> AttributedGraph::moveFeatures(Dataset& dataset)
{
    struct Column {
        const Attribute* attribute = nullptr;
        std::size_t first = 0, width = 1;
    };
    std::vector<Column> columns;
    std::size_t width = 0;
    std::int64_t texts = 0;
    for (Attribute& attribute : m_attributes) {
        texts += static_cast<std::int64_t>(attribute.texts.size());
        ROSA_TRY(endList(attribute));
        const std::size_t wide = attribute.listed.empty() ? 1 : attribute.width;
        const bool isClasses =
            std::ranges::any_of(kClassNames, [&](const ClassName& name) { return lowerCase(attribute.name) == name.name; });
        if (isClasses && !attribute.listed.empty())
            addFixUp(dataset, Message("lists of classes ignored, as a node has one class"),
                     static_cast<std::int64_t>(attribute.listed.size()));
        const bool isList = !attribute.listed.empty();
        if (!attribute.texts.empty() || isList == !attribute.numbers.empty() || (isList && isClasses)) continue;
        columns.push_back({&attribute, width, wide});
        width += wide;
    }
    addFixUp(dataset, Message("text attributes of nodes ignored"), texts);
    if (columns.empty()) return fillMissingFeatures(dataset);
    ROSA_TRY(m_budget.take(m_ids.size() * width, 2 * sizeof(float)));
    std::vector<float> values(m_ids.size() * width, 0.0f);
    std::int64_t missing = 0;
    for (const Column& column : columns) {
        const Attribute& attribute = *column.attribute;
        const auto place = [&](graph::Node node) { return static_cast<std::size_t>(node) * width + column.first; };
        for (const Number& number : attribute.numbers) values[place(number.node)] = static_cast<float>(number.value);
        for (std::size_t i = 0; i < attribute.values.size(); ++i)
            values[place(attribute.listed[i / column.width]) + i % column.width] = static_cast<float>(attribute.values[i]);
        const std::size_t given = attribute.listed.empty() ? attribute.numbers.size() : attribute.listed.size();
        missing += static_cast<std::int64_t>((m_ids.size() - std::min(given, m_ids.size())) * column.width);
    }
    ROSA_TRY_ASSIGN(auto features, denseToFeatures(nodeCount(), static_cast<std::int64_t>(width), std::move(values)));
    dataset.features = std::move(features);
    addFixUp(dataset, Message("feature values not given taken as 0"), missing);
    return {};
}

}  // namespace rosa::data
