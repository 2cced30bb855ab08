/// Pictures of a whole table: bars with intervals, and the mean ranks with their critical difference.
#pragma once

#include <memory>

#include "app/workbench/figures/figure_request.h"
#include "app/workbench/figures/results_figure.h"
#include "core/reproduce/table.h"
#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// A panel a column beside each other, a bar a row: mean, 95 % interval, and the published number as a diamond; a star and the number of seeds where
/// runs are missing, and a legend of these marks. Bars begin at 0, or where all are far from it
/// at a round number that the axis names. The same on screen and paper.
void drawBars(QPainter& painter, const QRectF& area, const reproduce::Table& table, const StripColours& colours);

/// What the legend says of the marks that there are, behind the diamond where one is explained; "" where there are none.
QString barsLegend(const reproduce::Table& table);

/// The diagram of Demšar (2006): methods along an axis of mean ranks, joined where they cannot be told apart; says k, N and the critical difference. Needs
/// table.ranking.
void drawRanks(QPainter& painter, const QRectF& area, const reproduce::Table& table, const StripColours& colours);

/// Whether a bar could be drawn.
bool hasBars(const reproduce::Table& table);

/// What both figures share. Both need what they draw: hasBars(), table.ranking.
class TableFigure : public widgets::Figure {
protected:
    TableFigure(reproduce::Table table, const reproduce::PlanRequest& request, const char* name);

    reproduce::Table m_table;
};

class BarsFigure : public TableFigure {
public:
    BarsFigure(reproduce::Table table, const reproduce::PlanRequest& request)
        : TableFigure(std::move(table), request, "bars")
    {}
    [[nodiscard]] QString name() const override { return QStringLiteral("bars"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;
};

class RanksFigure : public TableFigure {
public:
    RanksFigure(reproduce::Table table, const reproduce::PlanRequest& request)
        : TableFigure(std::move(table), request, "ranks")
    {}
    [[nodiscard]] QString name() const override { return QStringLiteral("ranks"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;
};

/// The request's first "run" is the id of a plan; options datasets, methods, with, seeds, splits, selection, quick as `rosa reproduce` takes them.
Result<std::unique_ptr<widgets::Figure>> loadBarsFigure(const FigureRequest& request);
/// The same. An Error where fewer than two methods are measured on two data sets.
Result<std::unique_ptr<widgets::Figure>> loadRanksFigure(const FigureRequest& request);

}  // namespace rosa::workbench
