/// Documents as HTML, for browsers and for Qt's rich text.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/manual/markdown.h"

namespace rosa::manual {

/// Link target of inline code, such as "parameters.html#transportlambda" for a parameter key; empty: no link.
using CodeLinks = std::function<std::string(const std::string& code)>;

std::string escapeHtml(std::string_view text);

/// The body of a page. Headings have their anchors; links to "topic.md#anchor" become "topic.html#anchor".
std::string toHtml(const Document& document, const CodeLinks& codeLinks);

}  // namespace rosa::manual
