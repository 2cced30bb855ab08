/// Readable messages for JSON that does not have the expected structure.
#pragma once

#include <exception>

#include "core/base/message.h"

namespace rosa {

/// Describes an exception of nlohmann's library that a reader met: "'first' is missing", "expected a number, found a text". The library's
/// own messages contain names of its functions and exception numbers. For other exceptions, returns their message.
Message jsonProblem(const std::exception& thrown);

}  // namespace rosa
