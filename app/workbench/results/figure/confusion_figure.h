/// Confusion matrix of a probe.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QColor>
#include <QStringList>

#include "app/workbench/figures/figure_options.h"
#include "app/workbench/results/data/results_data.h"
#include "widgets/figure/figure.h"
#include "widgets/style/colour_map.h"

class QFontMetricsF;

namespace rosa::workbench {

enum class ConfusionValues { Counts, RowShares };

/// Test nodes by true class (rows) and predicted class, row-major.
struct ConfusionPicture {
    QStringList classes;
    std::vector<std::int64_t> counts;  ///< classes² elements.
    ConfusionValues values = ConfusionValues::RowShares;
    widgets::ColourMap map = widgets::ColourMap::Cividis;
    QString of;  ///< "RoSA, cora"

    [[nodiscard]] std::int64_t count(int expected, int predicted) const;
    /// Share of the true class; 0 if the class has no nodes.
    [[nodiscard]] double share(int expected, int predicted) const;
    /// Colour of the share.
    [[nodiscard]] QColor colour(int expected, int predicted) const;
    /// Text of a cell.
    [[nodiscard]] QString text(int expected, int predicted) const;
};

/// Sums over all runs of the group; none if their records have no confusion matrix.
std::optional<ConfusionPicture> confusionPicture(const ResultTable& table, const ResultGroup& group, ConfusionValues values);

/// Layout in `area`; for drawing and for finding the cell under the mouse.
struct ConfusionLayout {
    QRectF cells;
    double cell = 0;
    double names = 0;        ///< Width of the class names to the left of the cells.
    double below = 0;        ///< Height of the class names below the cells.
    bool areUpright = true;  ///< Orientation of the names below.

    [[nodiscard]] QRectF at(int expected, int predicted) const;
};
ConfusionLayout confusionLayout(const QFontMetricsF& metrics, const QRectF& area, const ConfusionPicture& picture);

/// Cells coloured by the share of their row, with numbers if they fit. The same on screen and paper.
void drawConfusion(QPainter& painter, const QRectF& area, const ConfusionPicture& picture, const QColor& text);

class ConfusionFigure : public widgets::Figure {
public:
    /// `group`: the runs of the picture.
    ConfusionFigure(ConfusionPicture picture, const ResultGroup& group);

    [[nodiscard]] QString name() const override { return QStringLiteral("confusion"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    /// true, predicted, count, share
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;

    ConfusionPicture m_picture;
};

/// Options of the export command.
struct ConfusionOptions {
    ConfusionValues values = ConfusionValues::RowShares;
    widgets::ColourMap map = widgets::ColourMap::Cividis;
};
void describe(bind::Fields<ConfusionOptions>& fields);

Result<std::unique_ptr<widgets::Figure>> loadConfusionFigure(const FigureRequest& request);

}  // namespace rosa::workbench
