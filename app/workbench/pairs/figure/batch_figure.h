/// The batch matrix: the views of several centres compared with each other.
#pragma once

#include <optional>

#include "app/workbench/pairs/data/pair_context.h"
#include "app/workbench/pairs/figure/pair_options.h"
#include "core/protocol/batch_matrix.h"
#include "core/protocol/request.h"
#include "widgets/figure/figure.h"
#include "widgets/matrix/matrix_picture.h"

namespace rosa::workbench {

/// Which part of a batch is drawn.
struct BatchShown {
    enum class Quantity { Gemd, Weight } quantity = Quantity::Gemd;
    bool allViews = false;  ///< Also compares views of the same side.
};

/// Sorted by class with lines between classes, positive pairs framed. All views, g-EMD: 2n × 2n, first views then second views along both
/// edges. All views, weight: n × 2n as in the objective's denominator (second views, then first views).
widgets::MatrixPicture batchPicture(const protocol::BatchMatrix& batch, const PairContext& context, const BatchShown& shown,
                                    const widgets::MatrixLook& look);

/// The pair whose cost or weight a cell shows, for the batch's walks; none for a view against itself.
std::optional<PairChoice> batchPair(const PairContext& context, const protocol::BatchMatrix& batch, const BatchShown& shown,
                                    int row, int column);

/// The figure drawn from `picture`, with the command that reproduces it. `isKeptModel`: of the stored model, whatever its epoch.
std::unique_ptr<widgets::Figure> batchFigure(const PairContext& context, const protocol::BatchMatrix& batch,
                                             const BatchShown& shown, widgets::MatrixPicture picture, bool isKeptModel);

/// Options of the export command.
struct BatchOptions : ViewOptions {
    int centres = protocol::Batch().count;
    BatchShown shown;
    widgets::MatrixLook look;
};
void describe(bind::Fields<BatchOptions>& fields);

Result<std::unique_ptr<widgets::Figure>> loadBatchFigure(const FigureRequest& request);

}  // namespace rosa::workbench
