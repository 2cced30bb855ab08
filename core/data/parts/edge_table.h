/// Tables and lists of edges; internal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/node_table.h"
#include "core/graph/graph.h"

namespace rosa::data {

struct EdgeTable {
    ArcList list;              ///< By node number.
    std::string weightColumn;  ///< Description for messages: "\"weight\"" or "3".
    std::int64_t ignoredColumns = 0;
    std::vector<std::string> columns;  ///< Names, or "1", "2", … without a header.
    std::int64_t wholeNames = 0;       ///< Names such as 7.0 that stand for the node 7.
    std::int64_t comments = 0;         ///< Lines before the first row.
};

/// Which nodes a table of edges may name.
enum class EdgeEnds {
    Listed,   ///< Those in `names`.
    Named,    ///< Any: they are added to `names`, integers sorted by value, other names in order of appearance.
    Unknown,  ///< Any, as the table of nodes has faults; the result is not to be used.
};

/// Reads a table of edges: columns source and target (or from and to, src and dst, …) and weight if there is a header, otherwise in this
/// order; the third column is a weight if it is a number. Further columns are ignored. Errors name the line.
Result<EdgeTable> readEdgeTable(const std::filesystem::path& path, EdgeEnds ends, NodeNames& names,
                                const ReadOptions& options, MemoryBudget& budget);

/// Whether a first row is the header of a table of edges: it has words for both ends.
bool hasEdgeWords(const std::vector<std::string>& fields);

}  // namespace rosa::data
