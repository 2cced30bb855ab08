/// Figure of the curves of runs.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/workbench/figures/row_options.h"
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

/// Runs that differ only in the seed: as curves, or as mean and band.
enum class SeedBands { None, Range, Deviation, Error, Interval };
SeedBands bandsOf(std::optional<widgets::Spread> spread);

/// Options of the export command.
struct CurveOptions {
    std::vector<std::string> metrics{"loss"};
    double smoothing = 0;            ///< Weight of the values before. 0 … 1
    std::optional<double> from, to;  ///< Epochs.
    std::optional<widgets::ScaleKind> scale;
    SeedBands bands = SeedBands::None;
    LabelOptions labels;  ///< In the legend, one for each run; a band has the name of its first run.
    ColourOptions colours;
};
void describe(bind::Fields<CurveOptions>& fields);

/// Figure "loss" of the export command.
Result<std::unique_ptr<widgets::Figure>> loadCurveFigure(const FigureRequest& request);

}  // namespace rosa::workbench
