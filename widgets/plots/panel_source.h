/// Source data of a plot of curves, from which drawings of any width are made.
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include <QStringList>

#include "widgets/plots/curve_panel.h"

namespace rosa::widgets {

struct PlotCurve {
    QString id;  ///< Constant for the lifetime of the curve: "RUN/metric".
    QString name;
    int colour = 0;  ///< Number for curveColour().
    Qt::PenStyle dash = Qt::SolidLine;
    int dashedFrom = std::numeric_limits<int>::max();  ///< Dashed after this epoch.
    std::shared_ptr<CurveStore> data;                  ///< Never null.
    bool isShown = true;
    QString line =
        {};  ///< What it is among the curves of its run, for a plot whose runs are named above it; "" of a run's only curve.
    bool isListed = true;  ///< Whether the legend in the heading of the plot has it.
};

/// Mean and spread of curves that repeat a run with other seeds.
struct PlotBand {
    QString id;
    QString name;
    int colour = 0;
    Spread spread = Spread::Range;
    std::vector<std::shared_ptr<CurveStore>> data;
    bool isShown = true;
    Qt::PenStyle dash = Qt::SolidLine;  ///< Of the mean.
    QString line = {};                  ///< As of a curve.
    bool isListed = true;
};

/// Content of one set of axes.
struct PanelSource {
    QString title;  ///< The quantity: "Loss".
    QString unit;   ///< "ms", "nats"; empty: dimensionless.
    ScaleKind scale = ScaleKind::Linear;
    double smoothing = 0;  ///< Weight in [0, 1); 0: none.
    std::vector<PlotCurve> curves;
    std::vector<PlotBand> bands;
    std::vector<CurveMark> marks;
    bool areNamedAbove = false;  ///< The runs are named above all plots: the heading's legend has the names of lines only.

    /// Number of epochs of the longest curve.
    [[nodiscard]] int length() const;
    /// The epochs from … to in about `pixels` columns, with fitted values. Applies the smoothing to the curves first.
    [[nodiscard]] PanelDrawing draw(double from, double to, int pixels, bool isDark) const;
    /// A copy with its own curves, which no longer change.
    [[nodiscard]] PanelSource frozen() const;
    /// "Loss (nats)".
    [[nodiscard]] QString titleWithUnit() const;
};

/// "Epoch": title of the shared axis.
QString epochText();
/// "n = 5", or "n = 3–5" if not all curves reach every visible epoch.
QString countText(const Band& band);
/// "mean ± standard error": what line and band of this spread show, for legends.
QString spreadText(Spread spread);
/// "each column: smallest to largest of 64 epochs"; "" if every epoch is drawn.
QString thinningText(int epochsPerColumn);
/// How the panel is drawn, one sentence per fact: the meaning of bands, and what is smoothed, merged or linear near 0.
QStringList drawingNotes(const PanelDrawing& drawing, double smoothing);

}  // namespace rosa::widgets
