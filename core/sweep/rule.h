/// What a sweep is to do: sweep.toml in its folder.
///
///     [sweep]
///     version = 1
///     sampler = "sobol"          # grid, sobol, tpe
///     rule = "race"              # race, all, halving
///     budget = 40                # tries, the default configuration included
///     seed = 1                   # of the sampler
///     dataset_hash = "1f2e…"     # data::contentHash
///     [[vary]]
///     key = "transport.lambda"
///     low = 5.0
///     high = 80.0
///     scale = "log"              # or linear; a list has values = ["5", "10"] instead of low, high and scale
///     [[blocks]]                 # in the order in which they are measured
///     seed = 2
///     split_seed = 2
///     [[confirmations]]
///     tries = [3, 17, 5, 0]
///     seeds = [4, 5]
///     split_seeds = [4, 5]
///
/// configuration.toml beside it is the default configuration.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/sweep/space.h"

namespace rosa::sweep {

enum class Sampler { Grid, Sobol, Tpe };
/// Which cells are measured.
enum class Rule {
    Race,     ///< A try stops when a paired test says that it is worse than the best.
    All,      ///< Every try on every block.
    Halving,  ///< Short trainings first, each rung with a third of the tries of the one before; the last rung races.
};

/// The values with the words of files and options.
std::vector<bind::Named<Sampler>> samplers();
std::vector<bind::Named<Rule>> rules();

std::string toText(Sampler sampler);
std::string toText(Rule rule);

/// Seed of a run and seed of its random splits. Published splits do not depend on the second.
struct Block {
    std::uint64_t seed = 1;
    std::uint64_t splitSeed = 1;

    bool operator==(const Block&) const = default;
};
void describe(bind::Fields<Block>& fields);

/// The tries that are measured again on blocks that no choice has seen.
struct Confirmation {
    std::vector<int> tries;  ///< Best first; the default configuration (0) is one of them.
    std::vector<Block> blocks;

    bool operator==(const Confirmation&) const = default;
};

struct SweepRule {
    Sampler sampler = Sampler::Sobol;
    Rule rule = Rule::Race;
    int budget = 40;  ///< Tries, the default configuration included. 2 … kMostTries
    std::uint64_t seed = 1;
    std::string datasetHash;  ///< data::contentHash of the data set when the sweep began; "": unknown.
    std::vector<Dimension> space;
    std::vector<Block> blocks;
    std::vector<Confirmation> confirmations;  ///< The newest last.

    bool operator==(const SweepRule&) const = default;
};

inline constexpr int kMostTries = 100000;
inline constexpr int kMostBlocks = 1000;

std::string toToml(const SweepRule& rule);
/// Reads the output of toToml(). `base`: the default configuration. An Error names `fileName` and what is wrong: unknown keys, values out of
/// range, a space that does not fit the configuration.
Result<SweepRule> ruleFromToml(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                               const std::string& text, const std::string& fileName);

/// Fails if sampler, rule, budget and space do not fit together: a grid over real numbers, halving of a method without epochs or with varied
/// ones, halving with proposals that depend on results.
Result<void> checkRule(const SweepRule& rule, const catalog::Configuration& base);

/// `count` blocks that `rule` has nowhere yet, in an order drawn from its seed: consecutive seeds after those used, from those of `base` on.
std::vector<Block> freshBlocks(const SweepRule& rule, const catalog::Configuration& base, int count);

/// Number of tries of the Sobol part: all but for Tpe, where it is half of the budget, at most 100.
int sobolTries(const SweepRule& rule);

}  // namespace rosa::sweep
