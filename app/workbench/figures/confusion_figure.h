/// Which classes a probe takes for which.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QColor>
#include <QStringList>

#include "app/workbench/figures/figure_request.h"
#include "widgets/figure/figure.h"

class QFontMetricsF;

namespace rosa::workbench {

enum class ConfusionValues { Counts, RowShares };

/// Test nodes by true class (rows) and predicted class, row-major.
struct ConfusionPicture {
    QStringList classes;
    std::vector<std::int64_t> counts;  ///< classes² of them.
    ConfusionValues values = ConfusionValues::RowShares;
    QString of;  ///< "RoSA (gcn) on cora"

    [[nodiscard]] std::int64_t count(int expected, int predicted) const;
    /// Share of the true class; 0 where no node is of it.
    [[nodiscard]] double share(int expected, int predicted) const;
    /// What stands in a cell.
    [[nodiscard]] QString text(int expected, int predicted) const;
};

/// Where things lie in `area`; for drawing and for finding the cell under the mouse.
struct ConfusionLayout {
    QRectF cells;
    double cell = 0;
    double names = 0;        ///< Width of the classes' names left of the cells.
    double below = 0;        ///< Height of those below.
    bool areUpright = true;  ///< The names below.

    [[nodiscard]] QRectF at(int expected, int predicted) const;
};
ConfusionLayout confusionLayout(const QFontMetricsF& metrics, const QRectF& area, const ConfusionPicture& picture);

/// Cells coloured by the share of their row (cividis), with numbers where they fit. The same on screen and paper.
void drawConfusion(QPainter& painter, const QRectF& area, const ConfusionPicture& picture, const QColor& text);

class ConfusionFigure : public widgets::Figure {
public:
    explicit ConfusionFigure(ConfusionPicture picture) : m_picture(std::move(picture)) {}

    [[nodiscard]] QString name() const override { return QStringLiteral("confusion"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    /// true, predicted, count, share
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    ConfusionPicture m_picture;
};

/// Option: values = counts | shares. Of all runs of the group.
Result<std::unique_ptr<widgets::Figure>> loadConfusionFigure(const FigureRequest& request);

}  // namespace rosa::workbench
