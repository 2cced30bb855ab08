#include "app/workbench/pairs/figure/batch_figure.h"

#include <tuple>

#include <QCoreApplication>

#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/pairs/figure/pair_request.h"

namespace rosa::workbench {

namespace {

QString batchText(const char* source) { return QCoreApplication::translate("BatchFigure", source); }

std::vector<widgets::NodeLabel> labelsOf(const protocol::BatchMatrix& batch, const PairContext& context, int times)
{
    std::vector<widgets::NodeLabel> labels;
    for (int turn = 0; turn < times; ++turn)
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const int number = batch.classes.empty() ? -1 : batch.classes[i];
            labels.push_back({batch.centres[i], context.nameOf(batch.centres[i]), number, context.className(number), false});
        }
    return labels;
}

/// 2n × 2n: first views, then second views, along both edges.
std::vector<float> allBlocks(const protocol::BatchMatrix& batch)
{
    const std::size_t n = batch.size();
    std::vector<float> values(4 * n * n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = 0; k < n; ++k) {
            values[i * 2 * n + k] = batch.intraFirst[i * n + k];
            values[i * 2 * n + n + k] = batch.inter[i * n + k];
            values[(n + i) * 2 * n + k] = batch.inter[k * n + i];
            values[(n + i) * 2 * n + n + k] = batch.intraSecond[i * n + k];
        }
    return values;
}

/// n × n: the left half of the weights.
std::vector<float> interWeights(const protocol::BatchMatrix& batch)
{
    const std::size_t n = batch.size();
    std::vector<float> values;
    for (std::size_t i = 0; i < n; ++i)
        values.insert(values.end(), batch.weight.begin() + static_cast<std::ptrdiff_t>(i * 2 * n),
                      batch.weight.begin() + static_cast<std::ptrdiff_t>(i * 2 * n + n));
    return values;
}

/// "g-EMD between first views (rows) and second views (columns), epoch 120".
QString batchTitle(const protocol::BatchMatrix& batch, const BatchShown& shown)
{
    const bool isGemd = shown.quantity == BatchShown::Quantity::Gemd;
    const char* title =
        QT_TRANSLATE_NOOP("BatchFigure", "g-EMD between first views (rows) and second views (columns), epoch %1");
    if (isGemd && shown.allViews)
        title = QT_TRANSLATE_NOOP("BatchFigure", "g-EMD between all views (first, then second), epoch %1");
    if (!isGemd)
        title = QT_TRANSLATE_NOOP("BatchFigure",
                                  "Softmax weight between first views (rows) and second views (columns), epoch %1");
    if (!isGemd && shown.allViews)
        title = QT_TRANSLATE_NOOP(
            "BatchFigure", "Softmax weight between first views (rows) and second, then first views (columns), epoch %1");
    const QString text = batchText(title).arg(batch.epoch);
    if (!batch.padding) return text;
    return batchText(QT_TRANSLATE_NOOP("BatchFigure", "%1; views padded to %2 and %3 nodes, as in training"))
        .arg(text)
        .arg(batch.padding->rows)
        .arg(batch.padding->columns);
}

/// Run, configuration and the command that reproduces the figure.
widgets::FigureOrigin batchOrigin(const PairContext& context, const protocol::BatchMatrix& batch, const BatchShown& shown,
                                  const widgets::MatrixLook& look, bool isKeptModel)
{
    BatchOptions options;
    options.centres = static_cast<int>(batch.size());
    options.draw = static_cast<std::uint32_t>(batch.draw);
    if (!isKeptModel) options.epoch = batch.epoch;
    options.viewsAlone = context.padsViews && !batch.padding;
    options.shown = shown;
    options.look = look;
    return pairOrigin(context, QStringLiteral("batch"), options);
}

}  // namespace

widgets::MatrixPicture batchPicture(const protocol::BatchMatrix& batch, const PairContext& context, const BatchShown& shown,
                                    const widgets::MatrixLook& look)
{
    const int n = static_cast<int>(batch.size());
    const bool isGemd = shown.quantity == BatchShown::Quantity::Gemd;
    widgets::MatrixPicture picture;
    picture.symbol = isGemd ? batchText(QT_TRANSLATE_NOOP("BatchFigure", "g-EMD"))
                            : batchText(QT_TRANSLATE_NOOP("BatchFigure", "weight"));
    picture.rows = isGemd && shown.allViews ? 2 * n : n;
    picture.columns = shown.allViews ? 2 * n : n;
    picture.rowLabels = labelsOf(batch, context, picture.rows / std::max(n, 1));
    picture.columnLabels = labelsOf(batch, context, picture.columns / std::max(n, 1));
    if (isGemd)
        picture.values = shown.allViews ? allBlocks(batch) : batch.inter;
    else
        picture.values = shown.allViews ? batch.weight : interWeights(batch);
    picture.look = look;
    picture.separatesClasses = true;
    if (picture.rows > n) picture.rowBreaks = {n};
    if (picture.columns > n) picture.columnBreaks = {n};
    for (int i = 0; i < n; ++i) {
        const bool isOffset = isGemd && shown.allViews;
        picture.marked.emplace_back(i, isOffset ? n + i : i);
        if (isOffset) picture.marked.emplace_back(n + i, i);
    }
    std::tie(picture.low, picture.high) = widgets::rangeOf(picture);
    return picture;
}

std::optional<PairChoice> batchPair(const PairContext& context, const protocol::BatchMatrix& batch, const BatchShown& shown,
                                    int row, int column)
{
    using protocol::PairSides;
    const auto n = static_cast<int>(batch.size());
    const auto pair = [&](int first, int second, PairSides sides) {
        PairChoice choice{context.run, batch.centres[static_cast<std::size_t>(first % n)],
                          batch.centres[static_cast<std::size_t>(second % n)]};
        choice.draw = batch.draw;
        choice.sides = sides;
        choice.viewsAlone = context.padsViews && !batch.padding;
        return choice;
    };
    // Sides in the order of batchPicture().
    const bool startsWithFirst = shown.quantity == BatchShown::Quantity::Gemd && shown.allViews;
    const bool isRowFirst = row < n;
    const bool isColumnFirst = (column < n) == startsWithFirst;
    if (isRowFirst != isColumnFirst)
        return isRowFirst ? pair(row, column, PairSides::Across) : pair(column, row, PairSides::Across);
    if (row % n == column % n) return std::nullopt;
    return pair(row, column, isRowFirst ? PairSides::WithinFirst : PairSides::WithinSecond);
}

std::unique_ptr<widgets::Figure> batchFigure(const PairContext& context, const protocol::BatchMatrix& batch,
                                             const BatchShown& shown, widgets::MatrixPicture picture, bool isKeptModel)
{
    const QString title = batchTitle(batch, shown);
    const double width = picture.columns > picture.rows ? widgets::kTwoColumnsMm : 120;
    widgets::FigureOrigin origin = batchOrigin(context, batch, shown, picture.look, isKeptModel);
    auto figure = std::make_unique<MatricesFigure>(
        MatricesContent{QStringLiteral("batch"), title, title, width, {std::move(picture)}});
    figure->origin = std::move(origin);
    return figure;
}

void describe(bind::Fields<BatchOptions>& fields)
{
    using Quantity = BatchShown::Quantity;
    fields.as(&BatchOptions::centres, &protocol::Batch::count).placeholder("N");
    fields.part([](BatchOptions& options) -> ViewOptions& { return options; });
    fields.choice([](BatchOptions& options) -> Quantity& { return options.shown.quantity; }, "quantity", "Quantity",
                  {{Quantity::Gemd, "gemd", {}}, {Quantity::Weight, "weight", {}}}, "g-EMD, or softmax weight (gemd)");
    fields.choice([](BatchOptions& options) -> bool& { return options.shown.allViews; }, "views", "Views",
                  {{false, "inter", {}}, {true, "all", {}}}, "Views of both sides, or also of the same side (inter)");
    fields.part(&BatchOptions::look);
}

Result<std::unique_ptr<widgets::Figure>> loadBatchFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto options, readOptions<BatchOptions>(request));
    ROSA_TRY_ASSIGN(const auto context, openPairContext(request.catalogue, *request.datasets, request.runs.value(0)));
    auto words = bind::wordsOf<ViewOptions>(options);
    words.insert(words.end(), {"--batch", std::to_string(options.centres)});
    ROSA_TRY_ASSIGN(const auto answer, askEngine(request, inspectArguments(context->run, words)));
    ROSA_TRY_ASSIGN(const auto batch, protocol::batchMatrixFromJson(answer.toStdString()));
    return batchFigure(*context, batch, options.shown, batchPicture(batch, *context, options.shown, options.look),
                       !options.epoch);
}

}  // namespace rosa::workbench
