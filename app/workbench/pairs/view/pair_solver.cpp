#include "app/workbench/pairs/view/pair_solver.h"

#include <utility>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"

namespace rosa::workbench {

void PairSolver::setTrained(const PairDataPtr& trained)
{
    m_trained = trained;
    if (trained) return;
    m_shown.reset();
    m_solutions.invalidate();
    m_isSolving = false;
    m_next.reset();
}

void PairSolver::solve(double lambda, int iterations, bool isAsTrained)
{
    if (!m_trained) return;
    m_next.reset();
    if (isAsTrained || isQuickToSolve(m_trained->inspection, iterations)) {
        m_solutions.invalidate();
        m_isSolving = false;
        return showSolved(isAsTrained ? Result<PairDataPtr>(m_trained) : solvedAgain(m_trained, lambda, iterations));
    }
    if (m_isSolving)
        m_next = Wish{lambda, iterations};
    else
        solveInBackground({lambda, iterations});
}

void PairSolver::solveInBackground(const Wish& wish)
{
    m_isSolving = true;
    inBackground(
        this, [pair = m_trained, wish] { return solvedAgain(pair, wish.lambda, wish.iterations); },
        [this, ticket = m_solutions.next()](const Result<PairDataPtr>& solved) {
            if (ticket.isVoid()) return;
            m_isSolving = false;
            const auto next = std::exchange(m_next, std::nullopt);
            // On the way to a newer wish, so that a dragged slider shows something.
            showSolved(solved);
            if (next) solve(next->lambda, next->iterations, false);
        });
}

void PairSolver::showSolved(const Result<PairDataPtr>& solved)
{
    if (!solved) return Q_EMIT failed(coreText(solved.error().message));
    m_shown = *solved;
    Q_EMIT this->solved(m_shown);
}

}  // namespace rosa::workbench
