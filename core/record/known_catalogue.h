/// The catalogue by which records are read. Private to core/record.
#pragma once

#include "core/catalog/catalogue.h"

namespace rosa::record {

/// Of this program; made once. Thread-safe.
const catalog::Catalogue& knownCatalogue();

}  // namespace rosa::record
