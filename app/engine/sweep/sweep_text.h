/// A sweep as text and as JSON.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/protocol/report.h"
#include "core/sweep/sweep_summary.h"

namespace rosa::engine {

/// Table of the best tries, what luck explains, importance, confirmations, and what to do next. `most`: number of tries in the table, 0: all.
std::string sweepText(const sweep::SweepFolder& folder, const sweep::SweepSummary& summary, std::size_t most = 10);

/// The report of a cell that has ended, without the number of runs that are left.
protocol::SweepRunDone reportOf(const sweep::CellState& state);

/// Everything, with all tries: fractions, not per cent.
nlohmann::ordered_json sweepJson(const catalog::Catalogue& catalogue, const sweep::SweepFolder& folder,
                                 const sweep::SweepSummary& summary);

}  // namespace rosa::engine
