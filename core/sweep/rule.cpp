#include "core/sweep/rule.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "core/base/random.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/toml.h"

namespace rosa::sweep {

namespace {

using catalog::errorAt;
using catalog::quoted;

constexpr std::int64_t kRuleVersion = 1;
constexpr int kMostConfirmations = 1000;

/// Reads one file; every failed read is remembered once, so that readers need no branches.
class Reader {
public:
    explicit Reader(const std::string& fileName) : m_fileName(fileName) {}

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

    void fail(const toml::node& node, const Message& message)
    {
        if (!m_error) m_error = errorAt(m_fileName, node, message);
    }

    void onlyKeys(const toml::table& table, std::initializer_list<std::string_view> keys)
    {
        for (const auto& [name, node] : table)
            if (std::ranges::find(keys, name.str()) == keys.end()) fail(node, Message("unknown key '%1'", name.str()));
    }

    std::int64_t whole(const toml::table& table, const char* key, std::int64_t least, std::int64_t most)
    {
        const toml::node* const node = table.get(key);
        const auto* const number = node ? node->as_integer() : nullptr;
        if (number && number->get() >= least && number->get() <= most) return number->get();
        fail(node ? *node : table, Message("%1: expected %2", key, Message("a whole number from %1 to %2", least, most)));
        return least;
    }

    double real(const toml::table& table, const char* key)
    {
        const toml::node* const node = table.get(key);
        if (const auto number = node ? node->value<double>() : std::nullopt; number && node->is_number()) return *number;
        fail(node ? *node : table, Message("%1: expected a number", key));
        return 0;
    }

    std::string text(const toml::table& table, const char* key)
    {
        const toml::node* const node = table.get(key);
        if (node && node->is_string()) return node->as_string()->get();
        fail(node ? *node : table, Message("%1: expected text in quotes", key));
        return {};
    }

    /// The tables of [[key]]; none if it is missing.
    std::vector<const toml::table*> tables(const toml::table& document, const char* key)
    {
        std::vector<const toml::table*> found;
        const toml::node* const node = document.get(key);
        if (!node) return found;
        const toml::array* const array = node->as_array();
        if (!array) fail(*node, Message("%1: expected tables [[%1]]", key));
        for (std::size_t i = 0; array && i < array->size(); ++i)
            if (const auto* table = array->get(i)->as_table())
                found.push_back(table);
            else
                fail(*array->get(i), Message("%1: expected tables [[%1]]", key));
        return found;
    }

    std::vector<std::int64_t> wholes(const toml::table& table, const char* key, std::int64_t least, std::int64_t most)
    {
        std::vector<std::int64_t> numbers;
        const toml::node* const node = table.get(key);
        const toml::array* const array = node ? node->as_array() : nullptr;
        for (std::size_t i = 0; array && i < array->size(); ++i)
            if (const auto* number = array->get(i)->as_integer(); number && number->get() >= least && number->get() <= most)
                numbers.push_back(number->get());
        if (!array || numbers.size() != array->size())
            fail(node ? *node : table,
                 Message("%1: expected a list, each %2", key, Message("a whole number from %1 to %2", least, most)));
        return numbers;
    }

private:
    const std::string& m_fileName;
    std::optional<Error> m_error;
};

constexpr auto kMostSeed = static_cast<std::int64_t>(catalog::kMostSeed);

template <typename Choice>
Choice choiceIn(Reader& reader, const toml::table& table, const char* key, std::initializer_list<Choice> all)
{
    const std::string text = reader.text(table, key);
    for (const Choice choice : all)
        if (toText(choice) == text) return choice;
    std::string known;
    for (const Choice choice : all) known += (known.empty() ? "" : ", ") + toText(choice);
    reader.fail(table.get(key) ? *table.get(key) : table,
                Message("%1: expected %2, found '%3'", key, Message("one of %1", known), text));
    return *all.begin();
}

Dimension dimensionIn(Reader& reader, const toml::table& table, const catalog::Catalogue& catalogue)
{
    Dimension dimension;
    reader.onlyKeys(table, {"key", "low", "high", "scale", "values"});
    dimension.key = reader.text(table, "key");
    const catalog::Parameter* const parameter = catalogue.parameter(dimension.key);
    if (!parameter) return dimension;  // Reported by checkDimension().
    const bool isNumber = parameter->type == catalog::ValueType::Integer || parameter->type == catalog::ValueType::Real;
    dimension.isWhole = parameter->type == catalog::ValueType::Integer;
    dimension.isOrdered = isNumber;
    if (const toml::node* const values = table.get("values")) {
        const toml::array* const array = values->as_array();
        for (std::size_t i = 0; array && i < array->size(); ++i)
            if (const auto* value = array->get(i)->as_string()) dimension.values.push_back(value->get());
        const std::set<std::string> different(dimension.values.begin(), dimension.values.end());
        if (!array || dimension.values.size() != array->size() || different.size() != dimension.values.size() ||
            different.size() < 2)
            reader.fail(*values, Message("%1: expected several different values in quotes", "values"));
        return dimension;
    }
    dimension.low = reader.real(table, "low");
    dimension.high = reader.real(table, "high");
    const std::string scale = reader.text(table, "scale");
    if (scale != "log" && scale != "linear")
        reader.fail(table, Message("%1: expected %2, found '%3'", "scale", Message("one of %1", "log, linear"), scale));
    dimension.scale = scale == "log" ? Scale::Logarithmic : Scale::Linear;
    return dimension;
}

void readConfirmations(Reader& reader, const toml::table& document, SweepRule& rule)
{
    for (const toml::table* table : reader.tables(document, "confirmations")) {
        reader.onlyKeys(*table, {"tries", "seeds", "split_seeds"});
        Confirmation confirmation;
        for (const std::int64_t number : reader.wholes(*table, "tries", 0, kMostTries))
            confirmation.tries.push_back(static_cast<int>(number));
        const auto seeds = reader.wholes(*table, "seeds", 0, kMostSeed);
        const auto splits = reader.wholes(*table, "split_seeds", 0, kMostSeed);
        if (seeds.size() != splits.size() || seeds.empty() || confirmation.tries.empty())
            reader.fail(*table, Message("%1: expected as many seeds as split_seeds, and a try", "confirmations"));
        for (std::size_t i = 0; i < std::min(seeds.size(), splits.size()); ++i)
            confirmation.blocks.push_back({static_cast<std::uint64_t>(seeds[i]), static_cast<std::uint64_t>(splits[i])});
        rule.confirmations.push_back(std::move(confirmation));
    }
    if (rule.confirmations.size() > kMostConfirmations)
        reader.fail(document, Message("%1: expected at most %2", "confirmations", kMostConfirmations));
}

template <typename Get>
std::string list(const std::vector<Block>& blocks, const Get& get)
{
    std::string text;
    for (const Block& block : blocks) text += (text.empty() ? "" : ", ") + std::to_string(get(block));
    return "[" + text + "]";
}

}  // namespace

std::string toText(Sampler sampler)
{
    switch (sampler) {
        case Sampler::Grid:
            return "grid";
        case Sampler::Sobol:
            return "sobol";
        case Sampler::Tpe:
            break;
    }
    return "tpe";
}

std::string toText(Rule rule)
{
    switch (rule) {
        case Rule::Race:
            return "race";
        case Rule::All:
            return "all";
        case Rule::Halving:
            break;
    }
    return "halving";
}

std::string toToml(const SweepRule& rule)
{
    std::ostringstream out;
    out << "[sweep]\nversion = " << kRuleVersion << "\nsampler = " << quoted(toText(rule.sampler))
        << "\nrule = " << quoted(toText(rule.rule)) << "\nbudget = " << rule.budget << "\nseed = " << rule.seed
        << "\ndataset_hash = " << quoted(rule.datasetHash) << '\n';
    for (const Dimension& dimension : rule.space) {
        out << "\n[[vary]]\nkey = " << quoted(dimension.key) << '\n';
        if (dimension.isRange()) {
            out << "low = " << catalog::toText(catalog::Value(dimension.low))
                << "\nhigh = " << catalog::toText(catalog::Value(dimension.high))
                << "\nscale = " << quoted(dimension.scale == Scale::Logarithmic ? "log" : "linear") << '\n';
            continue;
        }
        out << "values = [";
        for (std::size_t i = 0; i < dimension.values.size(); ++i) out << (i ? ", " : "") << quoted(dimension.values[i]);
        out << "]\n";
    }
    for (const Block& block : rule.blocks)
        out << "\n[[blocks]]\nseed = " << block.seed << "\nsplit_seed = " << block.splitSeed << '\n';
    for (const Confirmation& confirmation : rule.confirmations) {
        out << "\n[[confirmations]]\ntries = [";
        for (std::size_t i = 0; i < confirmation.tries.size(); ++i) out << (i ? ", " : "") << confirmation.tries[i];
        out << "]\nseeds = " << list(confirmation.blocks, [](const Block& block) { return block.seed; })
            << "\nsplit_seeds = " << list(confirmation.blocks, [](const Block& block) { return block.splitSeed; }) << '\n';
    }
    return out.str();
}

Result<SweepRule> ruleFromToml(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                               const std::string& text, const std::string& fileName)
{
    ROSA_TRY_ASSIGN(const toml::table document, catalog::parsedToml(text, fileName));
    Reader reader(fileName);
    SweepRule rule;
    reader.onlyKeys(document, {"sweep", "vary", "blocks", "confirmations"});
    const toml::node* const node = document.get("sweep");
    const toml::table* const sweep = node ? node->as_table() : nullptr;
    if (!sweep) return badInput("%1: expected a table [sweep]", fileName);
    reader.onlyKeys(*sweep, {"version", "sampler", "rule", "budget", "seed", "dataset_hash"});
    reader.whole(*sweep, "version", kRuleVersion, kRuleVersion);
    rule.sampler = choiceIn(reader, *sweep, "sampler", {Sampler::Grid, Sampler::Sobol, Sampler::Tpe});
    rule.rule = choiceIn(reader, *sweep, "rule", {Rule::Race, Rule::All, Rule::Halving});
    rule.budget = static_cast<int>(reader.whole(*sweep, "budget", 1, kMostTries));
    rule.seed = static_cast<std::uint64_t>(reader.whole(*sweep, "seed", 0, kMostSeed));
    if (sweep->contains("dataset_hash")) rule.datasetHash = reader.text(*sweep, "dataset_hash");
    for (const toml::table* table : reader.tables(document, "vary"))
        rule.space.push_back(dimensionIn(reader, *table, catalogue));
    for (const toml::table* table : reader.tables(document, "blocks")) {
        reader.onlyKeys(*table, {"seed", "split_seed"});
        rule.blocks.push_back({static_cast<std::uint64_t>(reader.whole(*table, "seed", 0, kMostSeed)),
                               static_cast<std::uint64_t>(reader.whole(*table, "split_seed", 0, kMostSeed))});
    }
    readConfirmations(reader, document, rule);
    if (reader.error()) return *reader.error();
    if (rule.blocks.empty() || rule.blocks.size() > kMostBlocks)
        return badInput("%1: expected 1 to %2 tables [[blocks]]", fileName, kMostBlocks);
    if (rule.space.empty() || rule.space.size() > kMostDimensions)
        return badInput("%1: expected 1 to %2 tables [[vary]]", fileName, kMostDimensions);
    for (const Dimension& dimension : rule.space)
        if (const auto checked = checkDimension(catalogue, base, dimension); !checked)
            return checked.error().within(fileName);
    if (const auto checked = checkRule(rule, base); !checked) return checked.error().within(fileName);
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
        return badInput("successive halving needs all tries at its beginning, so that the sampler tpe does not fit it");
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
