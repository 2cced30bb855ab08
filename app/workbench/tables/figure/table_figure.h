/// Figures of a whole table: means with intervals, curves over a parameter's values, and mean ranks with their critical difference.
#pragma once

#include <memory>
#include <optional>

#include "app/workbench/figures/figure_request.h"
#include "app/workbench/results/figure/results_figure.h"
#include "core/tables/table.h"
#include "widgets/figure/figure.h"

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
/// diamond; a star and the number of seeds if runs are missing, and a legend of these marks. The same on screen and paper.
void drawBars(QPainter& painter, const QRectF& area, const tables::Table& table, const BarsLook& look,
              const StripColours& colours);
/// Height of drawBars() at this `width`, in painter units.
double barsHeight(double width, const tables::Table& table, const BarsLook& look, const QFont& font,
                  const QPaintDevice* device);

/// The legend's text for the marks in use, behind the diamond if it is explained; "" if there are none.
QString barsLegend(const tables::Table& table);

/// The diagram of Demšar (2006): methods along an axis of mean ranks, joined if they are not significantly different; shows k, N and the
/// critical difference. Names are on both sides, or only on the left if the width is small. Needs table.ranking.
void drawRanks(QPainter& painter, const QRectF& area, const tables::Table& table, const StripColours& colours);
double ranksHeight(double width, const tables::Table& table, const QFont& font, const QPaintDevice* device);

/// Whether there is a mean to draw.
bool hasBars(const tables::Table& table);

/// Common base of the figures. Each needs its data: hasBars(), hasCurves(), table.ranking.
class TableFigure : public widgets::Figure {
public:
    [[nodiscard]] QString name() const override { return m_name; }

protected:
    /// `options` follow those of the request in the command that reproduces the figure.
    TableFigure(tables::Table table, const tables::PlanRequest& request, const char* name,
                const std::vector<std::pair<std::string, std::string>>& options = {});

    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;

    tables::Table m_table;
    QString m_name;
};

class BarsFigure : public TableFigure {
public:
    BarsFigure(tables::Table table, const tables::PlanRequest& request, const BarsLook& look = {});
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    [[nodiscard]] double heightFor(const widgets::FigureStyle& style) const override;
    [[nodiscard]] Result<void> check(const widgets::FigureStyle& style) const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    BarsLook m_look;
};

class RanksFigure : public TableFigure {
public:
    RanksFigure(tables::Table table, const tables::PlanRequest& request) : TableFigure(std::move(table), request, "ranks") {}
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    [[nodiscard]] double heightFor(const widgets::FigureStyle& style) const override;
    [[nodiscard]] Result<void> check(const widgets::FigureStyle& style) const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;
};

/// Whether there are rows for a parameter's values, at least one of them measured.
bool hasCurves(const tables::Table& table);

/// One panel per parameter and data set: mean over the parameter's values with its 95 % interval as a band, and a ring at the preset's
/// value. The panels of a data set share their axis.
void drawParameterCurves(QPainter& painter, const QRectF& area, const tables::Table& table, const StripColours& colours);
double parameterCurvesHeight(double width, const tables::Table& table, const QFont& font, const QPaintDevice* device);

class ParameterCurvesFigure : public TableFigure {
public:
    ParameterCurvesFigure(tables::Table table, const tables::PlanRequest& request)
        : TableFigure(std::move(table), request, "curves")
    {}

    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    [[nodiscard]] double heightFor(const widgets::FigureStyle& style) const override;
    [[nodiscard]] Result<void> check(const widgets::FigureStyle& style) const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    /// Names of parameters and data sets; the rows are values.
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;
};

/// Colours for paper.
StripColours paperColours();

/// The Error of a figure that needs more space: "figure bars at this font is 97 mm wide at least; --width 97".
Error tooSmall(const QString& figure, const char* side, double neededMm);

/// The table request given by a figure's options.
Result<tables::PlanRequest> planRequestOf(const FigureRequest& request);

/// The request's first "run" is the id of a plan; options of tables::PlanRequest as in `rosa reproduce`, flags as 0 or 1.
/// form=dots|bars, from and to in per cent.
Result<std::unique_ptr<widgets::Figure>> loadBarsFigure(const FigureRequest& request);
/// As loadBarsFigure(), without form, from and to. An Error if fewer than two methods are measured on two data sets.
Result<std::unique_ptr<widgets::Figure>> loadRanksFigure(const FigureRequest& request);
/// As loadRanksFigure(). An Error if the table's rows are not values of a parameter.
Result<std::unique_ptr<widgets::Figure>> loadCurvesOfParameters(const FigureRequest& request);

}  // namespace rosa::workbench
