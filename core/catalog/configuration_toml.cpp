#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>

#include <toml++/toml.h>

#include "core/catalog/configuration.h"

namespace rosa::catalog {

namespace {

const std::vector<std::string> kChoices{"dataset", "method", "encoder", "preset", "seed"};

/// What a file says, with the line of each override.
struct ParsedFile {
    Selection selection;
    std::vector<unsigned> lines;
};

Error at(const std::string& fileName, const toml::node& node, const std::string& message)
{
    return badInput(fileName + ":" + std::to_string(node.source().begin.line) + ": " + message);
}

std::string kindOf(const toml::node& node)
{
    std::ostringstream text;
    text << node.type();
    return text.str();
}

std::string quoted(const std::string& text)
{
    std::ostringstream out;
    out << toml::value<std::string>(text);
    return out.str();
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
    return at(fileName, node, "seed: expected a whole number from 0 to 18446744073709551615");
}

Result<void> readChoice(Selection& selection, const std::string& name, const toml::node& node, const std::string& fileName)
{
    if (name == "seed") return readSeed(selection.seed, node, fileName);
    const auto* text = node.as_string();
    if (!text) return at(fileName, node, name + ": expected text in quotes, found " + kindOf(node));
    (name == "dataset"   ? selection.dataset
     : name == "method"  ? selection.method
     : name == "encoder" ? selection.encoder
                         : selection.preset) = text->get();
    return {};
}

Result<Value> valueOf(const toml::node& node, const std::string& key, const std::string& fileName)
{
    if (const auto* flag = node.as_boolean()) return Value(flag->get());
    if (const auto* number = node.as_integer()) return Value(number->get());
    if (const auto* number = node.as_floating_point()) return Value(number->get());
    if (const auto* text = node.as_string()) return Value(text->get());
    return at(fileName, node, key + ": expected one value, found " + kindOf(node));
}

Error unknownKey(const Catalogue& catalogue, const std::string& key, const toml::node& node, const std::string& fileName)
{
    std::vector<std::string> keys = kChoices;
    for (const Parameter& parameter : catalogue.parameters) keys.push_back(parameter.key);
    const std::string near = nearestKey(key, keys);
    return at(fileName, node, "unknown key '" + key + "'" + (near.empty() ? "" : "; did you mean " + near + "?"));
}

/// A table of parameters: [loss], temperature = 0.4.
Result<void> readGroup(const Catalogue& catalogue, ParsedFile& file, const std::string& group, const toml::table& table,
                       const std::string& fileName)
{
    for (const auto& [name, node] : table) {
        const std::string key = group + "." + std::string(name.str());
        const Parameter* parameter = catalogue.parameter(key);
        if (!parameter) return unknownKey(catalogue, key, node, fileName);
        auto value = valueOf(node, key, fileName);
        ROSA_TRY(value);
        auto checked = checkValue(*parameter, *value);
        if (!checked) return at(fileName, node, checked.error().message);
        file.selection.overrides.emplace_back(key, toText(*checked));
        file.lines.push_back(node.source().begin.line);
    }
    return {};
}

Result<ParsedFile> parseFile(const Catalogue& catalogue, const std::string& text, const std::string& fileName)
{
    const toml::parse_result parsed = toml::parse(text);
    if (!parsed)
        return badInput(fileName + ":" + std::to_string(parsed.error().source().begin.line) + ": " +
                        std::string(parsed.error().description()));
    ParsedFile file;
    for (const auto& [name, node] : parsed.table()) {
        const std::string key(name.str());
        if (std::ranges::find(kChoices, key) != kChoices.end()) {
            ROSA_TRY(readChoice(file.selection, key, node, fileName));
        } else if (const auto* table = node.as_table()) {
            ROSA_TRY(readGroup(catalogue, file, key, *table, fileName));
        } else {
            return unknownKey(catalogue, key, node, fileName);
        }
    }
    return file;
}

}  // namespace

Result<Selection> Configuration::selectionFromToml(const Catalogue& catalogue, const std::string& text,
                                                   const std::string& fileName)
{
    auto file = parseFile(catalogue, text, fileName);
    ROSA_TRY(file);
    return file->selection;
}

Result<Configuration> Configuration::fromToml(const Catalogue& catalogue, const std::string& text,
                                              const std::string& fileName)
{
    auto file = parseFile(catalogue, text, fileName);
    ROSA_TRY(file);
    const auto overrides = std::exchange(file->selection.overrides, {});
    auto made = resolve(catalogue, file->selection);
    if (!made) return made.error().within(fileName);
    for (std::size_t i = 0; i < overrides.size(); ++i)
        if (auto set = made->set(catalogue, overrides[i].first, overrides[i].second); !set)
            return set.error().within(fileName + ":" + std::to_string(file->lines[i]));
    return made;
}

std::string Configuration::toToml() const
{
    std::ostringstream out;
    out << "dataset = " << quoted(m_dataset) << "\nmethod = " << quoted(m_method) << '\n';
    if (!m_encoder.empty()) out << "encoder = " << quoted(m_encoder) << '\n';
    if (!m_preset.empty()) out << "preset = " << quoted(m_preset) << '\n';
    out << "seed = " << seedText(m_seed) << '\n';
    std::string group;
    for (const auto& [key, set] : m_values) {
        const std::size_t dot = key.find('.');
        if (key.substr(0, dot) != group) {
            group = key.substr(0, dot);
            out << "\n[" << group << "]\n";
        }
        const auto* text = std::get_if<std::string>(&set.value);
        out << key.substr(dot + 1) << " = " << (text ? quoted(*text) : toText(set.value)) << "  # " << set.origin << '\n';
    }
    return out.str();
}

}  // namespace rosa::catalog
