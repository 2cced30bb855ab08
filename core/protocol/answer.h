/// What an engine writes where it cannot answer a request.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace rosa::protocol {

/// {"error": "…", "template": {…}} (core/base/message_json.h); the readers of answers turn it into the Error again.
std::string toJson(const Error& error);

/// The Error that `answer` is; none where it is something else.
std::optional<Error> errorIn(std::string_view answer);

}  // namespace rosa::protocol
