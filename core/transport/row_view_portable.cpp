#include "core/transport/row_view_solver.h"

namespace rosa::transport {

void solveRowViewPortable(const RowViewTask& task) { RowViewSolver<4>::run(task); }

}  // namespace rosa::transport
