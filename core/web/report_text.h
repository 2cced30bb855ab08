/// Texts of a report in all of its languages. Private to core/web.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/base/message.h"

namespace rosa::web {

/// What stands in the hole of a text: a word that is the same in all languages, a number as English writes it, another text, or what core
/// says in English.
struct ReportWord {
    enum class Kind { Same, Number, Text, Said };

    std::string text;
    Kind kind = Kind::Same;
    /// Of Kind::Text, whose `text` is a key, and of Kind::Said, whose `text` is a template.
    std::vector<ReportWord> words = {};
};

ReportWord number(std::string text);
ReportWord text(std::string key, std::vector<ReportWord> words = {});
/// Of core, which speaks English: in all languages as far as page/protocol_words.json knows its templates and phrases.
ReportWord coreWord(const Message& message);
/// Whether that is all of it, but for numbers.
bool isTranslated(const Message& message);

/// Writes texts in the first language, with numbers by which page/report.js finds those of the others.
class ReportText {
public:
    /// `languages`: some of reportLanguages(), at least one.
    explicit ReportText(std::vector<std::string> languages);

    /// HTML: an element with the text, escaped. `element`: "span", "tspan" in a text of SVG.
    std::string shown(const ReportWord& word, const char* element = "span");
    std::string shown(const char* key, const std::vector<ReportWord>& words = {}) { return shown(text(key, words)); }
    /// Attributes that name a picture for those who do not see it.
    std::string label(const ReportWord& word);
    /// Without markup, in the first language.
    [[nodiscard]] std::string plain(const ReportWord& word) const { return filledIn(word, m_languages.front()); }
    [[nodiscard]] std::string plainIn(const ReportWord& word, const std::string& language) const
    {
        return filledIn(word, language);
    }

    /// All texts so far, as JSON for a script: languages, their names, and a list of each text's forms.
    [[nodiscard]] std::string table() const;

private:
    std::size_t numberOf(const ReportWord& word);
    [[nodiscard]] std::string filledIn(const ReportWord& word, const std::string& language) const;

    std::vector<std::string> m_languages;
    std::vector<std::vector<std::string>> m_texts;  ///< In all languages.
    std::map<std::vector<std::string>, std::size_t> m_numbers;
};

/// "en", "de", "zh"
std::vector<std::string> reportLanguages();

}  // namespace rosa::web
