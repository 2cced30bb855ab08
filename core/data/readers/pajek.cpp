#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/base/text/lower_case.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/attributed_graph.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/lines.h"
#include "core/data/readers/formats.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::array kPajekShapes{"ellipse", "circle", "box",   "diamond", "triangle",
                                  "cross",   "empty",  "house", "man",     "woman"};
/// Parameters of drawings.
constexpr std::array kPajekDrawing{"x_fact", "y_fact", "phi",  "r",   "q",    "ic",  "bc",  "bw", "lc",
                                   "la",     "lr",     "lphi", "fos", "font", "hks", "hkw", "hp"};

/// Fields separated by blanks; a text in quotation marks may contain blanks.
std::vector<std::string_view> pajekFields(std::string_view line)
{
    std::vector<std::string_view> fields;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        if (line.empty()) return fields;
        const bool isQuoted = line.front() == '"';
        if (isQuoted) line.remove_prefix(1);
        const std::size_t end = std::min(isQuoted ? line.find('"') : line.find_first_of(" \t"), line.size());
        fields.push_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
}

/// *Vertices N with a line per described node, then *Arcs, *Edges, *Arcslist, *Edgeslist or *Matrix. Nodes are numbered from 1.
class PajekReader {
public:
    PajekReader(LineReader lines, AttributedGraph& graph) : m_lines(std::move(lines)), m_graph(graph) {}

    Result<void> read(const std::vector<std::int64_t>& classes)
    {
        Faults faults;
        std::string_view line;
        while (m_lines.next(line))
            if (!trimmed(line).starts_with('%') && !faults.take(readLine(trimmed(line)))) break;
        ROSA_TRY(faults.result());
        const std::string where = m_lines.path().string();
        if (!classes.empty()) {
            if (classes.size() != static_cast<std::size_t>(m_graph.nodeCount()))
                return badInput("%1: expected a partition of %2 nodes, found one of %3", where, m_graph.nodeCount(),
                                classes.size());
            for (graph::Node node = 0; node < m_graph.nodeCount(); ++node) {
                m_graph.select(node);
                ROSA_TRY(m_graph.set("class", std::to_string(classes[static_cast<std::size_t>(node)]),
                                     AttributedGraph::Kind::Number));
            }
        }
        return {};
    }

private:
    enum class Section { None, Vertices, Arcs, Edges, ArcsList, EdgesList, Matrix, Other };

    [[nodiscard]] Result<void> placed(const Result<void>& step) const
    {
        return step ? step : Result<void>(step.error().within("%1:%2", m_lines.path(), m_lines.number()));
    }

    Result<void> readLine(std::string_view line)
    {
        if (line.starts_with('*')) return beginSection(pajekFields(line), line);
        switch (m_section) {
            case Section::None:
                return m_lines.problem(Message("*Vertices and a number of nodes"), line);
            case Section::Vertices:
                return readVertex(pajekFields(line), line);
            case Section::Arcs:
            case Section::Edges:
                return readEdge(splitAtSpace(line), line);
            case Section::ArcsList:
            case Section::EdgesList:
                return readList(splitAtSpace(line));
            case Section::Matrix:
                return readRow(splitAtSpace(line), line);
            case Section::Other:
                return {};
        }
        return {};
    }

    Result<void> beginSection(const std::vector<std::string_view>& fields, std::string_view line)
    {
        const std::string word = lowerCase(fields[0]);
        if (word == "*vertices") {
            const std::int64_t count = fields.size() > 1 ? parseWhole(fields[1]).value_or(0) : 0;
            if (m_graph.nodeCount() > 0) return m_lines.problem(Message("one network"), line);
            if (count < 1) return m_lines.problem(Message("*Vertices and a number of nodes"), line);
            if (fields.size() > 2) return m_lines.problem(Message("a network of one kind of nodes"), line);
            for (std::int64_t i = 0; i < count; ++i) ROSA_TRY(placed(m_graph.addNode()));
            m_section = Section::Vertices;
            return {};
        }
        if (word != "*network" && m_graph.nodeCount() == 0)
            return m_lines.problem(Message("*Vertices and a number of nodes"), line);
        const auto is = [&](std::string_view name) { return word == name; };
        m_section = is("*arcs")        ? Section::Arcs
                    : is("*edges")     ? Section::Edges
                    : is("*arcslist")  ? Section::ArcsList
                    : is("*edgeslist") ? Section::EdgesList
                    : is("*matrix")    ? Section::Matrix
                    : is("*network")   ? Section::None
                                       : Section::Other;
        m_row = 0;
        return {};
    }

    /// −1 if the text is no node.
    [[nodiscard]] graph::Node nodeOf(std::string_view text) const
    {
        const auto number = parseWhole(text);
        return number && *number >= 1 && *number <= m_graph.nodeCount() ? static_cast<graph::Node>(*number - 1) : -1;
    }
    [[nodiscard]] Error noNode(std::string_view found) const
    {
        return m_lines.problem(Message("a node from 1 to %1", m_graph.nodeCount()), found);
    }

    /// Number, label, up to three coordinates, a shape, then parameters and their values.
    Result<void> readVertex(const std::vector<std::string_view>& fields, std::string_view line)
    {
        const graph::Node node = fields.empty() ? -1 : nodeOf(fields[0]);
        if (node < 0) return noNode(fields.empty() ? line : fields[0]);
        m_graph.select(node);
        if (fields.size() < 2) return {};
        if (!fields[1].empty() && fields[1] != fields[0])
            ROSA_TRY(placed(m_graph.set("label", fields[1], AttributedGraph::Kind::Text)));
        std::size_t at = 2;
        while (at < std::min<std::size_t>(fields.size(), 5) && parseNumber(fields[at])) ++at;
        if (at < fields.size() && std::ranges::find(kPajekShapes, lowerCase(fields[at])) != kPajekShapes.end()) ++at;
        for (; at + 1 < fields.size(); at += 2) {
            if (std::ranges::find(kPajekDrawing, lowerCase(fields[at])) != kPajekDrawing.end()) continue;
            const bool isNumber = parseNumber(fields[at + 1]).has_value();
            ROSA_TRY(placed(m_graph.set(fields[at], fields[at + 1],
                                        isNumber ? AttributedGraph::Kind::Number : AttributedGraph::Kind::Text)));
        }
        return {};
    }

    [[nodiscard]] bool isDirected() const
    {
        return m_section == Section::Arcs || m_section == Section::ArcsList || m_section == Section::Matrix;
    }

    Result<void> readEdge(const std::vector<std::string_view>& fields, std::string_view line)
    {
        if (fields.size() < 2) return m_lines.problem(Message("two nodes and an optional weight"), line);
        const graph::Node source = nodeOf(fields[0]);
        const graph::Node target = nodeOf(fields[1]);
        if (source < 0 || target < 0) return noNode(source < 0 ? fields[0] : fields[1]);
        float weight = 1;
        if (fields.size() > 2 && parseNumber(fields[2]) && m_graph.isWeight("weight")) {
            const auto number = AttributedGraph::weightIn(fields[2]);
            if (!number) return placed(number.error());
            weight = *number;
        }
        return placed(m_graph.addEdge(source, target, isDirected(), weight));
    }

    /// A node and its neighbours.
    Result<void> readList(const std::vector<std::string_view>& fields)
    {
        const graph::Node source = nodeOf(fields[0]);
        if (source < 0) return noNode(fields[0]);
        for (std::size_t i = 1; i < fields.size(); ++i) {
            const graph::Node target = nodeOf(fields[i]);
            if (target < 0) return noNode(fields[i]);
            ROSA_TRY(placed(m_graph.addEdge(source, target, isDirected())));
        }
        return {};
    }

    Result<void> readRow(const std::vector<std::string_view>& fields, std::string_view line)
    {
        if (m_row >= m_graph.nodeCount() || fields.size() != static_cast<std::size_t>(m_graph.nodeCount()))
            return m_lines.problem(Message("a matrix of %1 × %1 numbers", m_graph.nodeCount()), line);
        for (graph::Node target = 0; target < m_graph.nodeCount(); ++target) {
            const auto value = parseNumber(fields[static_cast<std::size_t>(target)]);
            if (!value) return m_lines.problem(Message("a number"), fields[static_cast<std::size_t>(target)]);
            if (*value == 0.0f) continue;
            const auto weight = m_graph.isWeight("weight")
                                    ? AttributedGraph::weightIn(fields[static_cast<std::size_t>(target)])
                                    : Result<float>(1.0f);
            if (!weight) return placed(weight.error());
            ROSA_TRY(placed(m_graph.addEdge(m_row, target, true, *weight)));
        }
        ++m_row;
        return {};
    }

    LineReader m_lines;
    AttributedGraph& m_graph;
    Section m_section = Section::None;
    graph::Node m_row = 0;  ///< Of a matrix.
};

/// A partition: *Vertices N and a number per line. Empty if there is no such file.
Result<std::vector<std::int64_t>> readPartition(const std::filesystem::path& path, MemoryBudget& budget)
{
    std::vector<std::int64_t> classes;
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(path, unknown)) return classes;
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(path, budget));
    std::string_view line;
    while (lines.next(line)) {
        if (trimmed(line).starts_with('*') || trimmed(line).starts_with('%')) continue;
        const auto number = parseWhole(line);
        if (!number) return lines.problem(Message("the number of a class"), line);
        classes.push_back(*number);
    }
    return classes;
}

}  // namespace

Result<void> readPajekInto(const Found& found, AttributedGraph& graph, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto lines, LineReader::open(found.path, budget));
    auto partition = found.path;
    ROSA_TRY_ASSIGN(const auto classes, readPartition(partition.replace_extension(".clu"), budget));
    return PajekReader(std::move(lines), graph).read(classes);
}

Result<Dataset> readPajek(const Found& found, MemoryBudget& budget)
{
    return readAttributed(found, readPajekInto, "Pajek file", budget);
}

}  // namespace rosa::data
