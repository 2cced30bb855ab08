/// Pictures of a whole table: means with intervals, curves over a parameter's values, and mean ranks with their critical difference.
#pragma once

#include <memory>
#include <optional>

#include "app/workbench/figures/figure_request.h"
#include "app/workbench/figures/results_figure.h"
#include "core/reproduce/table.h"
#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// How means are drawn.
struct BarsLook {
    enum class Form {
        Dots,  ///< Points with intervals, each column on an axis of its own: small differences are seen.
        Bars,  ///< Bars from one axis' beginning, which is 0 where nothing else is said.
    };
    Form form = Form::Dots;
    std::optional<double> from, to;  ///< Ends of the axes, shares of 1; what lies outside is named at the edge.
};

/// A panel a column, in as many lines as the width wants; a mark a row: mean, 95 % interval, and the published number as a diamond; a star
/// and the number of seeds where runs are missing, and a legend of these marks. The same on screen and paper.
void drawBars(QPainter& painter, const QRectF& area, const reproduce::Table& table, const BarsLook& look,
              const StripColours& colours);
/// Height of the same where it is `width` wide, in units of the painter.
double barsHeight(double width, const reproduce::Table& table, const BarsLook& look, const QFont& font,
                  const QPaintDevice* device);

/// What the legend says of the marks that there are, behind the diamond where one is explained; "" where there are none.
QString barsLegend(const reproduce::Table& table);

/// The diagram of Demšar (2006): methods along an axis of mean ranks, joined where they are not significantly different; says k, N and the
/// critical difference. Names stand on both sides, or on the left alone where the width is small. Needs table.ranking.
void drawRanks(QPainter& painter, const QRectF& area, const reproduce::Table& table, const StripColours& colours);
double ranksHeight(double width, const reproduce::Table& table, const QFont& font, const QPaintDevice* device);

/// Whether a mean could be drawn.
bool hasBars(const reproduce::Table& table);

/// What the figures share. Each needs what it draws: hasBars(), hasCurves(), table.ranking.
class TableFigure : public widgets::Figure {
public:
    [[nodiscard]] QString name() const override { return m_name; }

protected:
    /// `options` follow those of the request in the command that draws the figure again.
    TableFigure(reproduce::Table table, const reproduce::PlanRequest& request, const char* name,
                const std::vector<std::pair<std::string, std::string>>& options = {});

    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;

    reproduce::Table m_table;
    QString m_name;
};

class BarsFigure : public TableFigure {
public:
    BarsFigure(reproduce::Table table, const reproduce::PlanRequest& request, const BarsLook& look = {});
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
    RanksFigure(reproduce::Table table, const reproduce::PlanRequest& request)
        : TableFigure(std::move(table), request, "ranks")
    {}
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    [[nodiscard]] double heightFor(const widgets::FigureStyle& style) const override;
    [[nodiscard]] Result<void> check(const widgets::FigureStyle& style) const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;
};

/// Whether rows are of a parameter's values and one was measured.
bool hasCurves(const reproduce::Table& table);

/// A panel for each parameter and data set: mean over the parameter's values with its 95 % interval as a band, a ring at the value that
/// the preset has. The panels of a data set share their axis.
void drawParameterCurves(QPainter& painter, const QRectF& area, const reproduce::Table& table, const StripColours& colours);
double parameterCurvesHeight(double width, const reproduce::Table& table, const QFont& font, const QPaintDevice* device);

class ParameterCurvesFigure : public TableFigure {
public:
    ParameterCurvesFigure(reproduce::Table table, const reproduce::PlanRequest& request)
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
    /// Of parameters and data sets; its rows are values.
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;
};

/// Colours of paper.
StripColours paperColours();

/// A figure that wants more room, as an Error: "figure bars at this font is 97 mm wide at least; --width 97".
Error tooSmall(const QString& figure, const char* side, double neededMm);

/// What such a request asks of a table.
Result<reproduce::PlanRequest> planRequestOf(const FigureRequest& request);

/// The request's first "run" is the id of a plan; options datasets, methods, with, seeds, splits, selection, quick as `rosa reproduce` takes
/// them. form=dots|bars, from and to in per cent.
Result<std::unique_ptr<widgets::Figure>> loadBarsFigure(const FigureRequest& request);
/// The same without form, from and to. An Error where fewer than two methods are measured on two data sets.
Result<std::unique_ptr<widgets::Figure>> loadRanksFigure(const FigureRequest& request);
/// The same. An Error where the table is none of a parameter's values.
Result<std::unique_ptr<widgets::Figure>> loadCurvesOfParameters(const FigureRequest& request);

}  // namespace rosa::workbench
