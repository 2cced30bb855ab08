/// What an engine writes where it cannot answer a request.
#pragma once

#include <string>

#include "core/base/result.h"

namespace rosa::record {

/// {"error": "…", "template": {…}} (core/base/message_json.h); the readers of answers turn it into the Error again.
std::string toJson(const Error& error);

}  // namespace rosa::record
