/// The catalogue, for tests.
#pragma once

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

inline const Catalogue kCatalogue = makeCatalogue();

}  // namespace rosa::catalog
