#include "app/engine/common/train_arguments.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "app/engine/common/bound_options.h"
#include "core/base/files.h"
#include "core/catalog/catalogue.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/toml_shape.h"
#include "core/data/catalogue.h"
#include "core/learn/jobs.h"

namespace rosa::engine {

void describe(bind::Fields<TrainOptions>& fields)
{
    fields.text(&TrainOptions::dataset, "dataset", "Data set", "Data set, see `rosa data list`, or a packed file (cora)");
    fields.text(&TrainOptions::method, "method", "Method", "Method, see `rosa describe methods` (rosa)");
    fields.text(&TrainOptions::preset, "preset", "Preset",
                "Preset of the parameters: reference or paper; reference@cora applies its values for that data set");
    fields.text(&TrainOptions::encoder, "encoder", "Encoder", "Encoder, see `rosa describe encoders`");
    fields
        .text(&TrainOptions::sets, "set", "Parameters",
              "A parameter as key=value, see `rosa describe parameters`; may be repeated")
        .repeated();
    fields.integer(&TrainOptions::epochs, "epochs", "Epochs", "Number of epochs (train.epochs)").from(1);
    fields.integer(&TrainOptions::seed, "seed", "Seed", "Seed of the first run (1)").from(0).upTo(bind::kMostSeed);
    fields.integer(&TrainOptions::splits, "splits", "Splits", "Number of splits for the evaluation of each run").from(1);
    fields.text(&TrainOptions::config, "config", "Configuration", "TOML file with a configuration; options override it");
}

void describe(bind::Fields<TrainArguments>& fields)
{
    fields.part([](TrainArguments& arguments) -> TrainOptions& { return arguments; });
    fields
        .integer(&TrainArguments::seeds, "seeds", "Seeds",
                 "Number of runs, with consecutive seeds from --seed, or from that of the run of --resume")
        .from(1)
        .upTo(learn::SeedPlan::kMost);
    fields.part([](TrainArguments& arguments) -> PlaceOptions& { return arguments; });
    fields
        .text(&TrainArguments::watch, "watch", "Watched pairs",
              "I,K: a pair of centre nodes (or snapshot pairs) whose D and Γ are recorded; may be repeated")
        .repeated();
    fields
        .text(&TrainArguments::turns, "turn", "Changes",
              "EPOCH:KEY=VALUE: change a live parameter after this number of epochs; may be repeated")
        .repeated();
    fields.text(&TrainArguments::name, "name", "Name", "Name of the run");
    fields.text(&TrainArguments::tags, "tag", "Tags", "Tag of the run, see `rosa runs list --tag`; may be repeated")
        .repeated();
    fields.text(&TrainArguments::resume, "resume", "Resume", "Continue an interrupted or stopped run");
    fields.text(&TrainArguments::fork, "fork", "Fork",
                "RUN@EPOCH: start a new run from a checkpoint; change parameters with --set");
    fields.part([](TrainArguments& arguments) -> QuietOption& { return arguments; });
    fields.flag(&TrainArguments::withoutBaselines, "no_baselines", "No baselines",
                "Do not evaluate raw features and a random encoder");
}

void nameEncoders(CLI::App& command, const catalog::Catalogue& catalogue)
{
    std::string names;
    for (const catalog::Encoder& encoder : catalogue.encoders) {
        const bool isLast = &encoder == &catalogue.encoders.back();
        names += (names.empty() ? "" : isLast ? " or " : ", ") + encoder.id;
    }
    command.get_option("--encoder")->description("Encoder: " + names);
}

Result<std::vector<std::pair<std::string, std::string>>> overridesOf(const TrainOptions& options)
{
    std::vector<std::pair<std::string, std::string>> overrides;
    if (options.epochs)
        overrides.emplace_back(catalog::keyOf(&catalog::EpochOptions::epochs), std::to_string(options.epochs));
    if (options.splits)
        overrides.emplace_back(catalog::keyOf(&catalog::EvaluationOptions::splits), std::to_string(options.splits));
    for (const std::string& set : options.sets) {
        ROSA_TRY_ASSIGN(auto assignment, parseAssignment(set));
        overrides.push_back(std::move(assignment));
    }
    return overrides;
}

Result<catalog::Configuration> configurationOf(const CommandContext& context, const TrainOptions& options)
{
    catalog::Selection selection;
    if (!options.config.empty()) {
        ROSA_TRY_ASSIGN(const auto text, readTextFile(options.config, catalog::kMostToml));
        ROSA_TRY_ASSIGN(auto chosen, catalog::Configuration::selectionFromToml(context.catalogue, text, options.config));
        selection = std::move(chosen);
    }
    if (!options.dataset.empty()) selection.dataset = options.dataset;
    // An absolute path, so that the record can be used from any folder.
    if (data::isPackedPath(selection.dataset))
        selection.dataset = std::filesystem::absolute(selection.dataset).lexically_normal().string();
    if (!options.method.empty()) selection.method = options.method;
    if (!options.preset.empty()) selection.preset = options.preset;
    if (!options.encoder.empty()) selection.encoder = options.encoder;
    if (options.seed) selection.seed = *options.seed;
    ROSA_TRY_ASSIGN(const auto overrides, overridesOf(options));
    selection.overrides.insert(selection.overrides.end(), overrides.begin(), overrides.end());
    for (const auto& [key, text] : overrides) selection.chosen.push_back(key);
    if (selection.method == catalog::kForeignMethod)
        return badInput(
            "method %1 cannot be trained; to record an embedding use: rosa evaluate --embedding FILE --name NAME",
            selection.method);
    // The catalogue's own error would name a parameter that the user has not typed.
    const catalog::Method* method = context.catalogue.method(selection.method);
    const std::string& epochs = catalog::keyOf(&catalog::EpochOptions::epochs);
    if (options.epochs && method && std::ranges::find(method->parameters, epochs) == method->parameters.end())
        return badInput("--epochs does not apply to method %1, which does not train in epochs", method->id);
    return resolveInStore(context, std::move(selection));
}

Result<Ancestry> ancestryOf(const TrainArguments& arguments)
{
    Ancestry ancestry{arguments.resume, {}, 0};
    if (arguments.fork.empty()) return ancestry;
    const auto at = arguments.fork.rfind('@');
    const std::string epoch = at == std::string::npos ? "" : arguments.fork.substr(at + 1);
    const bool isNumber = !epoch.empty() && epoch.size() < 9 &&
                          std::all_of(epoch.begin(), epoch.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isNumber || at == 0) return badInput("--fork %1: expected RUN@EPOCH", arguments.fork);
    ancestry.forkOf = arguments.fork.substr(0, at);
    ancestry.forkEpoch = std::stoi(epoch);
    return ancestry;
}

std::string notForAnAncestor(const TrainArguments& arguments)
{
    const std::set<std::string> overrides{"set", "epochs", "splits"};
    for (const auto& [name, value] : bind::optionsOf<TrainOptions>(arguments))
        if (!overrides.contains(name)) return "--" + name;
    if (arguments.seeds != 1 && !arguments.fork.empty()) return "--seeds";
    return {};
}

}  // namespace rosa::engine
