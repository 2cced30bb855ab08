#include "app/workbench/pairs/data/pair_pictures.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include <QCoreApplication>
#include <QLocale>

namespace rosa::workbench {

QString pairText(const char* source) { return QCoreApplication::translate("PairData", source); }

namespace {

widgets::NodeLabel nodeLabel(const PairContext& context, std::int32_t node, bool isCentre)
{
    const int number = context.classOf(node);
    return {node, context.nameOf(node), number, context.className(number), isCentre};
}

std::vector<widgets::NodeLabel> labelsOf(const PairContext& context, const std::vector<std::int32_t>& nodes)
{
    std::vector<widgets::NodeLabel> labels;
    // The centre comes first; time snapshots have none.
    for (const std::int32_t node : nodes)
        labels.push_back(nodeLabel(context, node, labels.empty() && context.times.empty()));
    return labels;
}

/// A label for each row or column: of the nodes, and of the padding, if there is any.
std::vector<widgets::NodeLabel> edgeLabels(const PairContext& context, const std::vector<std::int32_t>& nodes,
                                           std::int64_t padding)
{
    std::vector<widgets::NodeLabel> labels = labelsOf(context, nodes);
    if (padding == 0) return labels;
    widgets::NodeLabel label;
    label.name = pairText(QT_TRANSLATE_NOOP("PairData", "pad × %1")).arg(padding);
    label.isPadding = true;
    labels.push_back(std::move(label));
    return labels;
}

/// λ and iterations of a plan that is not the trained one.
QString planTitle(const protocol::Inspection& shown)
{
    if (shown.asTrained) return titleOf(PairMatrix::Plan);
    return pairText(QT_TRANSLATE_NOOP("PairData", "Γ at λ = %1, iterations: %2; not as trained"))
        .arg(QLocale().toString(shown.lambda, 'g', 4))
        .arg(shown.iterations);
}

void takePlanLook(widgets::MatrixPicture& picture, const PlanLook& plans)
{
    const auto columns = static_cast<std::ptrdiff_t>(picture.columns);
    for (auto row = picture.values.begin(); row != picture.values.end(); row += columns) {
        const auto largest = std::max_element(row, row + columns);
        double mass = 0;
        for (auto value = row; value != row + columns; ++value) mass += static_cast<double>(*value);
        for (auto value = row; value != row + columns; ++value) {
            if (plans.isHard && value != largest)
                *value = std::numeric_limits<float>::quiet_NaN();
            else if (plans.isRowShare)  // A row without mass has no shares.
                *value = mass > 0 ? static_cast<float>(static_cast<double>(*value) / mass)
                                  : std::numeric_limits<float>::quiet_NaN();
        }
    }
    if (!plans.isRowShare) return;
    picture.title = pairText(QT_TRANSLATE_NOOP("PairData", "%1: shares of rows")).arg(picture.title);
    picture.symbol += QLatin1Char('/') + picture.symbol + QLatin1Char('1');  // Γ/Γ1: divided by the row sums.
}

}  // namespace

QString symbolOf(PairMatrix matrix)
{
    static constexpr const char16_t* kSymbols[] = {u"D", u"S", u"D∘S", u"Γ", u"Γ*"};
    return QString::fromUtf16(kSymbols[static_cast<int>(matrix)]);
}

QString titleOf(PairMatrix matrix)
{
    switch (matrix) {
        case PairMatrix::Cost:
            return pairText(QT_TRANSLATE_NOOP("PairData", "D, cost"));
        case PairMatrix::Rescale:
            return pairText(QT_TRANSLATE_NOOP("PairData", "S, rescale"));
        case PairMatrix::RescaledCost:
            return pairText(QT_TRANSLATE_NOOP("PairData", "D∘S, rescaled cost"));
        case PairMatrix::Plan:
            return pairText(QT_TRANSLATE_NOOP("PairData", "Γ, plan"));
        case PairMatrix::ExactPlan:
            return pairText(QT_TRANSLATE_NOOP("PairData", "Γ*, exact plan"));
    }
    return {};
}

QString helpOf(PairMatrix matrix)
{
    switch (matrix) {
        case PairMatrix::Cost:
            return pairText(QT_TRANSLATE_NOOP(
                "PairData",
                "Cost of moving weight from the row's node to the column's node: 1 − cosine of their embeddings"));
        case PairMatrix::Rescale:
            return pairText(QT_TRANSLATE_NOOP("PairData",
                                              "Factor on the cost: sigmoid of Ψ/τ, where Ψ is the hop distance of the two "
                                              "nodes; 1 if the objective does not rescale this pair"));
        case PairMatrix::RescaledCost:
            return pairText(QT_TRANSLATE_NOOP("PairData", "Cost used for transport: element-wise product of D and S"));
        case PairMatrix::Plan:
            return pairText(QT_TRANSLATE_NOOP("PairData",
                                              "Weight moved from the row's node to the column's node by the run's coupling "
                                              "(Sinkhorn by default); the plan sums to 1"));
        case PairMatrix::ExactPlan:
            return pairText(QT_TRANSLATE_NOOP(
                "PairData", "Plan of minimum cost, without entropy; Sinkhorn's plan approaches it as λ grows"));
    }
    return {};
}

widgets::MatrixPicture matrixPicture(const PairData& data, PairMatrix matrix, const widgets::MatrixLook& look,
                                     const PlanLook& plans)
{
    const record::PairSnapshot& pair = data.inspection.pair;
    widgets::MatrixPicture picture;
    picture.symbol = symbolOf(matrix);
    picture.title = matrix == PairMatrix::Plan ? planTitle(data.inspection) : titleOf(matrix);
    const auto padding = pair.padding.value_or(transport::PaddingCounts());
    picture.rows = static_cast<int>(pair.rows());
    picture.columns = static_cast<int>(pair.columns());
    picture.rowLabels = edgeLabels(*data.context, pair.rowNodes, padding.rows);
    picture.columnLabels = edgeLabels(*data.context, pair.columnNodes, padding.columns);
    if (padding.rows > 0) picture.rowBreaks = {picture.rows - 1};
    if (padding.columns > 0) picture.columnBreaks = {picture.columns - 1};
    picture.rowWeights = pair.rowWeights;
    picture.columnWeights = pair.columnWeights;
    picture.look = look;
    switch (matrix) {
        case PairMatrix::Cost:
            picture.values = pair.cost;
            break;
        case PairMatrix::Rescale:
            picture.values = pair.rescale;
            break;
        case PairMatrix::RescaledCost:
            picture.values = pair.cost;
            for (std::size_t i = 0; i < picture.values.size(); ++i) picture.values[i] *= pair.rescale[i];
            break;
        case PairMatrix::Plan:
            picture.values = pair.plan;
            break;
        case PairMatrix::ExactPlan:
            picture.values = data.inspection.exactPlan;
            break;
    }
    if (isPlan(matrix)) takePlanLook(picture, plans);
    std::tie(picture.low, picture.high) = widgets::rangeOf(picture);
    return picture;
}

QString problemText(const PairData& data)
{
    const record::PairSnapshot& pair = data.inspection.pair;
    if (!data.context->padsViews) return {};
    if (pair.padding)
        return pairText(QT_TRANSLATE_NOOP("PairData", "padded to %1 × %2, as in training"))
            .arg(pair.rowNodes.size() + static_cast<std::size_t>(pair.padding->rows))
            .arg(pair.columnNodes.size() + static_cast<std::size_t>(pair.padding->columns));
    return pairText(data.choice.viewsAlone
                        ? QT_TRANSLATE_NOOP("PairData", "views alone, without the padding of the training")
                        : QT_TRANSLATE_NOOP("PairData", "recorded as views alone, without the padding of the training"));
}

widgets::PairPicture pairPicture(const PairData& data, const widgets::FlowFilter& filter)
{
    const record::PairSnapshot& pair = data.inspection.pair;
    const auto title = [&](const char* source, const std::vector<std::int32_t>& nodes) {
        if (const auto* time = data.context->timeBehind(data.choice, &nodes == &pair.columnNodes))
            return pairText(QT_TRANSLATE_NOOP("PairData", "Time snapshot %1"))
                .arg(data.context->firstTime + (time - data.context->times.data()));
        return pairText(source).arg(nodes.empty() ? QString() : data.context->nameOf(nodes.front()));
    };
    const char* const first = QT_TRANSLATE_NOOP("PairData", "First view, centre %1");
    const char* const second = QT_TRANSLATE_NOOP("PairData", "Second view, centre %1");
    const protocol::PairSides sides = data.choice.sides;
    widgets::PairPicture picture;
    picture.left = {title(sides == protocol::PairSides::WithinSecond ? second : first, pair.rowNodes),
                    labelsOf(*data.context, pair.rowNodes), pair.rowWeights, data.rowEdges, data.rowPlaces};
    picture.right = {title(sides == protocol::PairSides::WithinFirst ? first : second, pair.columnNodes),
                     labelsOf(*data.context, pair.columnNodes), pair.columnWeights, data.columnEdges, data.columnPlaces};
    picture.left.weights.resize(pair.rowNodes.size());
    picture.right.weights.resize(pair.columnNodes.size());
    for (std::size_t i = 0; i < pair.plan.size(); ++i) {
        const bool isOfNodes = i / pair.columns() < pair.rowNodes.size() && i % pair.columns() < pair.columnNodes.size();
        if (isOfNodes)
            picture.plan.push_back(pair.plan[i]);
        else
            picture.paddingMass += static_cast<double>(pair.plan[i]);
    }
    picture.filter = filter;
    return picture;
}

}  // namespace rosa::workbench
