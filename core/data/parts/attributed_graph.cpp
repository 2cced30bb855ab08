#include "core/data/parts/attributed_graph.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "core/base/text/lower_case.h"
#include "core/data/arrays/csr.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/lines.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::uint64_t kNodeBytes = 128;  // An id, its map entry, and the node's share of graph and labels.
constexpr std::uint64_t kEdgeBytes = 32;   // Both directions, while sorted and as a graph.
constexpr std::uint64_t kValueBytes = 32;
constexpr std::uint64_t kAttributeShareBytes = 768;
constexpr std::uint64_t kDistinctBytes = 48;
constexpr std::size_t kHeadNodes = 5;
constexpr std::string_view kWeightName = "weight";

/// "3" of 3.0; nullopt of fractions.
std::optional<std::string> wholeText(double number)
{
    constexpr double most = 9007199254740992.0;  // 2^53
    if (!(std::abs(number) <= most) || std::floor(number) != number) return std::nullopt;
    return std::to_string(static_cast<std::int64_t>(number));
}

/// With as many digits as a float has.
std::string shortText(double number)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<float>(number)).ptr;
    return {digits.data(), end};
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
        found->booleans += word == "true" || word == "false";
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
    if (found->dropped > 0) return {};
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
    (*found)->dropped += static_cast<std::int64_t>((*found)->listed.size()) + 1;
    (*found)->listed = {};
    (*found)->values = {};
}

Result<void> AttributedGraph::addEdge(graph::Node source, graph::Node target, bool isDirected, float weight)
{
    ROSA_TRY(m_budget.take(kEdgeBytes));
    // Among directed edges, an undirected one is both.
    if (isDirected && !m_isDirected) {
        const std::size_t count = m_arcs.arcs.size();
        ROSA_TRY(m_budget.take(count, kEdgeBytes));
        for (std::size_t i = 0; i < count; ++i) {
            const graph::Arc arc = m_arcs.arcs[i];
            if (arc.source != arc.target)
                m_arcs.add({arc.target, arc.source}, m_arcs.weights.empty() ? 1.0f : m_arcs.weights[i]);
        }
        m_isDirected = true;
    }
    m_arcs.add({source, target}, weight);
    if (!m_isDirected || isDirected || source == target) return {};
    ROSA_TRY(m_budget.take(kEdgeBytes));
    m_arcs.add({target, source}, weight);
    return {};
}

bool AttributedGraph::isWeight(std::string_view attribute)
{
    const std::string& asked = m_options.weightColumn;
    if (asked.empty() ? attribute != kWeightName || leavesOutWeights(m_options) : attribute != asked) return false;
    m_hasWeight = true;
    return true;
}

Result<float> AttributedGraph::weightIn(std::string_view text)
{
    const auto weight = parseNumber(text);
    if (weight && std::isfinite(*weight) && *weight >= 0) return *weight;
    return badInput("expected a weight of 0 or more, found '%1'; --ignore weight leaves the weights out", printable(text));
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

std::string AttributedGraph::textOf(const Attribute& attribute, const Number& number)
{
    if (attribute.booleans == attribute.numbers.size()) return number.value != 0 ? "true" : "false";
    return wholeText(number.value).value_or("0.5");  // any fraction: the rule asks only whether there are some
}

void AttributedGraph::collect(const Attribute& attribute, std::vector<std::string>& values) const
{
    values.assign(m_ids.size(), {});
    for (const Number& number : attribute.numbers) values[static_cast<std::size_t>(number.node)] = textOf(attribute, number);
    for (const Text& text : attribute.texts) values[static_cast<std::size_t>(text.node)] = trimmed(textOf(text));
}

Result<void> AttributedGraph::gather()
{
    ROSA_TRY(m_budget.take(m_ids.size(), sizeof(std::string)));
    std::vector<std::string> values;
    for (Attribute& attribute : m_attributes) {
        ROSA_TRY(endList(attribute));
        const bool isLikely = isColumnWord(attribute.name) || attribute.name == m_options.classColumn;
        ColumnFacts& facts =
            m_columns.emplace_back(attribute.name, isLikely ? ColumnFacts::kMostDistinct : ColumnFacts::kMostCounted);
        const bool isText = !attribute.texts.empty();
        facts.declared = isText ? ColumnFacts::Declared::Text : ColumnFacts::Declared::Number;
        facts.isDisplayName = lowerCase(attribute.name) == "label";
        collect(attribute, values);
        // A list is no class; fractions say so.
        for (const graph::Node node : attribute.listed) values[static_cast<std::size_t>(node)] = "0.5";
        for (const std::string& value : values) facts.add(value, '.');
        ROSA_TRY(m_budget.take(static_cast<std::uint64_t>(facts.distinct()), kDistinctBytes));
    }
    return {};
}

Result<void> AttributedGraph::choose()
{
    ROSA_TRY_ASSIGN(m_choices, columnRoles(m_columns, true, ColumnsOf::Attributes, m_options, m_where));
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const Attribute& attribute = m_attributes[i];
        ColumnChoice& choice = m_choices[i];
        const bool isAsked = std::ranges::find(m_options.featureColumns, attribute.name) != m_options.featureColumns.end();
        if (attribute.dropped > 0)
            choice = {ColumnRole::Ignored, Message("lists with other elements than numbers")};
        else if (attribute.isList() && !isAsked && isColumnWord(attribute.name))
            choice = {ColumnRole::Ignored, Message("lists of classes, as a node has one class")};
        const bool isOther = choice.role == ColumnRole::Feature && !attribute.texts.empty();
        if (isOther || (attribute.isList() && (choice.role == ColumnRole::Id || choice.role == ColumnRole::Class)))
            return badInput("%1: column %2 has %3: it cannot have this meaning", m_where, columnText(m_columns, i),
                            isOther ? Message("texts") : Message("lists"));
    }
    return {};
}

Result<NodeTableHead> AttributedGraph::head()
{
    if (const auto gathered = gather(); !gathered) return gathered.error().within(m_where);
    NodeTableHead head;
    head.areDecided = choose().ok();
    if (!head.areDecided) m_choices = likelyRoles(m_columns);
    head.rows.resize(std::min(kHeadNodes, m_ids.size()), std::vector<std::string>(m_columns.size()));
    std::vector<std::string> values;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        head.columns.push_back({m_columns[i].name, m_choices[i].role});
        const Attribute& attribute = m_attributes[i];
        collect(attribute, values);
        for (const Number& number : attribute.numbers)
            if (!wholeText(number.value)) values[static_cast<std::size_t>(number.node)] = shortText(number.value);
        for (const graph::Node node : attribute.listed) values[static_cast<std::size_t>(node)] = "[…]";
        for (std::size_t row = 0; row < head.rows.size(); ++row) head.rows[row][i] = values[row];
    }
    return head;
}

Result<void> AttributedGraph::moveTo(Dataset& dataset, Parts parts)
{
    if (!m_options.weightColumn.empty() && !m_hasWeight)
        return badInput("%1: expected an attribute of edges for --weight, found none called \"%2\"", m_where,
                        m_options.weightColumn);
    if (const auto gathered = gather(); !gathered) return gathered.error().within(m_where);
    const auto chosen = parts.labels || parts.features ? choose() : Result<void>();
    if (!chosen && parts.labels) return chosen;
    if (!chosen) m_choices = likelyRoles(m_columns);  // Classes are elsewhere: which could be one does not matter.
    for (const std::string& name : m_options.ignoredColumns)
        if (name != kWeightName && std::ranges::find(m_columns, name, &ColumnFacts::name) == m_columns.end())
            return badInput("%1: expected a column for --ignore, found none called \"%2\"", m_where, name);
    const auto assembled = assemble(dataset, parts);
    if (assembled || assembled.error().text().starts_with(m_where)) return assembled;
    return assembled.error().within(m_where);
}

Result<void> AttributedGraph::assemble(Dataset& dataset, Parts parts)
{
    for (graph::Node node = 0; node < nodeCount(); ++node)
        if (std::string& id = m_ids[static_cast<std::size_t>(node)]; id.empty()) id = std::to_string(node);
    m_places.clear();
    const Message weight("attribute \"%1\"",
                         m_options.weightColumn.empty() ? std::string(kWeightName) : m_options.weightColumn);
    ROSA_TRY(m_isDirected ? setGraph(dataset, nodeCount(), std::move(m_arcs), Published::Keep, weight, m_budget)
                          : setUndirected(dataset, nodeCount(), std::move(m_arcs), weight, m_budget));
    for (const FixUp& note : m_notes) addFixUp(dataset, note.what, note.count);
    if (!areNumbered(m_ids)) dataset.nodeNames.assign(m_ids.begin(), m_ids.end());
    if (!parts.labels && !parts.features) return {};
    addFixUp(dataset, Message("attributes of nodes: %1", rolesText(m_columns, m_choices)),
             static_cast<std::int64_t>(m_columns.size()));
    std::vector<std::int8_t> ofSplit;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const ColumnRole role = m_choices[i].role;
        const bool isLabel = m_columns[i].isDisplayName && !m_columns[i].isEmpty();
        const bool isLeftOut =
            std::ranges::find(m_options.ignoredColumns, m_columns[i].name) != m_options.ignoredColumns.end();
        if (role == ColumnRole::Id || (role == ColumnRole::Ignored && isLabel && !isLeftOut))
            ROSA_TRY(takeNames(m_attributes[i], role == ColumnRole::Id, dataset));
        if (role == ColumnRole::Class && parts.labels) ROSA_TRY(takeClasses(m_attributes[i], dataset));
        if (role == ColumnRole::Split && parts.labels) takePart(i, ofSplit);
    }
    addTableSplit(dataset, ofSplit);
    return parts.features ? takeFeatures(dataset) : Result<void>();
}

/// A label that is not asked for names the nodes if all have different ones.
Result<void> AttributedGraph::takeNames(const Attribute& attribute, bool isAsked, Dataset& dataset) const
{
    ROSA_TRY(m_budget.take(m_ids.size(), 2 * sizeof(std::string)));
    std::vector<std::string> names;
    collect(attribute, names);
    std::set<std::string_view> distinct;
    for (const std::string& name : names) {
        const bool isNew = !name.empty() && distinct.insert(name).second;
        if (!isNew && isAsked)
            return badInput("attribute \"%1\" for --id: expected a different name for each node, found '%2'",
                            printable(attribute.name), printable(name));
        if (!isNew) return {};
    }
    if (!areNumbered(names)) dataset.nodeNames = std::move(names);
    return {};
}

Result<void> AttributedGraph::takeClasses(const Attribute& attribute, Dataset& dataset)
{
    ROSA_TRY(m_budget.take(m_ids.size(), 2 * sizeof(std::string)));
    std::vector<std::string> classes;
    collect(attribute, classes);
    if (attribute.booleans < attribute.numbers.size())
        for (const Number& number : attribute.numbers)
            if (!wholeText(number.value))
                return badInput("attribute \"%1\": expected classes, found fractions", printable(attribute.name));
    return setLabels(dataset, std::move(classes), m_options.unlabelled);
}

void AttributedGraph::takePart(std::size_t column, std::vector<std::int8_t>& parts) const
{
    std::vector<std::string> values;
    collect(m_attributes[column], values);
    parts.resize(m_ids.size());
    const int mask = maskPart(m_columns[column].name);
    for (std::size_t node = 0; node < values.size(); ++node) {
        const int part = mask == 0 ? splitPart(values[node]) : valueOf(values[node], '.').value_or(0) != 0 ? mask : 0;
        parts[node] = std::max(parts[node], static_cast<std::int8_t>(part));
    }
}

Result<void> AttributedGraph::takeFeatures(Dataset& dataset)
{
    std::vector<std::size_t> places;  // Of single numbers among the columns.
    std::vector<std::size_t> firsts;
    std::size_t width = 0;
    bool hasLists = false;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        firsts.push_back(width);
        if (m_choices[i].role != ColumnRole::Feature) continue;
        places.push_back(i);
        hasLists = hasLists || m_attributes[i].isList();
        width += m_attributes[i].isList() ? m_attributes[i].width : 1;
    }
    if (width == 0) return fillMissingFeatures(dataset);
    ROSA_TRY(m_budget.take(m_ids.size() * width, 2 * sizeof(float)));
    std::vector<float> values(m_ids.size() * width, 0.0f);
    std::int64_t missing = 0;
    for (const std::size_t i : places) {
        const Attribute& attribute = m_attributes[i];
        const auto place = [&](graph::Node node) { return static_cast<std::size_t>(node) * width + firsts[i]; };
        for (const Number& number : attribute.numbers) values[place(number.node)] = static_cast<float>(number.value);
        for (std::size_t k = 0; k < attribute.values.size(); ++k)
            values[place(attribute.listed[k / attribute.width]) + k % attribute.width] =
                static_cast<float>(attribute.values[k]);
        const std::size_t given = attribute.isList() ? attribute.listed.size() : attribute.numbers.size();
        missing += static_cast<std::int64_t>((m_ids.size() - std::min(given, m_ids.size())) *
                                             (attribute.isList() ? attribute.width : 1));
    }
    if (!hasLists) ROSA_TRY(checkNoClassTwice(m_columns, places, values, dataset.labels, m_options, m_where));
    ROSA_TRY_ASSIGN(auto features, denseToFeatures(nodeCount(), static_cast<std::int64_t>(width), std::move(values)));
    dataset.features = std::move(features);
    addFixUp(dataset, Message("feature values not given taken as 0"), missing);
    return {};
}

Result<Dataset> readAttributed(const Found& found, ReadAttributed read, const std::string& kind, MemoryBudget& budget)
{
    AttributedGraph graph(found, budget);
    ROSA_TRY(read(found, graph, budget));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string();
    dataset.source = kind + " " + found.path.filename().string();
    ROSA_TRY(graph.moveTo(dataset, {}));
    return checked(std::move(dataset));
}

Result<NodeTableHead> attributesHead(const Found& found, ReadAttributed read, MemoryBudget& budget)
{
    AttributedGraph graph(found, budget);
    ROSA_TRY(read(found, graph, budget));
    return graph.head();
}

}  // namespace rosa::data
