#include "core/data/parts/edge_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "core/base/text/lower_case.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/table.h"

namespace rosa::data {

namespace {

constexpr std::array kSourceWords{"source", "from", "src", "node1", "id1", "id_1", "source_id", "from_id", "fromnodeid"};
constexpr std::array kTargetWords{"target", "to", "dst", "node2", "id2", "id_2", "target_id", "to_id", "tonodeid"};
constexpr std::size_t kNoColumn = std::numeric_limits<std::size_t>::max();
constexpr std::uint64_t kRowArcBytes = 32;  // Both directions, while sorted and as a graph.

template <std::size_t N>
std::size_t placeAmong(const std::vector<std::string>& fields, const std::array<const char*, N>& words)
{
    const auto found = std::ranges::find_if(
        fields, [&](const std::string& field) { return std::ranges::find(words, lowerCase(field)) != words.end(); });
    return found == fields.end() ? kNoColumn : static_cast<std::size_t>(found - fields.begin());
}

struct EdgeColumns {
    std::size_t source = 0;
    std::size_t target = 1;
    std::size_t weight = kNoColumn;
    bool hasHeader = false;
    std::int64_t ignored = 0;
};

bool isIgnored(const ReadOptions& options, const std::string& name)
{
    return std::ranges::find(options.ignoredColumns, name) != options.ignoredColumns.end();
}

/// "7.0" → "7".
std::optional<std::string> wholeName(const std::string& name)
{
    const std::size_t point = name.find('.');
    if (point == std::string::npos || name.find_first_not_of('0', point + 1) != std::string::npos) return std::nullopt;
    return parseWhole(name.substr(0, point)) ? std::optional(name.substr(0, point)) : std::nullopt;
}

class EdgeReader {
public:
    EdgeReader(TableReader& table, EdgeEnds ends, NodeNames& names, const ReadOptions& options, MemoryBudget& budget)
        : m_table(table), m_ends(ends), m_names(names), m_options(options), m_budget(budget)
    {
        const char decimal = table.separator() == ',' ? '.' : ',';
        m_decimal = options.decimal != '\0' ? options.decimal : decimal;
    }

    Result<EdgeTable> run()
    {
        ROSA_TRY(chooseColumns());
        const auto head = m_table.head();
        m_width = head.empty() ? 0 : head[0].fields.size();
        bool isFirst = m_columns.hasHeader;
        Faults faults;
        while (true) {
            const auto next = m_table.next();
            if (next && !*next) break;
            Result<void> taken = next ? checkRow(**next) : Result<void>(next.error());
            if (taken && !std::exchange(isFirst, false)) taken = add(**next);
            if (!faults.take(taken)) break;
        }
        ROSA_TRY(faults.result());
        if (m_edges.list.arcs.empty()) return badInput("%1: expected one line per edge, found none", m_table.path());
        m_edges.comments = m_table.comments();
        if (m_ends == EdgeEnds::Named) renumber();
        return std::move(m_edges);
    }

private:
    Result<void> chooseColumns()
    {
        const auto head = m_table.head();
        if (head.empty()) return {};
        const std::vector<std::string>& top = head[0].fields;
        const std::size_t source = placeAmong(top, kSourceWords);
        const std::size_t target = placeAmong(top, kTargetWords);
        m_columns.hasHeader = source != kNoColumn && target != kNoColumn;
        if (m_columns.hasHeader) {
            m_columns.source = source;
            m_columns.target = target;
            m_columns.weight = placeAmong(top, std::array{"weight"});
        } else {
            // Other words above two numbers, or above a weight.
            m_columns.hasHeader =
                hasTextAboveNumber(head, 2, 3) || (hasTextAboveNumber(head, 0, 1) && hasTextAboveNumber(head, 1, 2));
            const auto& first = m_columns.hasHeader && head.size() > 1 ? head[1].fields : top;
            if (first.size() > 2 && valueOf(first[2], m_decimal)) m_columns.weight = 2;
        }
        ROSA_TRY(chooseWeight(top));
        if (m_columns.weight != kNoColumn && isIgnored(m_options, columnName(top, m_columns.weight)))
            m_columns.weight = kNoColumn;
        const std::size_t used = m_columns.weight == kNoColumn ? 2 : 3;
        m_columns.ignored = static_cast<std::int64_t>(top.size() - std::min(top.size(), used));
        if (m_columns.weight != kNoColumn)
            m_edges.weightColumn =
                m_columns.hasHeader ? "\"" + top[m_columns.weight] + "\"" : columnName(top, m_columns.weight);
        m_edges.ignoredColumns = m_columns.ignored;
        for (std::size_t i = 0; i < top.size(); ++i) m_edges.columns.push_back(columnName(top, i));
        return {};
    }

    [[nodiscard]] std::string columnName(const std::vector<std::string>& top, std::size_t column) const
    {
        return m_columns.hasHeader ? top[column] : std::to_string(column + 1);
    }

    Result<void> chooseWeight(const std::vector<std::string>& top)
    {
        if (m_options.weightColumn.empty()) return {};
        for (std::size_t i = 0; i < top.size(); ++i)
            if (lowerCase(columnName(top, i)) == lowerCase(m_options.weightColumn)) {
                m_columns.weight = i;
                return {};
            }
        return badInput("%1: expected a column for --weight, found none called \"%2\"", m_table.path(),
                        m_options.weightColumn);
    }

    /// Checks that a row has all required fields.
    [[nodiscard]] Result<void> checkRow(const TableRow& row) const
    {
        if (row.fields.size() != m_width || m_width < 2)
            return m_table.problem(row,
                                   m_width < 2 ? Message("source, target and an optional weight")
                                               : Message("%1 fields as in the first line", m_width),
                                   std::to_string(row.fields.size()) + " fields");
        if (row.fields[m_columns.source].empty() || row.fields[m_columns.target].empty())
            return m_table.problem(row, Message("the names of two nodes"), "");
        return {};
    }

    graph::Node placeOf(const std::string& name)
    {
        if (m_ends != EdgeEnds::Listed) return m_names.placeOf(name);
        graph::Node place = m_names.find(name);
        if (place >= 0) return place;
        // Spreadsheets and pandas write whole numbers as 7.0 where a column has gaps.
        const auto whole = wholeName(name);
        place = m_names.find(whole ? *whole : name + ".0");
        m_edges.wholeNames += place >= 0;
        return place;
    }

    Result<void> add(const TableRow& row)
    {
        const std::size_t named = m_names.all().size();
        const graph::Node source = placeOf(row.fields[m_columns.source]);
        const graph::Node target = placeOf(row.fields[m_columns.target]);
        if (source < 0 || target < 0)
            return m_table.problem(row, Message("a node listed in the table of nodes"),
                                   row.fields[source < 0 ? m_columns.source : m_columns.target]);
        float weight = 1;
        if (m_columns.weight != kNoColumn) {
            const auto value = valueOf(row.fields[m_columns.weight], m_decimal);
            if (!value || !std::isfinite(*value) || *value < 0)
                return m_table.problem(
                    row, Message("a weight of 0 or more in column %1 (--ignore leaves it out)", m_edges.weightColumn),
                    row.fields[m_columns.weight]);
            weight = *value;
        }
        m_edges.list.add({source, target}, weight);
        const std::size_t added = m_names.all().size() - named;
        const auto taken = m_budget.take(kRowArcBytes + added * (kNameBytes + row.fields[m_columns.source].size()));
        return taken ? taken : Result<void>(taken.error().within(m_table.path().string()));
    }

    void renumber()
    {
        const auto places = m_names.sortNumbers();
        if (places.empty()) return;
        for (graph::Arc& arc : m_edges.list.arcs)
            arc = {places[static_cast<std::size_t>(arc.source)], places[static_cast<std::size_t>(arc.target)]};
    }

    TableReader& m_table;
    EdgeEnds m_ends;
    NodeNames& m_names;
    const ReadOptions& m_options;
    MemoryBudget& m_budget;
    char m_decimal = '.';
    EdgeColumns m_columns;
    std::size_t m_width = 0;
    EdgeTable m_edges;
};

}  // namespace

Result<EdgeTable> readEdgeTable(const std::filesystem::path& path, EdgeEnds ends, NodeNames& names,
                                const ReadOptions& options, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto table, TableReader::open(path, budget, options.separator));
    return EdgeReader(table, ends, names, options, budget).run();
}

bool hasEdgeWords(const std::vector<std::string>& fields)
{
    return placeAmong(fields, kSourceWords) != kNoColumn && placeAmong(fields, kTargetWords) != kNoColumn;
}

}  // namespace rosa::data
