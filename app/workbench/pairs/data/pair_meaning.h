/// What the numbers of a pair mean for this pair, in words.
#pragma once

#include <array>

#include <QString>
#include <QStringList>

#include "core/protocol/inspection.h"

namespace rosa::workbench {

/// The numbers below a pair, in display order.
enum class PairNumber { Cost, ExactCost, IndependentCost, RowGap, Entropy, SameClass };
inline constexpr std::size_t kPairNumbers = 6;

/// One sentence.
struct PairMeaning {
    QString sentence;
    bool isWarning = false;  ///< The number, or what it is compared with, must not be taken at face value.
};

/// Whether the cost of Γ can be compared with the exact cost: Γ has the weights t and r up to protocol::kLargeGap, and costs no less than
/// the optimum. A cost below the optimum is possible only because the marginals are off, so it is no achievement.
enum class CostVerdict { Comparable, BelowOptimum, MarginalsOff, OtherWeights };
CostVerdict costVerdict(const protocol::Inspection& inspection);

/// "cost 0.1234", "optimum + 12 %" or "infeasible", "entropy 99.6 %", "marginal gap 0.003": short lines below one of several plans.
QStringList shortNumbers(const protocol::Inspection& inspection);

/// A sentence for each number, computed from the values of `inspection`.
std::array<PairMeaning, kPairNumbers> meaningsOf(const protocol::Inspection& inspection);

}  // namespace rosa::workbench
