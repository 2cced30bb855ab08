#include "app/workbench/figures/table_figure.h"

#include <algorithm>

#include <QCoreApplication>
#include <QPainter>

#include "app/workbench/core_text.h"
#include "app/workbench/figures/row_options.h"
#include "core/catalog/shell_word.h"
#include "core/reproduce/given_rows.h"
#include "core/reproduce/survey.h"
#include "core/reproduce/table_order.h"

namespace rosa::workbench {

namespace {

class TableFigureText {
    Q_DECLARE_TR_FUNCTIONS(TableFigureText)
};

std::vector<std::string> wordsOf(const QString& text)
{
    std::vector<std::string> words;
    for (const QString& word : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        words.push_back(word.trimmed().toStdString());
    return words;
}

Result<int> countOf(const FigureRequest& request, const char* name)
{
    const QString text = request.option(QLatin1String(name));
    bool isNumber = false;
    const int count = text.toInt(&isNumber);
    if (text.isEmpty()) return 0;
    if (!isNumber || count < 1)
        return badInput(std::string("--") + name + " " + text.toStdString() + ": expected a whole number from 1 on");
    return count;
}

Result<reproduce::PlanRequest> planRequestOf(const FigureRequest& request)
{
    reproduce::PlanRequest wanted;
    wanted.what = request.runs.first().toStdString();
    wanted.datasets = wordsOf(request.option(QStringLiteral("datasets")));
    wanted.methods = wordsOf(request.option(QStringLiteral("methods")));
    wanted.with = wordsOf(request.option(QStringLiteral("with")));
    const auto seeds = countOf(request, "seeds");
    if (!seeds) return seeds.error();
    const auto splits = countOf(request, "splits");
    if (!splits) return splits.error();
    wanted.seeds = *seeds;
    wanted.splits = *splits;
    wanted.selection = request.option(QStringLiteral("selection")).toStdString();
    wanted.isQuick = request.option(QStringLiteral("quick")) == QStringLiteral("1");
    return wanted;
}

/// Order and labels of rows as the options ask for them.
Result<reproduce::Table> arranged(const FigureRequest& request, reproduce::Table table)
{
    std::vector<QStringList> names;
    for (const reproduce::PlanRow& row : table.plan.rows)
        names.push_back({QString::fromStdString(row.title), QString::fromStdString(row.method)});
    const auto order = orderOption(request, names);
    if (!order) return order.error();
    table = reproduce::reordered(std::move(table), *order);
    QStringList titles;
    for (const reproduce::PlanRow& row : table.plan.rows) titles.append(QString::fromStdString(row.title));
    const auto labels = labelsOption(request, titles);
    if (!labels) return labels.error();
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row)
        table.plan.rows[row].title = (*labels)[static_cast<qsizetype>(row)].toStdString();
    return table;
}

Result<reproduce::Table> tableOf(const FigureRequest& request, const reproduce::PlanRequest& wanted)
{
    auto plan = reproduce::makeWholePlan(request.catalogue, request.store, wanted);
    if (!plan) return plan.error();
    reproduce::DataShelf shelf(request.store);
    const auto survey = reproduce::survey(request.catalogue, request.store, *plan, shelf);
    if (!survey) return survey.error();
    const auto ratios = reproduce::testOverTraining(*plan, survey->results, shelf);
    return arranged(request, reproduce::makeTable(std::move(*plan), survey->results, ratios));
}

StripColours paperColours()
{
    return {Qt::black, QColor(0x50, 0x50, 0x50), QColor(0xE2, 0xE2, 0xE2), QColor(0xD8, 0xD8, 0xD8), false};
}

}  // namespace

bool hasBars(const reproduce::Table& table)
{
    return std::ranges::any_of(table.cells, [](const reproduce::TableCell& cell) { return cell.results.has_value(); });
}

TableFigure::TableFigure(reproduce::Table table, const reproduce::PlanRequest& request, const char* name)
    : m_table(std::move(table))
{
    std::string recipe = "rosa-workbench export " + request.what + " --figure " + name;
    for (const auto& [option, value] : reproduce::optionsOf(request))
        recipe += " --" + option + " " + catalog::shellWord(value);
    origin.recipe = QString::fromStdString(recipe);
    for (const reproduce::TableCell& cell : m_table.cells) {
        for (const std::string& run : cell.runs)
            if (const QString id = QString::fromStdString(run); !origin.runs.contains(id)) origin.runs.append(id);
        if (cell.card && origin.details.isEmpty()) origin.details = QString::fromStdString(cell.card->text);
    }
}

QString BarsFigure::title() const
{
    return TableFigureText::tr("%1: mean and 95 % interval of each method").arg(coreText(m_table.plan.title));
}

widgets::FigureStyle BarsFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = m_table.plan.columns.size() > 1 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm;
    style.heightMm =
        std::min(220.0, (barsLegend(m_table).isEmpty() ? 18 : 22) + 6 * static_cast<double>(m_table.plan.rows.size()));
    return style;
}

void BarsFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    drawBars(painter, area.adjusted(4, 4, -4, -2), m_table, paperColours());
    painter.restore();
}

QString RanksFigure::title() const
{
    return TableFigureText::tr("%1: mean ranks and critical difference").arg(coreText(m_table.plan.title));
}

widgets::FigureStyle RanksFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = 120;  // Names stand on both sides of the axis.
    style.heightMm = 22 + 2.6 * static_cast<double>(m_table.ranked.size());
    return style;
}

void RanksFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    drawRanks(painter, area.adjusted(4, 4, -4, -2), m_table, paperColours());
    painter.restore();
}

Result<std::unique_ptr<widgets::Figure>> loadBarsFigure(const FigureRequest& request)
{
    const auto wanted = planRequestOf(request);
    if (!wanted) return wanted.error();
    auto table = tableOf(request, *wanted);
    if (!table) return table.error();
    if (!hasBars(*table)) return badInput(wanted->what + ": nothing of it was measured; rosa reproduce " + wanted->what);
    auto figure = std::make_unique<BarsFigure>(std::move(*table), *wanted);
    figure->origin.recipe += rowOptionsText(request);
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

Result<std::unique_ptr<widgets::Figure>> loadRanksFigure(const FigureRequest& request)
{
    const auto wanted = planRequestOf(request);
    if (!wanted) return wanted.error();
    auto table = tableOf(request, *wanted);
    if (!table) return table.error();
    if (!table->ranking)
        return badInput(wanted->what +
                        ": ranks need two methods measured in every column, of two data sets and more; rosa reproduce " +
                        wanted->what);
    auto figure = std::make_unique<RanksFigure>(std::move(*table), *wanted);
    figure->origin.recipe += rowOptionsText(request);
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

}  // namespace rosa::workbench
