/// The topic that is made from the catalogue.
#pragma once

#include <string>

#include "core/catalog/catalogue.h"

namespace rosa::manual {

inline constexpr char kParametersTopic[] = "parameters";
inline constexpr char kCommandsTopic[] = "commands";

/// Every parameter under a heading of its own, by group, as Markdown.
std::string parametersTopic(const catalog::Catalogue& catalogue);

}  // namespace rosa::manual
