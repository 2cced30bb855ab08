/// What the figures of a pair of views have in common: their options, and reading the pair without a window.
#pragma once

#include <utility>
#include <vector>

#include "app/workbench/figures/figure_request.h"
#include "app/workbench/model/pair_pictures.h"

namespace rosa::workbench {

/// The pair that the options pair=I[,K], within, epoch and draw name; without `pair` the first watched one. Watched pairs come from the record,
/// others from the engine, which is started and waited for. An Error says which option does not fit and what there is.
Result<PairDataPtr> loadPair(const FigureRequest& request);

/// What the same options choose of the pairs of a run. An Error says which option does not fit.
Result<PairChoice> pairChoiceOf(const FigureRequest& request, const PairContext& context);

/// What the engine prints for `rosa ARGUMENTS --json --store STORE`; waits for it, as long as it takes where the limit is −1. An Error
/// is its own message.
Result<QByteArray> askEngine(const FigureRequest& request, const QStringList& arguments, int milliseconds = 300'000);

Result<widgets::ColourMap> colourMapOption(const FigureRequest& request,
                                           widgets::ColourMap fallback = widgets::ColourMap::Viridis);
Result<std::vector<PairMatrix>> panelsOption(const FigureRequest& request, const QString& fallback);
/// An option that is a whole number from `low` to `high`.
Result<int> numberOption(const FigureRequest& request, const QString& name, int fallback, int low, int high);

/// "D,plan": as the option has them.
QString namesOf(const std::vector<PairMatrix>& panels);

/// The options map=viridis|cividis|greys and axes=nodes|classes.
Result<widgets::MatrixLook> lookOption(const FigureRequest& request);
/// The same as options; axes only where it is not the usual one.
std::vector<std::pair<QString, QString>> lookOptions(const widgets::MatrixLook& look);

/// Pictures on shared scales: costs on one, plans on another.
std::vector<widgets::MatrixPicture> linkedPictures(const PairData& data, const std::vector<PairMatrix>& panels,
                                                   const widgets::MatrixLook& look);

/// "Positive pair of 35 (Theory), epoch 20, λ = 20; 12 × 14 nodes": the line above a figure of a pair.
QString captionOf(const PairData& data);

/// What is to be said of a figure of this pair: which it is, where the options name none.
QStringList remarksOn(const FigureRequest& request, const PairData& data);

/// Run, configuration and the command that draws the figure again.
widgets::FigureOrigin pairOrigin(const PairData& data, const QString& figure,
                                 const std::vector<std::pair<QString, QString>>& options);

}  // namespace rosa::workbench
