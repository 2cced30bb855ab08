#include "core/data/parts/node_table.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/data/parts/faults.h"
#include "core/data/parts/table.h"

namespace rosa::data {

namespace {

constexpr std::uint64_t kLabelBytes = 32;
constexpr std::size_t kAllColumns = static_cast<std::size_t>(-1);
constexpr std::size_t kHeadRows = 5;

/// Numbers are not names, except the 0, 1, 2, … that pandas gives to columns beside named ones. A label may be called y.
bool isHeader(std::span<const TableRow> head)
{
    const auto& top = head[0].fields;
    if (std::ranges::any_of(top, [](const std::string& name) { return parseNumber(name) && !parseWhole(name); }))
        return false;
    for (std::size_t i = 0; i < top.size(); ++i) {
        const bool isAboveNumber = head.size() > 1 && i < head[1].fields.size() && parseNumber(head[1].fields[i]);
        if (isColumnWord(top[i]) && (top[i].size() > 1 || isAboveNumber)) return true;
    }
    return hasTextAboveNumber(head, 2, kAllColumns);
}

class NodeTableReader {
public:
    NodeTableReader(TableReader table, const ReadOptions& options, MemoryBudget& budget)
        : m_table(std::move(table)),
          m_options(options),
          m_budget(budget),
          m_decimal(options.decimal != '\0'      ? options.decimal
                    : m_table.separator() == ',' ? '.'
                                                 : ',')
    {}

    /// The columns and what they contain.
    Result<void> gather()
    {
        if (m_table.head().empty()) return badInput("%1: expected one line per node, found none", m_table.path());
        const std::vector<std::string> top = m_table.head()[0].fields;
        m_nodes.hasHeader = isHeader(m_table.head());
        for (std::size_t i = 0; i < top.size(); ++i) {
            const bool isLikely = m_nodes.hasHeader ? isColumnWord(top[i]) : i < 3;
            const bool isAsked = top[i] == m_options.classColumn || m_options.classColumn == std::to_string(i + 1);
            m_nodes.columns.emplace_back(m_nodes.hasHeader ? top[i] : std::string(),
                                         isLikely || isAsked ? ColumnFacts::kMostDistinct : ColumnFacts::kMostCounted);
        }
        bool isFirst = m_nodes.hasHeader;
        while (true) {
            const auto next = m_table.next();
            if (!next || !*next) break;  // Faults are told when the rows are read.
            if (std::exchange(isFirst, false) || (*next)->fields.size() != top.size()) continue;
            for (std::size_t i = 0; i < top.size(); ++i) m_nodes.columns[i].add((*next)->fields[i], m_decimal);
        }
        m_table.rewind();
        return {};
    }

    Result<NodeTable> read()
    {
        ROSA_TRY(gather());
        ROSA_TRY_ASSIGN(m_nodes.choices, columnRoles(m_nodes.columns, m_nodes.hasHeader, ColumnsOf::Table, m_options,
                                                     m_table.path().string()));
        for (std::size_t i = 0; i < m_nodes.choices.size(); ++i) {
            const ColumnRole role = m_nodes.choices[i].role;
            if (role == ColumnRole::Id) m_id = i;
            if (role == ColumnRole::Class) m_class = i;
            if (role == ColumnRole::Feature) m_nodes.featureColumns.push_back(i);
            if (role == ColumnRole::Split) m_splits.push_back(i);
        }
        bool isFirst = m_nodes.hasHeader;
        Faults faults;
        while (true) {
            const auto next = m_table.next();
            if (next && !*next) break;
            if (next && std::exchange(isFirst, false)) continue;
            if (!faults.take(next ? addNode(**next) : Result<void>(next.error()))) break;
        }
        m_nodes.faults = faults.result();
        if (m_nodes.faults && m_nodes.names.all().empty())
            return badInput("%1: expected one line per node, found none", m_table.path());
        return std::move(m_nodes);
    }

    Result<NodeTableHead> readHead()
    {
        ROSA_TRY(gather());
        NodeTableHead head;
        const auto choices =
            columnRoles(m_nodes.columns, m_nodes.hasHeader, ColumnsOf::Table, m_options, m_table.path().string());
        head.areDecided = choices.ok();
        const std::size_t id = choices ? 0 : likelyId();
        for (std::size_t i = 0; i < m_nodes.columns.size(); ++i) {
            const ColumnFacts& column = m_nodes.columns[i];
            const ColumnRole likely = i == id             ? ColumnRole::Id
                                      : column.isNumber() ? ColumnRole::Feature
                                                          : ColumnRole::Ignored;
            head.columns.push_back(
                {m_nodes.hasHeader ? column.name : std::to_string(i + 1), choices ? (*choices)[i].role : likely});
        }
        for (std::size_t i = 0; i < kHeadRows + (m_nodes.hasHeader ? 1 : 0); ++i) {
            const auto next = m_table.next();
            if (!next || !*next) break;
            if (i > 0 || !m_nodes.hasHeader) head.rows.push_back((*next)->fields);
        }
        return head;
    }

private:
    [[nodiscard]] std::size_t likelyId() const
    {
        const auto named = std::ranges::find_if(m_nodes.columns, isIdWord, &ColumnFacts::name);
        return m_nodes.hasHeader && named != m_nodes.columns.end()
                   ? static_cast<std::size_t>(named - m_nodes.columns.begin())
                   : 0;
    }

    /// A node with faulty data still counts as a node for the edges.
    Result<void> addNode(const TableRow& row)
    {
        const std::size_t width = m_nodes.columns.size();
        const bool fits = row.fields.size() == width;
        if (row.fields.size() <= m_id || row.fields[m_id].empty())
            return fits ? m_table.problem(row, Message("a node name"), "") : wrongWidth(row);
        const std::string& name = row.fields[m_id];
        const std::size_t labelBytes = m_class && fits ? kLabelBytes + row.fields[*m_class].size() : 0;
        const auto taken = m_budget.take(kNameBytes + name.size() + labelBytes + 6 * row.fields.size());
        if (!taken) return taken.error().within(m_table.path().string());
        const bool isNew = m_nodes.names.add(name);
        if (!fits) return wrongWidth(row);
        if (!isNew) return m_table.problem(row, Message("each node once"), name);
        if (m_class) m_nodes.labels.push_back(row.fields[*m_class]);
        ROSA_TRY(addParts(row));
        for (const std::size_t column : m_nodes.featureColumns) {
            const std::string& text = row.fields[column];
            const auto value = valueOf(text, m_decimal);
            if (!value || !std::isfinite(*value))
                return m_table.problem(
                    row,
                    Message("a finite number in column %1 (--ignore leaves it out)", columnText(m_nodes.columns, column)),
                    text);
            m_nodes.commas += m_decimal == ',' && text.find(',') != std::string::npos;
            m_nodes.features.push_back(*value);
        }
        return {};
    }

    [[nodiscard]] Error wrongWidth(const TableRow& row) const
    {
        return m_table.problem(row, Message("%1 fields as in the first line", m_nodes.columns.size()),
                               std::to_string(row.fields.size()));
    }

    Result<void> addParts(const TableRow& row)
    {
        if (m_splits.empty()) return {};
        int part = 0;
        for (const std::size_t column : m_splits) {
            const std::string& text = row.fields[column];
            const int mask = maskPart(m_nodes.columns[column].name);
            int found = splitPart(text);
            if (mask > 0) found = valueOf(text, '.').value_or(0) != 0 ? mask : 0;
            if (found < 0)
                return m_table.problem(row, Message("train, val or test in column %1", columnText(m_nodes.columns, column)),
                                       text);
            if (found > 0 && part > 0) return m_table.problem(row, Message("each node in one part of the split"), text);
            part = std::max(part, found);
        }
        m_nodes.parts.push_back(static_cast<std::int8_t>(part));
        return {};
    }

    TableReader m_table;
    const ReadOptions& m_options;
    MemoryBudget& m_budget;
    char m_decimal;
    NodeTable m_nodes;
    std::size_t m_id = 0;
    std::optional<std::size_t> m_class;
    std::vector<std::size_t> m_splits;
};

}  // namespace

bool NodeNames::add(const std::string& name)
{
    if (m_places.contains(name)) return false;
    m_names.push_back(name);
    m_places.emplace(m_names.back(), static_cast<graph::Node>(m_names.size() - 1));
    return true;
}

graph::Node NodeNames::find(std::string_view name) const
{
    const auto found = m_places.find(name);
    return found == m_places.end() ? -1 : found->second;
}

graph::Node NodeNames::placeOf(const std::string& name)
{
    if (const graph::Node place = find(name); place >= 0) return place;
    add(name);
    return static_cast<graph::Node>(m_names.size()) - 1;
}

bool NodeNames::areNumbered() const
{
    for (std::size_t i = 0; i < m_names.size(); ++i)
        if (m_names[i] != std::to_string(i)) return false;
    return true;
}

std::vector<graph::Node> NodeNames::sortNumbers()
{
    std::vector<std::pair<std::int64_t, graph::Node>> numbers;
    for (const std::string& name : m_names) {
        const auto number = parseWhole(name);
        if (!number) return {};
        numbers.emplace_back(*number, static_cast<graph::Node>(numbers.size()));
    }
    if (std::ranges::is_sorted(numbers)) return {};
    std::ranges::sort(numbers);  // equal ones (1 and 01) in order of appearance
    std::vector<graph::Node> places(numbers.size());
    std::deque<std::string> names(numbers.size());
    m_places.clear();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto old = static_cast<std::size_t>(numbers[i].second);
        places[old] = static_cast<graph::Node>(i);
        names[i] = std::move(m_names[old]);
    }
    m_names = std::move(names);
    for (const std::string& name : m_names) m_places.emplace(name, static_cast<graph::Node>(m_places.size()));
    return places;
}

Result<NodeTable> readNodeTable(const std::filesystem::path& path, const ReadOptions& options, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto table, TableReader::open(path, budget, options.separator));
    return NodeTableReader(std::move(table), options, budget).read();
}

Result<NodeTableHead> readNodeTableHead(const std::filesystem::path& path, const ReadOptions& options, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto table, TableReader::open(path, budget, options.separator));
    return NodeTableReader(std::move(table), options, budget).readHead();
}

}  // namespace rosa::data
