/// Texts of the catalogue that the window shows, for translation.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

/// Titles, units, help, brief forms and sources, each once, in catalogue order; without ids.
std::vector<std::string> translatableTexts(const Catalogue& catalogue);

}  // namespace rosa::catalog
