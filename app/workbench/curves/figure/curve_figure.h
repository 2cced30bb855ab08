/// Figure of the curves of runs.
#pragma once

#include <memory>
#include <vector>

#include "app/workbench/figures/figure_request.h"
#include "widgets/figure/figure.h"
#include "widgets/plots/panel_source.h"

namespace rosa::workbench {

/// One or several sets of axes below each other with common epochs.
class CurveFigure : public widgets::Figure {
public:
    /// Copies the curves, so that the saved figure matches the screen. `from` … `to`: epochs.
    CurveFigure(const std::vector<widgets::PanelSource>& panels, double from, double to);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    /// One column per curve if every epoch is known, otherwise one line per range of epochs with its mean, smallest and largest value.
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;

    std::vector<widgets::PanelSource> m_panels;
    double m_from;
    double m_to;
};

/// Figure "loss" of the export command. Options: metric (names, by commas; "loss"), smooth (weight in [0, 1)), log ("1" logarithmic,
/// "symlog" symmetric-logarithmic), group (runs that differ only in the seed as mean and band: groupOption()), from and to (epochs), labels
/// (names for the legend by commas, one for each run; a band has the name of its first run), colours (one for each run or band).
Result<std::unique_ptr<widgets::Figure>> loadCurveFigure(const FigureRequest& request);

/// The value of the option "group" for bands of this kind: "1" (range), "deviation", "error", "interval".
QString groupOption(widgets::Spread spread);

}  // namespace rosa::workbench
