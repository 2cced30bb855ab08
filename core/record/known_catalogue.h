/// The catalogue used to read records. Private to core/record.
#pragma once

#include "core/catalog/catalogue.h"

namespace rosa::record {

/// Catalogue of this program, built once. Thread-safe.
const catalog::Catalogue& knownCatalogue();

}  // namespace rosa::record
