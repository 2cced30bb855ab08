/// The open pair, solved with the chosen λ and iterations.
#pragma once

#include <optional>

#include <QObject>

#include "app/workbench/base/latest.h"
#include "app/workbench/pairs/data/pair_data.h"

namespace rosa::workbench {

/// Solves at once if that is quick, otherwise in the background; of several wishes only the newest is solved next. Belongs to the window's
/// thread.
class PairSolver : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The pair as trained; nullptr: none. Solve it with solve().
    void setTrained(const PairDataPtr& trained);
    [[nodiscard]] const PairDataPtr& trained() const { return m_trained; }
    /// As shown: with the λ and iterations of the newest solved().
    [[nodiscard]] const PairDataPtr& shown() const { return m_shown; }
    /// `isAsTrained`: the pair as it is, without solving.
    void solve(double lambda, int iterations, bool isAsTrained);

Q_SIGNALS:
    void solved(const rosa::workbench::PairDataPtr& pairData);
    /// The pair cannot be solved so.
    void failed(const QString& message);

private:
    struct Wish {
        double lambda = 0;
        int iterations = 0;
    };

    void showSolved(const Result<PairDataPtr>& solved);
    void solveInBackground(const Wish& wish);

    PairDataPtr m_trained, m_shown;
    Latest m_solutions;
    bool m_isSolving = false;    ///< In the background.
    std::optional<Wish> m_next;  ///< While solving.
};

}  // namespace rosa::workbench
