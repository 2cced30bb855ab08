#include "app/workbench/export/figure_kinds.h"

#include <algorithm>

#include "app/workbench/curves/figure/curve_figure.h"
#include "app/workbench/embedding/figure/embedding_figure.h"
#include "app/workbench/pairs/figure/alignment_figure.h"
#include "app/workbench/pairs/figure/batch_figure.h"
#include "app/workbench/pairs/figure/compare_figure.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/results/figure/confusion_figure.h"
#include "app/workbench/results/figure/results_figure.h"
#include "app/workbench/sweep/figure/sweep_figure.h"
#include "app/workbench/tables/figure/table_figure.h"

namespace rosa::workbench {

namespace {

using Options = std::vector<FigureOption>;

/// The options of a table's request, and others.
Options ofTable(const Options& others = {})
{
    Options options = figureOptions<tables::PlanRequest>();
    options.insert(options.end(), others.begin(), others.end());
    return options;
}

FigureKind ofSweep(SweepPlot plot, const char* help)
{
    return {figureOf(plot), QString::fromUtf8(help), sweepFigureOptions(plot), sweepFigureLoader(plot), false, false, true};
}

}  // namespace

const std::vector<FigureKind>& figureKinds()
{
    static const std::vector<FigureKind> kinds{
        {QStringLiteral("loss"), QStringLiteral("Loss and other curves over the epochs"), figureOptions<CurveOptions>(),
         loadCurveFigure, true},
        {QStringLiteral("batch"), QStringLiteral("g-EMD between all views of a batch"), figureOptions<BatchOptions>(),
         loadBatchFigure},
        {QStringLiteral("alignment"), QStringLiteral("Two views as graphs with the flows of Γ between them"),
         figureOptions<AlignmentOptions>(), loadAlignmentFigure},
        {QStringLiteral("matrices"), QStringLiteral("D, S, D∘S, Γ and the exact plan of a pair"),
         figureOptions<MatricesOptions>(), loadMatricesFigure},
        {QStringLiteral("compare"), QStringLiteral("Γ of a pair under several λ, at two epochs, or in two runs"),
         figureOptions<CompareOptions>(), loadCompareFigure, true},
        {QStringLiteral("embedding"), QStringLiteral("t-SNE or PCA of embeddings side by side"),
         figureOptions<EmbeddingOptions>(), loadEmbeddingFigure, true},
        {QStringLiteral("results"), QStringLiteral("Accuracies with mean and interval, next to the published numbers"),
         figureOptions<ResultsOptions>(), loadResultsFigure, true},
        {QStringLiteral("confusion"), QStringLiteral("Confusion matrix of the probe"), figureOptions<ConfusionOptions>(),
         loadConfusionFigure},
        {QStringLiteral("bars"),
         QStringLiteral("Means of a table with 95 % intervals (table1 … sensitivity instead of RUN)"),
         ofTable(figureOptions<BarsOptions>()), loadBarsFigure, false, true},
        {QStringLiteral("curves"), QStringLiteral("Curves over the values of each parameter, for the table sensitivity"),
         ofTable(), loadCurvesOfParameters, false, true},
        {QStringLiteral("ranks"), QStringLiteral("Mean ranks of a table over its data sets, with the critical difference"),
         ofTable(figureOptions<RowOptions>()), loadRanksFigure, false, true},
        ofSweep(SweepPlot::Parallel, "Trials of a sweep as parallel coordinates (its name instead of RUN)"),
        ofSweep(SweepPlot::Slices, "Score over each parameter of a sweep"),
        ofSweep(SweepPlot::Map, "Mean score over two parameters of a sweep"),
        ofSweep(SweepPlot::Best, "Best trial of a sweep over its runs, with its interval"),
        ofSweep(SweepPlot::Ranks, "Ranks of the trials of a sweep over the seeds"),
        ofSweep(SweepPlot::Importance, "Importance of the parameters of a sweep"),
        ofSweep(SweepPlot::Workers, "Runs of a sweep by worker over time"),
        ofSweep(SweepPlot::Result, "Confirmed differences of a sweep from the default"),
    };
    return kinds;
}

const FigureKind* findFigureKind(const QString& name)
{
    const auto found = std::ranges::find(figureKinds(), name, &FigureKind::name);
    return found == figureKinds().end() ? nullptr : &*found;
}

QString optionsText(const FigureKind& kind)
{
    QStringList words;
    for (const FigureOption& option : kind.options)
        words.append(
            QStringLiteral("--%1 %2").arg(QString::fromStdString(option.name), QString::fromStdString(option.value)));
    return words.join(QLatin1Char(' '));
}

}  // namespace rosa::workbench
