/// Text inside of a page. Private to core/web.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace rosa::web {

/// `text` with each @NAME@ of `parts` replaced, once: what is put in is not searched again.
std::string filled(std::string_view text, const std::map<std::string, std::string>& parts);

/// As gzip -9n writes it, in base64: letters, digits, "+", "/" and "=". The same bytes give the same text.
std::string packedText(std::string_view bytes);

/// A script without indentation, empty lines, and lines that are a comment. No text in it may go over several lines.
std::string leanScript(std::string_view script);

/// Markdown as HTML in which nothing but text and links to https, http and mailto comes from it.
std::string safeHtml(const std::string& markdown);

/// safeHtml() of a text of one paragraph, without the paragraph.
std::string safeLine(const std::string& markdown);

}  // namespace rosa::web
