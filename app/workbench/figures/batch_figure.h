/// The batch matrix: every view of some centres against every other.
#pragma once

#include "app/workbench/figures/figure_request.h"
#include "core/record/batch_matrix.h"
#include "widgets/figure/figure.h"
#include "widgets/matrix/matrix_picture.h"

namespace rosa::workbench {

struct PairContext;

/// What of a batch is drawn.
struct BatchShown {
    enum class Quantity { Gemd, Weight } quantity = Quantity::Gemd;
    bool allViews = false;  ///< Also views of one side among themselves.
};

/// Sorted by class with lines between classes, positive pairs framed. All views, g-EMD: 2n × 2n, first views then second views along both
/// edges. All views, weight: n × 2n as the objective's denominator has them (second views, then first views).
widgets::MatrixPicture batchPicture(const record::BatchMatrix& batch, const PairContext& context, const BatchShown& shown,
                                    widgets::ColourMap map);

/// "g-EMD of first views (rows) and second views, epoch 120".
QString batchTitle(const record::BatchMatrix& batch, const BatchShown& shown);

class BatchFigure : public widgets::Figure {
public:
    BatchFigure(widgets::MatrixPicture picture, QString title);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString title() const override { return m_title; }
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    widgets::MatrixPicture m_picture;
    QString m_title;
};

/// Run, configuration and the command that draws the figure again.
widgets::FigureOrigin batchOrigin(const PairContext& context, const record::BatchMatrix& batch, const BatchShown& shown,
                                  widgets::ColourMap map, bool isKeptModel);

/// Options: centres (64), draw, epoch, quantity=gemd|weight, views=inter|all, map.
Result<std::unique_ptr<widgets::Figure>> loadBatchFigure(const FigureRequest& request);

}  // namespace rosa::workbench
