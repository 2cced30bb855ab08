#include "core/base/bind/options.h"

#include <algorithm>

#include "core/base/text/joined.h"

namespace rosa::bind {

namespace {

/// The parts of "a, b,c" without blanks around them and without empty ones.
std::vector<std::string> partsOf(const std::string& text)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::size_t first = text.find_first_not_of(" \t", at);
        if (first < comma) parts.push_back(text.substr(first, text.find_last_not_of(" \t", comma - 1) + 1 - first));
        at = comma + 1;
    }
    return parts;
}

std::string optionNamed(std::string key)
{
    std::ranges::replace(key, '_', '-');
    return key;
}

bool isFlag(const Field& field) { return field.parameter.type == ValueType::Boolean; }

Result<Value> valueOf(const Field& field, const std::string& text)
{
    if (isFlag(field) && (text == "0" || text == "1")) return Value(text == "1");
    const auto synonym = std::ranges::find(field.synonyms, text, &std::pair<std::string, std::string>::first);
    return parseValue(field, synonym == field.synonyms.end() ? text : synonym->second, "--" + optionName(field));
}

}  // namespace

std::string optionName(const Field& field) { return optionNamed(field.parameter.key); }

std::string formerOptionName(const Field& field) { return optionNamed(field.former); }

std::string valueText(const Field& field)
{
    if (isFlag(field)) return "0|1";
    std::vector<std::string> choices;
    for (const Choice& choice : field.parameter.choices) choices.push_back(choice.id);
    std::string text = !field.placeholder.empty() ? field.placeholder : choices.empty() ? "VALUE" : joined(choices, "|");
    if (field.holds == Holds::Any && !field.isRepeated) text += "[,…]";
    return text;
}

std::vector<std::pair<std::string, std::string>> optionsOf(const Record& record, const void* object)
{
    std::vector<std::pair<std::string, std::string>> options;
    for (const Field& field : record.all()) {
        if (field.isPositional || field.nested) continue;
        const std::vector<Value> values = field.values(field.place(const_cast<void*>(object)));
        if (values == field.usual || values.empty()) continue;
        std::vector<std::string> texts;
        for (const Value& value : values) texts.push_back(isFlag(field) ? std::get<bool>(value) ? "1" : "0" : toText(value));
        if (!field.isRepeated) texts = {joined(texts, ",")};
        for (std::string& text : texts) options.emplace_back(optionName(field), std::move(text));
    }
    return options;
}

std::vector<std::string> wordsOf(const Record& record, const void* object)
{
    std::vector<std::string> words;
    for (const auto& [name, value] : optionsOf(record, object)) {
        words.push_back("--" + name);
        const auto isNamed = [&name = name](const Field& field) { return optionName(field) == name; };
        if (!isFlag(*std::ranges::find_if(record.all(), isNamed))) words.push_back(value);
    }
    return words;
}

Result<void> setOption(const Field& field, void* object, const std::vector<std::string>& words)
{
    void* const member = field.place(object);
    std::vector<std::string> texts;
    for (const std::string& word : words) {
        const bool isList = field.holds == Holds::Any && !field.isRepeated;
        const std::vector<std::string> parts = isList ? partsOf(word) : std::vector{word};
        texts.insert(texts.end(), parts.begin(), parts.end());
    }
    field.clear(member);
    for (const std::string& text : texts) {
        ROSA_TRY_ASSIGN(const auto value, valueOf(field, text));
        field.assign(member, value);
    }
    return {};
}

Result<void> setOptions(const Record& record, void* object,
                        const std::function<std::optional<std::string>(const std::string& name)>& given)
{
    for (const Field& field : record.all()) {
        if (field.isPositional || field.nested) continue;
        auto text = given(optionName(field));
        if ((!text || text->empty()) && !field.former.empty()) text = given(formerOptionName(field));
        if (text && !text->empty()) ROSA_TRY(setOption(field, object, {*text}));
    }
    return {};
}

}  // namespace rosa::bind
