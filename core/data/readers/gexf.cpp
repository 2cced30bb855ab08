#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <pugixml.hpp>

#include "core/base/text/lower_case.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/attributed_graph.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/lines.h"
#include "core/data/parts/text_file.h"
#include "core/data/readers/formats.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

// Memory of the parts of a document.
constexpr std::uint64_t kGexfElementBytes = 72;
constexpr std::uint64_t kGexfAttributeBytes = 40;

class GexfReader {
public:
    GexfReader(std::filesystem::path path, const std::string& text, AttributedGraph& graph, MemoryBudget& budget)
        : m_path(std::move(path)), m_text(text), m_lines(text), m_budget(budget), m_graph(graph)
    {}

    Result<void> read()
    {
        const std::uint64_t document = m_text.size() +
                                       kGexfElementBytes * static_cast<std::uint64_t>(std::ranges::count(m_text, '<')) +
                                       kGexfAttributeBytes * static_cast<std::uint64_t>(std::ranges::count(m_text, '='));
        if (const auto taken = m_budget.take(document); !taken) return taken.error().within(m_path.string());
        pugi::xml_document xml;
        const auto parsed = xml.load_buffer(m_text.data(), m_text.size(), pugi::parse_default, pugi::encoding_utf8);
        if (!parsed)
            return badInput("%1: byte %2: expected GEXF, found %3", m_path, parsed.offset, lowerCase(parsed.description()));
        const pugi::xml_node graph = xml.child("gexf").child("graph");
        if (!graph) return badInput("%1: expected <gexf> with a <graph>, found none", m_path);
        readKeys(graph);
        m_isDirected = std::string_view(graph.attribute("defaultedgetype").as_string()) == "directed";
        Faults faults;
        if (readNodes(graph, faults))
            for (const pugi::xml_node edge : graph.child("edges").children("edge"))
                if (!faults.take(readEdge(edge))) break;
        return faults.result();
    }

private:
    struct Key {
        std::string title;
        bool isNumber = false;
        std::string fallback;  ///< The declared default, "" if none.
    };

    [[nodiscard]] Error problem(pugi::xml_node at, const Message& expected, std::string_view found) const
    {
        return badInput("%1:%2: expected %3, found '%4'", m_path, m_lines.at(at.offset_debug()), expected, printable(found));
    }
    /// FILE:LINE.
    [[nodiscard]] std::string place(pugi::xml_node at) const
    {
        return m_path.string() + ":" + std::to_string(m_lines.at(at.offset_debug()));
    }

    void readKeys(pugi::xml_node graph)
    {
        for (const pugi::xml_node attributes : graph.children("attributes")) {
            const std::string_view use = attributes.attribute("class").as_string();
            for (const pugi::xml_node node : attributes.children("attribute")) {
                const std::string_view type = node.attribute("type").as_string();
                const std::string id = node.attribute("id").as_string();
                if (use == "edge") m_edgeKeys.emplace(id, node.attribute("title").as_string(id.c_str()));
                if (use != "node") continue;
                const bool isNumber = type == "integer" || type == "long" || type == "float" || type == "double" ||
                                      type == "boolean" || type == "short" || type == "byte";
                m_keys.emplace(id, Key{node.attribute("title").as_string(id.c_str()), isNumber,
                                       std::string(trimmed(node.child("default").text().as_string()))});
            }
        }
    }

    /// Also nodes in nodes, in the order of the file. Returns false if reading on is pointless.
    bool readNodes(pugi::xml_node graph, Faults& faults)
    {
        std::vector<pugi::xml_node> open{graph.child("nodes").child("node")};
        while (!open.empty()) {
            const pugi::xml_node node = open.back();
            open.pop_back();
            if (!node) continue;
            open.push_back(node.next_sibling("node"));
            open.push_back(node.child("nodes").child("node"));
            if (!faults.take(readNode(node))) return false;
        }
        return true;
    }

    /// A node with faulty data still counts as a node for the edges.
    Result<void> readNode(pugi::xml_node node)
    {
        const std::string_view id = node.attribute("id").as_string();
        if (id.empty()) return problem(node, Message("a node with an id"), "none");
        const auto placed = [&](const Result<void>& step) {
            return step ? step : Result<void>(step.error().within(place(node)));
        };
        if (m_graph.nodeOf(id) >= 0) return problem(node, Message("each node once"), id);
        ROSA_TRY(placed(m_graph.addNode()));
        ROSA_TRY(placed(m_graph.setId(id)));
        if (const std::string_view label = node.attribute("label").as_string(); !label.empty() && label != id)
            ROSA_TRY(placed(m_graph.set("label", label, AttributedGraph::Kind::Text)));
        std::set<std::string_view> given;
        for (const pugi::xml_node value : node.child("attvalues").children("attvalue")) {
            // Version 1.0 has "id" in place of "for".
            const std::string_view name = value.attribute(value.attribute("for") ? "for" : "id").as_string();
            const auto key = m_keys.find(std::string(name));
            if (key == m_keys.end()) return problem(value, Message("the id of a declared attribute"), name);
            given.insert(name);
            ROSA_TRY(placed(set(key->second, trimmed(value.attribute("value").as_string()))));
        }
        for (const auto& [name, key] : m_keys)
            if (!key.fallback.empty() && !given.contains(name)) ROSA_TRY(placed(set(key, key.fallback)));
        return {};
    }

    Result<void> set(const Key& key, std::string_view value)
    {
        if (value.empty()) return {};
        return m_graph.set(key.title, value, key.isNumber ? AttributedGraph::Kind::Number : AttributedGraph::Kind::Text);
    }

    Result<void> readEdge(pugi::xml_node edge)
    {
        graph::Node ends[2] = {};
        for (const bool isSource : {true, false}) {
            const char* const end = isSource ? "source" : "target";
            const std::string_view id = edge.attribute(end).as_string();
            ends[isSource ? 0 : 1] = m_graph.nodeOf(id);
            if (m_graph.nodeOf(id) < 0) return problem(edge, Message("a node id as %1", end), id);
        }
        const std::string_view type = edge.attribute("type").as_string(m_isDirected ? "directed" : "undirected");
        ROSA_TRY_ASSIGN(const float weight, weightOf(edge));
        const auto added = m_graph.addEdge(ends[0], ends[1], type == "directed", weight);
        return added ? added : Result<void>(added.error().within(m_path.string()));
    }

    /// GEXF's own weight, or an attribute that the user names.
    Result<float> weightOf(pugi::xml_node edge)
    {
        pugi::xml_attribute weight;
        if (edge.attribute("weight") && m_graph.isWeight("weight")) weight = edge.attribute("weight");
        for (const pugi::xml_node value : edge.child("attvalues").children("attvalue")) {
            const auto key = m_edgeKeys.find(value.attribute(value.attribute("for") ? "for" : "id").as_string());
            if (key != m_edgeKeys.end() && m_graph.isWeight(key->second)) weight = value.attribute("value");
        }
        if (!weight) return 1.0f;
        auto number = AttributedGraph::weightIn(trimmed(weight.as_string()));
        return number ? number : Result<float>(number.error().within(place(edge)));
    }

    std::filesystem::path m_path;
    const std::string& m_text;
    mutable LineNumbers m_lines;
    MemoryBudget& m_budget;
    AttributedGraph& m_graph;
    std::map<std::string, Key> m_keys;
    std::map<std::string, std::string> m_edgeKeys;  ///< Titles of the attributes of edges.
    bool m_isDirected = false;
};

}  // namespace

Result<void> readGexfInto(const Found& found, AttributedGraph& graph, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto text, readText(found.path, budget));
    if (!isUtf8(text)) return badInput("%1: expected text in UTF-8", found.path);
    return GexfReader(found.path, text, graph, budget).read();
}

Result<Dataset> readGexf(const Found& found, MemoryBudget& budget)
{
    return readAttributed(found, readGexfInto, "GEXF file", budget);
}

}  // namespace rosa::data
