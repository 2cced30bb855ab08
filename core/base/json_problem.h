/// What does not fit in a JSON document, for people.
#pragma once

#include <exception>
#include <string>

namespace rosa {

/// In words, what an exception of nlohmann's that a reader met says: "'first' is missing", "expected a number, found a text". The library's own
/// texts name its functions and numbers of its exceptions. Of another exception: what it says.
std::string jsonProblem(const std::exception& thrown);

}  // namespace rosa
