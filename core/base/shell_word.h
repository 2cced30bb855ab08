/// Words of a shell's command line.
#pragma once

#include <string>
#include <vector>

namespace rosa {

/// A word as a POSIX shell reads it back: in quotes where it holds more than letters, digits and . _ - / = + : ,
std::string shellWord(const std::string& word);

/// The words of a line as a POSIX shell reads it: blanks part them, quotes and backslashes keep what they hold. Nothing is expanded; an open
/// quote ends with the line.
std::vector<std::string> shellWords(const std::string& line);

}  // namespace rosa
