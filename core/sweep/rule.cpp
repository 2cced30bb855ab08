#include "core/sweep/rule.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/base/random.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/toml_tree.h"

namespace rosa::sweep {

namespace {

constexpr int kRuleVersion = 1;
constexpr int kMostConfirmations = 1000;

/// [sweep]
struct Head {
    int version = kRuleVersion;
    Sampler sampler = Sampler::Sobol;
    Rule rule = Rule::Race;
    int budget = 1;
    std::uint64_t seed = 1;
    std::string datasetHash;
};

void describe(bind::Fields<Head>& fields)
{
    fields.integer(&Head::version, "version", "Version", "Of the format").from(kRuleVersion).upTo(kRuleVersion).required();
    fields.choice(&Head::sampler, "sampler", "Sampler", samplers(), "How values are chosen").required();
    fields.choice(&Head::rule, "rule", "Rule", rules(), "Which cells are measured").required();
    fields.integer(&Head::budget, "budget", "Budget", "Trials, the default included").from(1).upTo(kMostTries).required();
    fields.integer(&Head::seed, "seed", "Seed", "Of the sampler").from(0).upTo(bind::kMostSeed).required();
    fields.text(&Head::datasetHash, "dataset_hash", "Data set", "data::contentHash");
}

/// [[vary]]: a range, or a list.
struct Varied {
    std::string key;
    std::optional<double> low, high;
    std::optional<Scale> scale;
    std::vector<std::string> values;
};

void describe(bind::Fields<Varied>& fields)
{
    fields.text(&Varied::key, "key", "Key", "Of the parameter").required();
    fields.real(&Varied::low, "low", "Low", "Least value of a range");
    fields.real(&Varied::high, "high", "High", "Largest value of a range");
    fields.choice(&Varied::scale, "scale", "Scale", {{Scale::Logarithmic, "log", ""}, {Scale::Linear, "linear", ""}},
                  "Of a range");
    fields.text(&Varied::values, "values", "Values", "Of a list").briefly();
}

/// [[confirmations]]
struct Confirmed {
    std::vector<int> tries;
    std::vector<std::uint64_t> seeds, splitSeeds;
};

void describe(bind::Fields<Confirmed>& fields)
{
    fields.integer(&Confirmed::tries, "tries", "Trials", "Best first").from(0).upTo(kMostTries).required();
    fields.integer(&Confirmed::seeds, "seeds", "Seeds", "Of the blocks").from(0).upTo(bind::kMostSeed).required();
    fields.integer(&Confirmed::splitSeeds, "split_seeds", "Split seeds", "Of the blocks")
        .from(0)
        .upTo(bind::kMostSeed)
        .required();
}

/// sweep.toml
struct RuleFile {
    Head sweep;
    std::vector<Varied> vary;
    std::vector<Block> blocks;
    std::vector<Confirmed> confirmations;
};

void describe(bind::Fields<RuleFile>& fields)
{
    fields.record(&RuleFile::sweep, "sweep", "Sweep", "What is measured").required();
    fields.record(&RuleFile::vary, "vary", "Varied", "The space").briefly();
    fields.record(&RuleFile::blocks, "blocks", "Blocks", "In the order in which they are measured").briefly();
    fields.record(&RuleFile::confirmations, "confirmations", "Confirmations", "The newest last").briefly();
}

Varied variedOf(const Dimension& dimension)
{
    if (!dimension.isRange()) return {dimension.key, {}, {}, {}, dimension.values};
    return {dimension.key, dimension.low, dimension.high, dimension.scale, {}};
}

Result<Dimension> dimensionOf(const Varied& varied, const catalog::Catalogue& catalogue)
{
    Dimension dimension;
    dimension.key = varied.key;
    const catalog::Parameter* const parameter = catalogue.parameter(varied.key);
    if (!parameter) return dimension;  // Reported by checkDimension().
    dimension.isWhole = parameter->type == catalog::ValueType::Integer;
    dimension.isOrdered = dimension.isWhole || parameter->type == catalog::ValueType::Real;
    dimension.values = varied.values;
    const std::set<std::string> different(varied.values.begin(), varied.values.end());
    if (!varied.values.empty() && (different.size() < 2 || different.size() < varied.values.size()))
        return badInput("%1: expected several different values in quotes", varied.key);
    if (!varied.values.empty()) return dimension;
    if (!varied.low || !varied.high || !varied.scale)
        return badInput("%1: expected values, or low, high and scale", varied.key);
    dimension.low = *varied.low;
    dimension.high = *varied.high;
    dimension.scale = *varied.scale;
    return dimension;
}

Confirmed confirmedOf(const Confirmation& confirmation)
{
    Confirmed confirmed{confirmation.tries, {}, {}};
    for (const Block& block : confirmation.blocks) {
        confirmed.seeds.push_back(block.seed);
        confirmed.splitSeeds.push_back(block.splitSeed);
    }
    return confirmed;
}

Result<Confirmation> confirmationOf(const Confirmed& confirmed)
{
    if (confirmed.seeds.size() != confirmed.splitSeeds.size() || confirmed.seeds.empty() || confirmed.tries.empty())
        return badInput("%1: expected as many seeds as split_seeds, and a trial", "confirmations");
    Confirmation confirmation{confirmed.tries, {}};
    for (std::size_t i = 0; i < confirmed.seeds.size(); ++i)
        confirmation.blocks.push_back({confirmed.seeds[i], confirmed.splitSeeds[i]});
    return confirmation;
}

Result<SweepRule> ruleIn(const RuleFile& file, const catalog::Catalogue& catalogue, const catalog::Configuration& base)
{
    const Head& head = file.sweep;
    SweepRule rule{head.sampler, head.rule, head.budget, head.seed, head.datasetHash, {}, file.blocks, {}};
    for (const Varied& varied : file.vary) {
        ROSA_TRY_ASSIGN(auto dimension, dimensionOf(varied, catalogue));
        rule.space.push_back(std::move(dimension));
    }
    for (const Confirmed& confirmed : file.confirmations) {
        ROSA_TRY_ASSIGN(auto confirmation, confirmationOf(confirmed));
        rule.confirmations.push_back(std::move(confirmation));
    }
    if (rule.confirmations.size() > kMostConfirmations)
        return badInput("%1: expected at most %2", "confirmations", kMostConfirmations);
    if (rule.blocks.empty() || rule.blocks.size() > kMostBlocks)
        return badInput("expected 1 to %1 tables [[blocks]]", kMostBlocks);
    if (rule.space.empty() || rule.space.size() > kMostDimensions)
        return badInput("expected 1 to %1 tables [[vary]]", kMostDimensions);
    for (const Dimension& dimension : rule.space) ROSA_TRY(checkDimension(catalogue, base, dimension));
    ROSA_TRY(checkRule(rule, base));
    return rule;
}

}  // namespace

void describe(bind::Fields<Block>& fields)
{
    fields.integer(&Block::seed, "seed", "Seed", "Of a run").from(0).upTo(bind::kMostSeed).required();
    fields.integer(&Block::splitSeed, "split_seed", "Split seed", "Of its splits").from(0).upTo(bind::kMostSeed).required();
}

std::vector<bind::Named<Sampler>> samplers()
{
    return {{Sampler::Sobol, "sobol", "Evenly, by Sobol's sequence"},
            {Sampler::Grid, "grid", "All combinations of lists and ranges of whole numbers"},
            {Sampler::Tpe, "tpe", "Half of the trials evenly, then near good ones (TPE)"}};
}

std::vector<bind::Named<Rule>> rules()
{
    return {{Rule::Race, "race", "A trial stops when a test says that it is worse than the best"},
            {Rule::All, "all", "Every trial on every seed"},
            {Rule::Halving, "halving", "Short trainings first; for runs of more than a minute"}};
}

std::string toText(Sampler sampler) { return bind::idOf(&Head::sampler, sampler); }

std::string toText(Rule rule) { return bind::idOf(&Head::rule, rule); }

std::string toToml(const SweepRule& rule)
{
    RuleFile file{{kRuleVersion, rule.sampler, rule.rule, rule.budget, rule.seed, rule.datasetHash}, {}, rule.blocks, {}};
    for (const Dimension& dimension : rule.space) file.vary.push_back(variedOf(dimension));
    for (const Confirmation& confirmation : rule.confirmations) file.confirmations.push_back(confirmedOf(confirmation));
    return catalog::tomlOf(bind::toTree(file));
}

Result<SweepRule> ruleFromToml(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                               const std::string& text, const std::string& fileName)
{
    ROSA_TRY_ASSIGN(const auto tree, catalog::treeOfToml(text, fileName));
    ROSA_TRY_ASSIGN(const auto file, bind::fromTree<RuleFile>(tree));
    auto rule = ruleIn(file, catalogue, base);
    if (!rule) return rule.error().within(fileName);
    return rule;
}

Result<void> checkRule(const SweepRule& rule, const catalog::Configuration& base)
{
    if (rule.sampler == Sampler::Grid && !sizeOf(rule.space))
        return badInput(
            "a grid needs lists of values or ranges of whole numbers; a number of values makes a list of a range: "
            "KEY=5..80:7");
    if (rule.rule != Rule::Halving) return {};
    const std::string epochs = catalog::keyOf(&catalog::EpochOptions::epochs);
    if (!base.has(epochs))
        return badInput("successive halving shortens trainings, but method %1 has no epochs", base.method());
    if (std::ranges::find(rule.space, epochs, &Dimension::key) != rule.space.end())
        return badInput("successive halving shortens trainings, so that %1 cannot be varied with it", epochs);
    if (rule.sampler == Sampler::Tpe)
        return badInput("successive halving needs all trials at its beginning, so that the sampler tpe does not fit it");
    return {};
}

std::vector<Block> freshBlocks(const SweepRule& rule, const catalog::Configuration& base, int count)
{
    Block next{base.seed(), base.get<catalog::EvaluationOptions>().splitSeed};
    std::size_t used = 0;
    const auto pass = [&](const std::vector<Block>& blocks) {
        for (const Block& block : blocks)
            next = {std::max(next.seed, block.seed + 1), std::max(next.splitSeed, block.splitSeed + 1)};
        used += blocks.size();
    };
    pass(rule.blocks);
    for (const Confirmation& confirmation : rule.confirmations) pass(confirmation.blocks);
    std::vector<Block> blocks;
    blocks.reserve(static_cast<std::size_t>(std::max(count, 0)));
    for (int i = 0; i < count; ++i)
        blocks.push_back({next.seed + static_cast<std::uint64_t>(i), next.splitSeed + static_cast<std::uint64_t>(i)});
    RandomStream stream(rule.seed, Purpose::Sweep, 1, static_cast<std::uint32_t>(used));
    for (std::size_t i = blocks.size(); i > 1; --i) std::swap(blocks[i - 1], blocks[stream.below64(i)]);
    return blocks;
}

int sobolTries(const SweepRule& rule)
{
    return rule.sampler == Sampler::Tpe ? std::min(std::max(rule.budget / 2, 2), 100) : rule.budget;
}

}  // namespace rosa::sweep
