#include "core/catalog/shell_word.h"

#include <algorithm>
#include <string_view>

namespace rosa::catalog {

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

}  // namespace rosa::catalog
