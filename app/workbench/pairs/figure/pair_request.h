/// Common parts of the figures of a pair of views: their options, and loading the pair without a window.
#pragma once

#include <utility>
#include <vector>

#include "app/workbench/figures/figure_request.h"
#include "app/workbench/pairs/data/pair_pictures.h"

namespace rosa::workbench {

/// Of a pair solved again for a figure, which keeps the last plan only.
inline constexpr int kMostFigureSweeps = 1'000'000;

/// The pair given by the options pair=I[,K], within, epoch, draw and views-alone; without `pair` the first watched one. Watched pairs come from the
/// record, others from an engine, which is started and waited for. With lambda or sweeps, Γ is solved again. An Error says which option is
/// invalid and which values are valid.
Result<PairDataPtr> loadPair(const FigureRequest& request);

/// The same as trained, whatever lambda and sweeps say.
Result<PairDataPtr> trainedPair(const FigureRequest& request);

/// The pair that these options select in a run. An Error says which option is invalid.
Result<PairChoice> pairChoiceOf(const FigureRequest& request, const PairContext& context);

/// The output of `rosa ARGUMENTS --json --store STORE`; waits for it, without limit if the limit is −1. An Error contains the engine's
/// message.
Result<QByteArray> askEngine(const FigureRequest& request, const QStringList& arguments, int milliseconds = 300'000);

Result<widgets::ColourMap> colourMapOption(const FigureRequest& request,
                                           widgets::ColourMap fallback = widgets::ColourMap::Viridis);
Result<std::vector<PairMatrix>> panelsOption(const FigureRequest& request, const QString& fallback);
/// An integer option from `low` to `high`.
Result<int> numberOption(const FigureRequest& request, const QString& name, int fallback, int low, int high);

/// A pair solved with the options lambda and sweeps, if they are given.
Result<PairDataPtr> solvedAs(const FigureRequest& request, const PairDataPtr& pair);

/// A finite number above 0.
Result<double> positiveOption(const FigureRequest& request, const QString& name, double fallback);

/// The option views-alone=0|1.
Result<bool> viewsAloneOption(const FigureRequest& request);

/// "D,plan": in the syntax of the option.
QString namesOf(const std::vector<PairMatrix>& panels);

/// The options map=viridis|cividis|greys and axes=nodes|classes.
Result<widgets::MatrixLook> lookOption(const FigureRequest& request);
/// The same as options; axes only if it is not the default.
std::vector<std::pair<QString, QString>> lookOptions(const widgets::MatrixLook& look);

/// The options plan=mass|row, hard=0|1 and scales=linked|own of the plans.
Result<PlanLook> planLookOption(const FigureRequest& request);
/// The same as options; only those that are not the default.
std::vector<std::pair<QString, QString>> planLookOptions(const PlanLook& plans);

/// Pictures on shared scales: one for costs and, if `plans` links them, one for plans.
std::vector<widgets::MatrixPicture> linkedPictures(const PairData& data, const std::vector<PairMatrix>& panels,
                                                   const widgets::MatrixLook& look, const PlanLook& plans = {});

/// "Positive pair of 35 (Theory), epoch 20, λ = 20; 10 × 9 nodes; padded to 12 × 13, as in training": caption of a figure of a pair.
QString captionOf(const PairData& data);

/// Remarks on a figure of this pair: which pair it is, if the options do not name one.
QStringList remarksOn(const FigureRequest& request, const PairData& data);

/// Runs, configuration of the first and the command that reproduces the figure. `others`: further runs.
widgets::FigureOrigin pairOrigin(const PairData& data, const QString& figure,
                                 const std::vector<std::pair<QString, QString>>& options, const QStringList& others = {});

}  // namespace rosa::workbench
