/// What a plot of curves is made of, and how a drawing of any width comes out of it.
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include <QStringList>

#include "widgets/plots/curve_panel.h"

namespace rosa::widgets {

struct PlotCurve {
    QString id;  ///< Stays the same while the curve lives: "RUN/metric".
    QString name;
    int colour = 0;  ///< Number for curveColour().
    Qt::PenStyle dash = Qt::SolidLine;
    int dashedFrom = std::numeric_limits<int>::max();  ///< Dashed after this epoch.
    std::shared_ptr<CurveStore> data;                  ///< Never null.
    bool isShown = true;
};

/// Mean and spread of curves that repeat each other under other seeds.
struct PlotBand {
    QString id;
    QString name;
    int colour = 0;
    Spread spread = Spread::Range;
    std::vector<std::shared_ptr<CurveStore>> data;
    bool isShown = true;
};

/// Everything on one set of axes.
struct PanelSource {
    QString title;  ///< The quantity: "Loss".
    QString unit;   ///< "ms", "nats"; empty: a pure number.
    ScaleKind scale = ScaleKind::Linear;
    double smoothing = 0;  ///< Weight in [0, 1); 0: none.
    std::vector<PlotCurve> curves;
    std::vector<PlotBand> bands;
    std::vector<CurveMark> marks;

    /// Epochs of the longest curve.
    [[nodiscard]] int length() const;
    /// What is shown of the epochs from … to in about `pixels` columns, values fitted. Gives the curves their smoothing first.
    [[nodiscard]] PanelDrawing draw(double from, double to, int pixels, bool isDark) const;
    /// The same with curves of its own, which nothing changes any more.
    [[nodiscard]] PanelSource frozen() const;
    /// "Loss (nats)".
    [[nodiscard]] QString titleWithUnit() const;
};

/// "Epoch": title of the axis that all curves share.
QString epochText();
/// "n = 5", or "n = 3–5" where not all curves reach every epoch in view.
QString countText(const Band& band);
/// "each column: smallest to largest of 64 epochs"; "" where every epoch is drawn.
QString thinningText(int epochsPerColumn);
/// What a reader has to know of how the panel is drawn, a sentence each: what bands are, what is smoothed, merged or linear near 0.
QStringList drawingNotes(const PanelDrawing& drawing, double smoothing);

}  // namespace rosa::widgets
