/// Common parts of the figures of a pair of views: the pair without a window, and the command that draws it again.
#pragma once

#include <vector>

#include "app/workbench/pairs/figure/pair_options.h"
#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// The pair of these options in a run. Watched pairs come from the record, others from an engine, which is started and waited for. With λ or
/// iterations, Γ is solved again. An Error says which option is invalid and which values are valid.
Result<PairDataPtr> loadPair(const FigureRequest& request, const QString& run, const PairOptions& options);

/// The pair that the options select in a run. An Error says which option is invalid.
Result<PairChoice> pairChoiceOf(const PairOptions& options, const PairContext& context);
/// The options that select the pair again, solved as it is.
PairOptions pairOptionsOf(const PairData& data);

/// The output of `rosa ARGUMENTS --json --store STORE`; waits for it, without limit if the limit is −1. An Error contains the engine's
/// message.
Result<QByteArray> askEngine(const FigureRequest& request, const QStringList& arguments, int milliseconds = 300'000);
/// Arguments of `rosa inspect` for a run.
QStringList inspectArguments(const QString& run, const std::vector<std::string>& words);

/// Pictures on shared scales: one for costs and, if `plans` links them, one for plans.
std::vector<widgets::MatrixPicture> linkedPictures(const PairData& data, const std::vector<PairMatrix>& panels,
                                                   const widgets::MatrixLook& look, const PlanLook& plans = {});

/// "Positive pair of 35 (Theory), epoch 20, λ = 20; 10 × 9 nodes; padded to 12 × 13, as in training": caption of a figure of a pair.
QString captionOf(const PairData& data);

/// Remarks on a figure of this pair: which pair it is, if the options do not name one.
QStringList remarksOn(const PairOptions& options, const PairData& data);

/// Runs, configuration of the first, and the command that draws the figure again. `others`: further runs.
template <typename Options>
widgets::FigureOrigin pairOrigin(const PairContext& context, const QString& figure, const Options& options,
                                 const QStringList& others = {})
{
    const QStringList runs = QStringList{context.run} + others;
    return {runs, QString::fromStdString(context.configurationToml), recipeOf(runs, figure, options)};
}

}  // namespace rosa::workbench
