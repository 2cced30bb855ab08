/// Every measured accuracy as a point, with mean and interval, and the published number as a grey band.
#pragma once

#include <memory>

#include "app/workbench/figures/chart_figure.h"
#include "app/workbench/figures/row_options.h"
#include "app/workbench/results/data/results_data.h"

namespace rosa::workbench {

/// One row per group on a common axis in per cent, and a legend of the marks.
widgets::Chart stripsChart(const ResultTable& table);

class ResultsFigure : public ChartFigure {
public:
    /// `rows`: the options by which the table was arranged.
    explicit ResultsFigure(ResultTable table, const RowOptions& rows = {});

    [[nodiscard]] QString name() const override { return QStringLiteral("results"); }
    [[nodiscard]] QString title() const override;
    /// One line for every split of every run.
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] widgets::Chart chartFor(const widgets::FigureStyle&) const override { return stripsChart(m_table); }

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;

    ResultTable m_table;
};

/// Options of the export command.
struct ResultsOptions {
    RowOptions rows;
    ColourOptions colours;
};
void describe(bind::Fields<ResultsOptions>& fields);

Result<std::unique_ptr<widgets::Figure>> loadResultsFigure(const FigureRequest& request);

}  // namespace rosa::workbench
