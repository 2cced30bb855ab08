#include "app/workbench/tables/figure/parameter_curves.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/figures/wrapped_text.h"
#include "app/workbench/results/data/interval_scope.h"

namespace rosa::workbench {

namespace {

class CurvesText {
    Q_DECLARE_TR_FUNCTIONS(ParameterCurves)
};

constexpr double kSuitableLines = 6;  ///< Height of the axes in lines of text.
constexpr double kLeastLines = 2.5;
constexpr double kBetween = 8;  ///< Between panels of a line.

const tables::PlannedRun* runOf(const tables::Plan& plan, std::size_t row, std::size_t column)
{
    const auto run = std::ranges::find_if(
        plan.runs, [&](const tables::PlannedRun& one) { return one.row == row && one.column == column; });
    return run == plan.runs.end() ? nullptr : &*run;
}

/// The minimum width of axes that shows all values of a series.
double widthOf(const ParameterSeries& series, const QFontMetricsF& small)
{
    double step = 0;
    for (qsizetype i = 1; i < series.values.size(); ++i) {
        const double both = small.horizontalAdvance(series.values[i - 1]) + small.horizontalAdvance(series.values[i]);
        step = std::max(step, both / 2 + 0.5 * small.averageCharWidth());
    }
    return step * static_cast<double>(std::max<qsizetype>(series.values.size() - 1, 1)) + 2 * insetOf(series, small);
}

struct Size {
    double width = 0;  ///< Width of axes that fit all values of all parameters.
    double ticks = 0;  ///< Width of the values of the vertical axis.
    double title = 0;  ///< Width of the title along the left edge.
    double above = 0;  ///< Height of the data set's name.
    double below = 0;  ///< Height of the values and title of the parameter.
};

Size sizeOf(const tables::Table& table, const std::vector<ParameterSeries>& all, const QFontMetricsF& metrics,
            const QFontMetricsF& small)
{
    Size size;
    for (const ParameterSeries& series : all) {
        size.width = std::max({size.width, widthOf(series, small), longestWord(series.title, metrics)});
        size.below = std::max(size.below, wrappedHeight(series.title, size.width, metrics));
    }
    for (std::size_t column = 0; column < table.plan.columns.size(); ++column)
        size.width =
            std::max(size.width, metrics.horizontalAdvance(QString::fromStdString(table.plan.columns[column].title)));
    size.below = small.height() + 3 + size.below;
    size.ticks = small.horizontalAdvance(QStringLiteral("00.0")) + 4;
    size.title = 1.3 * metrics.height();
    size.above = 1.3 * metrics.height();
    return size;
}

}  // namespace

std::vector<ParameterSeries> parameterSeries(const tables::Table& table)
{
    std::vector<ParameterSeries> all;
    std::vector<std::string> keys;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const auto& value = table.plan.rows[row].value;
        if (!value) continue;
        const auto known = std::ranges::find(keys, value->key) - keys.begin();
        if (known == static_cast<std::ptrdiff_t>(keys.size())) {
            keys.push_back(value->key);
            all.push_back({catalogueText(value->title), {}, {}});
        }
        ParameterSeries& series = all[static_cast<std::size_t>(known)];
        series.rows.push_back(row);
        series.values.append(QString::fromStdString(value->text));
    }
    return all;
}

bool hasCurves(const tables::Table& table)
{
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        for (std::size_t column = 0; column < table.plan.columns.size(); ++column)
            if (table.plan.rows[row].value && table.cell(row, column).results) return true;
    return false;
}

bool isPresetValue(const tables::Table& table, std::size_t row, std::size_t column)
{
    const tables::Plan& plan = table.plan;
    const auto preset = std::ranges::find_if(plan.rows, &tables::PlanRow::isReference);
    if (preset == plan.rows.end() || !plan.rows[row].value) return false;
    const auto* usual = runOf(plan, static_cast<std::size_t>(preset - plan.rows.begin()), column);
    const auto* own = runOf(plan, row, column);
    const std::string& key = plan.rows[row].value->key;
    return usual && own && usual->configuration.values().at(key).value == own->configuration.values().at(key).value;
}

ValueAxis parameterAxis(const tables::Table& table, std::size_t column)
{
    double low = 1, high = 0;
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const tables::TableCell& cell = table.cell(row, column);
        if (!cell.results) continue;
        const double mean = cell.results->mean();
        const auto& interval = cell.interval95;
        low = std::min({low, mean, interval ? std::max(interval->low, 0.0) : mean});
        high = std::max({high, mean, interval ? std::min(interval->high, 1.0) : mean});
    }
    return roomyAxis(low, high);
}

QString parameterNote(const tables::Table& table)
{
    const bool isPartial =
        std::ranges::any_of(table.cells, [](const tables::TableCell& cell) { return cell.results && cell.missing > 0; });
    QString note = CurvesText::tr("Band: 95 % interval %1; ring and dashed line: the preset")
                       .arg(scopeTexts(table).join(QStringLiteral("; ")));
    if (isPartial) note += CurvesText::tr("; hollow: runs are missing");
    return note;
}

QString parameterAxisTitle(const tables::Table& table)
{
    return CurvesText::tr("%1, per cent").arg(metricTitle(table.plan.metric));
}

double insetOf(const ParameterSeries& series, const QFontMetricsF& small)
{
    if (series.values.isEmpty()) return 0;
    return std::max(small.horizontalAdvance(series.values.first()), small.horizontalAdvance(series.values.last())) / 2 + 2;
}

double placeOfValue(const QRectF& plot, std::size_t value, std::size_t count, double inset)
{
    if (count < 2) return plot.center().x();
    return plot.left() + inset + (plot.width() - 2 * inset) * static_cast<double>(value) / static_cast<double>(count - 1);
}

CurvesLayout layoutCurves(const QRectF& area, const tables::Table& table, const QFontMetricsF& metrics,
                          const QFontMetricsF& small)
{
    const auto all = parameterSeries(table);
    const Size size = sizeOf(table, all, metrics, small);
    const std::size_t series = std::max<std::size_t>(all.size(), 1), columns = table.plan.columns.size();
    CurvesLayout layout;
    layout.ticks = size.ticks;
    layout.title = size.title;
    layout.leastWidth = size.title + size.ticks + size.width;
    const double room = area.width() - size.title;
    // Panels of one data set share an axis, so that its values are written once per line.
    layout.hasLineADataset =
        room - size.ticks >= static_cast<double>(series) * (size.width + kBetween) - kBetween && series > 1;
    const std::size_t fits =
        static_cast<std::size_t>(std::max(1.0, std::floor((room + kBetween) / (size.ticks + size.width + kBetween))));
    const std::size_t across = layout.hasLineADataset ? series : std::min(columns, fits);
    const std::size_t count = series * columns;
    const double down = static_cast<double>((count + across - 1) / across);
    const double tickWidths = layout.hasLineADataset ? size.ticks : size.ticks * static_cast<double>(across);
    const double width = (room - tickWidths - kBetween * static_cast<double>(across - 1)) / static_cast<double>(across);

    // If each line is one data set, its name is needed once; if each line is one parameter, also in lines that begin with another data set.
    const bool namesEach = !layout.hasLineADataset && across < columns;
    const double note = wrappedHeight(wholeNote(table, layout), area.width(), metrics) + 4;
    const double above = layout.hasLineADataset ? 4 : size.above;
    const double linesAbove = namesEach || layout.hasLineADataset ? down * above : above + 4 * (down - 1);
    // A parameter's title is nearer to its own panel than to the next one, whose heading it is not.
    const double between = 1.2 * metrics.height();
    const auto heightFor = [&](double axes) {
        return linesAbove + down * (axes + size.below) + between * (down - 1) + 4 + note;
    };
    layout.suitableHeight = heightFor(kSuitableLines * metrics.height());
    layout.leastHeight = heightFor(kLeastLines * metrics.height());
    const double axes = std::max(10.0, (area.height() - heightFor(0)) / down);
    double y = area.top();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t x = i % across;
        const bool namesColumn = !layout.hasLineADataset && (namesEach || i < across);
        const double lineAbove = layout.hasLineADataset || namesColumn ? above : 4;
        const double step = width + kBetween + (layout.hasLineADataset ? 0 : size.ticks);
        CurvePlace place;
        place.series = layout.hasLineADataset ? x : i / columns;
        place.column = layout.hasLineADataset ? i / across : i % columns;
        place.plot =
            QRectF(area.left() + size.title + size.ticks + static_cast<double>(x) * step, y + lineAbove, width, axes);
        place.hasTicks = !layout.hasLineADataset || x == 0;
        place.hasTitle = namesColumn;
        layout.panels.push_back(place);
        if (x + 1 == across || i + 1 == count) y += lineAbove + axes + size.below + (i + 1 == count ? 4 : between);
    }
    layout.note = QRectF(area.left(), y, area.width(), note);
    return layout;
}

QFont smallOf(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * kSmallShare);
    return font;
}

QString datasetTitle(const tables::Table& table, std::size_t column)
{
    return QString::fromStdString(table.plan.columns[column].title);
}

std::vector<CurvePoint> pointsOf(const tables::Table& table, const ParameterSeries& series, std::size_t column)
{
    std::vector<CurvePoint> points;
    for (std::size_t i = 0; i < series.rows.size(); ++i) {
        const tables::TableCell& cell = table.cell(series.rows[i], column);
        if (!cell.results) continue;
        const double mean = cell.results->mean();
        const auto& interval = cell.interval95;
        points.push_back({i, mean, interval ? std::max(interval->low, 0.0) : mean,
                          interval ? std::min(interval->high, 1.0) : mean, cell.missing > 0,
                          isPresetValue(table, series.rows[i], column)});
    }
    return points;
}

std::optional<double> presetMean(const tables::Table& table, std::size_t column)
{
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        if (table.plan.rows[row].isReference && table.cell(row, column).results)
            return table.cell(row, column).results->mean();
    return std::nullopt;
}

std::vector<std::vector<CurvePoint>> stretchesOf(const std::vector<CurvePoint>& points)
{
    std::vector<std::vector<CurvePoint>> stretches;
    for (const CurvePoint& point : points) {
        if (stretches.empty() || stretches.back().back().value + 1 != point.value) stretches.emplace_back();
        stretches.back().push_back(point);
    }
    return stretches;
}

std::vector<EdgeTitle> edgeTitles(const tables::Table& table, const CurvesLayout& layout)
{
    if (!layout.hasLineADataset)
        return {{layout.panels.front().plot.united(layout.panels.back().plot), parameterAxisTitle(table)}};
    std::vector<EdgeTitle> titles;
    for (const CurvePlace& place : layout.panels)
        if (place.hasTicks) titles.push_back({place.plot, datasetTitle(table, place.column)});
    return titles;
}

CurvesLayout layoutFor(const widgets::FigureStyle& style, const tables::Table& table, double heightUnits)
{
    const QFont font = widgets::fontOf(style);
    const double width = widgets::unitsOfMm(style.widthMm) - 2 * kCurvesMargin;
    return layoutCurves(QRectF(kCurvesMargin, kCurvesMargin, width, heightUnits), table,
                        QFontMetricsF(font, &widgets::paperDevice()), QFontMetricsF(smallOf(font), &widgets::paperDevice()));
}

QString wholeNote(const tables::Table& table, const CurvesLayout& layout)
{
    if (!layout.hasLineADataset) return parameterNote(table);
    return parameterAxisTitle(table) + QStringLiteral(". ") + parameterNote(table);
}

}  // namespace rosa::workbench
