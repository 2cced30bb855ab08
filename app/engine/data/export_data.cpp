#include "app/engine/data/export_data.h"

#include <filesystem>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/checks.h"
#include "app/engine/command.h"
#include "app/engine/json_lines.h"
#include "app/engine/plain_text.h"
#include "core/data/catalogue.h"
#include "core/data/npz_export.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

struct ExportOptions {
    std::string name, out;
    bool replace = false;
};

/// Requires an ending that tells the format.
CLI::Validator dataFile()
{
    const CLI::Validator ending(
        [](const std::string& text) {
            return data::isPackedPath(text) || data::isNpzPath(text)
                       ? std::string()
                       : "expected a name ending in .npz or " + std::string(data::kPackedExtension) + ", found '" + text +
                             "'";
        },
        {});
    return ending & fileToWrite();
}

Result<void> exportData(const CommandContext& context, const ExportOptions& options)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    const data::Catalogue catalogue(store);
    ROSA_TRY_ASSIGN(const auto dataset, catalogue.open(options.name));
    std::error_code unknown;
    if (!options.replace && std::filesystem::exists(options.out, unknown))
        return badInput("%1 already exists; --replace overwrites it", options.out);
    const bool isNpz = data::isNpzPath(options.out);
    ROSA_TRY(isNpz ? data::writeNpz(options.out, dataset) : data::writePacked(options.out, dataset));
    Json lost = Json::array();
    std::string missing;
    for (const Message& part : isNpz ? data::lostInNpz(dataset) : std::vector<Message>()) {
        lost.push_back(part.text());
        missing += (missing.empty() ? "" : ", ") + part.text();
    }
    const std::string edges = isNpz ? data::edgesInNpz(dataset).text() : std::string();
    Json line{{"name", options.name}, {"path", options.out}, {"not_in_file", lost}};
    if (isNpz) line["edges"] = edges;
    if (context.json)
        printJsonLine(line);
    else
        std::cout << printable(options.name + ": written to " + options.out + (isNpz ? "; " + edges : "")) << "\n";
    if (!missing.empty()) warn(printable("not in the file, as npz cannot hold them: " + missing));
    return {};
}

}  // namespace

void addExport(CLI::App& data, CommandContext& context)
{
    auto* command = data.add_subcommand("export", "Write a data set to a file, which `import` reads");
    auto options = std::make_shared<ExportOptions>();
    command->add_option("NAME", options->name, "Data set, see `rosa data list`")->required();
    command
        ->add_option("--out", options->out,
                     "Output file: NAME.npz with the arrays x, edge_index, y and masks, or NAME.rosadata (packed)")
        ->type_name("FILE")
        ->check(dataFile())
        ->required();
    command->add_flag("--replace", options->replace, "Overwrite an existing file");
    command->callback([&context, options] { report(context, exportData(context, *options)); });
}

}  // namespace rosa::engine
