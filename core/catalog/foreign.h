/// What embeddings of other programs are recorded as.
#pragma once

#include <string>

namespace rosa::catalog {

/// Id of the method that stands for an embedding whose making is not known: Catalogue::method() finds it, Catalogue::methods does not hold it.
inline constexpr const char* kForeignMethod = "embedding";

}  // namespace rosa::catalog
