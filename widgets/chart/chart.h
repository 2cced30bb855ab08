/// Charts as values: panels with axes and marks, the same on screen and on paper.
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include "widgets/plots/value_scale.h"
#include "widgets/style/colour_map.h"

namespace rosa::widgets {

/// What a mark stands for; screen and paper have a colour and a marker for each.
enum class Tone {
    Plain,      ///< Disc.
    Faint,      ///< Small triangle: given up.
    Quiet,      ///< Small grey disc: out of focus.
    Accent,     ///< Diamond: the one that matters.
    Reference,  ///< Square: what others are compared with.
    Second,     ///< Disc of another colour.
    Failed,     ///< Cross.
};

/// An axis: numbers, equal ratios, or names at 0, 1, 2, …
struct ChartScale {
    QString title = {};
    double low = 0, high = 1;  ///< Ends, above 0 if isLog; a linear axis with low > high points down.
    bool isLog = false;
    bool isWhole = false;    ///< Labels are whole numbers.
    double unit = 1;         ///< Labels are values divided by this; 0.01: per cent.
    QStringList names = {};  ///< Of the categories; empty: numbers.

    /// Place on the axis: 0 at `low`, 1 at `high`; NaN for a value without a place.
    [[nodiscard]] double shareOf(double value) const;
    [[nodiscard]] double valueAt(double share) const;
    /// At most about `most` ticks with labels; `place` is a share.
    [[nodiscard]] std::vector<ScaleTick> ticks(int most) const;
    /// A value as a label.
    [[nodiscard]] QString text(double value) const;

    /// An axis for categories, with half a step of margin at both ends.
    static ChartScale ofNames(const QString& title, const QStringList& names);
};

/// `subject` is a number of the chart's maker, for clicks; −1: none.
struct ChartPoint {
    double x = 0, y = 0;
    int subject = -1;
    Tone tone = Tone::Plain;
};
struct ChartLine {
    std::vector<QPointF> at;
    int subject = -1;
    Tone tone = Tone::Plain;
};
/// A band between two curves over ascending x.
struct ChartBand {
    std::vector<double> x, low, high;
    Tone tone = Tone::Plain;
};
/// A filled rectangle, in the colour of its value on the scale of the chart if it has one.
struct ChartBox {
    double left = 0, right = 0, bottom = 0, top = 0;
    double value = std::numeric_limits<double>::quiet_NaN();
    int subject = -1;
    Tone tone = Tone::Plain;
    QString tip = {};  ///< Shown under the pointer.
};
/// An interval with caps.
struct ChartWhisker {
    double at = 0, low = 0, high = 0;
    bool isVertical = true;
    Tone tone = Tone::Plain;
};
/// A line through the whole panel.
struct ChartRule {
    double at = 0;
    bool isVertical = false;
};

struct ChartPanel {
    ChartScale x, y;
    std::vector<ChartBand> bands = {};
    std::vector<ChartBox> boxes = {};
    std::vector<ChartRule> rules = {};
    std::vector<ChartLine> lines = {};
    std::vector<ChartWhisker> whiskers = {};
    std::vector<ChartPoint> points = {};
};

struct ChartKey {
    QString text;
    Tone tone = Tone::Plain;
    bool isLine = false;
};

struct Chart {
    std::vector<ChartPanel> panels;
    bool sharesY = true;  ///< Panels side by side have the same vertical axis.
    std::vector<ChartKey> keys = {};
    QString note = {};                   ///< Below the panels.
    std::optional<ChartScale> bar = {};  ///< Of the values of boxes; shown beside the panels.
    double leastPanel = 11;              ///< Width below which panels wrap to the next line, in heights of the text.

    [[nodiscard]] bool isEmpty() const { return panels.empty(); }
};

/// Colours of a device.
struct ChartColours {
    QColor text, quiet, grid, back, failed, chosen;
    bool isDark = false;

    [[nodiscard]] QColor of(Tone tone) const;
    static ChartColours paper();
};
/// Colour of a result from 0 to 1: the better, the more it stands out from the background. Grey for NaN.
QRgb resultColour(double share, bool isDark);
/// Number for drawMarker().
int markerOf(Tone tone);

}  // namespace rosa::widgets
