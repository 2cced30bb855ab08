#include "core/base/text/display_width.h"

#include <algorithm>

#include <utf8proc.h>

namespace rosa {

namespace {

struct Character {
    std::size_t bytes = 0;
    int columns = 0;
};

/// The firstCharacter character of `text`, which is not empty.
Character firstCharacter(std::string_view text)
{
    utf8proc_int32_t code = 0;
    const auto bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                        static_cast<utf8proc_ssize_t>(text.size()), &code);
    if (bytes <= 0) return {1, 1};
    return {static_cast<std::size_t>(bytes), utf8proc_charwidth(code)};
}

}  // namespace

int displayWidth(std::string_view text)
{
    int columns = 0;
    while (!text.empty()) {
        const Character character = firstCharacter(text);
        columns += character.columns;
        text.remove_prefix(character.bytes);
    }
    return columns;
}

std::string cutToWidth(std::string_view text, int width)
{
    std::size_t end = 0;
    for (int columns = 0; end < text.size();) {
        const Character character = firstCharacter(text.substr(end));
        columns += character.columns;
        if (columns > width) break;
        end += character.bytes;
    }
    return std::string(text.substr(0, end));
}

std::string paddedToWidth(std::string_view text, int width)
{
    return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, width - displayWidth(text))), ' ');
}

}  // namespace rosa
