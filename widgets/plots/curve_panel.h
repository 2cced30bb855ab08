/// One set of axes with curves, as a value and as QCustomPlot draws it: on the screen and on paper by the same code.
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

/// How a legend's sample is drawn of a curve that is dashed from an epoch on: dashed, too, if it is anywhere.
inline Qt::PenStyle legendDash(Qt::PenStyle dash, int dashedFrom)
{
    return dash == Qt::SolidLine && dashedFrom != std::numeric_limits<int>::max() ? Qt::DashLine : dash;
}

/// One curve with the stretch of it that is drawn.
struct CurveDrawing {
    QString name;
    QColor colour;
    Qt::PenStyle dash = Qt::SolidLine;
    int dashedFrom = std::numeric_limits<int>::max();  ///< Dashed after this epoch: what a fork left behind.
    bool isSmoothed = false;  ///< The columns' smoothed values are the line; the values stay behind it, pale.
    CurveView view;
};

struct BandDrawing {
    QString name;
    QColor colour;
    Band band;
    Spread spread = Spread::Range;
    bool isSmoothed = false;  ///< The line is the smoothed mean; the band is of the values as they are.
};

/// Something that happened at an epoch.
struct CurveMark {
    enum class Kind {
        Line,  ///< A line over the whole height with its label.
        Tick,  ///< A small triangle on the axis.
    };
    int epoch = 0;
    Kind kind = Kind::Line;
    QString label;
    QColor colour;         ///< Invalid: the axes'.
    bool isMinor = false;  ///< Its label is left out rather than another's.
};

/// All that is on one set of axes. A value; holds no widget.
struct PanelDrawing {
    QString title;  ///< Quantity with its unit.
    ValueScale scale;
    double from = 1;  ///< Epochs.
    double to = 2;
    double low = 0;  ///< Places on the scale.
    double high = 1;
    std::vector<CurveDrawing> curves;
    std::vector<BandDrawing> bands;
    std::vector<CurveMark> marks;

    /// The most epochs that one column of a curve or band stands for.
    [[nodiscard]] int epochsPerColumn() const;
    /// Sets low and high to what all curves and bands reach, with a little room.
    void fitValues();
};

struct PanelColours {
    QColor background, text, quiet, grid;
    static PanelColours of(const QPalette& palette);
    static PanelColours paper();
};

/// Puts a drawing on an axis rect, which it belongs to.
class CurvePanel {
public:
    enum class Medium { Screen, Paper };
    /// `rect` outlives this. Paper: every line smooth and as vectors; screen: dense columns by the fastest way.
    CurvePanel(QCPAxisRect* rect, Medium medium);

    void setColours(const PanelColours& colours);
    void setFont(const QFont& font);
    void setEpochLabels(bool areShown);
    /// Takes the drawing; it is on screen after the plot's next replot().
    void show(PanelDrawing drawing);
    [[nodiscard]] const PanelDrawing& drawing() const;
    /// Where the epochs in view lie, first to last: room is left at both sides, so that a point at an end is seen whole.
    [[nodiscard]] QRectF epochArea() const;

private:
    class Layer;
    QCPAxisRect* m_rect;
    Layer* m_layer;  ///< Belongs to the plot.
};

}  // namespace rosa::widgets
