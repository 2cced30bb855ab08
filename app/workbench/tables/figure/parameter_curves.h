/// Data of curves over a parameter's values, and the layout of their panels.
#pragma once

#include <string>
#include <vector>

#include <QFont>
#include <QFontMetricsF>
#include <QRectF>
#include <QStringList>

#include "app/workbench/tables/figure/bars_axis.h"

namespace rosa::workbench {

/// The rows of one parameter.
struct ParameterSeries {
    QString title;
    std::vector<std::size_t> rows;
    QStringList values;  ///< As displayed.
};

std::vector<ParameterSeries> parameterSeries(const tables::Table& table);
/// Whether the row's value is the preset's value for the column's data set.
bool isPresetValue(const tables::Table& table, std::size_t row, std::size_t column);
/// Common axis of all parameters of a data set.
ValueAxis parameterAxis(const tables::Table& table, std::size_t column);
/// Explanation of the marks, below all panels.
QString parameterNote(const tables::Table& table);
/// "Accuracy, per cent".
QString parameterAxisTitle(const tables::Table& table);

struct CurvePlace {
    std::size_t series = 0, column = 0;
    QRectF plot;            ///< Area of the axes.
    bool hasTicks = false;  ///< Values of the vertical axis are shown.
    bool hasTitle = false;  ///< The data set's name is shown above.
};

/// In painter units. One line per data set if the panels of all parameters fit side by side, otherwise one line per parameter.
struct CurvesLayout {
    std::vector<CurvePlace> panels;
    bool hasLineADataset = false;
    double ticks = 0;       ///< Width of the values of the vertical axis.
    double title = 0;       ///< Width of the text along the left edge.
    QRectF note;            ///< Below all panels.
    double leastWidth = 0;  ///< With one panel per line.
    double leastHeight = 0, suitableHeight = 0;
};

/// `small`: font of the values along the axes.
CurvesLayout layoutCurves(const QRectF& area, const tables::Table& table, const QFontMetricsF& metrics,
                          const QFontMetricsF& small);

/// Horizontal position of a value of a series with `count` values.
double placeOfValue(const QRectF& plot, std::size_t value, std::size_t count, double inset);
/// Margin of `placeOfValue` at both ends.
double insetOf(const ParameterSeries& series, const QFontMetricsF& small);

/// Font of the values along the axes.
QFont smallOf(QFont font);
/// Title of a column.
QString datasetTitle(const tables::Table& table, std::size_t column);

/// A measured value of a curve.
struct CurvePoint {
    std::size_t value = 0;  ///< Index in its series.
    double mean = 0, low = 0, high = 0;
    bool isPartial = false, isPreset = false;
};

std::vector<CurvePoint> pointsOf(const tables::Table& table, const ParameterSeries& series, std::size_t column);
/// The preset's mean on a data set.
std::optional<double> presetMean(const tables::Table& table, std::size_t column);
/// Runs of neighbouring measured values, which are connected.
std::vector<std::vector<CurvePoint>> stretchesOf(const std::vector<CurvePoint>& points);

/// Texts along the left edge: the data sets of the lines, or the quantity of all panels.
struct EdgeTitle {
    QRectF span;  ///< Next to these panels.
    QString text;
};
std::vector<EdgeTitle> edgeTitles(const tables::Table& table, const CurvesLayout& layout);
/// The complete text below all panels.
QString wholeNote(const tables::Table& table, const CurvesLayout& layout);

/// The panels in a figure of this style; `heightUnits`: height of panels and note.
CurvesLayout layoutFor(const widgets::FigureStyle& style, const tables::Table& table, double heightUnits);

inline constexpr double kCurvesMargin = 4;
inline constexpr double kSmallShare = 0.85;  ///< Relative to the figure's font.

}  // namespace rosa::workbench
