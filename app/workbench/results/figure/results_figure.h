/// Every measured accuracy as a point, with mean and interval, and the published number as a grey band.
#pragma once

#include <memory>

#include <QColor>

#include "app/workbench/figures/figure_request.h"
#include "app/workbench/results/data/results_data.h"
#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// Colours that differ between screen and paper.
struct StripColours {
    QColor text;
    QColor quiet;
    QColor grid;
    QColor band;  ///< Of the published number.
    bool isDark = false;
};

/// Draws one strip per group below each other with a common axis in per cent. The same on screen and paper.
void drawStrips(QPainter& painter, const QRectF& area, const ResultTable& table, const StripColours& colours);

class ResultsFigure : public widgets::Figure {
public:
    explicit ResultsFigure(ResultTable table);

    [[nodiscard]] QString name() const override { return QStringLiteral("results"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    [[nodiscard]] double heightFor(const widgets::FigureStyle& style) const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    /// One line for every split of every run.
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;

    ResultTable m_table;
};

/// Options: labels and order (row_options.h).
Result<std::unique_ptr<widgets::Figure>> loadResultsFigure(const FigureRequest& request);

}  // namespace rosa::workbench
