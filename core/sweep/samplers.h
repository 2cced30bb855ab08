/// The tries of a sweep: the default configuration, then those of the grid, of Sobol's sequence or of the Parzen estimator.
#pragma once

#include <optional>
#include <span>

#include "core/sweep/race.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::sweep {

/// Adds the tries that depend on no result, up to the budget (for Tpe: up to sobolTries()). Other workers may do the same at the same time.
Result<void> addKnownTries(SweepFolder& folder);

/// Number of tries that the sweep has, or will have: a space with fewer configurations than the budget has no more.
int triesOf(const SweepFolder& folder);

/// Whether the budget allows another try after `folder.tries()`, which depends on results.
bool wantsProposal(const SweepFolder& folder);

/// The next try of the Parzen estimator. A try that has no value yet counts as bad. nullopt if the space has no other configuration.
/// `ranking`: of all tries on the blocks.
std::optional<Try> propose(const SweepRule& rule, const catalog::Configuration& base, std::span<const Try> tries,
                           const Ranking& ranking);

/// The next try of the grid or of Sobol's sequence: the first one with values that no try has. nullopt if there is none.
std::optional<Try> nextKnownTry(const SweepRule& rule, const catalog::Configuration& base, std::span<const Try> tries);

}  // namespace rosa::sweep
