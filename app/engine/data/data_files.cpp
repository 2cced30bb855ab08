#include "app/engine/data/data_files.h"

#include <iostream>
#include <memory>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/command.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/watched_work.h"
#include "app/engine/data/card_text.h"
#include "app/engine/data/data_options.h"
#include "core/data/catalogue.h"
#include "core/data/generator.h"
#include "core/data/import/import.h"
#include "core/data/mapped_writer.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;
using Precision = graph::Features::Precision;

/// Types of the features' values in a mapped file.
std::vector<bind::Named<Precision>> precisions()
{
    return {{Precision::Float32, "float32", "Four bytes"}, {Precision::Float16, "float16", "Two bytes"}};
}
constexpr const char* kPrecisionHelp = "Type of the features' values: float32 or float16";

/// An option that shows its default.
CLI::Option* addWithDefault(CLI::App& command, const bind::Field& field, void* object)
{
    return addOption(command, field, object)->default_str(bind::toText(field.usual.front()));
}

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

struct PackOptions : DataOptions {
    Precision features = Precision::Float32;
};
void describe(bind::Fields<PackOptions>& fields)
{
    fields.choice(&PackOptions::features, "features", "Features", precisions(), kPrecisionHelp);
}

/// Packs the data set of that name if it exists, otherwise the files at that path.
Result<data::PackedCard> packed(const CommandContext& context, const PackOptions& options, const data::Watch& watch)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    const data::Catalogue catalogue(store);
    std::error_code problem;
    if ((options.only.empty() && catalogue.has(options.name)) || !std::filesystem::exists(options.name, problem)) {
        ROSA_TRY_ASSIGN(auto dataset, catalogue.open(options.name));
        if (!options.as.empty()) dataset.name = options.as;
        return data::writeMapped(options.out, dataset, options.features, watch);
    }
    ROSA_TRY_ASSIGN(auto source, data::findSource(options.name, options.only));
    if (!options.as.empty()) source.name = options.as;
    return data::packSource(source, options.out, options.features, watch);
}

Result<void> pack(const CommandContext& context, const PackOptions& options)
{
    if (!options.as.empty()) ROSA_TRY(data::checkName(options.as));
    WatchedWork work(context.json);
    ROSA_TRY_ASSIGN(const auto card, packed(context, options, work.watch()));
    printWritten(context, card, options.out);
    return {};
}

struct GenerateOptions : data::BlockModelOptions, DataOptions {
    Precision precision = Precision::Float32;
};
void describe(bind::Fields<GenerateOptions>& fields)
{
    using Options = GenerateOptions;
    fields.integer(&Options::nodes, "nodes", "Nodes", "Nodes").from(1).upTo(data::kMostNodes);
    fields.integer(&Options::classes, "classes", "Classes", "Number of classes, of equal size")
        .from(1)
        .upTo(data::kMostClasses);
    fields.real(&Options::meanDegree, "degree", "Degree", "Expected degree of a node").from(0);
    fields.real(&Options::homophily, "homophily", "Homophily", "Expected share of edges within classes, 0 to 1")
        .from(0)
        .upTo(1);
    fields.integer(&Options::features, "features", "Features", "Number of features").from(1).upTo(data::kMostFeatures);
    fields.choice(&Options::precision, "precision", "Precision", precisions(), kPrecisionHelp);
    fields
        .real(&Options::signal, "signal", "Signal",
              "Distance of the class means from the origin, in standard deviations of the noise")
        .from(0);
    fields.real(&Options::trainShare, "train", "Training", "Share of training nodes; 0: no split")
        .from(0)
        .upTo(1)
        .placeholder("SHARE");
    fields
        .real(&Options::validationShare, "validation", "Validation",
              "Share of validation nodes; the remaining nodes are test nodes")
        .from(0)
        .upTo(1)
        .placeholder("SHARE");
    fields.integer(&Options::seed, "seed", "Seed", "Random seed; determines the graph").from(0).upTo(bind::kMostSeed);
}

Result<void> generate(const CommandContext& context, const GenerateOptions& options)
{
    WatchedWork work(context.json);
    if (options.as.empty() == options.out.empty()) return badInput("generate needs either --as NAME or --out FILE");
    if (!options.out.empty()) {
        const std::string name = std::filesystem::path(options.out).stem().string();
        ROSA_TRY_ASSIGN(const auto card, data::generateToFile(options, options.out, name, options.precision, work.watch()));
        printWritten(context, card, options.out);
        return {};
    }
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    const data::Catalogue catalogue(store);
    const auto path = catalogue.placeFor(options.as, options.replace);  // Fail before the work, not after it.
    ROSA_TRY(path);
    ROSA_TRY_ASSIGN(const auto card, data::generateToFile(options, *path, options.as, options.precision, work.watch()));
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
    addOption(*command, *options, &DataOptions::name, "Data set, see `rosa data list`, or published files")->required();
    addOption(*command, *options, &DataOptions::out, "Output file, NAME.rosadata")->check(packedFile())->required();
    addWithDefault(*command, bind::fieldOf(&PackOptions::features), options.get());
    addOption(*command, *options, &DataOptions::only, "Name of the data set, if the files contain several");
    addOption(*command, *options, &DataOptions::as);
    command->callback([&context, options] { report(context, pack(context, *options)); });
}

void addGenerate(CLI::App& data, CommandContext& context)
{
    auto* command = data.add_subcommand("generate", "Sample a graph of any size from a contextual stochastic block model");
    auto options = std::make_shared<GenerateOptions>();
    addOption(*command, *options, &DataOptions::as, "Name in the store");
    addOption(*command, *options, &DataOptions::out, "Write a packed file, not into the store")->check(packedFile());
    for (const bind::Field& field : bind::fieldsOf<GenerateOptions>().all()) addWithDefault(*command, field, options.get());
    addOption(*command, *options, &DataOptions::replace);
    command->callback([&context, options] { report(context, generate(context, *options)); });
}

}  // namespace rosa::engine
