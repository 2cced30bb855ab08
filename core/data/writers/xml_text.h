/// Text in XML; internal.
#pragma once

#include <string>
#include <string_view>

namespace rosa::data {

/// With the characters that have a meaning in content and attributes replaced by entities.
inline std::string xmlText(std::string_view text)
{
    std::string out;
    for (const char c : text) switch (c) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                out += c;
        }
    return out;
}

}  // namespace rosa::data
