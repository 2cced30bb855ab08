/// The error for a name that is not one of the known ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace rosa {

/// "`problem`; did you mean X?" if nearestName() finds one in `known`, otherwise "`problem`; available: …".
Error unknownName(const Message& problem, std::string_view name, const std::vector<std::string>& known);

}  // namespace rosa
