/// Text in lower case, independent of the locale.
#pragma once

#include <string>
#include <string_view>

namespace rosa {

/// `text` with ASCII letters in lower case; other bytes, and the length, are unchanged.
inline std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& letter : lower)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return lower;
}

}  // namespace rosa
