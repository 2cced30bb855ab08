#include "app/workbench/tables/figure/table_figure.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/workbench/base/core_text.h"
#include "app/workbench/tables/data/cell_text.h"
#include "core/tables/given_rows.h"
#include "core/tables/survey.h"
#include "core/tables/table.h"

namespace rosa::workbench {

namespace {

class TableFigureText {
    Q_DECLARE_TR_FUNCTIONS(TableFigureText)
};

Result<tables::Table> arranged(const RowOptions& rows, tables::Table table)
{
    std::vector<QStringList> names;
    for (const tables::PlanRow& row : table.plan.rows)
        names.push_back({QString::fromStdString(row.title), QString::fromStdString(row.method)});
    ROSA_TRY_ASSIGN(const auto order, orderOf(rows, names));
    table = tables::reordered(std::move(table), order);
    QStringList titles;
    for (const tables::PlanRow& row : table.plan.rows) titles.append(QString::fromStdString(row.title));
    ROSA_TRY_ASSIGN(const auto labels, labelsOf(rows, titles));
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        table.plan.rows[row].title = labels[static_cast<qsizetype>(row)].toStdString();
    return table;
}

Result<tables::Table> tableOf(const FigureRequest& request, const tables::PlanRequest& wanted, const RowOptions& rows = {})
{
    ROSA_TRY_ASSIGN(auto plan, tables::makeWholePlan(request.catalogue, request.store(), wanted));
    tables::DataShelf shelf(request.store(), [&request](const std::string& name) { return request.datasets->open(name); });
    ROSA_TRY_ASSIGN(const auto survey, tables::survey(request.catalogue, request.store(), plan, shelf));
    const auto ratios = tables::testOverTraining(plan, survey.results, shelf);
    return arranged(rows, tables::makeTable(std::move(plan), survey.results, ratios));
}

}  // namespace

Result<tables::PlanRequest> planRequestOf(const FigureRequest& request)
{
    tables::PlanRequest wanted;
    wanted.what = request.runs.first().toStdString();
    ROSA_TRY(readOptions(request, bind::fieldsOf<tables::PlanRequest>(), &wanted));
    return wanted;
}

TableFigure::TableFigure(tables::Table table, const tables::PlanRequest& request, const char* name,
                         const std::vector<std::pair<std::string, std::string>>& options)
    : m_table(std::move(table)), m_name(QLatin1String(name))
{
    auto all = bind::optionsOf(request);
    all.insert(all.end(), options.begin(), options.end());
    origin.recipe = recipeOf({QString::fromStdString(request.what)}, m_name, all);
    for (const tables::TableCell& cell : m_table.cells) {
        for (const std::string& run : cell.runs)
            if (const QString id = QString::fromStdString(run); !origin.runs.contains(id)) origin.runs.append(id);
        if (cell.card && origin.details.isEmpty()) origin.details = QString::fromStdString(cell.card->text.text());
    }
}

double TableFigure::suitableWidthMm() const
{
    return m_table.plan.columns.size() > 2 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm;
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

BarsOptions barsOptions(const BarsLook& look, const RowOptions& rows)
{
    BarsOptions options{rows, look.form, {}, {}};
    // As it was typed: 29, not 28.999999999999996.
    const auto perCent = [](double share) { return QString::number(100 * share, 'g', 6).toDouble(); };
    if (look.from) options.from = perCent(*look.from);
    if (look.to) options.to = perCent(*look.to);
    return options;
}

Result<BarsLook> lookOf(const BarsOptions& options)
{
    if (options.from && options.to && *options.from >= *options.to) return badInput("--from must be below --to");
    BarsLook look{options.form, {}, {}};
    if (options.from) look.from = *options.from / 100;
    if (options.to) look.to = *options.to / 100;
    return look;
}

}  // namespace

void describe(bind::Fields<BarsOptions>& fields)
{
    fields.part(&BarsOptions::rows);
    fields.choice(&BarsOptions::form, "form", "Form",
                  {{BarsLook::Form::Dots, "dots", {}}, {BarsLook::Form::Bars, "bars", {}}},
                  "Points, each column with its own axis, or bars on one axis (dots)");
    fields.real(&BarsOptions::from, "from", "From", "Begin of the axes").from(0).upTo(100).placeholder("PERCENT");
    fields.real(&BarsOptions::to, "to", "To", "End of the axes").from(0).upTo(100).placeholder("PERCENT");
}

BarsFigure::BarsFigure(tables::Table table, const tables::PlanRequest& request, const BarsLook& look, const RowOptions& rows)
    : TableFigure(std::move(table), request, "bars", bind::optionsOf(barsOptions(look, rows))), m_look(look)
{}

QString BarsFigure::title() const
{
    return TableFigureText::tr("%1: mean and 95 % interval of each method").arg(coreText(m_table.plan.title));
}

Result<std::unique_ptr<widgets::Figure>> loadBarsFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto options, readOptions<BarsOptions>(request));
    ROSA_TRY_ASSIGN(const auto look, lookOf(options));
    ROSA_TRY_ASSIGN(const auto wanted, planRequestOf(request));
    ROSA_TRY_ASSIGN(auto table, tableOf(request, wanted, options.rows));
    if (!hasBars(table)) return badInput("%1: no results yet; compute them with rosa reproduce %1", wanted.what);
    return std::unique_ptr<widgets::Figure>(std::make_unique<BarsFigure>(std::move(table), wanted, look, options.rows));
}

Result<std::unique_ptr<widgets::Figure>> loadRanksFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto rows, readOptions<RowOptions>(request));
    ROSA_TRY_ASSIGN(const auto wanted, planRequestOf(request));
    ROSA_TRY_ASSIGN(auto table, tableOf(request, wanted, rows));
    if (!table.ranking)
        return badInput(
            "%1: ranks require at least two data sets and two methods with results in every column; use rosa reproduce %1",
            wanted.what);
    return std::unique_ptr<widgets::Figure>(std::make_unique<RanksFigure>(std::move(table), wanted, rows));
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
