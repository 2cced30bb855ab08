/// JSON lines on standard output, for other programs.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace rosa::engine {

/// Writes the object as one line and flushes; keys keep their insertion order. Non-finite numbers become null, invalid UTF-8 becomes the
/// replacement character.
void printJsonLine(const nlohmann::ordered_json& object);

}  // namespace rosa::engine
