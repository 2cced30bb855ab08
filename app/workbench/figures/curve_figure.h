/// Curves of runs on paper.
#pragma once

#include <memory>
#include <vector>

#include "app/workbench/figures/figure_request.h"
#include "widgets/figure/figure.h"
#include "widgets/plots/panel_source.h"

namespace rosa::workbench {

/// One or several sets of axes below each other, over the same epochs.
class CurveFigure : public widgets::Figure {
public:
    /// Copies the curves, so that what is saved is what was seen. `from` … `to`: epochs.
    CurveFigure(const std::vector<widgets::PanelSource>& panels, double from, double to);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    /// A column a curve where every epoch is known, else a line for each stretch of epochs with its mean, smallest and largest value.
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;

    std::vector<widgets::PanelSource> m_panels;
    double m_from;
    double m_to;
};

/// Figure "loss" of the export command. Options: metric (names, by commas; "loss"), smooth (weight in [0, 1)), log ("1" logarithmic, "symlog"
/// symmetric-logarithmic), group ("1": mean and range over runs that differ in the seed alone; "deviation": mean and standard
/// deviation), from and to (epochs), labels (names for the legend by commas, one for each run; of a band, that of its first run counts).
Result<std::unique_ptr<widgets::Figure>> loadCurveFigure(const FigureRequest& request);

}  // namespace rosa::workbench
