/// The manual topic generated from the catalogue.
#pragma once

#include <string>

#include "core/catalog/catalogue.h"

namespace rosa::manual {

inline constexpr char kParametersTopic[] = "parameters";
inline constexpr char kCommandsTopic[] = "commands";

/// All parameters by group, each under its own heading, as Markdown.
std::string parametersTopic(const catalog::Catalogue& catalogue);

}  // namespace rosa::manual
