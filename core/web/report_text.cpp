#include "core/web/report_text.h"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/manual/html.h"
#include "core/web/embedded_parts.h"

namespace rosa::web {

namespace {

using Json = nlohmann::ordered_json;

const Json& reportWords()
{
    static const Json all = Json::parse(part("report_words.json"));
    return all;
}

/// Of what core says, by language and the English.
const Json& protocolWords()
{
    static const Json all = Json::parse(part("protocol_words.json"));
    return all;
}

bool isKnown(const std::string& english) { return protocolWords().front().contains(english); }

std::string formOf(const ReportWord& word, const std::string& language)
{
    if (word.kind == ReportWord::Kind::Text) return reportWords().at(language).at(word.text);
    return language == "en" ? word.text : protocolWords().at(language).at(word.text).get<std::string>();
}

}  // namespace

ReportWord number(std::string text) { return {std::move(text), ReportWord::Kind::Number}; }

ReportWord text(std::string key, std::vector<ReportWord> words)
{
    return {std::move(key), ReportWord::Kind::Text, std::move(words)};
}

ReportWord coreWord(const Message& message)
{
    if (!isKnown(message.words())) return {message.text()};
    ReportWord known{message.words(), ReportWord::Kind::Said};
    for (const Message& one : message.arguments()) known.words.push_back(coreWord(one));
    return known;
}

bool isTranslated(const Message& message)
{
    const bool isNumber = message.words().find_first_not_of("0123456789.") == std::string::npos;
    return isKnown(message.words()) ? std::ranges::all_of(message.arguments(), isTranslated) : isNumber;
}

std::vector<std::string> reportLanguages()
{
    std::vector<std::string> languages;
    for (const auto& [language, all] : reportWords().items()) languages.push_back(language);
    return languages;
}

ReportText::ReportText(std::vector<std::string> languages) : m_languages(std::move(languages)) {}

std::string ReportText::filledIn(const ReportWord& word, const std::string& language) const
{
    switch (word.kind) {
        case ReportWord::Kind::Same:
            return word.text;
        case ReportWord::Kind::Number: {
            std::string text = word.text;
            if (language == "de") std::ranges::replace(text, '.', ',');
            return text;
        }
        case ReportWord::Kind::Text:
        case ReportWord::Kind::Said:
            break;
    }
    const std::string form = formOf(word, language);
    std::string filled;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const std::size_t hole = form[i] == '%' && i + 1 < form.size() ? static_cast<std::size_t>(form[i + 1] - '1') : 9;
        if (hole < word.words.size()) {
            filled += filledIn(word.words[hole], language);
            ++i;
        } else {
            filled += form[i];
        }
    }
    return filled;
}

std::size_t ReportText::numberOf(const ReportWord& word)
{
    std::vector<std::string> forms;
    forms.reserve(m_languages.size());
    for (const std::string& language : m_languages) forms.push_back(filledIn(word, language));
    const auto [known, isNew] = m_numbers.emplace(forms, m_texts.size());
    if (isNew) m_texts.push_back(std::move(forms));
    return known->second;
}

std::string ReportText::shown(const ReportWord& word, const char* element)
{
    const std::string first = manual::escapeHtml(plain(word));
    if (word.kind == ReportWord::Kind::Same || m_languages.size() == 1) return first;
    return std::string("<") + element + " data-t=\"" + std::to_string(numberOf(word)) + "\">" + first + "</" + element + ">";
}

std::string ReportText::label(const ReportWord& word)
{
    return " role=\"img\" data-l=\"" + std::to_string(numberOf(word)) + "\" aria-label=\"" +
           manual::escapeHtml(plain(word)) + "\"";
}

std::string ReportText::table() const
{
    Json names = Json::array();
    for (const std::string& language : m_languages) names.push_back(reportWords().at(language).at("language"));
    const Json json{{"languages", m_languages}, {"names", names}, {"texts", m_texts}};
    std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    // Nothing in it ends the element around it.
    for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at)) text.replace(at, 1, "\\u003c");
    return text;
}

}  // namespace rosa::web
