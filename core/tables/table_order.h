/// Reordering of table rows.
#pragma once

#include "core/tables/table.h"

namespace rosa::tables {

/// The same table with row `order[i]` at position i; `order` is a permutation of the rows. References to rows are adjusted.
Table reordered(Table table, const std::vector<std::size_t>& order);

}  // namespace rosa::tables
