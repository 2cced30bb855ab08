#include "core/transport/row_view_solver.h"

#if ROSA_HAS_LEVELS
namespace rosa::transport {

ROSA_LEVEL("x86-64-v4") void solveRowViewAvx512(const RowViewTask& task) { RowViewSolver<16>::run(task); }

}  // namespace rosa::transport
#endif
