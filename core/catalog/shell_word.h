/// Commands that people copy into a shell.
#pragma once

#include <string>

namespace rosa::catalog {

/// A word as a POSIX shell reads it back: in quotes where it holds more than letters, digits and . _ - / = + : ,
std::string shellWord(const std::string& word);

}  // namespace rosa::catalog
