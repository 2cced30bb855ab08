#include "app/workbench/lab/data/lab_text.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "app/workbench/base/core_text.h"
#include "app/workbench/lab/data/lab_edit.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

using widgets::shortNumber;

/// Context of the translations.
class LabText {
    Q_DECLARE_TR_FUNCTIONS(rosa::workbench::LabText)
};

QString endOfScaling(const LabAnswer& answer)
{
    const transport::ScalingRun& run = answer.shown.run;
    const int done = answer.halfIterations;
    switch (run.end) {
        case transport::ScalingEnd::Tolerance:
            return LabText::tr("Stopped after %Ln half iteration(s): both marginals are within %1.", nullptr, done)
                .arg(shortNumber(answer.trace->settings.tolerance));
        case transport::ScalingEnd::Underflow:
            return LabText::tr("Stopped after %Ln half iteration(s), with no next one: %1.", nullptr, done)
                .arg(run.underflow ? coreText(run.underflow->message) : QString());
        case transport::ScalingEnd::HalfIterations:
        case transport::ScalingEnd::Cancelled:
            break;
    }
    if (done == 0) return LabText::tr("Before the first half iteration: u = 1/m, and there is no plan yet.");
    if (done >= kLabMostHalfIterations)
        return LabText::tr("Stopped at the limit of %Ln half iteration(s), not by convergence.", nullptr, done);
    const double rounding = roundingOf(answer.settings);
    const auto& figures = answer.shown.figures;
    if (figures.rowGap <= rounding && figures.columnGap <= rounding)
        return LabText::tr("Stopped after %Ln half iteration(s), as asked.", nullptr, done);
    return LabText::tr("Stopped after %Ln half iteration(s), as asked, not by convergence.", nullptr, done);
}

QString endOf(const LabAnswer& answer)
{
    const lab::Solution& shown = answer.shown;
    switch (answer.settings.variant) {
        case lab::Variant::Sinkhorn:
            return endOfScaling(answer);
        case lab::Variant::Debiased:
            if (shown.divergence && !shown.divergence->converged)
                return LabText::tr("%1 Debiased divergence: about %2 (sharp: %3), as its scalings have not converged.")
                    .arg(endOfScaling(answer), shortNumber(shown.divergence->debiased),
                         shortNumber(shown.divergence->sharp));
            return LabText::tr("%1 Debiased divergence: %2 (sharp: %3).")
                .arg(endOfScaling(answer), shortNumber(shown.divergence ? shown.divergence->debiased : 0),
                     shortNumber(shown.divergence ? shown.divergence->sharp : 0));
        case lab::Variant::Exact:
            return LabText::tr("Stopped at an optimum: the network simplex ends by itself.");
        case lab::Variant::Independent:
            return LabText::tr("Nothing is iterated: each sender serves all receivers by their weights.");
        case lab::Variant::Unbalanced:
            if (shown.unbalanced && !shown.unbalanced->converged)
                return LabText::tr("Stopped at the limit of %Ln iteration(s), not by convergence.", nullptr,
                                   shown.unbalanced->iterations);
            return LabText::tr("Stopped after %Ln iteration(s): the scalings no longer change.", nullptr,
                               shown.unbalanced ? shown.unbalanced->iterations : 0);
        case lab::Variant::Sliced:
            return LabText::tr("Sorted along the projection: %1 there, %2 on average over %Ln direction(s).", nullptr,
                               answer.settings.directions)
                .arg(shortNumber(shown.sliced ? shown.sliced->shown : 0),
                     shortNumber(shown.sliced ? shown.sliced->mean : 0));
        case lab::Variant::Hand:
            return LabText::tr("Filled in by hand.");
    }
    return {};
}

QString marginalsOf(const LabAnswer& answer)
{
    const transport::PlanFigures& figures = answer.shown.figures;
    if (answer.settings.variant == lab::Variant::Unbalanced)
        return LabText::tr("%1 of mass is moved; rows leave %2 and columns lack %3, as the price ρ permits.")
            .arg(shortNumber(figures.mass), shortNumber(figures.rowGap), shortNumber(figures.columnGap));
    const double rounding = roundingOf(answer.settings);
    const bool meetsRows = figures.rowGap <= rounding, meetsColumns = figures.columnGap <= rounding;
    if (meetsRows && meetsColumns) return LabText::tr("Both marginals are met.");
    if (meetsRows) return LabText::tr("Rows are met; columns are off by %1 in total.").arg(shortNumber(figures.columnGap));
    if (meetsColumns) return LabText::tr("Columns are met; rows are off by %1 in total.").arg(shortNumber(figures.rowGap));
    return LabText::tr("Rows are off by %1, columns by %2 in total.")
        .arg(shortNumber(figures.rowGap), shortNumber(figures.columnGap));
}

QString costOf(const LabAnswer& answer)
{
    const transport::PlanFigures& figures = answer.shown.figures;
    const double optimum = answer.references().exact.cost;
    const QString cost = shortNumber(figures.cost), best = shortNumber(optimum);
    if (answer.settings.variant == lab::Variant::Unbalanced)
        return LabText::tr("Cost %1. Not comparable with the optimum %2, for which all mass moves.").arg(cost, best);
    if (isScaled(answer.settings.variant) && answer.halfIterations == 0)
        return LabText::tr("No cost yet; the optimum is %1.").arg(best);
    switch (answer.shown.verdict) {
        case transport::CostVerdict::Infeasible:
            return LabText::tr("Cost %1, below the optimum %2: infeasible, not good. The marginals are not met.")
                .arg(cost, best);
        case transport::CostVerdict::Optimal:
            return LabText::tr("Cost %1: the optimum.").arg(cost);
        case transport::CostVerdict::Above:
            break;
    }
    const double above = figures.cost - optimum;
    const QString by =
        optimum > 1e-9 ? widgets::perCent(above / optimum, above / optimum < 0.1 ? 2 : 1) : shortNumber(above);
    constexpr double kMet = 1e-6;
    if (figures.rowGap > kMet || figures.columnGap > kMet)
        return LabText::tr("Cost %1, %2 above the optimum %3, but not final: the marginals are not met.")
            .arg(cost, by, best);
    return LabText::tr("Cost %1, %2 above the optimum %3.").arg(cost, by, best);
}

}  // namespace

LabVerdicts verdictsOf(const LabAnswer& answer)
{
    LabVerdicts verdicts{endOf(answer), marginalsOf(answer), costOf(answer)};
    verdicts.isInfeasible = answer.settings.variant != lab::Variant::Unbalanced && answer.shown.figures.mass > 0 &&
                            answer.shown.verdict == transport::CostVerdict::Infeasible;
    return verdicts;
}

std::vector<LabTermText> formulaOf(const LabAnswer& answer)
{
    switch (answer.settings.variant) {
        case lab::Variant::Exact:
            return {{QStringLiteral("Γ* = argmin ⟨Γ, D⟩,  Γ1 = t,  Γᵀ1 = r"), false}};
        case lab::Variant::Independent:
            return {{QStringLiteral("Γ = t rᵀ"), false}};
        case lab::Variant::Unbalanced:
            return {{QStringLiteral("⟨Γ, D⟩ + KL(Γ|t rᵀ)/λ + ρ KL(Γ1|t) + ρ KL(Γᵀ1|r)"), false}};
        case lab::Variant::Sliced:
            return {{QStringLiteral("Γ = sort(⟨x, θ⟩) → sort(⟨y, θ⟩)"), false}};
        case lab::Variant::Hand:
            return {{QStringLiteral("Γ ≥ 0,  Γ1 = t,  Γᵀ1 = r"), false}};
        case lab::Variant::Sinkhorn:
        case lab::Variant::Debiased:
            break;
    }
    const bool goesOn =
        answer.shown.run.end == transport::ScalingEnd::HalfIterations && answer.halfIterations < kLabMostHalfIterations;
    const bool isRows = answer.shown.state.next() == transport::Side::Rows;
    return {{QStringLiteral("P = exp(−λD)"), false},
            {QStringLiteral("v = t / (P u)"), goesOn && isRows},
            {QStringLiteral("u = r / (Pᵀ v)"), goesOn && !isRows},
            {QStringLiteral("Γ = diag(v) P diag(u)"), false}};
}

QString nameOf(lab::Variant variant)
{
    switch (variant) {
        case lab::Variant::Sinkhorn:
            return LabText::tr("Sinkhorn");
        case lab::Variant::Exact:
            return LabText::tr("Exact");
        case lab::Variant::Independent:
            return LabText::tr("Independent");
        case lab::Variant::Debiased:
            return LabText::tr("Debiased (extension)");
        case lab::Variant::Unbalanced:
            return LabText::tr("Unbalanced (extension)");
        case lab::Variant::Sliced:
            return LabText::tr("Sliced (extension)");
        case lab::Variant::Hand:
            return LabText::tr("By hand");
    }
    return {};
}

QString nameOf(lab::Ground ground)
{
    switch (ground) {
        case lab::Ground::Euclidean:
            return LabText::tr("Euclidean");
        case lab::Ground::Squared:
            return LabText::tr("Squared");
        case lab::Ground::Cosine:
            return LabText::tr("Cosine");
    }
    return {};
}

QString nameOf(transport::Arithmetic arithmetic)
{
    switch (arithmetic) {
        case transport::Arithmetic::Single:
            return LabText::tr("float32");
        case transport::Arithmetic::Double:
            return LabText::tr("float64");
        case transport::Arithmetic::Logarithm:
            return LabText::tr("Logarithms");
    }
    return {};
}

std::vector<lab::Variant> variantsFor(const lab::Problem& problem)
{
    using lab::Variant;
    std::vector<Variant> variants{Variant::Sinkhorn, Variant::Exact, Variant::Independent, Variant::Hand};
    if (!hasGivenCost(problem)) variants.push_back(Variant::Debiased);
    variants.push_back(Variant::Unbalanced);
    if (!hasGivenCost(problem)) variants.push_back(Variant::Sliced);
    return variants;
}

QString labelOf(const lab::Problem& problem, bool isRow, int index)
{
    const std::vector<std::string>& labels = isRow ? problem.rowLabels : problem.columnLabels;
    if (labels.empty()) return QLocale().toString(index + 1);
    return QString::fromStdString(labels[static_cast<std::size_t>(index)]);
}

}  // namespace rosa::workbench
