#include "core/catalog/toml_shape.h"

#include <algorithm>
#include <string>

namespace rosa::catalog {

namespace {

constexpr int kMostLevels = 16;

/// Position just behind the quoted string that begins at `at`; the end of the text if it is not closed.
std::size_t behindText(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    const std::string fence(text.substr(at).starts_with(std::string(3, quote)) ? 3 : 1, quote);
    for (std::size_t i = at + fence.size(); i < text.size(); ++i) {
        if (text[i] == '\\' && quote == '"')
            ++i;
        else if (text.substr(i).starts_with(fence))
            return i + fence.size();
        else if (text[i] == '\n' && fence.size() == 1)
            return i;
    }
    return text.size();
}

}  // namespace

Result<void> checkTomlShape(std::string_view text)
{
    if (text.size() > kMostToml)
        return badInput("expected a configuration of at most %2 bytes, found %1", text.size(), kMostToml);
    int line = 1;
    int nested = 0;
    int parts = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"' || c == '\'') {
            const std::size_t end = behindText(text, at);
            for (; at < end; ++at) line += text[at] == '\n';
            continue;
        }
        if (c == '#') {
            at = std::min(text.find('\n', at), text.size());
            continue;
        }
        ++at;
        if (c == '.') ++parts;
        if (c == '[' || c == '{') ++nested;
        if ((c == ']' || c == '}') && nested > 0) --nested;
        if (parts >= kMostLevels || nested > kMostLevels)
            return badInput("line %1: nested too deeply for a configuration", line);
        // A key ends at any of these characters; white space around its dots is allowed.
        if (c == '=' || c == ',' || c == '[' || c == ']' || c == '{' || c == '}' || c == '\n') parts = 0;
        line += c == '\n';
    }
    return {};
}

}  // namespace rosa::catalog
