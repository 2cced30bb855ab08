#include "core/base/text/shell_word.h"

#include <algorithm>
#include <string_view>

namespace rosa {

std::string shellWord(const std::string& word)
{
    const auto harmless = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
               std::string_view("._-/=+:,@").find(letter) != std::string_view::npos;
    };
    if (!word.empty() && std::ranges::all_of(word, harmless)) return word;
    std::string text = "'";
    for (const char letter : word) text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return text + "'";
}

std::vector<std::string> shellWords(const std::string& line)
{
    std::vector<std::string> words;
    bool isInWord = false;
    char quote = 0;
    const auto add = [&](char letter) {
        if (!isInWord) words.emplace_back();
        isInWord = true;
        words.back() += letter;
    };
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char letter = line[i];
        const bool isBlank = letter == ' ' || letter == '\t' || letter == '\n';
        if (quote == 0 && isBlank) {
            isInWord = false;
        } else if (quote == 0 && (letter == '\'' || letter == '"')) {
            quote = letter;
            if (!isInWord) words.emplace_back();  // '' is a word, too.
            isInWord = true;
        } else if (quote != 0 && letter == quote) {
            quote = 0;
        } else if (letter == '\\' && quote != '\'' && i + 1 < line.size()) {
            add(line[++i]);
        } else {
            add(letter);
        }
    }
    return words;
}

}  // namespace rosa
