/// `rosa data`: the catalogue of data sets on the command line.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/command.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/watched_work.h"
#include "app/engine/data/card_text.h"
#include "app/engine/data/data_files.h"
#include "app/engine/data/data_options.h"
#include "app/engine/data/export_data.h"
#include "app/engine/data/read_options.h"
#include "app/engine/data/split_files.h"
#include "core/base/text/joined.h"
#include "core/data/catalogue.h"
#include "core/data/class_names.h"
#include "core/data/import/import.h"
#include "core/data/known_data.h"
#include "core/evaluate/splits.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

/// Does not create the store; this is left to the first write.
Result<data::Catalogue> catalogueOf(const CommandContext& context)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    return data::Catalogue(store);
}

void print(const CommandContext& context, const Json& json, const std::string& text)
{
    if (context.json)
        printJsonLine(json);
    else
        std::cout << text;
}

Result<void> list(const CommandContext& context)
{
    ROSA_TRY_ASSIGN(const auto catalogue, catalogueOf(context));
    ROSA_TRY_ASSIGN(const auto entries, catalogue.list());
    Json json = Json::array();
    for (const data::CatalogueEntry& entry : entries) json.push_back(entryJson(entry));
    print(context, {{"datasets", json}}, context.json ? "" : entriesText(json));
    for (const data::CatalogueEntry& entry : entries)
        if (entry.problem) warn(printable(entry.problem->text()));
    return {};
}

Result<void> info(const CommandContext& context, const std::string& name)
{
    ROSA_TRY_ASSIGN(const auto catalogue, catalogueOf(context));
    ROSA_TRY_ASSIGN(const auto entry, catalogue.find(name));
    ROSA_TRY_ASSIGN(const auto dataset, catalogue.open(name));
    const Json card = cardJson(entry, dataset);
    print(context, card, context.json ? "" : cardText(card));
    return {};
}

Result<void> check(const CommandContext& context, const std::string& name)
{
    ROSA_TRY_ASSIGN(const auto catalogue, catalogueOf(context));
    WatchedWork work(context.json);
    ROSA_TRY_ASSIGN(const auto report, catalogue.check(name, work.watch()));
    print(context, {{"name", name}, {"good", true}, {"bytes", report.bytes}, {"hash", report.contentHash}},
          name + " is valid: " + grouped(static_cast<std::int64_t>(report.bytes)) + " bytes, content " + report.contentHash +
              "\n");
    return {};
}

const char* endName(data::ImportEnd end)
{
    switch (end) {
        case data::ImportEnd::Added:
            return "added";
        case data::ImportEnd::Replaced:
            return "replaced";
        case data::ImportEnd::AlreadyThere:
            return "already there";
    }
    return "";
}

/// One line of counts, and one line per fix-up.
std::string importedText(const data::Imported& imported)
{
    const data::PackedCard& card = imported.entry.card;
    std::string out = imported.entry.name + ": " + endName(imported.end) + " (" + imported.source.format + ", " +
                      countsText(card) + ", " + counted(card.splits, "split") + ")\n";
    for (const data::FixUp& fixUp : card.fixUps) out += "  " + fixUpText(fixUp.what.text(), fixUp.count) + "\n";
    if (card.classes == 0) out += "  no classes: no evaluation possible\n";
    return out;
}

/// Runs of the store on a data set of this name, as far as their content hash is wanted.
template <typename Wanted>
std::vector<std::string> runsOn(const std::filesystem::path& store, const std::string& name, const Wanted& isWanted)
{
    std::vector<std::string> ids;
    std::error_code unknown;
    if (!std::filesystem::exists(record::runsFolder(store), unknown)) return ids;
    const auto library = store::Library::open(store);
    const auto runs = library ? (*library)->runs() : Result<std::vector<store::RunSummary>>(library.error());
    if (!runs) return ids;
    for (const store::RunSummary& run : *runs) {
        if (run.dataset != name) continue;
        auto reader = record::RunReader::open(store, run.id);
        if (!reader) continue;
        if (const auto info = (*reader)->info(); info && !info->datasetHash.empty() && isWanted(info->datasetHash))
            ids.push_back(run.id);
    }
    return ids;
}

/// Warns of runs that need a content that the store no longer has.
void warnOfRuns(const std::string& name, const std::vector<std::string>& runs, const std::string& what)
{
    if (runs.empty()) return;
    constexpr std::size_t most = 3;
    const std::vector<std::string> first(runs.begin(),
                                         runs.begin() + static_cast<std::ptrdiff_t>(std::min(most, runs.size())));
    const std::string more = runs.size() > most ? " and " + std::to_string(runs.size() - most) + " more" : "";
    warn(counted(static_cast<std::int64_t>(runs.size()), "run") + " " + what + " (" + joined(first) + more +
         "): to evaluate, inspect or continue, import that content of " + name + " again");
}

struct ImportArguments : DataOptions {
    std::string classNames;  ///< File
    data::ReadOptions reading{};
};

Result<void> import(const CommandContext& context, const ImportArguments& arguments)
{
    data::ImportOptions options{
        .only = arguments.only, .as = arguments.as, .replace = arguments.replace, .reading = arguments.reading};
    if (!arguments.classNames.empty()) {
        ROSA_TRY_ASSIGN(options.classNames, data::readClassNames(arguments.classNames));
    }
    ROSA_TRY_ASSIGN(const auto catalogue, catalogueOf(context));
    WatchedWork work(context.json);
    std::vector<Error> refused;
    ROSA_TRY_ASSIGN(const auto imported, data::importDatasets(catalogue, arguments.path, options, work.watch(), &refused));
    Json all = Json::array();
    std::string text;
    for (const data::Imported& one : imported) {
        Json json = entryJson(one.entry);
        json["end"] = endName(one.end);
        json["format"] = one.source.format;
        json["from"] = one.source.path.string();
        json["fix_ups"] = Json::array();
        for (const data::FixUp& fixUp : one.entry.card.fixUps)
            json["fix_ups"].push_back({{"what", fixUp.what.text()}, {"count", fixUp.count}});
        all.push_back(std::move(json));
        text += importedText(one);
    }
    print(context, {{"imported", all}}, text);
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    for (const data::Imported& one : imported) {
        const std::string& hash = one.entry.card.contentHash;
        if (one.end == data::ImportEnd::Replaced)
            warnOfRuns(one.entry.name, runsOn(store, one.entry.name, [&](const std::string& used) { return used != hash; }),
                       "trained on other content of " + one.entry.name);
    }
    for (const data::Imported& one : imported)
        for (const data::FixUp& fixUp : one.entry.card.fixUps)
            if (data::isAboutWeights(fixUp.what)) warn(one.entry.name + ": " + printable(fixUp.what.text()));
    for (const data::Imported& one : imported) {
        if (one.entry.card.splits == 0 || one.entry.card.classes == 0) continue;
        ROSA_TRY_ASSIGN(const auto dataset, catalogue.open(one.entry.name));
        if (const Message note = evaluate::notTrainedNote(dataset.splits, dataset.labels); !note.empty())
            warn(one.entry.name + ": " + printable(note.text()));
    }
    for (const data::Imported& one : imported)
        if (const Message note = data::differenceFromKnown(one.entry.name, catalogue).note; !note.empty()) warn(note.text());
    return refused.empty() ? Result<void>() : data::joinedErrors(refused);
}

Result<void> remove(const CommandContext& context, const std::string& name)
{
    ROSA_TRY_ASSIGN(const auto catalogue, catalogueOf(context));
    const auto entry = catalogue.find(name);
    ROSA_TRY(catalogue.remove(name));
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    const auto isOfIt = [&](const std::string& hash) { return !entry || hash == entry->card.contentHash; };
    const std::vector<std::string> runs = runsOn(store, name, isOfIt);
    print(context, {{"removed", name}, {"runs", runs}}, name + ": removed\n");
    warnOfRuns(name, runs, "trained on it");
    return {};
}

struct ClassesOptions : DataOptions {
    std::vector<std::string> names;
};

/// The names of an imported data set's classes: of the command line or of a file; without either, shown as they are.
Result<void> nameClasses(const CommandContext& context, const ClassesOptions& options)
{
    ROSA_TRY_ASSIGN(const auto catalogue, catalogueOf(context));
    ROSA_TRY_ASSIGN(const auto entry, catalogue.find(options.name));
    ROSA_TRY_ASSIGN(auto dataset, catalogue.open(options.name));
    std::vector<std::string> names = options.names;
    if (!options.file.empty()) {
        ROSA_TRY_ASSIGN(names, data::readClassNames(options.file));
    }
    if (!options.file.empty() || !names.empty()) {
        if (entry.origin == data::Origin::Embedded || data::isPackedPath(options.name))
            return badInput("%1 is not imported: only classes of imported data sets can be named", options.name);
        if (const auto named = data::renameClasses(dataset.labels, std::move(names)); !named)
            return named.error().within("data set %1", options.name);
        ROSA_TRY(catalogue.add(dataset, true));
    }
    const Json json{{"name", options.name}, {"classes", dataset.labels.classNames}};
    std::string text;
    for (const std::string& name : dataset.labels.classNames) text += printable(name) + "\n";
    print(context, json, text);
    return {};
}

struct ConvertOptions : DataOptions {
    std::string title, source;
    data::ReadOptions reading{};
};

Result<void> convert(const CommandContext& context, const ConvertOptions& options)
{
    ROSA_TRY_ASSIGN(const auto source, data::findSource(options.path, options.only, options.reading));
    ROSA_TRY_ASSIGN(auto dataset, data::readSource(source));
    if (!options.as.empty()) dataset.name = options.as;
    if (!options.title.empty()) dataset.title = options.title;
    if (!options.source.empty()) dataset.source = options.source;
    ROSA_TRY(data::checkName(dataset.name));
    ROSA_TRY(data::writePacked(options.out, dataset));
    print(context, {{"name", dataset.name}, {"path", options.out}, {"hash", data::contentHash(dataset)}},
          dataset.name + ": written to " + options.out + "\n");
    return {};
}

/// A subcommand that takes the name of a data set.
template <typename Action>
CLI::App* addNamed(CLI::App& data, CommandContext& context, const char* name, const char* help, Action action)
{
    auto* command = data.add_subcommand(name, help);
    auto options = std::make_shared<DataOptions>();
    addOption(*command, *options, &DataOptions::name)->required();
    command->callback([&context, options, action] { report(context, action(context, options->name)); });
    return command;
}

void addImport(CLI::App& data, CommandContext& context)
{
    auto* command = data.add_subcommand("import", "Import published or custom files into the store");
    auto options = std::make_shared<ImportArguments>();
    addOption(*command, *options, &DataOptions::path, "File or folder; each data set in it is imported under its own name")
        ->required();
    addOption(*command, *options, &DataOptions::only, "Import only this data set");
    addOption(*command, *options, &DataOptions::as, "Name in the store");
    addOption(*command, *options, &DataOptions::replace);
    addReadOptions(*command, options->reading);
    command
        ->add_option("--class-names", options->classNames,
                     "Text file with the names of the classes, one per line, in the order of their numbers")
        ->type_name("FILE");
    command->callback([&context, options] { report(context, import(context, *options)); });
}

void addClasses(CLI::App& data, CommandContext& context)
{
    auto* command = data.add_subcommand("classes", "Print the names of the classes, in their order, or replace them");
    auto options = std::make_shared<ClassesOptions>();
    addOption(*command, *options, &DataOptions::name)->required();
    auto* const names =
        command->add_option("--names", options->names, "New names of the classes, comma-separated, in the order printed");
    names->delimiter(',');
    command->add_option("--file", options->file, "Text file with the new names, one per line")
        ->type_name("FILE")
        ->excludes(names);
    command->callback([&context, options] { report(context, nameClasses(context, *options)); });
}

void addConvert(CLI::App& data, CommandContext& context)
{
    auto* command = data.add_subcommand("convert", "Pack published files into one file, without a store");
    auto options = std::make_shared<ConvertOptions>();
    addOption(*command, *options, &DataOptions::path)->required();
    addOption(*command, *options, &DataOptions::out)->check(fileToWrite())->required();
    addOption(*command, *options, &DataOptions::only);
    addOption(*command, *options, &DataOptions::as);
    addTitle(*command, options->title, "Display name");
    command->add_option("--source", options->source, "Origin and licence of the files")->type_name("TEXT");
    addReadOptions(*command, options->reading);
    command->callback([&context, options] { report(context, convert(context, *options)); });
}

}  // namespace

void addDataCommand(CLI::App& app, CommandContext& context)
{
    auto* data = app.add_subcommand("data", "List, import, inspect, check and generate data sets");
    data->require_subcommand(1);
    data->fallthrough();
    auto* listing = data->add_subcommand("list", "List embedded and imported data sets");
    listing->callback([&context] { report(context, list(context)); });
    addNamed(*data, context, "info", "Show counts, homophily, degrees, splits, fix-ups and source of a data set", info);
    addImport(*data, context);
    addNamed(*data, context, "check", "Verify checksums and content hash of a data set", check);
    addNamed(*data, context, "remove", "Delete an imported data set", remove);
    addClasses(*data, context);
    addExport(*data, context);
    addConvert(*data, context);
    addPack(*data, context);
    addGenerate(*data, context);
    addSplits(*data, context);
}

}  // namespace rosa::engine
