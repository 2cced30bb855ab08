/// Figures of a whole table: means with intervals, curves over a parameter's values, and mean ranks with their critical difference.
#pragma once

#include <memory>
#include <optional>

#include "app/workbench/figures/chart_figure.h"
#include "app/workbench/figures/row_options.h"
#include "core/tables/table.h"

namespace rosa::workbench {

/// Appearance of the means.
struct BarsLook {
    enum class Form {
        Dots,  ///< Points with intervals, each column with its own axis: shows small differences.
        Bars,  ///< Bars from the beginning of a common axis, 0 by default.
    };
    Form form = Form::Dots;
    std::optional<double> from, to;  ///< Ends of the axes as fractions; values outside are written at the edge.
};

/// One panel per column, in as many lines as the width requires; one mark per row: mean, 95 % interval, and the published number as a
/// diamond; a star and the number of seeds if runs are missing, and a legend of these marks.
widgets::Chart barsChart(const tables::Table& table, const BarsLook& look = {});
/// Whether there is a mean to draw.
bool hasBars(const tables::Table& table);

/// The diagram of Demšar (2006): methods along an axis of mean ranks, joined if they are not significantly different; shows k, N and the
/// critical difference. Names are on both sides, or only on the left if the width is small. Needs table.ranking.
widgets::Chart ranksChart(const tables::Table& table, double width, const QFont& font, const QPaintDevice* device);

/// One panel per parameter and data set: mean over the parameter's values with its 95 % interval as a band, and a ring at the preset's
/// value. The panels of a data set share their axis.
widgets::Chart parameterCurvesChart(const tables::Table& table);
/// Whether there are rows for a parameter's values, at least one of them measured.
bool hasCurves(const tables::Table& table);

/// Common base of the figures. Each needs its data: hasBars(), hasCurves(), table.ranking.
class TableFigure : public ChartFigure {
public:
    [[nodiscard]] QString name() const override { return m_name; }

protected:
    /// `options` follow those of the request in the command that reproduces the figure.
    TableFigure(tables::Table table, const tables::PlanRequest& request, const char* name,
                const std::vector<std::pair<std::string, std::string>>& options = {});

    [[nodiscard]] double suitableWidthMm() const override;
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;

    tables::Table m_table;
    QString m_name;
};

class BarsFigure : public TableFigure {
public:
    /// `rows`: the options by which the table was arranged.
    BarsFigure(tables::Table table, const tables::PlanRequest& request, const BarsLook& look = {},
               const RowOptions& rows = {});
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] widgets::Chart chartFor(const widgets::FigureStyle&) const override { return barsChart(m_table, m_look); }

private:
    BarsLook m_look;
};

class RanksFigure : public TableFigure {
public:
    RanksFigure(tables::Table table, const tables::PlanRequest& request, const RowOptions& rows = {})
        : TableFigure(std::move(table), request, "ranks", bind::optionsOf(rows))
    {}
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] widgets::Chart chartFor(const widgets::FigureStyle& style) const override;

protected:
    /// Names are on both sides of the axis.
    [[nodiscard]] double suitableWidthMm() const override { return 120; }
};

class ParameterCurvesFigure : public TableFigure {
public:
    ParameterCurvesFigure(tables::Table table, const tables::PlanRequest& request)
        : TableFigure(std::move(table), request, "curves")
    {}

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] widgets::Chart chartFor(const widgets::FigureStyle&) const override
    {
        return parameterCurvesChart(m_table);
    }

private:
    /// Names of parameters and data sets; the rows are values.
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;
};

/// The table request given by a figure's options.
Result<tables::PlanRequest> planRequestOf(const FigureRequest& request);

/// Options of the export command beside those of the table's request.
struct BarsOptions {
    RowOptions rows;
    BarsLook::Form form = BarsLook::Form::Dots;
    std::optional<double> from, to;  ///< Ends of the axes in per cent.
};
void describe(bind::Fields<BarsOptions>& fields);

/// The request's first "run" is the id of a plan; options of tables::PlanRequest as in `rosa reproduce`, flags as 0 or 1.
Result<std::unique_ptr<widgets::Figure>> loadBarsFigure(const FigureRequest& request);
/// As loadBarsFigure(), without form, from and to. An Error if fewer than two methods are measured on two data sets.
Result<std::unique_ptr<widgets::Figure>> loadRanksFigure(const FigureRequest& request);
/// As loadRanksFigure(). An Error if the table's rows are not values of a parameter.
Result<std::unique_ptr<widgets::Figure>> loadCurvesOfParameters(const FigureRequest& request);

}  // namespace rosa::workbench
