#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <sstream>
#include <string_view>
#include <utility>

#include "core/base/text/nearest.h"
#include "core/catalog/configuration.h"
#include "core/catalog/toml.h"

namespace rosa::catalog {

namespace {

/// The table for everything except parameters: [run], dataset = "cora".
const std::string kRun = "run";
const std::vector<std::string> kRunKeys{"run.dataset", "run.method", "run.encoder",
                                        "run.preset",  "run.seed",   "run.namesake"};

/// Separates a value from the origin that toToml() writes behind it.
constexpr std::string_view kOriginMark = "  # ";

/// Origin of values missing in a record of an earlier version.
constexpr const char* kEarlier = "behaviour of earlier versions";

/// Content of a file, with the line of each override and the origin given there ("": none).
struct ParsedFile {
    Selection selection;
    std::vector<unsigned> lines;
    std::vector<std::string> origins;
};

std::string originAt(const std::vector<std::string>& lines, unsigned number)
{
    if (number == 0 || number > lines.size()) return {};
    const std::string& line = lines[number - 1];
    const auto mark = line.rfind(kOriginMark);
    return mark == std::string::npos ? std::string() : line.substr(mark + kOriginMark.size());
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
    return lines;
}

/// Seeds above 2^63 − 1 do not fit TOML's integers and are written as text.
std::string seedText(std::uint64_t seed)
{
    const std::string digits = std::to_string(seed);
    return seed > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) ? quoted(digits) : digits;
}

Result<void> readSeed(std::uint64_t& seed, const toml::node& node, const std::string& fileName)
{
    if (const auto* number = node.as_integer(); number && number->get() >= 0) {
        seed = static_cast<std::uint64_t>(number->get());
        return {};
    }
    if (const auto* text = node.as_string()) {
        const std::string& digits = text->get();
        const auto [stop, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
        if (problem == std::errc() && stop == digits.data() + digits.size()) return {};
    }
    return errorAt(fileName, node,
                   Message("%1: expected %2", "run.seed",
                           Message("a whole number from %1 to %2", 0, std::numeric_limits<std::uint64_t>::max())));
}

Error unknownKey(const Catalogue& catalogue, const std::string& key, const toml::node& node, const std::string& fileName)
{
    std::vector<std::string> keys = kRunKeys;
    for (const Parameter& parameter : catalogue.parameters) keys.push_back(parameter.key);
    const std::string near = nearestKey(key, keys);
    return errorAt(fileName, node, didYouMean(Message("unknown key '%1'", key), near));
}

Result<void> readRun(const Catalogue& catalogue, Selection& selection, const toml::table& table, const std::string& fileName)
{
    const std::map<std::string, std::string*> texts{{"dataset", &selection.dataset},
                                                    {"method", &selection.method},
                                                    {"encoder", &selection.encoder},
                                                    {"preset", &selection.preset}};
    for (const auto& [name, node] : table) {
        const std::string key = kRun + "." + std::string(name.str());
        if (key == "run.seed") {
            ROSA_TRY(readSeed(selection.seed, node, fileName));
            continue;
        }
        if (key == "run.namesake") {
            if (!node.is_boolean())
                return errorAt(fileName, node, Message("%1: expected true or false, found %2", key, kindOf(node)));
            selection.isNamesake = node.as_boolean()->get();
            continue;
        }
        const auto text = texts.find(std::string(name.str()));
        if (text == texts.end()) return unknownKey(catalogue, key, node, fileName);
        if (!node.is_string())
            return errorAt(fileName, node, Message("%1: expected text in quotes, found %2", key, kindOf(node)));
        *text->second = node.as_string()->get();
    }
    return {};
}

/// A table of parameters: [loss], temperature = 0.4.
Result<void> readGroup(const Catalogue& catalogue, ParsedFile& file, const std::string& group, const toml::table& table,
                       const std::string& fileName)
{
    for (const auto& [name, node] : table) {
        const std::string key = group + "." + std::string(name.str());
        const Parameter* parameter = catalogue.parameter(key);
        if (!parameter) return unknownKey(catalogue, key, node, fileName);
        ROSA_TRY_ASSIGN(auto value, valueOf(node, key, fileName));
        auto checked = checkValue(*parameter, value);
        if (!checked) return errorAt(fileName, node, checked.error().message);
        file.selection.overrides.emplace_back(key, toText(*checked));
        file.lines.push_back(node.source().begin.line);
    }
    return {};
}

/// Sets keys that are newer than a record to the value of earlier runs (Parameter::before). The text is a record if `isOne`, or if it has
/// all keys that a record of the method had before.
void addEarlierValues(const Catalogue& catalogue, ParsedFile& file, bool isOne)
{
    const Method* method = catalogue.method(file.selection.method);
    if (!method) return;
    const auto& given = file.selection.overrides;
    std::vector<const Parameter*> lacking;
    for (const std::string& key : method->parameters)
        if (std::ranges::find(given, key, &std::pair<std::string, std::string>::first) == given.end())
            lacking.push_back(catalogue.parameter(key));
    if (!isOne && !std::ranges::all_of(lacking, [](const Parameter* one) { return one->before.has_value(); })) return;
    for (const Parameter* parameter : lacking) {
        if (!parameter->before) continue;
        file.selection.overrides.emplace_back(parameter->key, toText(*parameter->before));
        file.lines.push_back(1);
    }
}

Result<ParsedFile> parseFile(const Catalogue& catalogue, const std::string& text, const std::string& fileName,
                             bool isRecord = false)
{
    ROSA_TRY_ASSIGN(const toml::table document, parsedToml(text, fileName));
    ParsedFile file;
    for (const auto& [name, node] : document) {
        const std::string key(name.str());
        const auto* table = node.as_table();
        if (!table) return unknownKey(catalogue, key, node, fileName);
        ROSA_TRY(key == kRun ? readRun(catalogue, file.selection, *table, fileName)
                             : readGroup(catalogue, file, key, *table, fileName));
    }
    const std::size_t written = file.lines.size();
    addEarlierValues(catalogue, file, isRecord);
    const std::vector<std::string> lines = linesOf(text);
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        file.origins.push_back(i < written ? originAt(lines, file.lines[i]) : std::string(kEarlier));
        if (!SetValue::isGivenOrigin(file.origins.back()))
            file.selection.chosen.push_back(file.selection.overrides[i].first);
    }
    return file;
}

}  // namespace

Result<Selection> Configuration::selectionFromToml(const Catalogue& catalogue, const std::string& text,
                                                   const std::string& fileName)
{
    ROSA_TRY_ASSIGN(auto file, parseFile(catalogue, text, fileName));
    return file.selection;
}

Result<Configuration> Configuration::fromText(const Catalogue& catalogue, const std::string& text,
                                              const std::string& fileName, bool isRecord)
{
    ROSA_TRY_ASSIGN(auto file, parseFile(catalogue, text, fileName, isRecord));
    const auto overrides = std::exchange(file.selection.overrides, {});
    // Time keys decide which keys exist, so they go first; the others are set one by one so that errors have a line.
    if (const Method* method = catalogue.method(file.selection.method))
        for (const auto& one : overrides)
            if (one.first.starts_with("time.") &&
                std::ranges::find(method->timeParameters, one.first) != method->timeParameters.end())
                file.selection.overrides.push_back(one);
    auto made = resolve(catalogue, file.selection);
    if (!made) return made.error().within(fileName);
    for (std::size_t i = 0; i < overrides.size(); ++i)
        if (auto set = made->set(catalogue, overrides[i].first, overrides[i].second); !set)
            return set.error().within("%1:%2", fileName, file.lines[i]);
    made->markChosen(file.selection.chosen);
    for (std::size_t i = 0; i < overrides.size(); ++i)
        if (!file.origins[i].empty() && !SetValue::isGivenOrigin(file.origins[i]))
            made->m_values.at(overrides[i].first).origin = file.origins[i];
    return made;
}

Result<Configuration> Configuration::fromToml(const Catalogue& catalogue, const std::string& text,
                                              const std::string& fileName)
{
    return fromText(catalogue, text, fileName, false);
}

Result<Configuration> Configuration::fromRecord(const Catalogue& catalogue, const std::string& text,
                                                const std::string& fileName)
{
    return fromText(catalogue, text, fileName, true);
}

std::string Configuration::toToml() const
{
    std::ostringstream out;
    out << "[" << kRun << "]\ndataset = " << quoted(m_dataset) << "\nmethod = " << quoted(m_method) << '\n';
    if (!m_encoder.empty()) out << "encoder = " << quoted(m_encoder) << '\n';
    if (!m_preset.empty()) out << "preset = " << quoted(m_preset) << '\n';
    out << "seed = " << seedText(m_seed) << '\n';
    if (m_isNamesake) out << "namesake = true\n";
    std::string group;
    for (const auto& [key, set] : m_values) {
        const std::size_t dot = key.find('.');
        if (key.substr(0, dot) != group) {
            group = key.substr(0, dot);
            out << "\n[" << group << "]\n";
        }
        const auto* text = std::get_if<std::string>(&set.value);
        out << key.substr(dot + 1) << " = " << (text ? quoted(*text) : toText(set.value)) << kOriginMark << set.origin
            << '\n';
    }
    return out.str();
}

}  // namespace rosa::catalog
