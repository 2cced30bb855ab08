/// The first rows of a table of nodes, or the attributes of the first nodes, and the roles of its columns, for a choice by the user.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/parts/column_roles.h"
#include "core/data/parts/found.h"

namespace rosa::data {

struct NodeTableHead {
    struct Column {
        std::string name;  ///< "1", "2", … without a header.
        ColumnRole role = ColumnRole::Ignored;
    };
    std::vector<Column> columns;
    bool areDecided =
        true;  ///< Whether the roles are those of reading; otherwise the rules ask for the class, and none has this role.
    std::vector<std::vector<std::string>> rows;
};

/// The head of the table of nodes of a data set in tables, or of the attributes in GraphML, GEXF, GML, Pajek and node-link JSON; nullopt if
/// it has none, or in another format. O(size).
Result<std::optional<NodeTableHead>> nodeTableHead(const Found& found);

/// The options that give each column its role.
ReadOptions optionsOf(const NodeTableHead& head, ReadOptions others);

}  // namespace rosa::data
