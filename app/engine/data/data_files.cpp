#include "app/engine/data/data_files.h"

#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/checks.h"
#include "app/engine/common/command.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/watched_work.h"
#include "app/engine/data/card_text.h"
#include "core/data/catalogue.h"
#include "core/data/generator.h"
#include "core/data/import.h"
#include "core/data/mapped_writer.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;
using Precision = graph::Features::Precision;

Precision precisionOf(const std::string& text) { return text == "float16" ? Precision::Float16 : Precision::Float32; }

/// Requires the extension of packed files; --dataset takes anything else for a name.
CLI::Validator packedFile()
{
    const CLI::Validator ending(
        [](const std::string& text) {
            return data::isPackedPath(text)
                       ? std::string()
                       : "expected a name ending in " + std::string(data::kPackedExtension) + ", found '" + text + "'";
        },
        {});
    return ending & fileToWrite();
}

void printWritten(const CommandContext& context, const data::PackedCard& card, const std::string& path)
{
    if (context.json)
        printJsonLine({{"name", card.name},
                       {"path", path},
                       {"nodes", card.nodes},
                       {"edges", card.edges},
                       {"features", card.features},
                       {"classes", card.classes},
                       {"hash", card.contentHash}});
    else
        std::cout << printable(card.name + ": written to " + path) << " (" << countsText(card) << ")\n";
}

struct PackOptions {
    std::string what, out, only, as, features = "float32";
};

/// Packs the data set of that name if it exists, otherwise the files at that path.
Result<data::PackedCard> packed(const CommandContext& context, const PackOptions& options, const data::Watch& watch)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    const data::Catalogue catalogue(store);
    const Precision precision = precisionOf(options.features);
    std::error_code problem;
    if ((options.only.empty() && catalogue.has(options.what)) || !std::filesystem::exists(options.what, problem)) {
        ROSA_TRY_ASSIGN(auto dataset, catalogue.open(options.what));
        if (!options.as.empty()) dataset.name = options.as;
        return data::writeMapped(options.out, dataset, precision, watch);
    }
    ROSA_TRY_ASSIGN(auto source, data::findSource(options.what, options.only));
    if (!options.as.empty()) source.name = options.as;
    return data::packSource(source, options.out, precision, watch);
}

Result<void> pack(const CommandContext& context, const PackOptions& options)
{
    if (!options.as.empty()) ROSA_TRY(data::checkName(options.as));
    WatchedWork work(context.json);
    ROSA_TRY_ASSIGN(const auto card, packed(context, options, work.watch()));
    printWritten(context, card, options.out);
    return {};
}

struct GenerateOptions {
    data::BlockModelOptions model;
    std::string as, out, precision = "float32";
    bool replace = false;
};

Result<void> generate(const CommandContext& context, const GenerateOptions& options)
{
    WatchedWork work(context.json);
    if (options.as.empty() == options.out.empty()) return badInput("generate needs either --as NAME or --out FILE");
    if (!options.out.empty()) {
        const std::string name = std::filesystem::path(options.out).stem().string();
        ROSA_TRY_ASSIGN(const auto card, data::generateToFile(options.model, options.out, name,
                                                              precisionOf(options.precision), work.watch()));
        printWritten(context, card, options.out);
        return {};
    }
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    const data::Catalogue catalogue(store);
    const auto path = catalogue.placeFor(options.as, options.replace);  // Fail before the work, not after it.
    ROSA_TRY(path);
    ROSA_TRY_ASSIGN(const auto card,
                    data::generateToFile(options.model, *path, options.as, precisionOf(options.precision), work.watch()));
    ROSA_TRY_ASSIGN(const auto entry, catalogue.find(options.as));
    if (context.json)
        printJsonLine(entryJson(entry));
    else
        std::cout << entry.name << ": generated (" << countsText(card) << ")\n";
    return {};
}

}  // namespace

void addPack(CLI::App& data, CommandContext& context)
{
    auto* command = data.add_subcommand("pack", "Write a data set of any size as one mapped file, for --dataset");
    auto options = std::make_shared<PackOptions>();
    command->add_option("NAME", options->what, "Data set, see `rosa data list`, or published files")->required();
    command->add_option("--out", options->out, "Output file, NAME.rosadata")
        ->type_name("FILE")
        ->check(packedFile())
        ->required();
    command->add_option("--features", options->features, "Type of the features' values: float32 or float16")
        ->check(CLI::IsMember({"float32", "float16"}))
        ->capture_default_str();
    command->add_option("--only", options->only, "Name of the data set, if the files contain several")->type_name("NAME");
    command->add_option("--as", options->as, "New name of the data set")->type_name("NAME");
    command->callback([&context, options] { report(context, pack(context, *options)); });
}

void addGenerate(CLI::App& data, CommandContext& context)
{
    auto* command = data.add_subcommand("generate", "Sample a graph of any size from a contextual stochastic block model");
    auto options = std::make_shared<GenerateOptions>();
    data::BlockModelOptions& model = options->model;
    command->add_option("--as", options->as, "Name in the store")->type_name("NAME");
    command->add_option("--out", options->out, "Write a packed file, not into the store")
        ->type_name("FILE")
        ->check(packedFile());
    command->add_option("--nodes", model.nodes, "Nodes")->check(count(1, data::kMostNodes))->capture_default_str();
    command->add_option("--classes", model.classes, "Number of classes, of equal size")
        ->check(count(1, data::kMostClasses))
        ->capture_default_str();
    command->add_option("--degree", model.meanDegree, "Expected degree of a node")->capture_default_str();
    command->add_option("--homophily", model.homophily, "Expected share of edges within classes, 0 to 1")
        ->capture_default_str();
    command->add_option("--features", model.features, "Number of features")
        ->check(count(1, data::kMostFeatures))
        ->capture_default_str();
    command->add_option("--precision", options->precision, "Type of the features' values: float32 or float16")
        ->check(CLI::IsMember({"float32", "float16"}))
        ->capture_default_str();
    command
        ->add_option("--signal", model.signal,
                     "Distance of the class means from the origin, in standard deviations of the noise")
        ->capture_default_str();
    command->add_option("--train", model.trainShare, "Share of training nodes; 0: no split")
        ->type_name("SHARE")
        ->capture_default_str();
    command
        ->add_option("--validation", model.validationShare, "Share of validation nodes; the remaining nodes are test nodes")
        ->type_name("SHARE")
        ->capture_default_str();
    command->add_option("--seed", model.seed, "Random seed; determines the graph")
        ->check(wholeNumber(0))
        ->capture_default_str();
    command->add_flag("--replace", options->replace, "Overwrite an imported data set of that name");
    command->callback([&context, options] { report(context, generate(context, *options)); });
}

}  // namespace rosa::engine
