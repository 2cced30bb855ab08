#include "app/engine/data/split_files.h"

#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/train_arguments.h"
#include "app/engine/common/watched_work.h"
#include "app/engine/data/data_options.h"
#include "core/catalog/configuration.h"
#include "core/data/catalogue.h"
#include "core/data/split_file.h"
#include "core/evaluate/protocol.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

struct SplitArguments : DataOptions {
    std::string protocol = "auto";
    TrainOptions training;  ///< Number of splits and seed.
};

/// Prints the number and sizes of the splits.
void show(const CommandContext& context, const std::string& what, const std::vector<graph::Split>& splits,
          const std::string& file)
{
    const std::string hash = evaluate::splitsHash(splits);
    if (context.json) {
        Json json{{"file", file}, {"splits_hash", hash}, {"splits", Json::array()}};
        for (const graph::Split& split : splits)
            json["splits"].push_back({{"name", split.name},
                                      {"train", split.train.size()},
                                      {"validation", split.validation.size()},
                                      {"test", split.test.size()},
                                      {"hash", evaluate::splitHash(split)}});
        printJsonLine(json);
        return;
    }
    std::vector<std::vector<std::string>> rows{{"split", "training", "validation", "test", "hash"}};
    for (const graph::Split& split : splits)
        rows.push_back({printable(split.name), grouped(static_cast<std::int64_t>(split.train.size())),
                        grouped(static_cast<std::int64_t>(split.validation.size())),
                        grouped(static_cast<std::int64_t>(split.test.size())), evaluate::splitHash(split).substr(0, 12)});
    std::cout << what << "\n" << table(rightAligned(std::move(rows), 1, 3)) << "  hash of all splits: " << hash << "\n";
}

Result<void> exportSplits(const CommandContext& context, const SplitArguments& arguments)
{
    const bool isAuto = arguments.protocol == "auto";
    if (const auto known = evaluate::protocolById(arguments.protocol); !isAuto && !known) return known.error();
    ROSA_TRY_ASSIGN(const auto dataset, openDataset(context, arguments.name));
    auto protocol = isAuto ? evaluate::defaultProtocol(dataset.name, dataset.labels, dataset.splits)
                           : evaluate::protocolById(arguments.protocol).value();
    if (arguments.training.splits > 0) protocol.splits = arguments.training.splits;
    protocol.splitSeed = arguments.training.seed.value_or(1);
    auto splits = evaluate::protocolSplits(protocol, dataset.labels, dataset.splits);
    if (!splits) return splits.error().within(dataset.name);
    const data::SplitFile file{dataset.name, data::contentHash(dataset), dataset.graph.nodeCount(), std::move(*splits)};
    ROSA_TRY(data::writeSplitFile(arguments.out, file));
    show(context, dataset.name + ": " + protocol.id + " written to " + arguments.out, file.splits, arguments.out);
    return {};
}

Result<void> checkSplits(const CommandContext& context, const SplitArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto dataset, openDataset(context, arguments.name));
    ROSA_TRY_ASSIGN(const auto splits, importSplits(arguments.file, dataset));
    show(context, arguments.file + ": valid for " + dataset.name, splits, arguments.file);
    return {};
}

/// Whether all splits have a validation part, which some probes need.
bool haveValidation(const std::vector<graph::Split>& splits)
{
    return std::ranges::none_of(splits, [](const graph::Split& split) { return split.validation.empty(); });
}

/// The option --preset that selects the preset of the source data set for the new one; "" if the source has none of its own.
std::string presetOption(const catalog::Catalogue& catalogue, const SplitArguments& arguments)
{
    const auto known = catalog::presetChoices(*catalogue.method(catalog::Selection().method), arguments.as);
    const auto choice = std::ranges::find(known, arguments.name, &catalog::PresetChoice::dataset);
    return choice == known.end() ? std::string() : " --preset " + choice->text;
}

/// Creates a new data set, because splits are part of the content of a data set. All methods, tables and views can then use it.
Result<void> importAsDataset(const CommandContext& context, const SplitArguments& arguments)
{
    WatchedWork work(context.json);
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    const data::Catalogue catalogue(store);
    ROSA_TRY(catalogue.mayAdd(arguments.as, arguments.replace));
    ROSA_TRY_ASSIGN(auto dataset, openDataset(context, arguments.name));
    ROSA_TRY_ASSIGN(auto splits, importSplits(arguments.file, dataset));
    for (graph::Split& split : splits)  // In the order of data sets; the hash may differ from that of the file.
        for (auto* part : {&split.train, &split.validation, &split.test}) std::ranges::sort(*part);
    dataset.name = arguments.as;
    const Message taken = data::splitsTaken();
    std::erase_if(dataset.fixUps, [&](const data::FixUp& fixUp) { return fixUp.what.text() == taken.text(); });
    dataset.fixUps.push_back({taken, static_cast<std::int64_t>(splits.size())});
    dataset.splits = std::move(splits);
    ROSA_TRY(catalogue.add(dataset, arguments.replace, work.watch()));
    const std::string protocol = haveValidation(dataset.splits) ? "public-linear" : "public-logistic";
    show(context,
         arguments.as + ": " + arguments.name + " with the splits of " + arguments.file + "\n  rosa train --dataset " +
             arguments.as + presetOption(context.catalogue, arguments) + " --set evaluation.protocol=" + protocol +
             " uses them",
         dataset.splits, arguments.file);
    return {};
}

}  // namespace

Result<std::vector<graph::Split>> importSplits(const std::string& path, const data::Dataset& dataset)
{
    auto file = data::readSplitFile(path, dataset.graph.nodeCount());
    if (!file) return file.error().within("for data set %1", dataset.name);
    if (!file->datasetHash.empty() && file->datasetHash != data::contentHash(dataset))
        warn(printable(path + ": made for a different version of data set " + dataset.name +
                       (file->dataset.empty() || file->dataset == dataset.name ? "" : " (" + file->dataset + ")")));
    for (const graph::Split& split : file->splits)
        if (const auto good = evaluate::checkSplit(split, dataset.labels); !good) return good.error().within(path);
    if (const Message note = evaluate::notTrainedNote(file->splits, dataset.labels); !note.empty())
        warn(printable(path + ": " + note.text()));
    return std::move(file->splits);
}

void addSplits(CLI::App& data, CommandContext& context)
{
    auto* splits = data.add_subcommand("splits", "Export, check and import splits as JSON files");
    splits->require_subcommand(1);
    auto arguments = std::make_shared<SplitArguments>();
    auto* writing = splits->add_subcommand("export", "Write the splits of a protocol");
    addOption(*writing, *arguments, &DataOptions::name)->required();
    addOption(*writing, *arguments, &DataOptions::out, "Output file (JSON)")->check(fileToWrite())->required();
    addProtocol(*writing, arguments->protocol,
                "auto (default: that of runs on the data set), cv-10-90, cv-50-50, val-10-10-80, or public-linear for "
                "published splits");
    addOption(*writing, arguments->training, &TrainOptions::splits,
              "Number of splits (20 random ones, or all published ones)");
    addOption(*writing, arguments->training, &TrainOptions::seed,
              "Seed of random splits, as evaluation.split_seed of a run (1)");
    writing->callback([&context, arguments] { report(context, exportSplits(context, *arguments)); });
    auto* reading = splits->add_subcommand(
        "check", "Check a splits file against a data set; `rosa evaluate --splits-file` uses such files");
    reading->callback([&context, arguments] { report(context, checkSplits(context, *arguments)); });
    auto* importing = splits->add_subcommand(
        "import",
        "Import a splits file as a new data set, with these splits as the published ones: methods are trained and evaluated "
        "on them");
    importing->callback([&context, arguments] { report(context, importAsDataset(context, *arguments)); });
    for (CLI::App* const command : {reading, importing}) {
        addOption(*command, *arguments, &DataOptions::name)->required();
        addOption(*command, *arguments, &DataOptions::file)->required();
    }
    addOption(*importing, *arguments, &DataOptions::as)->type_name("NEW")->required();
    addOption(*importing, *arguments, &DataOptions::replace);
}

}  // namespace rosa::engine
