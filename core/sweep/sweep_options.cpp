#include "core/sweep/sweep_options.h"

#include <algorithm>
#include <utility>

namespace rosa::sweep {

void describe(bind::Fields<SweepOptions>& fields)
{
    const auto usual = [](int number) { return std::to_string(number); };
    fields
        .text(&SweepOptions::vary, "vary", "Varied",
              "A varied parameter: KEY=5..80, KEY=5..80:log (equal ratios), KEY=5..80:log:7 (seven values) or "
              "KEY=5,10,20; may be repeated")
        .repeated()
        .required();
    fields
        .integer(&SweepOptions::budget, "budget", "Trials",
                 "Number of trials, the default configuration included (" + usual(kUsualBudget) + "; of a grid, all)")
        .from(2)
        .upTo(kMostTries);
    fields
        .integer(&SweepOptions::seeds, "seeds", "Seeds",
                 "Number of seeds, each with random splits of its own (" + usual(SweepOptions().seeds) + ")")
        .from(1)
        .upTo(kMostBlocks);
    fields.choice(&SweepOptions::sampler, "sampler", "Sampler", samplers(),
                  "How values are chosen: sobol (evenly), grid (all), tpe (half of the trials evenly, then near good ones)");
    fields.choice(&SweepOptions::rule, "rule", "Measured", rules(),
                  "What is measured: race (stop what is worse than the best), all, halving (short trainings first)");
    fields.integer(&SweepOptions::samplerSeed, "sampler_seed", "Seed of the sampler", "Seed of the sampler (1)")
        .from(0)
        .upTo(bind::kMostSeed);
}

Result<SweepRule> ruleOf(const SweepOptions& options, std::vector<Dimension> space, const catalog::Configuration& base)
{
    SweepRule rule;
    rule.sampler = options.sampler;
    rule.rule = options.rule;
    rule.space = std::move(space);
    const auto size = sizeOf(rule.space);
    const bool isWholeGrid = options.budget == 0 && rule.sampler == Sampler::Grid && size;
    if (isWholeGrid)
        rule.budget = static_cast<int>(std::min<std::uint64_t>(*size + 1, kMostTries));
    else
        rule.budget = options.budget > 0 ? options.budget : kUsualBudget;
    rule.seed = options.samplerSeed;
    rule.blocks = freshBlocks(rule, base, options.seeds);
    ROSA_TRY(checkRule(rule, base));
    return rule;
}

}  // namespace rosa::sweep
