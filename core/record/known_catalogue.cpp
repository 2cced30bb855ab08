#include "core/record/known_catalogue.h"

namespace rosa::record {

const catalog::Catalogue& knownCatalogue()
{
    static const catalog::Catalogue catalogue = catalog::makeCatalogue();
    return catalogue;
}

}  // namespace rosa::record
