/// A pair of views at an epoch, from the record or from an engine's answer.
#pragma once

#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QPointF>

#include "app/workbench/pairs/data/pair_context.h"
#include "core/protocol/inspection.h"
#include "core/protocol/request.h"

namespace rosa::workbench {

struct PairData {
    PairContextPtr context;
    PairChoice choice;  ///< As requested; inspection.pair.epoch is the epoch shown.
    protocol::Inspection inspection;
    std::vector<std::pair<int, int>> rowEdges, columnEdges;  ///< Edges of the data set's graph within a view; indices.
    std::vector<QPointF> rowPlaces, columnPlaces;  ///< Positions of the nodes in the unit square, around the centre.
};
using PairDataPtr = std::shared_ptr<const PairData>;

/// A watched pair as recorded at `epoch`; costs, entropies and the exact plan are computed here. Reads the record.
Result<PairDataPtr> pairFromRecord(const std::filesystem::path& store, const PairContextPtr& context,
                                   const PairChoice& choice, int epoch);
/// The question that asks an engine for a pair.
protocol::Inspect questionFor(const PairChoice& choice);
/// From an engine's answer.
Result<PairDataPtr> pairFromAnswer(const PairContextPtr& context, const PairChoice& choice, const QByteArray& json);
/// The numbers of a snapshot, with its padding or without. An Error if its matrices do not define a transport problem.
Result<protocol::Inspection> inspectionOf(const PairContext& context, record::PairSnapshot pair, bool viewsAlone = false);

/// The pair with Γ solved again under another λ and number of iterations, in the window; see protocol::solvedAgain().
Result<PairDataPtr> solvedAgain(const PairDataPtr& pair, double lambda, int iterations);
/// Whether solvedAgain() takes a few milliseconds at most, so that the window's thread can wait for it.
[[nodiscard]] bool isQuickToSolve(const protocol::Inspection& inspection, int iterations);

}  // namespace rosa::workbench
