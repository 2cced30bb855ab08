#include "app/workbench/lab/figure/lab_pictures.h"

#include <algorithm>
#include <tuple>

#include <QCoreApplication>

#include "app/workbench/lab/data/lab_edit.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

using Matrix = transport::Matrix<double>;

QString labText(const char* source) { return QCoreApplication::translate("LabText", source); }

/// Name of a side's point; numbers from 1.
QString pointName(const std::vector<std::string>& labels, std::size_t place)
{
    return place < labels.size() ? QString::fromStdString(labels[place]) : QString::number(place + 1);
}

std::vector<widgets::NodeLabel> labelsOf(const lab::Problem& problem, std::size_t count, bool isRow)
{
    const std::vector<int>& classes = isRow ? problem.rowClasses : problem.columnClasses;
    std::vector<widgets::NodeLabel> labels(count);
    for (std::size_t i = 0; i < count; ++i) {
        widgets::NodeLabel& label = labels[i];
        label.name = isRow ? rowName(problem, i) : columnName(problem, i);
        label.classOf = i < classes.size() ? classes[i] : -1;
        if (label.classOf >= 0 && static_cast<std::size_t>(label.classOf) < problem.classNames.size())
            label.className = QString::fromStdString(problem.classNames[static_cast<std::size_t>(label.classOf)]);
    }
    return labels;
}

std::vector<float> narrowed(std::span<const double> values)
{
    std::vector<float> narrow;
    narrow.reserve(values.size());
    for (const double value : values) narrow.push_back(static_cast<float>(value));
    return narrow;
}

widgets::MatrixPicture pictureOf(const SolvedProblem& solved, const Matrix& matrix, const QString& symbol,
                                 const QString& title)
{
    widgets::MatrixPicture picture;
    picture.symbol = symbol;
    picture.title = title;
    picture.rows = static_cast<int>(matrix.rows());
    picture.columns = static_cast<int>(matrix.columns());
    picture.values = narrowed(matrix.values());
    picture.rowLabels = labelsOf(solved.problem, solved.posed.rows.size(), true);
    picture.columnLabels = labelsOf(solved.problem, solved.posed.columns.size(), false);
    picture.rowWeights = narrowed(solved.posed.rows);
    picture.columnWeights = narrowed(solved.posed.columns);
    std::tie(picture.low, picture.high) = widgets::rangeOf(picture);
    picture.low = std::min(picture.low, 0.0);  // A cell of 0 has the colour of 0.
    return picture;
}

/// Places in the unit square, y downwards. `all`: what fills the square.
std::vector<QPointF> unitPlaces(const lab::PointList& points, const lab::PointList& all)
{
    double left = all[0][0], right = left, low = all[0][1], high = low;
    for (const transport::PlanePoint& point : all) {
        left = std::min(left, point[0]);
        right = std::max(right, point[0]);
        low = std::min(low, point[1]);
        high = std::max(high, point[1]);
    }
    // One scale in both directions, in the middle.
    const double extent = std::max({right - left, high - low, 1e-12});
    std::vector<QPointF> places;
    for (const transport::PlanePoint& point : points)
        places.emplace_back(0.5 + (point[0] - (left + right) / 2) / extent, 0.5 - (point[1] - (low + high) / 2) / extent);
    return places;
}

QString variantText(lab::Variant variant)
{
    switch (variant) {
        case lab::Variant::Sinkhorn:
            return labText(QT_TRANSLATE_NOOP("LabText", "Sinkhorn"));
        case lab::Variant::Exact:
            return labText(QT_TRANSLATE_NOOP("LabText", "exact plan"));
        case lab::Variant::Independent:
            return labText(QT_TRANSLATE_NOOP("LabText", "independent coupling t·rᵀ"));
        case lab::Variant::Debiased:
            return labText(QT_TRANSLATE_NOOP("LabText", "Sinkhorn, with the debiased cost"));
        case lab::Variant::Unbalanced:
            return labText(QT_TRANSLATE_NOOP("LabText", "unbalanced"));
        case lab::Variant::Sliced:
            return labText(QT_TRANSLATE_NOOP("LabText", "sliced"));
        case lab::Variant::Hand:
            return labText(QT_TRANSLATE_NOOP("LabText", "plan by hand"));
    }
    return {};
}

QString endText(const SolvedProblem& solved)
{
    const lab::SolveSettings& settings = solved.problem.solve;
    if (!isScaled(settings.variant))
        return labText(QT_TRANSLATE_NOOP("LabText", "No half iterations: %1")).arg(variantText(settings.variant));
    const auto done = static_cast<qlonglong>(solved.solution.run.steps.size());
    switch (solved.solution.run.end) {
        case transport::ScalingEnd::Tolerance:
            return labText(QT_TRANSLATE_NOOP("LabText", "Stopped within the tolerance, after %1 half iterations")).arg(done);
        case transport::ScalingEnd::Underflow:
            return labText(QT_TRANSLATE_NOOP("LabText", "Stopped by underflow, after %1 half iterations")).arg(done);
        case transport::ScalingEnd::HalfIterations:
        case transport::ScalingEnd::Cancelled:
            break;
    }
    return labText(QT_TRANSLATE_NOOP("LabText", "Stopped after %1 half iterations, as many as were asked for")).arg(done);
}

QString costText(const SolvedProblem& solved)
{
    QString numbers =
        labText(QT_TRANSLATE_NOOP("LabText", "Cost %1, optimum %2"))
            .arg(widgets::shortNumber(solved.solution.figures.cost), widgets::shortNumber(solved.references.exact.cost));
    switch (solved.solution.verdict) {
        case transport::CostVerdict::Infeasible:
            return labText(QT_TRANSLATE_NOOP("LabText", "%1: below the optimum, so the weights are not kept")).arg(numbers);
        case transport::CostVerdict::Optimal:
            return labText(QT_TRANSLATE_NOOP("LabText", "%1: optimal")).arg(numbers);
        case transport::CostVerdict::Above:
            break;
    }
    return numbers;
}

}  // namespace

Result<SolvedProblem> solveProblem(const lab::Problem& problem)
{
    SolvedProblem solved;
    solved.problem = problem;
    ROSA_TRY_ASSIGN(solved.posed, lab::pose(problem));
    ROSA_TRY_ASSIGN(solved.references, lab::referencesOf(solved.posed));
    ROSA_TRY_ASSIGN(solved.solution, lab::solve(problem.solve, solved.posed, solved.references, problem.ground));
    return solved;
}

QString rowName(const lab::Problem& problem, std::size_t row) { return pointName(problem.rowLabels, row); }
QString columnName(const lab::Problem& problem, std::size_t column) { return pointName(problem.columnLabels, column); }

widgets::MatrixPicture costPicture(const SolvedProblem& solved)
{
    return solved.problem.isRescaled
               ? pictureOf(solved, solved.posed.cost, QStringLiteral("D∘S"),
                           labText(QT_TRANSLATE_NOOP("LabText", "D∘S, rescaled cost")))
               : pictureOf(solved, solved.posed.cost, QStringLiteral("D"), labText(QT_TRANSLATE_NOOP("LabText", "D, cost")));
}

widgets::MatrixPicture planPicture(const SolvedProblem& solved)
{
    return pictureOf(solved, solved.solution.plan, QStringLiteral("Γ"), labText(QT_TRANSLATE_NOOP("LabText", "Γ, plan")));
}

widgets::PairPicture flowsPicture(const SolvedProblem& solved, bool hasFlows)
{
    const lab::Posed& posed = solved.posed;
    // Clouds and views of a graph share a plane; a given cost has none.
    const bool isShared = !std::holds_alternative<lab::GivenCost>(solved.problem.source);
    lab::PointList all = posed.rowPlaces;
    all.insert(all.end(), posed.columnPlaces.begin(), posed.columnPlaces.end());
    widgets::PairPicture picture;
    picture.left = {labText(QT_TRANSLATE_NOOP("LabText", "Rows")), labelsOf(solved.problem, posed.rows.size(), true),
                    narrowed(posed.rows), posed.rowEdges, unitPlaces(posed.rowPlaces, isShared ? all : posed.rowPlaces)};
    picture.right = {labText(QT_TRANSLATE_NOOP("LabText", "Columns")), labelsOf(solved.problem, posed.columns.size(), false),
                     narrowed(posed.columns), posed.columnEdges,
                     unitPlaces(posed.columnPlaces, isShared ? all : posed.columnPlaces)};
    picture.plan = hasFlows ? narrowed(solved.solution.plan.values())
                            : std::vector<float>(posed.rows.size() * posed.columns.size(), 0.0F);
    picture.filter.threshold = 0.01;
    return picture;
}

QString settingsText(const lab::Problem& problem)
{
    const lab::SolveSettings& settings = problem.solve;
    QStringList words{variantText(settings.variant)};
    const bool hasLambda = isScaled(settings.variant) || settings.variant == lab::Variant::Unbalanced;
    if (hasLambda) words.append(QStringLiteral("λ = %1").arg(widgets::shortNumber(settings.lambda)));
    if (isScaled(settings.variant))
        words.append(labText(QT_TRANSLATE_NOOP("LabText", "%1 half iterations")).arg(settings.halfIterations));
    if (isScaled(settings.variant) && settings.tolerance > 0)
        words.append(labText(QT_TRANSLATE_NOOP("LabText", "tolerance %1")).arg(widgets::shortNumber(settings.tolerance)));
    if (settings.variant == lab::Variant::Unbalanced)
        words.append(QStringLiteral("ρ = %1").arg(widgets::shortNumber(settings.rho)));
    if (problem.isRescaled) words.append(QStringLiteral("S, τ = %1").arg(widgets::shortNumber(problem.temperature)));
    return words.join(QStringLiteral(", "));
}

QStringList verdictTexts(const SolvedProblem& solved)
{
    // The side scaled last is off by rounding errors, which differ from processor to processor.
    const auto gapText = [rounding = roundingOf(solved.problem.solve)](double gap) {
        return widgets::shortNumber(gap <= rounding ? 0 : gap);
    };
    const transport::PlanFigures& figures = solved.solution.figures;
    return {endText(solved),
            labText(QT_TRANSLATE_NOOP("LabText", "Off the weights: rows by %1, columns by %2"))
                .arg(gapText(figures.rowGap), gapText(figures.columnGap)),
            costText(solved)};
}

}  // namespace rosa::workbench
