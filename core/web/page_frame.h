/// What all pages have. Private to core/web.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/lab/problem.h"

namespace rosa::web {

/// Holes of page.html and index.html; the title is escaped.
std::map<std::string, std::string> frame(const std::string& title, const std::vector<std::string>& languages);

/// Those that were asked for, or all that there are. An Error names `whose` page has no such language.
Result<std::vector<std::string>> chosenLanguages(const std::vector<std::string>& wanted,
                                                 const std::vector<std::string>& existing, const std::string& whose);

/// Module, problem and scripts for a page that has page/instrument.html. `titles`: of the page, by language. Errors are those of lab::pose().
Result<std::string> computingParts(const lab::Problem& problem, const std::map<std::string, std::string>& titles,
                                   const std::vector<std::string>& languages);

/// A page without scripts. `sections` is HTML.
std::string stillPage(const std::string& title, const std::string& sections, const std::vector<std::string>& languages);

}  // namespace rosa::web
