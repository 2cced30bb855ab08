/// Method id for embeddings computed by other programs.
#pragma once

#include <string>

namespace rosa::catalog {

/// Id of the method under which an external embedding is recorded: Catalogue::method() finds it, Catalogue::methods does not contain it.
inline constexpr const char* kForeignMethod = "embedding";

}  // namespace rosa::catalog
