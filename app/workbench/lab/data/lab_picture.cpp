#include "app/workbench/lab/data/lab_picture.h"

#include <limits>
#include <numbers>
#include <tuple>

#include <QCoreApplication>

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_text.h"
#include "app/workbench/pairs/data/pair_pictures.h"
#include "widgets/lab/lab_values.h"

namespace rosa::workbench {

namespace {

using Matrix = transport::Matrix<double>;

widgets::LabSide sideOf(const LabAnswer& answer, bool isRow)
{
    const lab::Posed& posed = answer.posed();
    widgets::LabSide side;
    for (const auto& [x, y] : isRow ? posed.rowPlaces : posed.columnPlaces) side.places.emplace_back(x, y);
    side.edges = isRow ? posed.rowEdges : posed.columnEdges;
    side.weights = isRow ? posed.rows : posed.columns;
    side.sums = widgets::sumsOf(answer.shown.plan, isRow);
    if (isScaled(answer.settings.variant)) side.logScaling = isRow ? answer.shown.state.logV : answer.shown.state.logU;
    for (int i = 0; i < static_cast<int>(side.weights.size()); ++i) side.labels.append(labelOf(answer.problem(), isRow, i));
    side.classes = isRow ? answer.problem().rowClasses : answer.problem().columnClasses;
    return side;
}

widgets::LabTraces tracesOf(const LabAnswer& answer, bool showsAhead)
{
    widgets::LabTraces traces;
    traces.rounding = roundingOf(answer.settings);
    traces.exactCost = answer.references().exact.cost;
    traces.exactEntropy = answer.references().exactFigures.entropy;
    traces.independentEntropy = answer.references().independent.entropy;
    if (!isScaled(answer.settings.variant)) return traces;
    const auto add = [&](const transport::PlanFigures& figures) {
        traces.rowGap.push_back(figures.rowGap);
        traces.columnGap.push_back(figures.columnGap);
        traces.cost.push_back(figures.cost);
        traces.entropy.push_back(figures.entropy);
    };
    // Without a plan, nothing has reached anybody, at no cost that could be compared.
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    add({.cost = none, .rowGap = 1, .columnGap = 1, .entropy = none, .mass = 0});
    const auto& run = showsAhead ? answer.trace->solution.run : answer.shown.run;
    for (const transport::ScalingStep& step : run.steps) add(step.figures);
    return traces;
}

Matrix contributionOf(const LabAnswer& answer)
{
    Matrix product = answer.shown.plan;
    const auto cost = answer.posed().cost.values();
    for (std::size_t i = 0; i < cost.size(); ++i) product.values()[i] *= cost[i];
    return product;
}

widgets::LabTerm nextOf(const LabAnswer& answer)
{
    const auto terms = formulaOf(answer);
    if (terms.size() > 1 && terms[1].isLit) return widgets::LabTerm::Rows;
    return terms.size() > 2 && terms[2].isLit ? widgets::LabTerm::Columns : widgets::LabTerm::None;
}

/// Leaves problem, weights and D, which then has the room of the plan, and a plan that is filled in by hand.
void hideResult(widgets::LabScene& scene, bool isByHand)
{
    scene.kernel = {};
    scene.halfIterations = 0;
    scene.next = widgets::LabTerm::None;
    for (widgets::LabSide* side : {&scene.rows, &scene.columns}) side->logScaling.clear();
    scene.contribution = {};
    if (isByHand) return;
    scene.plan = {};
    for (widgets::LabSide* side : {&scene.rows, &scene.columns}) side->sums.assign(side->sums.size(), 0);
}

std::vector<widgets::NodeLabel> labelsOf(const LabAnswer& answer, bool isRow)
{
    const lab::Problem& problem = answer.problem();
    const std::vector<int>& classes = isRow ? problem.rowClasses : problem.columnClasses;
    const auto count = static_cast<int>((isRow ? answer.posed().rows : answer.posed().columns).size());
    std::vector<widgets::NodeLabel> labels;
    for (int i = 0; i < count; ++i) {
        const int number = classes.empty() ? -1 : classes[static_cast<std::size_t>(i)];
        QString className;
        if (number >= 0 && number < std::ssize(problem.classNames))
            className = QString::fromStdString(problem.classNames[static_cast<std::size_t>(number)]);
        labels.push_back({i, labelOf(problem, isRow, i), number, className, false});
    }
    return labels;
}

widgets::MatrixPicture pictureOf(const LabAnswer& answer, PairMatrix matrix, const Matrix& values)
{
    widgets::MatrixPicture picture;
    picture.symbol = symbolOf(matrix);
    picture.title = titleOf(matrix);
    picture.rows = static_cast<int>(values.rows());
    picture.columns = static_cast<int>(values.columns());
    for (const double value : values.values()) picture.values.push_back(static_cast<float>(value));
    picture.rowLabels = labelsOf(answer, true);
    picture.columnLabels = labelsOf(answer, false);
    for (const double weight : answer.posed().rows) picture.rowWeights.push_back(static_cast<float>(weight));
    for (const double weight : answer.posed().columns) picture.columnWeights.push_back(static_cast<float>(weight));
    std::tie(picture.low, picture.high) = widgets::rangeOf(picture);
    return picture;
}

}  // namespace

widgets::LabScene sceneOf(const LabAnswer& answer, const LabSnapshot& snapshot, const LabFreedom& freedom)
{
    const lab::Problem& problem = answer.problem();
    const lab::Solution& shown = answer.shown;
    widgets::LabScene scene;
    scene.rows = sideOf(answer, true);
    scene.columns = sideOf(answer, false);
    scene.hasPlane = !hasGivenCost(problem);
    scene.cost = answer.posed().cost;
    scene.plan = shown.plan;
    if (isScaled(answer.settings.variant)) scene.kernel = shown.kernel;
    scene.contribution = contributionOf(answer);
    scene.exactPlan = answer.references().exact.plan;
    scene.scale = answer.posed().scale;
    scene.isRescaled = problem.isRescaled && scene.scale;
    const bool hasGhost =
        snapshot.ghost && snapshot.ghost->rows() == shown.plan.rows() && snapshot.ghost->columns() == shown.plan.columns();
    if (hasGhost) scene.ghost = *snapshot.ghost;
    if (snapshot.mostCost > 0) scene.mostCost = snapshot.mostCost;
    if (snapshot.mostMass > 0) scene.mostMass = snapshot.mostMass;
    scene.traces = tracesOf(answer, freedom.isSandbox());
    scene.halfIterations = answer.halfIterations;
    scene.next = nextOf(answer);
    scene.showsFormula = false;  // The view shows it in text.
    if (answer.settings.variant == lab::Variant::Sliced) scene.angle = answer.settings.angle * std::numbers::pi / 180;
    scene.canDragPoints = freedom.has(lab::Control::Points) && scene.hasPlane;
    scene.canDragWeights = freedom.has(lab::Control::Weights);
    scene.canEditCost = freedom.has(lab::Control::Cost) && !scene.hasPlane;
    scene.canEditPlan = freedom.has(lab::Control::Plan) && answer.settings.variant == lab::Variant::Hand;
    if (freedom.hidesVerdicts()) {
        scene.exactPlan = {};
        scene.traces = {};
    }
    if (freedom.hidesCosts()) scene.cost = scene.contribution = scene.exactPlan = {};
    if (freedom.hidesResult()) hideResult(scene, answer.settings.variant == lab::Variant::Hand);
    return scene;
}

widgets::MatrixPicture planPicture(const LabAnswer& answer)
{
    return pictureOf(answer, PairMatrix::Plan, answer.shown.plan);
}

widgets::MatrixPicture costPicture(const LabAnswer& answer)
{
    return pictureOf(answer, answer.problem().isRescaled ? PairMatrix::RescaledCost : PairMatrix::Cost, answer.posed().cost);
}

}  // namespace rosa::workbench
