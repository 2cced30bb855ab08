#include "core/tables/table_order.h"

#include <utility>

#include "core/base/check.h"

namespace rosa::tables {

Table reordered(Table table, const std::vector<std::size_t>& order)
{
    ROSA_CHECK(order.size() == table.plan.rows.size(), "an order names every row once");
    const std::size_t columns = table.plan.columns.size();
    std::vector<std::size_t> placeOf(order.size(), order.size());
    std::vector<PlanRow> rows;
    std::vector<TableCell> cells;
    for (const std::size_t row : order) {
        ROSA_CHECK(row < order.size() && placeOf[row] == order.size(), "an order names every row once");
        placeOf[row] = rows.size();
        rows.push_back(std::move(table.plan.rows[row]));
        for (std::size_t column = 0; column < columns; ++column)
            cells.push_back(std::move(table.cells[row * columns + column]));
    }
    table.plan.rows = std::move(rows);
    table.cells = std::move(cells);
    for (PlannedRun& run : table.plan.runs) run.row = placeOf[run.row];
    for (std::size_t& row : table.ranked) row = placeOf[row];
    for (TableCell& cell : table.cells)
        for (BaselineTest& test : cell.baselines) test.baseline = placeOf[test.baseline];
    return table;
}

}  // namespace rosa::tables
