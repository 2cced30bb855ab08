/// What all pages have. Private to core/web.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace rosa::web {

/// Holes of page.html and index.html; the title is escaped.
std::map<std::string, std::string> frame(const std::string& title, const std::vector<std::string>& languages);

/// A page without scripts. `sections` is HTML.
std::string stillPage(const std::string& title, const std::string& sections, const std::vector<std::string>& languages);

}  // namespace rosa::web
