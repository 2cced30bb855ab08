#include <algorithm>
#include <cctype>
#include <charconv>
#include <string>
#include <utility>
#include <vector>

#include "core/base/text/lower_case.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/attributed_graph.h"
#include "core/data/parts/lines.h"
#include "core/data/parts/text_file.h"
#include "core/data/readers/formats.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

/// A key, a number, a text or a bracket.
struct GmlToken {
    enum class Kind { Key, Number, Text, Open, Close, End };
    Kind kind = Kind::End;
    std::string_view text;
    std::int64_t line = 1;
};

class GmlTokens {
public:
    explicit GmlTokens(std::string_view text) : m_text(text) {}

    GmlToken next()
    {
        skipSpace();
        if (m_at == m_text.size()) return {GmlToken::Kind::End, {}, m_line};
        const char first = m_text[m_at];
        if (first == '[' || first == ']')
            return {first == '[' ? GmlToken::Kind::Open : GmlToken::Kind::Close, m_text.substr(m_at++, 1), m_line};
        const std::int64_t line = m_line;
        if (first == '"') {
            const std::size_t end = std::min(m_text.find('"', m_at + 1), m_text.size());
            const std::string_view text = m_text.substr(m_at + 1, end - m_at - 1);
            m_line += std::count(text.begin(), text.end(), '\n');
            m_at = std::min(end + 1, m_text.size());
            return {GmlToken::Kind::Text, text, line};
        }
        const std::size_t end = std::min(m_text.find_first_of(" \t\r\n[]\"", m_at), m_text.size());
        const std::string_view word = m_text.substr(m_at, end - m_at);
        m_at = end;
        const bool isKey = std::isalpha(static_cast<unsigned char>(first)) != 0 || first == '_';
        return {isKey ? GmlToken::Kind::Key : GmlToken::Kind::Number, word, line};
    }

private:
    void skipSpace()
    {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '#') {
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
                continue;
            }
            if (c != ' ' && c != '\t' && c != '\r' && c != '\n') return;
            m_line += c == '\n';
            ++m_at;
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::int64_t m_line = 1;
};

/// Replaces &amp;, &quot;, &lt;, &gt; and &#228; by their characters.
std::string withoutEntities(std::string_view text)
{
    std::string plain;
    while (true) {
        const std::size_t begin = std::min(text.find('&'), text.size());
        plain += text.substr(0, begin);
        text.remove_prefix(begin);
        if (text.empty()) return plain;
        constexpr std::size_t longest = 10;
        const std::size_t end = text.substr(0, longest).find(';');
        const std::string_view name = end == std::string_view::npos ? "" : text.substr(1, end - 1);
        std::uint32_t code = name == "amp" ? '&' : name == "quot" ? '"' : name == "lt" ? '<' : name == "gt" ? '>' : 0;
        if (name.starts_with('#')) std::from_chars(name.data() + 1, name.data() + name.size(), code);
        if (code != 0) appendUtf8(plain, code);
        if (code == 0) plain.push_back('&');
        text.remove_prefix(code == 0 ? 1 : end + 1);
    }
}

/// graph [ directed 0 node [ id 1 label "a" … ] edge [ source 1 target 2 … ] ]; lists in nodes and edges are skipped.
class GmlReader {
public:
    GmlReader(std::filesystem::path path, std::string_view text, AttributedGraph& graph, MemoryBudget& budget)
        : m_path(std::move(path)), m_tokens(text), m_budget(budget), m_graph(graph)
    {}

    Result<void> read()
    {
        std::vector<std::string_view> open;  // Keys of the lists around the current key.
        while (true) {
            const GmlToken key = m_tokens.next();
            if (key.kind == GmlToken::Kind::End) break;
            if (key.kind == GmlToken::Kind::Close && !open.empty()) {
                ROSA_TRY(close(key, open));
                open.pop_back();
                continue;
            }
            if (key.kind != GmlToken::Kind::Key) return problem(key, Message("a key"), key.text);
            const GmlToken value = m_tokens.next();
            if (value.kind == GmlToken::Kind::Open) {
                constexpr std::size_t deepest = 64;
                if (open.size() == deepest) return problem(value, Message("lists at most %1 levels deep", deepest), "[");
                open.push_back(key.text);
                ROSA_TRY(begin(value, open));
                continue;
            }
            if (value.kind == GmlToken::Kind::Close || value.kind == GmlToken::Kind::End)
                return problem(value, Message("a value of %1", printable(key.text)), value.text);
            ROSA_TRY(take(open, key.text, value));
        }
        if (!open.empty()) return badInput("%1: expected ], found the end of the file", m_path);
        if (!m_hasGraph) return badInput("%1: expected graph [ …, found none", m_path);
        const auto added = addEdges();
        return added ? added : added.error().within(m_path.string());
    }

private:
    struct Edge {
        std::int64_t source = 0, target = 0;
        float weight = 1;
        bool hasSource = false, hasTarget = false;
    };

    [[nodiscard]] Error problem(const GmlToken& at, const Message& expected, std::string_view found) const
    {
        return badInput("%1:%2: expected %3, found '%4'", m_path, at.line, expected, printable(found));
    }
    [[nodiscard]] Result<void> placed(const GmlToken& at, const Result<void>& step) const
    {
        return step ? step : Result<void>(step.error().within("%1:%2", m_path, at.line));
    }
    static bool isIn(const std::vector<std::string_view>& open, std::string_view element)
    {
        return open.size() == 2 && open[0] == "graph" && open[1] == element;
    }

    Result<void> begin(const GmlToken& at, const std::vector<std::string_view>& open)
    {
        if (open.size() == 1 && open[0] == "graph" && std::exchange(m_hasGraph, true))
            return problem(at, Message("one graph"), "a second one");
        if (isIn(open, "node")) {
            m_hasId = false;
            return placed(at, m_graph.addNode());
        }
        if (!isIn(open, "edge")) return {};
        m_edges.emplace_back();
        m_hasWeight = false;
        return placed(at, m_budget.take(2 * sizeof(Edge)));
    }

    Result<void> close(const GmlToken& at, const std::vector<std::string_view>& open)
    {
        if (isIn(open, "node") && !m_hasId) return problem(at, Message("a node with an id"), "none");
        if (isIn(open, "edge") && !(m_edges.back().hasSource && m_edges.back().hasTarget))
            return problem(at, Message("a source and a target"), "none");
        return {};
    }

    Result<void> take(const std::vector<std::string_view>& open, std::string_view key, const GmlToken& value)
    {
        if (open.size() == 1 && open[0] == "graph" && key == "directed") m_isDirected = value.text == "1";
        if (isIn(open, "node")) return takeNode(key, value);
        if (isIn(open, "edge")) return takeEdge(key, value);
        return {};
    }

    Result<void> takeNode(std::string_view key, const GmlToken& value)
    {
        if (key == "id") {
            const auto id = parseWhole(value.text);
            if (!id || std::exchange(m_hasId, true)) return problem(value, Message("one whole number as id"), value.text);
            return placed(value, m_graph.setId(std::to_string(*id)));
        }
        const bool isNumber = value.kind != GmlToken::Kind::Text;
        return placed(value, m_graph.set(key, isNumber ? std::string(value.text) : withoutEntities(value.text),
                                         isNumber ? AttributedGraph::Kind::Number : AttributedGraph::Kind::Text));
    }

    Result<void> takeEdge(std::string_view key, const GmlToken& value)
    {
        // "value" in Newman's collection.
        const bool isValue = key == "value" && !m_hasWeight && !m_graph.namesWeight();
        if (m_graph.isWeight(isValue ? "weight" : key)) {
            m_hasWeight = key != "value";
            const auto weight = AttributedGraph::weightIn(value.text);
            if (!weight) return placed(value, weight.error());
            m_edges.back().weight = *weight;
        }
        if (key != "source" && key != "target") return {};
        const auto node = parseWhole(value.text);
        if (!node) return problem(value, Message("the id of a node"), value.text);
        Edge& edge = m_edges.back();
        (key == "source" ? edge.source : edge.target) = *node;
        (key == "source" ? edge.hasSource : edge.hasTarget) = true;
        return {};
    }

    Result<void> addEdges()
    {
        for (const Edge& edge : m_edges) {
            const graph::Node source = m_graph.nodeOf(std::to_string(edge.source));
            const graph::Node target = m_graph.nodeOf(std::to_string(edge.target));
            if (source < 0 || target < 0)
                return badInput("edge from %1 to %2: expected nodes of the graph, found no node %3", edge.source,
                                edge.target, source < 0 ? edge.source : edge.target);
            ROSA_TRY(m_graph.addEdge(source, target, m_isDirected, edge.weight));
        }
        return {};
    }

    std::filesystem::path m_path;
    GmlTokens m_tokens;
    MemoryBudget& m_budget;
    AttributedGraph& m_graph;
    std::vector<Edge> m_edges;  ///< By id, as nodes may follow.
    bool m_hasGraph = false, m_hasId = false, m_isDirected = false, m_hasWeight = false;
};

}  // namespace

Result<void> readGmlInto(const Found& found, AttributedGraph& graph, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto text, readText(found.path, budget));
    if (!isUtf8(text)) return badInput("%1: expected text in UTF-8", found.path);
    return GmlReader(found.path, text, graph, budget).read();
}

Result<Dataset> readGml(const Found& found, MemoryBudget& budget)
{
    return readAttributed(found, readGmlInto, "GML file", budget);
}

}  // namespace rosa::data
