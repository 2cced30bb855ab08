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
#include "core/base/bind/options.h"

namespace rosa::workbench {

namespace {

using Options = std::vector<FigureOption>;

const Options kRows{{"labels", "NAME[,…]"}, {"order", "NAME[,…]"}};
const Options kPair{{"pair", "I[,K]"}, {"within", "first|second"}, {"epoch", "E"}, {"draw", "K"}, {"lambda", "L"},
                    {"sweeps", "N"},   {"views-alone", "0|1"}};
const Options kMatrices{{"panels", "D,Γ"}, {"map", "viridis|cividis|greys"}, {"axes", "nodes|classes"}, {"plan", "mass|row"},
                        {"hard", "0|1"},   {"scales", "linked|own"}};

/// Options of a table's request.
Options tableOptions()
{
    Options options;
    for (const bind::Field& field : bind::fieldsOf<tables::PlanRequest>().all())
        if (!field.isPositional) options.push_back({bind::optionName(field), bind::valueText(field)});
    return options;
}

Options allOptions(std::initializer_list<Options> lists)
{
    Options all;
    for (const Options& list : lists) all.insert(all.end(), list.begin(), list.end());
    return all;
}

const Options kTries{{"tries", "FILTER"}};
const Options kAxes{{"hide", "KEY[,…]"}};

FigureKind ofSweep(SweepPlot plot, const char* help, const Options& options = {})
{
    return {figureOf(plot), QString::fromUtf8(help), options, sweepFigureLoader(plot), false, false, true};
}

}  // namespace

const std::vector<FigureKind>& figureKinds()
{
    static const std::vector<FigureKind> kinds{
        {QStringLiteral("loss"),
         QStringLiteral("Loss and other curves over the epochs"),
         {{"metric", "loss[,…]"},
          {"smooth", "WEIGHT"},
          {"from", "E"},
          {"to", "E"},
          {"log", "0|1|symlog"},
          {"group", "0|1|deviation|error|interval"},
          {"labels", "NAME[,…]"},
          {"colours", "N[,…]"}},
         loadCurveFigure,
         true},
        {QStringLiteral("batch"),
         QStringLiteral("g-EMD between all views of a batch"),
         {{"centres", "N"},
          {"draw", "K"},
          {"epoch", "E"},
          {"quantity", "gemd|weight"},
          {"views", "inter|all"},
          {"views-alone", "0|1"},
          {"map", "viridis|cividis|greys"},
          {"axes", "nodes|classes"}},
         loadBatchFigure},
        {QStringLiteral("alignment"), QStringLiteral("Two views as graphs with the flows of Γ between them"),
         allOptions({kPair, {{"threshold", "SHARE"}, {"strongest", "N"}}, kMatrices}), loadAlignmentFigure},
        {QStringLiteral("matrices"), QStringLiteral("D, S, D∘S, Γ and the exact plan of a pair"),
         allOptions({kPair, kMatrices}), loadMatricesFigure},
        {QStringLiteral("compare"), QStringLiteral("Γ of a pair under several λ, at two epochs, or in two runs"),
         allOptions({kPair,
                     {{"lambdas", "5,20,80"},
                      {"against", "E"},
                      {"map", "viridis|cividis|greys"},
                      {"axes", "nodes|classes"},
                      {"plan", "mass|row"},
                      {"hard", "0|1"}}}),
         loadCompareFigure, true},
        {QStringLiteral("embedding"), QStringLiteral("t-SNE or PCA of embeddings side by side"),
         allOptions({{{"panels", "raw,random,RUN"},
                      {"kind", "tsne|pca"},
                      {"seed", "S"},
                      {"perplexity", "P"},
                      {"colour", "class|degree|prediction"}},
                     kRows}),
         loadEmbeddingFigure, true},
        {QStringLiteral("results"), QStringLiteral("Accuracies with mean and interval, next to the published numbers"),
         allOptions({kRows, {{"colours", "N[,…]"}}}), loadResultsFigure, true},
        {QStringLiteral("confusion"),
         QStringLiteral("Confusion matrix of the probe"),
         {{"values", "shares|counts"}, {"map", "viridis|cividis|greys"}},
         loadConfusionFigure},
        {QStringLiteral("bars"),
         QStringLiteral("Means of a table with 95 % intervals (table1 … sensitivity instead of RUN)"),
         allOptions({tableOptions(), kRows, {{"form", "dots|bars"}, {"from", "PERCENT"}, {"to", "PERCENT"}}}),
         loadBarsFigure, false, true},
        {QStringLiteral("curves"), QStringLiteral("Curves over the values of each parameter, for the table sensitivity"),
         tableOptions(), loadCurvesOfParameters, false, true},
        {QStringLiteral("ranks"), QStringLiteral("Mean ranks of a table over its data sets, with the critical difference"),
         allOptions({tableOptions(), kRows}), loadRanksFigure, false, true},
        ofSweep(SweepPlot::Parallel, "Tries of a sweep as parallel coordinates (its name instead of RUN)",
                allOptions({kTries, kAxes})),
        ofSweep(SweepPlot::Slices, "Score over each parameter of a sweep", allOptions({kTries, kAxes})),
        ofSweep(SweepPlot::Map, "Mean score over two parameters of a sweep",
                allOptions({{{"x", "KEY"}, {"y", "KEY"}}, kTries})),
        ofSweep(SweepPlot::Best, "Best try of a sweep over its runs, with its interval"),
        ofSweep(SweepPlot::Ranks, "Ranks of the tries of a sweep over the seeds", kTries),
        ofSweep(SweepPlot::Importance, "Importance of the parameters of a sweep"),
        ofSweep(SweepPlot::Workers, "Runs of a sweep by worker over time", kTries),
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
    for (const auto& [name, value] : kind.options)
        words.append(QStringLiteral("--%1 %2").arg(QString::fromStdString(name), QString::fromStdString(value)));
    return words.join(QLatin1Char(' '));
}

}  // namespace rosa::workbench
