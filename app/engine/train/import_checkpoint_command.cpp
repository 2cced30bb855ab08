#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/train_arguments.h"
#include "core/catalog/options/data_options.h"
#include "core/store/annotations.h"

namespace rosa::engine {

namespace {

struct ImportArguments : TrainOptions {
    std::string file, name;
    bool isQuiet = false;
};

Result<catalog::Configuration> importedConfiguration(const CommandContext& context, const ImportArguments& arguments)
{
    catalog::Selection selection;
    selection.dataset = arguments.dataset;
    if (!arguments.method.empty()) selection.method = arguments.method;
    if (!arguments.preset.empty()) selection.preset = arguments.preset;
    if (!arguments.encoder.empty()) selection.encoder = arguments.encoder;
    for (const std::string& set : arguments.sets) {
        ROSA_TRY_ASSIGN(auto assignment, parseAssignment(set));
        selection.overrides.push_back(std::move(assignment));
    }
    return resolveInStore(context, std::move(selection));
}

/// "a, b, c and 77 more".
std::string listed(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 5;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i) text += (i ? ", " : "") + names[i];
    return names.size() > most ? text + " and " + std::to_string(names.size() - most) + " more" : text;
}

/// What the encoder gets: a file of weights does not tell what they were trained on.
std::string inputFeaturesText(bool isNormalised)
{
    const std::string key = catalog::keyOf(&catalog::FeatureOptions::isNormalised);
    return isNormalised
               ? "The features of each node are divided by the sum of their absolute values; for weights trained on "
                 "features as they are, import with --set " +
                     key + "=false\n"
               : "The features are used as they are; for weights trained on features divided by the sum of their "
                 "absolute values, import with --set " +
                     key + "=true\n";
}

Result<void> importCheckpoint(CommandContext& context, const ImportArguments& arguments)
{
    ROSA_TRY(store::checkName(arguments.name));
    ROSA_TRY_ASSIGN(const auto configuration, importedConfiguration(context, arguments));
    ROSA_TRY_ASSIGN(const auto dataset, openDataset(context, configuration.dataset()));
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    ROSA_TRY_ASSIGN(const auto place, workplaceOf(context));
    const auto observer = makeObserver(context, arguments.isQuiet);
    ROSA_TRY_ASSIGN(
        const auto imported,
        jobs->importWeights(place, {context.catalogue, configuration, dataset, arguments.file, arguments.name}, *observer));
    if (!imported.kept.empty()) warn(arguments.file + " lacks " + listed(imported.kept) + ": initialised as in a new run");
    if (!imported.unused.empty()) warn(arguments.file + ": unused tensors: " + listed(imported.unused));
    const auto features = configuration.find<catalog::FeatureOptions>();
    if (context.json) {
        nlohmann::ordered_json line{{"event", "imported"}, {"run", imported.run}};
        if (features) line["normalised_features"] = features->isNormalised;
        line["adopted"] = imported.adopted;
        line["kept"] = imported.kept;
        line["unused"] = imported.unused;
        printJsonLine(line);
        return {};
    }
    std::cout << imported.run << ": " << imported.adopted.size() << " tensors read from " << arguments.file << "\n"
              << (features ? inputFeaturesText(features->isNormalised) : "") << "Evaluate it with  rosa evaluate "
              << imported.run << "\n";
    return {};
}

}  // namespace

void addImportCheckpointCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<ImportArguments>();
    CLI::App* command = app.add_subcommand(
        "import-checkpoint", "Create a run from PyTorch weights: torch.save(module.state_dict(), FILE), or safetensors");
    command
        ->add_option("FILE", arguments->file,
                     "Weights saved by PyTorch 1.6 or later, or safetensors; no code in the file is executed")
        ->required();
    addOption(*command, *arguments, &TrainOptions::dataset, "Data set used for training")->required();
    addOption(*command, *arguments, &TrainOptions::method, "Method used for training");
    addOption(*command, *arguments, &TrainOptions::encoder, "Encoder of the weights");
    addOption(*command, *arguments, &TrainOptions::preset);
    addOption(*command, *arguments, &TrainOptions::sets,
              "A parameter as key=value, such as encoder.hidden=256; may be repeated");
    addName(*command, arguments->name, "Name of the run (default: that of the file)");
    addQuiet(*command, arguments->isQuiet);
    command->callback([arguments, &context] { report(context, importCheckpoint(context, *arguments)); });
}

}  // namespace rosa::engine
