#include "app/workbench/tables/figure/table_figure.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include <QCoreApplication>
#include <QPainter>

#include "app/workbench/base/core_text.h"
#include "app/workbench/figures/row_options.h"
#include "app/workbench/tables/data/cell_text.h"
#include "app/workbench/tables/figure/bars_axis.h"
#include "app/workbench/tables/figure/bars_layout.h"
#include "core/base/bind/options.h"
#include "core/catalog/shell_word.h"
#include "core/tables/given_rows.h"
#include "core/tables/survey.h"
#include "core/tables/table_order.h"

namespace rosa::workbench {

namespace {

class TableFigureText {
    Q_DECLARE_TR_FUNCTIONS(TableFigureText)
};

/// Applies the options for order and labels of rows.
Result<tables::Table> arranged(const FigureRequest& request, tables::Table table)
{
    std::vector<QStringList> names;
    for (const tables::PlanRow& row : table.plan.rows)
        names.push_back({QString::fromStdString(row.title), QString::fromStdString(row.method)});
    ROSA_TRY_ASSIGN(const auto order, orderOption(request, names));
    table = tables::reordered(std::move(table), order);
    QStringList titles;
    for (const tables::PlanRow& row : table.plan.rows) titles.append(QString::fromStdString(row.title));
    ROSA_TRY_ASSIGN(const auto labels, labelsOption(request, titles));
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        table.plan.rows[row].title = labels[static_cast<qsizetype>(row)].toStdString();
    return table;
}

Result<tables::Table> tableOf(const FigureRequest& request, const tables::PlanRequest& wanted)
{
    ROSA_TRY_ASSIGN(auto plan, tables::makeWholePlan(request.catalogue, request.store(), wanted));
    tables::DataShelf shelf(request.store(), [&request](const std::string& name) { return request.datasets->open(name); });
    ROSA_TRY_ASSIGN(const auto survey, tables::survey(request.catalogue, request.store(), plan, shelf));
    const auto ratios = tables::testOverTraining(plan, survey.results, shelf);
    return arranged(request, tables::makeTable(std::move(plan), survey.results, ratios));
}

}  // namespace

Result<tables::PlanRequest> planRequestOf(const FigureRequest& request)
{
    tables::PlanRequest wanted;
    wanted.what = request.runs.first().toStdString();
    ROSA_TRY(bind::setOptions(bind::fieldsOf<tables::PlanRequest>(), &wanted, [&](const std::string& name) {
        return std::optional(request.option(QString::fromStdString(name)).toStdString());
    }));
    return wanted;
}

StripColours paperColours()
{
    return {Qt::black, QColor(0x50, 0x50, 0x50), QColor(0xE2, 0xE2, 0xE2), QColor(0xD8, 0xD8, 0xD8), false};
}

Error tooSmall(const QString& figure, const char* side, double neededMm)
{
    const std::string needed = std::to_string(static_cast<int>(std::ceil(neededMm)));
    const bool isWidth = std::string_view(side) == "wide";
    return badInput("figure %1 needs %2 mm of %3 for its labels; enlarge it or choose a smaller font", figure.toStdString(),
                    needed, isWidth ? Message("width") : Message("height"));
}

bool hasBars(const tables::Table& table)
{
    return std::ranges::any_of(table.cells, [](const tables::TableCell& cell) { return cell.results.has_value(); });
}

TableFigure::TableFigure(tables::Table table, const tables::PlanRequest& request, const char* name,
                         const std::vector<std::pair<std::string, std::string>>& options)
    : m_table(std::move(table)), m_name(QLatin1String(name))
{
    std::string recipe = "rosa-workbench export " + request.what + " --figure " + name;
    auto all = bind::optionsOf(request);
    all.insert(all.end(), options.begin(), options.end());
    for (const auto& [option, value] : all) recipe += " --" + option + " " + catalog::shellWord(value);
    origin.recipe = QString::fromStdString(recipe);
    for (const tables::TableCell& cell : m_table.cells) {
        for (const std::string& run : cell.runs)
            if (const QString id = QString::fromStdString(run); !origin.runs.contains(id)) origin.runs.append(id);
        if (cell.card && origin.details.isEmpty()) origin.details = QString::fromStdString(cell.card->text.text());
    }
}

std::vector<widgets::FigureText> TableFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts;
    for (std::size_t row = 0; row < m_table.plan.rows.size(); ++row)
        texts.push_back({QStringLiteral("row-%1").arg(row + 1), TableFigureText::tr("Row %1").arg(row + 1),
                         rowTitle(m_table.plan, row),
                         [this, row](const QString& text) { m_table.plan.rows[row].title = text.toStdString(); }});
    for (std::size_t column = 0; column < m_table.plan.columns.size(); ++column)
        texts.push_back({QStringLiteral("column-%1").arg(column + 1), TableFigureText::tr("Column %1").arg(column + 1),
                         QString::fromStdString(m_table.plan.columns[column].title),
                         [this, column](const QString& text) { m_table.plan.columns[column].title = text.toStdString(); }});
    return texts;
}

namespace {

std::vector<std::pair<std::string, std::string>> optionsOf(const BarsLook& look)
{
    std::vector<std::pair<std::string, std::string>> options;
    if (look.form == BarsLook::Form::Bars) options.emplace_back("form", "bars");
    const auto add = [&](const char* name, const std::optional<double>& value) {
        if (value) options.emplace_back(name, QString::number(100 * *value, 'g', 6).toStdString());
    };
    add("from", look.from);
    add("to", look.to);
    return options;
}

/// An end of the axis, in per cent.
Result<std::optional<double>> endOption(const FigureRequest& request, const char* name)
{
    const QString text = request.option(QLatin1String(name));
    if (text.isEmpty()) return std::optional<double>();
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isNumber || !(value >= 0) || !(value <= 100))
        return badInput("--%1 %2: expected a percentage from 0 to 100", name, text.toStdString());
    return std::optional<double>(value / 100);
}

Result<BarsLook> lookOf(const FigureRequest& request)
{
    BarsLook look;
    const QString form = request.option(QStringLiteral("form"), QStringLiteral("dots"));
    if (form != QLatin1String("dots") && form != QLatin1String("bars"))
        return badInput("--form %1: expected dots or bars", form.toStdString());
    if (form == QLatin1String("bars")) look.form = BarsLook::Form::Bars;
    for (const auto& [name, place] : {std::pair{"from", &look.from}, std::pair{"to", &look.to}}) {
        ROSA_TRY_ASSIGN(const auto value, endOption(request, name));
        *place = value;
    }
    if (look.from && look.to && *look.from >= *look.to) return badInput("--from must be below --to");
    return look;
}

}  // namespace

BarsFigure::BarsFigure(tables::Table table, const tables::PlanRequest& request, const BarsLook& look)
    : TableFigure(std::move(table), request, "bars", optionsOf(look)), m_look(look)
{}

QString BarsFigure::title() const
{
    return TableFigureText::tr("%1: mean and 95 % interval of each method").arg(coreText(m_table.plan.title));
}

widgets::FigureStyle BarsFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = m_table.plan.columns.size() > 2 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm;
    style.heightMm = heightFor(style);
    return style;
}

double BarsFigure::heightFor(const widgets::FigureStyle& style) const
{
    const double width = widgets::unitsOfMm(style.widthMm) - 2 * kBarsMargin;
    return std::ceil(widgets::mmOfUnits(barsHeight(width, m_table, m_look, widgets::fontOf(style), &widgets::paperDevice()) +
                                        kBarsMargin + 2));
}

Result<void> BarsFigure::check(const widgets::FigureStyle& style) const
{
    const QFontMetricsF metrics(widgets::fontOf(style), &widgets::paperDevice());
    const QRectF area(0, 0, widgets::unitsOfMm(style.widthMm) - 2 * kBarsMargin, 1e4);
    const BarsLayout layout =
        layoutBars(area, m_table, !barsLegend(m_table).isEmpty(), barsAxisTitle(m_table, m_look), metrics);
    if (layout.leastWidth > area.width())
        return tooSmall(m_name, "wide", widgets::mmOfUnits(layout.leastWidth + 2 * kBarsMargin));
    const double height = widgets::mmOfUnits(layout.leastHeight + kBarsMargin + 2);
    if (height > style.heightMm) return tooSmall(m_name, "high", height);
    return {};
}

void BarsFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    drawBars(painter, area.adjusted(kBarsMargin, kBarsMargin, -kBarsMargin, -2), m_table, m_look, paperColours());
    painter.restore();
}

Result<std::unique_ptr<widgets::Figure>> loadBarsFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto look, lookOf(request));
    ROSA_TRY_ASSIGN(const auto wanted, planRequestOf(request));
    ROSA_TRY_ASSIGN(auto table, tableOf(request, wanted));
    if (!hasBars(table)) return badInput("%1: no results yet; compute them with rosa reproduce %1", wanted.what);
    auto figure = std::make_unique<BarsFigure>(std::move(table), wanted, look);
    figure->origin.recipe += rowOptionsText(request);
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

Result<std::unique_ptr<widgets::Figure>> loadRanksFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto wanted, planRequestOf(request));
    ROSA_TRY_ASSIGN(auto table, tableOf(request, wanted));
    if (!table.ranking)
        return badInput(
            "%1: ranks require at least two data sets and two methods with results in every column; use rosa reproduce %1",
            wanted.what);
    auto figure = std::make_unique<RanksFigure>(std::move(table), wanted);
    figure->origin.recipe += rowOptionsText(request);
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

Result<std::unique_ptr<widgets::Figure>> loadCurvesOfParameters(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto wanted, planRequestOf(request));
    ROSA_TRY_ASSIGN(auto table, tableOf(request, wanted));
    if (std::ranges::none_of(table.plan.rows, [](const tables::PlanRow& row) { return row.value.has_value(); }))
        return badInput("%1 has no rows for parameter values; --figure curves supports only the table sensitivity",
                        wanted.what);
    if (!hasCurves(table)) return badInput("%1: no results yet; compute them with rosa reproduce %1", wanted.what);
    return std::unique_ptr<widgets::Figure>(std::make_unique<ParameterCurvesFigure>(std::move(table), wanted));
}

}  // namespace rosa::workbench
