/// Tables of nodes; internal.
#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/parts/column_roles.h"
#include "core/data/parts/table_head.h"
#include "core/graph/graph.h"

namespace rosa::data {

/// Node names and their numbers.
class NodeNames {
public:
    /// Returns false if the name already exists.
    bool add(const std::string& name);
    /// Returns −1 for an unknown name.
    [[nodiscard]] graph::Node find(std::string_view name) const;
    /// Returns the number of a name, adding it if unknown.
    graph::Node placeOf(const std::string& name);
    [[nodiscard]] const std::deque<std::string>& all() const { return m_names; }
    [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(m_names.size()); }
    /// Whether the names are 0, 1, 2, …
    [[nodiscard]] bool areNumbered() const;
    /// If all names are integers, sorts them by value and returns the new number of each node. Returns an empty vector if the order does
    /// not change.
    std::vector<graph::Node> sortNumbers();

private:
    // A deque does not move its elements when it grows, so the map can refer to its strings.
    std::deque<std::string> m_names;
    std::unordered_map<std::string_view, graph::Node> m_places;
};

/// Memory of a name, its map entry, and the node's share of graph and labels.
inline constexpr std::uint64_t kNameBytes = 96;

struct NodeTable {
    std::vector<ColumnFacts> columns;
    std::vector<ColumnChoice> choices;
    bool hasHeader = false;
    NodeNames names;
    std::vector<std::string> labels;          ///< One per node, "" if unknown; empty if the table has none.
    std::vector<std::size_t> featureColumns;  ///< Their places in `columns`.
    std::vector<float> features;              ///< Row-major.
    std::vector<std::int8_t> parts;           ///< Part of the split of each node (splitPart()); empty if the table has none.
    std::int64_t commas = 0;                  ///< Numbers with a decimal comma.
    Result<void> faults{};                    ///< Those of the rows; all names are there nevertheless.
};

/// Reads a table of nodes: its columns by columnRoles(). Returns an Error if it cannot be read or the roles cannot be decided.
Result<NodeTable> readNodeTable(const std::filesystem::path& path, const ReadOptions& options, MemoryBudget& budget);

/// As nodeTableHead() of table_head.h.
Result<NodeTableHead> readNodeTableHead(const std::filesystem::path& path, const ReadOptions& options, MemoryBudget& budget);

}  // namespace rosa::data
