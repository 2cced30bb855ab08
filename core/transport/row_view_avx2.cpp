#include "core/transport/row_view_solver.h"

#if ROSA_HAS_LEVELS
namespace rosa::transport {

ROSA_LEVEL("x86-64-v3") void solveRowViewAvx2(const RowViewTask& task) { RowViewSolver<8>::run(task); }

}  // namespace rosa::transport
#endif
