/// What one asks of a new sweep: the options of `rosa sweep new` and of the window's form.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/sweep/rule.h"

namespace rosa::sweep {

/// Tries of a sweep that is no grid; a grid has all combinations.
inline constexpr int kUsualBudget = 40;

struct SweepOptions {
    std::vector<std::string> vary;  ///< As for parseDimension(): "KEY=5..80".
    int budget = 0;  ///< Tries, the default configuration included; 0: kUsualBudget, or all combinations of a grid.
    int seeds = 3;   ///< Each with random splits of its own.
    Sampler sampler = Sampler::Sobol;
    Rule rule = Rule::Race;
    std::uint64_t samplerSeed = 1;
};

void describe(bind::Fields<SweepOptions>& fields);

/// The rule of a new sweep over `space`. Fails if its parts do not fit together (checkRule()).
Result<SweepRule> ruleOf(const SweepOptions& options, std::vector<Dimension> space, const catalog::Configuration& base);

}  // namespace rosa::sweep
