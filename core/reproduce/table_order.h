/// Rows of a table in another order.
#pragma once

#include "core/reproduce/table.h"

namespace rosa::reproduce {

/// The same table with row `order[i]` at place i; `order` names every row once. What is said of rows stays said of the same ones.
Table reordered(Table table, const std::vector<std::size_t>& order);

}  // namespace rosa::reproduce
