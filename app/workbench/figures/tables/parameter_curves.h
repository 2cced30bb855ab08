/// What curves over a parameter's values are made of, and where their panels stand.
#pragma once

#include <string>
#include <vector>

#include <QFont>
#include <QFontMetricsF>
#include <QRectF>
#include <QStringList>

#include "app/workbench/figures/tables/bars_axis.h"

namespace rosa::workbench {

/// The rows of one parameter.
struct ParameterSeries {
    QString title;
    std::vector<std::size_t> rows;
    QStringList values;  ///< As they are written.
};

std::vector<ParameterSeries> parameterSeries(const reproduce::Table& table);
/// Whether the row's value is the one that the preset has for the column's data set.
bool isPresetValue(const reproduce::Table& table, std::size_t row, std::size_t column);
/// Of all parameters of a data set.
ValueAxis parameterAxis(const reproduce::Table& table, std::size_t column);
/// What the marks mean, below all panels.
QString parameterNote(const reproduce::Table& table);
/// "Accuracy, per cent".
QString parameterAxisTitle(const reproduce::Table& table);

struct CurvePlace {
    std::size_t series = 0, column = 0;
    QRectF plot;            ///< The axes.
    bool hasTicks = false;  ///< Values of the vertical axis are written.
    bool hasTitle = false;  ///< The data set's name stands above.
};

/// In units of the painter. A line a data set where all parameters have room beside each other, else a line a parameter.
struct CurvesLayout {
    std::vector<CurvePlace> panels;
    bool hasLineADataset = false;
    double ticks = 0;       ///< Width of the vertical axis' values.
    double title = 0;       ///< Width of what is written along the left edge.
    QRectF note;            ///< Below all.
    double leastWidth = 0;  ///< With one panel a line.
    double leastHeight = 0, suitableHeight = 0;
};

/// `small`: the font of values along the axes.
CurvesLayout layoutCurves(const QRectF& area, const reproduce::Table& table, const QFontMetricsF& metrics,
                          const QFontMetricsF& small);

/// Horizontal place of a value of a series with `count` values.
double placeOfValue(const QRectF& plot, std::size_t value, std::size_t count, double inset);
/// What `placeOfValue` keeps free at both ends.
double insetOf(const ParameterSeries& series, const QFontMetricsF& small);

/// The font of values along the axes.
QFont smallOf(QFont font);
/// Title of a column.
QString datasetTitle(const reproduce::Table& table, std::size_t column);

/// A measured value of a curve.
struct CurvePoint {
    std::size_t value = 0;  ///< Place in its series.
    double mean = 0, low = 0, high = 0;
    bool isPartial = false, isPreset = false;
};

std::vector<CurvePoint> pointsOf(const reproduce::Table& table, const ParameterSeries& series, std::size_t column);
/// The preset's mean of a data set.
std::optional<double> presetMean(const reproduce::Table& table, std::size_t column);
/// Neighbouring values that were both measured hang together.
std::vector<std::vector<CurvePoint>> stretchesOf(const std::vector<CurvePoint>& points);

/// Texts along the left edge: the data sets of lines, or what all panels show.
struct EdgeTitle {
    QRectF span;  ///< Beside these panels.
    QString text;
};
std::vector<EdgeTitle> edgeTitles(const reproduce::Table& table, const CurvesLayout& layout);
/// As it stands below all panels.
QString wholeNote(const reproduce::Table& table, const CurvesLayout& layout);

/// Where a figure of a style has its panels; `heightUnits`: of them and the note.
CurvesLayout layoutFor(const widgets::FigureStyle& style, const reproduce::Table& table, double heightUnits);

inline constexpr double kCurvesMargin = 4;
inline constexpr double kSmallShare = 0.85;  ///< Of the figure's font.

}  // namespace rosa::workbench
