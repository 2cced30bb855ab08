/// Charts as values: panels with axes and marks, the same on screen and on paper.
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include <QColor>
#include <QFontMetricsF>
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
    Sample,     ///< Small translucent disc: one of many measurements.
    Mean,       ///< Upright stroke: the mean of samples.
    Hollow,     ///< Hollow disc: of incomplete data.
    Ring,       ///< Ring around another mark.
    Published,  ///< Hollow diamond: copied from elsewhere.
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
    /// As many ticks as have room on an axis of this length.
    [[nodiscard]] std::vector<ScaleTick> fittingTicks(double length, bool isVertical, const QFontMetricsF& metrics) const;
    /// A value as a label.
    [[nodiscard]] QString text(double value) const;

    /// An axis for categories, with half a step of margin at both ends; with `isDown`, a vertical one begins at the top.
    static ChartScale ofNames(const QString& title, const QStringList& names, bool isDown = false);
};

/// `subject` is a number of the chart's maker, for clicks; −1: none. `colour` is a number for curveColour(); −1: that of the tone.
struct ChartPoint {
    double x = 0, y = 0;
    int subject = -1;
    Tone tone = Tone::Plain;
    int colour = -1;
};
struct ChartLine {
    std::vector<QPointF> at;
    int subject = -1;
    Tone tone = Tone::Plain;
    int colour = -1;
    double width = 0;  ///< In painter units; 0: that of the tone. Published lines are dashed.
};
/// A band between two curves over ascending x.
struct ChartBand {
    std::vector<double> x, low, high;
    Tone tone = Tone::Plain;
    int colour = -1;
};
/// A filled rectangle, in the colour of its value on the scale of the chart if it has one.
struct ChartBox {
    double left = 0, right = 0, bottom = 0, top = 0;
    double value = std::numeric_limits<double>::quiet_NaN();
    int subject = -1;
    Tone tone = Tone::Plain;
    QString tip = {};  ///< Shown under the pointer.
    int colour = -1;
    double opacity = 1;
};
/// An interval with caps; an end outside the axis is cut and has no cap.
struct ChartWhisker {
    double at = 0, low = 0, high = 0;
    bool isVertical = true;
    Tone tone = Tone::Plain;
    int colour = -1;
};
/// A line through the whole panel.
struct ChartRule {
    double at = 0;
    bool isVertical = false;
};
/// A text beside a place.
struct ChartText {
    enum class Side { Left, Right, Above };
    double x = 0, y = 0;
    QString text;
    Side side = Side::Right;
    /// If there is no room inside the panel on the right of x: the place of whose left side it is put; without room there, either, `shorter`
    /// is shown instead. NaN: always beside x.
    double otherX = std::numeric_limits<double>::quiet_NaN();
    QString shorter = {};
};

struct ChartPanel {
    ChartScale x, y;
    std::vector<ChartBand> bands = {};
    std::vector<ChartBox> boxes = {};
    std::vector<ChartRule> rules = {};
    std::vector<ChartLine> lines = {};
    std::vector<ChartWhisker> whiskers = {};
    std::vector<ChartPoint> points = {};
    std::vector<ChartText> texts = {};
    QString title = {};   ///< Above the panel, centred.
    bool isBare = false;  ///< Without axes, for diagrams: the vertical unit is a line of text.
};

struct ChartKey {
    static constexpr int kOfTone = 0;  ///< The marker of the tone.

    QString text;
    Tone tone = Tone::Plain;
    int sign = kOfTone;  ///< Or one of LegendMark that is not a marker.
};

struct Chart {
    std::vector<ChartPanel> panels;
    bool sharesY = true;  ///< Panels side by side have the same vertical axis.
    std::vector<ChartKey> keys = {};
    QString note = {};                   ///< Below the panels.
    std::optional<ChartScale> bar = {};  ///< Of the values of boxes; shown beside the panels.
    /// Width below which panels wrap to the next line, in heights of the text; 0: as many side by side as have room for their labels,
    /// whatever the height.
    double leastPanel = 11;
    QString xTitle = {};    ///< Of the horizontal axes of all panels, below them.
    std::size_t group = 0;  ///< After so many panels a new line begins; 0: only where panels wrap.
    double rowLines = 1.7;  ///< Suitable height of a row of names, in heights of the text.
    double plotLines = 0;   ///< Suitable height of other panels, in heights of the text; 0: by their width.

    [[nodiscard]] bool isEmpty() const { return panels.empty(); }
};

/// Colours of a device.
struct ChartColours {
    QColor text, quiet, grid, back, failed, chosen;
    bool isDark = false;

    /// That of the tone, or number `colour` of curveColour().
    [[nodiscard]] QColor of(Tone tone, int colour = -1) const;
    static ChartColours paper();
};
/// Colour of a result from 0 to 1: the better, the more it stands out from the background. Grey for NaN.
QRgb resultColour(double share, bool isDark);
/// Number for drawMarker(), or one of LegendMark for a mark that is not filled.
int markerOf(Tone tone);

}  // namespace rosa::widgets
