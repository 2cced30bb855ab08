#include "app/engine/train/train_arguments.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "app/engine/job_support.h"
#include "core/base/files.h"
#include "core/catalog/foreign.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/toml_shape.h"
#include "core/data/catalogue.h"

namespace rosa::engine {

Result<std::vector<std::pair<std::string, std::string>>> overridesOf(const TrainArguments& arguments)
{
    std::vector<std::pair<std::string, std::string>> overrides;
    if (arguments.epochs)
        overrides.emplace_back(catalog::keyOf(&catalog::EpochOptions::epochs), std::to_string(arguments.epochs));
    if (arguments.splits)
        overrides.emplace_back(catalog::keyOf(&catalog::EvaluationOptions::splits), std::to_string(arguments.splits));
    for (const std::string& set : arguments.sets) {
        ROSA_TRY_ASSIGN(auto assignment, parseAssignment(set));
        overrides.push_back(std::move(assignment));
    }
    return overrides;
}

Result<catalog::Configuration> configurationOf(const CommandContext& context, const TrainArguments& arguments)
{
    catalog::Selection selection;
    if (!arguments.config.empty()) {
        ROSA_TRY_ASSIGN(const auto text, readTextFile(arguments.config, catalog::kMostToml));
        ROSA_TRY_ASSIGN(auto chosen, catalog::Configuration::selectionFromToml(context.catalogue, text, arguments.config));
        selection = std::move(chosen);
    }
    if (!arguments.dataset.empty()) selection.dataset = arguments.dataset;
    // An absolute path, so that the record can be used from any folder.
    if (data::isPackedPath(selection.dataset))
        selection.dataset = std::filesystem::absolute(selection.dataset).lexically_normal().string();
    if (!arguments.method.empty()) selection.method = arguments.method;
    if (!arguments.preset.empty()) selection.preset = arguments.preset;
    if (!arguments.encoder.empty()) selection.encoder = arguments.encoder;
    if (arguments.hasSeed) selection.seed = arguments.seed;
    ROSA_TRY_ASSIGN(const auto overrides, overridesOf(arguments));
    selection.overrides.insert(selection.overrides.end(), overrides.begin(), overrides.end());
    for (const auto& [key, text] : overrides) selection.chosen.push_back(key);
    if (selection.method == catalog::kForeignMethod)
        return badInput(
            "method %1 cannot be trained; to record an embedding use: rosa evaluate --embedding FILE --name NAME",
            selection.method);
    // The catalogue's own error would name a parameter that the user has not typed.
    const catalog::Method* method = context.catalogue.method(selection.method);
    const std::string& epochs = catalog::keyOf(&catalog::EpochOptions::epochs);
    if (arguments.epochs && method && std::ranges::find(method->parameters, epochs) == method->parameters.end())
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
    const std::pair<const char*, bool> options[] = {{"--dataset", !arguments.dataset.empty()},
                                                    {"--method", !arguments.method.empty()},
                                                    {"--preset", !arguments.preset.empty()},
                                                    {"--encoder", !arguments.encoder.empty()},
                                                    {"--config", !arguments.config.empty()},
                                                    {"--seed", arguments.hasSeed},
                                                    {"--seeds", arguments.seeds != 1 && !arguments.fork.empty()}};
    for (const auto& [name, isGiven] : options)
        if (isGiven) return name;
    return {};
}

}  // namespace rosa::engine
