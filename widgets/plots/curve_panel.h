/// One set of axes with curves, as a value and as drawn by QCustomPlot, on screen and on paper by the same code.
#pragma once

#include <limits>
#include <vector>

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include "widgets/plots/curve_band.h"
#include "widgets/plots/curve_store.h"
#include "widgets/plots/value_scale.h"

class QCPAxisRect;
class QPalette;

namespace rosa::widgets {

/// Dash pattern of a legend sample for a curve that is dashed from some epoch on: dashed if any part of the curve is.
inline Qt::PenStyle legendDash(Qt::PenStyle dash, int dashedFrom)
{
    return dash == Qt::SolidLine && dashedFrom != std::numeric_limits<int>::max() ? Qt::DashLine : dash;
}

/// One curve and its drawn columns.
struct CurveDrawing {
    QString name;
    QColor colour;
    Qt::PenStyle dash = Qt::SolidLine;
    int dashedFrom = std::numeric_limits<int>::max();  ///< Dashed after this epoch: the part that a fork replaced.
    bool isSmoothed = false;  ///< The line shows the smoothed values; the original values are drawn pale behind it.
    CurveView view;
};

struct BandDrawing {
    QString name;
    QColor colour;
    Band band;
    Spread spread = Spread::Range;
    bool isSmoothed = false;  ///< The line is the smoothed mean; the band shows the unsmoothed values.
    Qt::PenStyle dash = Qt::SolidLine;
};

/// An event at an epoch.
struct CurveMark {
    enum class Kind {
        Line,  ///< A vertical line over the whole height with a label.
        Tick,  ///< A small triangle on the axis.
    };
    int epoch = 0;
    Kind kind = Kind::Line;
    QString label;
    QColor colour;         ///< Invalid: the axes' colour.
    bool isMinor = false;  ///< Its label is omitted before others.
};

/// Content of one set of axes. A value; holds no widget.
struct PanelDrawing {
    QString title;  ///< Quantity with its unit.
    ValueScale scale;
    double from = 1;  ///< Epochs.
    double to = 2;
    double low = 0;  ///< Positions on the scale.
    double high = 1;
    std::vector<CurveDrawing> curves;
    std::vector<BandDrawing> bands;
    std::vector<CurveMark> marks;

    /// The maximum number of epochs per column of a curve or band.
    [[nodiscard]] int epochsPerColumn() const;
    /// Sets low and high to the range of all curves and bands, with a small margin.
    void fitValues();
};

struct PanelColours {
    QColor background, text, quiet, grid;
    static PanelColours of(const QPalette& palette);
    static PanelColours paper();
};

/// Shows drawings on an axis rect, which owns it.
class CurvePanel {
public:
    enum class Medium { Screen, Paper };
    /// `rect` must outlive this. Paper: every line antialiased and as vectors; screen: dense columns drawn the fastest way.
    CurvePanel(QCPAxisRect* rect, Medium medium);

    void setColours(const PanelColours& colours);
    void setFont(const QFont& font);
    void setEpochLabels(bool areShown);
    /// Sets the drawing; it appears at the plot's next replot().
    void show(PanelDrawing drawing);
    [[nodiscard]] const PanelDrawing& drawing() const;
    /// Area of the visible epochs, first to last: margins on both sides keep points at the ends fully visible.
    [[nodiscard]] QRectF epochArea() const;

private:
    class Layer;
    QCPAxisRect* m_rect;
    Layer* m_layer;  ///< Belongs to the plot.
};

}  // namespace rosa::widgets
