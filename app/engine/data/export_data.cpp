#include "app/engine/data/export_data.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/command.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/data/data_options.h"
#include "core/data/catalogue.h"
#include "core/data/writers/writers.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

struct ExportOptions : DataOptions {
    std::string format;
};

std::vector<std::string> formatIds()
{
    std::vector<std::string> ids;
    for (const data::ExportKind& kind : data::exportKinds()) ids.emplace_back(kind.id);
    return ids;
}

Result<data::ExportFormat> formatOf(const ExportOptions& options)
{
    for (const data::ExportKind& kind : data::exportKinds())
        if (kind.id == options.format) return kind.format;
    if (const auto format = data::exportFormatOf(options.out)) return *format;
    std::string endings;
    for (const data::ExportKind& kind : data::exportKinds())
        if (!kind.ending.empty()) endings += (endings.empty() ? "" : ", ") + std::string(kind.ending);
    return badInput("--out: expected a name ending in %1, or --format, found '%2'", endings, options.out);
}

Result<void> exportData(const CommandContext& context, const ExportOptions& options)
{
    ROSA_TRY_ASSIGN(const auto format, formatOf(options));
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context, false));
    const data::Catalogue catalogue(store);
    ROSA_TRY_ASSIGN(const auto dataset, catalogue.open(options.name));
    ROSA_TRY_ASSIGN(const auto exported, data::exportDataset(dataset, format, options.out, options.replace));
    Json lost = Json::array();
    std::string missing;
    for (const Message& part : exported.lost) {
        lost.push_back(part.text());
        missing += (missing.empty() ? "" : ", ") + part.text();
    }
    const std::string edges = exported.edges.text();
    Json line{{"name", options.name}, {"path", options.out}, {"not_in_file", lost}};
    if (!edges.empty()) line["edges"] = edges;
    if (context.json)
        printJsonLine(line);
    else
        std::cout << printable(options.name + ": written to " + options.out + (edges.empty() ? "" : "; " + edges)) << "\n";
    if (!missing.empty()) warn(printable("not in the file, as its format cannot hold them: " + missing));
    return {};
}

}  // namespace

void addExport(CLI::App& data, CommandContext& context)
{
    auto* command = data.add_subcommand("export", "Write a data set to a file, which `import` reads");
    auto options = std::make_shared<ExportOptions>();
    addOption(*command, *options, &DataOptions::name)->required();
    addOption(*command, *options, &DataOptions::out,
              "Output: NAME.npz with the arrays x, edge_index, y and masks, NAME.graphml, NAME.gexf, NAME.json (node-link), "
              "NAME.rosadata (packed), or with --format csv a folder for edges.csv and nodes.csv")
        ->required();
    addFormat(*command, options->format, formatIds(), "Format (by the ending of the output)");
    addOption(*command, *options, &DataOptions::replace, "Overwrite an existing file");
    command->callback([&context, options] { report(context, exportData(context, *options)); });
}

}  // namespace rosa::engine
