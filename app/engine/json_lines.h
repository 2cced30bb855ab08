/// JSON on standard output, for programs that read what a command says.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace rosa::engine {

/// One object on one line, sent at once; keys in the order they were put. Numbers that are not finite become null, bytes
/// that are no UTF-8 become the replacement character.
void printJsonLine(const nlohmann::ordered_json& object);

}  // namespace rosa::engine
