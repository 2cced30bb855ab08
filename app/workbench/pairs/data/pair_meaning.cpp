#include "app/workbench/pairs/data/pair_meaning.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

/// Plans are float32 and cosine costs below 2: sums over a plan of mass 1 are exact to about 1e-6. Ten times this counts as equal.
constexpr double kSameCost = 1e-5;
/// The numbers have four digits; a difference below 0.1 % of the optimum is not visible in them.
constexpr double kSameShare = 1e-3;
/// If the exact plan saves less than 1 % of the cost of t·rᵀ, all plans cost nearly the same. The costs of five iterations at λ = 20 scatter
/// more than that from epoch to epoch.
constexpr double kNoScope = 0.01;
/// Γ counts as aligning nothing, or as good as exact, within a tenth of the way between t·rᵀ and Γ*.
constexpr double kFew = 0.1, kMost = 0.9;
/// At 99 % of the entropy of t·rᵀ, which is 6 nats for 20 × 20 nodes, the divergence of Γ from t·rᵀ is 0.06 nats, so by Pinsker's inequality
/// at most 17 % of the mass lies elsewhere than under t·rᵀ.
constexpr double kNearlyIndependent = 0.99;
/// Below two receivers per node, Γ is close to a matching: most nodes send most of their weight to one node.
constexpr double kNearlyMatching = 2;
/// The shares are shown in whole per cents, each rounded by up to half of one; differences of up to two are not spoken of.
constexpr double kSameMass = 0.02;
/// Where almost all pairs of nodes are of one class, every plan is.
constexpr double kOneClass = 0.95;

QString meaningText(const char* source, int number = -1)
{
    return QCoreApplication::translate("PairMeaning", source, nullptr, number);
}

/// Shares as in "12 %", "1.2 %", "0.12 %": two digits are enough for a sentence.
QString share(double value)
{
    const double size = std::abs(value);
    return widgets::perCent(value, size >= 0.0995 ? 0 : size >= 0.00995 ? 1 : 2);
}

PairMeaning plain(const QString& sentence) { return {sentence, false}; }
PairMeaning warning(const QString& sentence) { return {sentence, true}; }

/// How much the exact plan saves of the cost of t·rᵀ. 0 … 1
double scopeOf(const protocol::Inspection& i)
{
    return i.independentCost > kSameCost ? std::max(0.0, 1 - i.exactCost / i.independentCost) : 0;
}

bool isConverged(const protocol::Inspection& i) { return i.rowGap <= protocol::kConvergedGap; }

PairMeaning costMeaning(const protocol::Inspection& i)
{
    const double above = i.sinkhornCost - i.exactCost;
    switch (costVerdict(i)) {
        case CostVerdict::OtherWeights:
            return warning(meaningText(
                QT_TRANSLATE_NOOP("PairMeaning", "this coupling ignores the weights: not comparable with the exact cost")));
        case CostVerdict::BelowOptimum:
            return warning(meaningText(QT_TRANSLATE_NOOP("PairMeaning",
                                                         "infeasible: %1 below the optimum, since the marginals are off"))
                               .arg(i.exactCost > 0 ? share(-above / i.exactCost) : widgets::roundedNumber(-above, 2)));
        case CostVerdict::MarginalsOff:
            return warning(meaningText(QT_TRANSLATE_NOOP(
                "PairMeaning", "infeasible: the marginals are off, so this is no cost of a plan from t to r")));
        case CostVerdict::Comparable:
            break;
    }
    const bool isEqual = above <= std::max(kSameCost, kSameShare * i.exactCost);
    if (!isEqual && i.exactCost <= kSameCost)
        return plain(
            meaningText(QT_TRANSLATE_NOOP("PairMeaning", "the optimum is zero; all of this cost is due to the blur of Γ")));
    if (isConverged(i))
        return plain(
            isEqual ? meaningText(above <= kSameShare * i.exactCost
                                      ? QT_TRANSLATE_NOOP("PairMeaning", "equal to the optimum within 0.1 %")
                                      : QT_TRANSLATE_NOOP("PairMeaning", "equal to the optimum up to rounding"))
                    : meaningText(QT_TRANSLATE_NOOP("PairMeaning", "%1 above the optimum")).arg(share(above / i.exactCost)));
    // Each misplaced share of the mass may make the cost too low, so a small cost is no merit yet.
    const QString misplaced = share(i.rowGap / 2);
    if (isEqual)
        return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "near the optimum, but %1 of the mass is misplaced"))
                         .arg(misplaced));
    return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "%1 above the optimum, with %2 of the mass misplaced"))
                     .arg(share(above / i.exactCost), misplaced));
}

PairMeaning exactMeaning(const protocol::Inspection& i)
{
    const double scope = scopeOf(i);
    if (i.independentCost <= kSameCost)
        return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "every plan is free: the views do not differ")));
    if (scope < kNoScope)
        return plain(
            meaningText(QT_TRANSLATE_NOOP("PairMeaning", "only %1 below t·rᵀ: no plan saves more here")).arg(share(scope)));
    return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "%1 below t·rᵀ: the most that alignment can save here"))
                     .arg(share(scope)));
}

PairMeaning independentMeaning(const protocol::Inspection& i)
{
    if (costVerdict(i) != CostVerdict::Comparable)
        return warning(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "no measure for Γ: its own cost is not comparable")));
    if (scopeOf(i) < kNoScope)
        return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "alignment has next to nothing to save here")));
    const double saved = std::max(0.0, (i.independentCost - i.sinkhornCost) / (i.independentCost - i.exactCost));
    if (i.sinkhornCost > i.independentCost + kSameCost)
        return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "Γ costs more than ignoring the costs does")));
    const QString part = share(std::min(saved, 1.0));
    if (saved < kFew)
        return plain(
            meaningText(QT_TRANSLATE_NOOP("PairMeaning", "Γ makes only %1 of the possible saving: it hardly aligns"))
                .arg(part));
    if (saved > kMost && isConverged(i))
        return plain(
            meaningText(QT_TRANSLATE_NOOP("PairMeaning", "Γ makes %1 of the possible saving: nearly all")).arg(part));
    return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "Γ makes %1 of the possible saving")).arg(part));
}

/// Half of ‖Γ1 − t‖₁ has to move for the rows to be right, if both sides have the same mass.
PairMeaning gapMeaning(const protocol::Inspection& i)
{
    if (!i.keepsWeights) return warning(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "this coupling ignores the weights")));
    const QString misplaced = share(i.rowGap / 2);
    if (i.coupling != transport::Coupling::Sinkhorn)
        return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "the rows have their weights up to rounding")));
    if (isConverged(i))
        return plain(meaningText(
            QT_TRANSLATE_N_NOOP("PairMeaning", "converged: %n iteration(s) leave less than 0.1 % of the mass misplaced"),
            i.iterations));
    if (i.rowGap < protocol::kLargeGap)
        return plain(
            meaningText(QT_TRANSLATE_N_NOOP("PairMeaning", "%n iteration(s) leave %1 of the mass misplaced"), i.iterations)
                .arg(misplaced));
    return warning(
        meaningText(QT_TRANSLATE_N_NOOP("PairMeaning", "%n iteration(s) leave %1 of the mass misplaced: too few for this λ"),
                    i.iterations)
            .arg(misplaced));
}

transport::PaddingCounts paddingOf(const protocol::Inspection& i)
{
    return i.pair.padding.value_or(transport::PaddingCounts());
}

/// exp of the entropy of a node's row of Γ, averaged over the mass: the number of equal receivers that would have this entropy. Each
/// padding row is a receiver.
double receiversOf(const protocol::Inspection& i)
{
    const std::size_t columns = i.pair.columns();
    const std::size_t nodes = i.pair.columnNodes.size();
    const auto padding = static_cast<double>(paddingOf(i).columns);
    double entropy = 0;
    double mass = 0;
    for (std::size_t row = 0; row < i.pair.rowNodes.size(); ++row) {
        double sum = 0;
        for (std::size_t column = 0; column < columns; ++column) {
            const auto value = static_cast<double>(i.pair.plan[row * columns + column]);
            if (value > 0) entropy -= value * std::log(column < nodes ? value : value / padding);
            sum += value;
        }
        if (sum > 0) entropy += sum * std::log(sum);
        mass += sum;
    }
    return mass > 0 ? std::exp(entropy / mass) : 0;
}

PairMeaning entropyMeaning(const protocol::Inspection& i)
{
    const bool isOnlyOne = i.keepsWeights && std::min(i.pair.rows(), i.pair.columns()) == 1;
    if (i.independentEntropy <= 0 || isOnlyOne)
        return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "there is one plan only, so there is nothing to choose")));
    const double ratio = i.entropy / i.independentEntropy;
    const QString part = widgets::perCent(ratio, 1);
    if (ratio >= kNearlyIndependent)
        return plain(meaningText(QT_TRANSLATE_NOOP(
                                     "PairMeaning",
                                     "%1 of the entropy of the independent coupling: this plan hardly prefers cheap pairs"))
                         .arg(part));
    const double receivers = receiversOf(i);
    const QString spread = QLocale().toString(receivers, 'f', receivers < 9.95 ? 1 : 0);
    const bool isPadded = paddingOf(i).columns > 0;
    const auto columns = static_cast<int>(i.pair.columnNodes.size()) + static_cast<int>(paddingOf(i).columns);
    // Of two or three nodes, half are few.
    if (receivers < std::min(kNearlyMatching, 1 + 0.25 * (columns - 1)))
        return plain(
            meaningText(isPadded ? QT_TRANSLATE_NOOP("PairMeaning",
                                                     "a node sends its weight to about %1 of %2 nodes, "
                                                     "padding included: nearly a matching")
                                 : QT_TRANSLATE_NOOP("PairMeaning",
                                                     "a node sends its weight to about %1 of %2 nodes: nearly a matching"))
                .arg(spread)
                .arg(columns));
    return plain(meaningText(isPadded
                                 ? QT_TRANSLATE_NOOP("PairMeaning",
                                                     "a node spreads its weight as if over %1 of %2 "
                                                     "nodes, padding included")
                                 : QT_TRANSLATE_NOOP("PairMeaning", "a node spreads its weight as if over %1 of %2 nodes"))
                     .arg(spread)
                     .arg(columns));
}

PairMeaning classMeaning(const protocol::Inspection& i)
{
    if (i.equalClassMass < 0 || i.chanceEqualClassMass < 0)
        return plain(meaningText(QT_TRANSLATE_NOOP("PairMeaning", "the nodes have no classes to compare")));
    if (i.chanceEqualClassMass >= kOneClass)
        return plain(
            meaningText(QT_TRANSLATE_NOOP("PairMeaning", "nearly all nodes are of one class, so this says little")));
    if (i.chanceEqualClassMass <= kSameMass && i.equalClassMass <= kSameMass)
        return plain(
            meaningText(QT_TRANSLATE_NOOP("PairMeaning", "hardly any two nodes share a class, so this says little")));
    const double more = i.equalClassMass - i.chanceEqualClassMass;
    const int points = static_cast<int>(std::lround(std::abs(more) * 100));
    if (std::abs(more) <= kSameMass)
        return plain(
            meaningText(QT_TRANSLATE_NOOP("PairMeaning", "as by chance: this plan does not tell the classes apart")));
    if (more > 0)
        return plain(meaningText(
            QT_TRANSLATE_N_NOOP("PairMeaning", "%n point(s) above chance: the plan prefers the own class"), points));
    return plain(
        meaningText(QT_TRANSLATE_N_NOOP("PairMeaning", "%n point(s) below chance: the plan prefers other classes"), points));
}

}  // namespace

CostVerdict costVerdict(const protocol::Inspection& i)
{
    if (!i.keepsWeights) return CostVerdict::OtherWeights;
    // Relative to the optimum, but not finer than the rounding of the costs.
    if (i.sinkhornCost < i.exactCost - std::max(kSameCost, kSameShare * i.exactCost)) return CostVerdict::BelowOptimum;
    if (i.rowGap >= protocol::kLargeGap) return CostVerdict::MarginalsOff;
    return CostVerdict::Comparable;
}

QStringList shortNumbers(const protocol::Inspection& i)
{
    const QString cost = QLocale().toString(i.sinkhornCost, 'f', 4);
    QStringList lines;
    const bool isComparable = costVerdict(i) == CostVerdict::Comparable;
    lines << meaningText(QT_TRANSLATE_NOOP("PairMeaning", "cost %1")).arg(cost);
    if (!isComparable) lines << meaningText(QT_TRANSLATE_NOOP("PairMeaning", "infeasible"));
    if (isComparable && i.exactCost > kSameCost)
        lines << meaningText(QT_TRANSLATE_NOOP("PairMeaning", "optimum + %1"))
                     .arg(share(std::max(0.0, i.sinkhornCost / i.exactCost - 1)));
    if (i.independentEntropy > 0)
        lines << meaningText(QT_TRANSLATE_NOOP("PairMeaning", "entropy %1"))
                     .arg(widgets::perCent(i.entropy / i.independentEntropy, 1));
    if (i.keepsWeights)
        lines << meaningText(QT_TRANSLATE_NOOP("PairMeaning", "marginal gap %1")).arg(widgets::roundedNumber(i.rowGap, 2));
    return lines;
}

std::array<PairMeaning, kPairNumbers> meaningsOf(const protocol::Inspection& i)
{
    return {costMeaning(i), exactMeaning(i), independentMeaning(i), gapMeaning(i), entropyMeaning(i), classMeaning(i)};
}

}  // namespace rosa::workbench
