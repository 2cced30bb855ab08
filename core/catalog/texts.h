/// The catalogue's texts that the window shows, for translators.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

/// Titles, units, help, briefs and sources, each once, in the catalogue's order. Ids are no texts.
std::vector<std::string> translatableTexts(const Catalogue& catalogue);

}  // namespace rosa::catalog
