/// Documents as HTML, for browsers and for Qt's rich text alike.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/manual/markdown.h"

namespace rosa::manual {

/// The address that a piece of code leads to, such as "parameters.html#transportlambda" for a parameter's key; empty: to none.
using CodeLinks = std::function<std::string(const std::string& code)>;

std::string escapeHtml(std::string_view text);

/// What stands in the body of a page. Headings have their anchors; links to "topic.md#anchor" lead to "topic.html#anchor".
std::string toHtml(const Document& document, const CodeLinks& codeLinks);

}  // namespace rosa::manual
