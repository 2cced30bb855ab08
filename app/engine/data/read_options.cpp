#include "app/engine/data/read_options.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace rosa::engine {

namespace {

constexpr std::array<std::pair<const char*, char>, 5> kSeparators{
    {{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}, {"pipe", '|'}, {"blank", ' '}}};

/// "a,b": the texts between the commas; none for "".
std::vector<std::string> list(const std::string& text)
{
    std::vector<std::string> texts;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        if (end > at) texts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return texts;
}

char separatorOf(const std::string& text)
{
    for (const auto& [name, separator] : kSeparators)
        if (text == name || text == std::string(1, separator)) return separator;
    if (text == "\\t") return '\t';
    throw CLI::ValidationError("--separator", "expected comma, semicolon, tab, pipe or blank, found '" + text + "'");
}

}  // namespace

void addReadOptions(CLI::App& command, data::ReadOptions& options)
{
    const char* const group =
        "Tables, GraphML, GEXF, GML, Pajek, JSON (columns and attributes by name or, without a header, by number from 1)";
    const auto add = [&](const char* name, const char* type, const char* help, auto take) {
        command.add_option_function<std::string>(name, std::move(take), help)->type_name(type)->group(group);
    };
    const auto column = [&](const char* name, const char* help, std::string& place) {
        command.add_option(name, place, help)->type_name("COLUMN")->group(group);
    };
    column("--class", "Column with the classes", options.classColumn);
    column("--id", "Column with the names of the nodes", options.idColumn);
    column("--split", "Column with the words train, val and test", options.splitColumn);
    column("--weight", "Column or attribute of edges with their weights, which data.edge_weights uses",
           options.weightColumn);
    add("--feature", "COLUMNS", "Columns that are features, comma-separated",
        [&options](const std::string& text) { options.featureColumns = list(text); });
    add("--ignore", "COLUMNS", "Columns to leave out, comma-separated; weight: the weights of edges, in any format",
        [&options](const std::string& text) { options.ignoredColumns = list(text); });
    add("--separator", "NAME", "comma, semicolon, tab, pipe or blank (recognised)",
        [&options](const std::string& text) { options.separator = separatorOf(text); });
    add("--decimal", "CHARACTER", "Decimal point or comma (recognised)", [&options](const std::string& text) {
        if (text != "." && text != ",") throw CLI::ValidationError("--decimal", "expected . or , found '" + text + "'");
        options.decimal = text[0];
    });
    add("--unlabelled", "LABELS",
        "Labels, comma-separated, that mean: no label (NA,N/A,<NA>,NaN,nan,None,null,NULL,? and, among whole numbers, -1); "
        "\"\": only empty "
        "fields; also for class numbers of other formats",
        [&options](const std::string& text) { options.unlabelled = list(text); });
    command
        .add_flag("--contacts", options.areContacts, "A text of three columns holds times and two people (SocioPatterns)")
        ->group(group);
}

}  // namespace rosa::engine
