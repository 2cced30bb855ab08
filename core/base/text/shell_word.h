/// Quoting and splitting of shell command lines.
#pragma once

#include <string>
#include <vector>

namespace rosa {

/// Quotes `word` for a POSIX shell if it contains characters other than letters, digits and . _ - / = + : ,
std::string shellWord(const std::string& word);

/// Splits `line` into words like a POSIX shell: blanks separate words, quotes and backslashes protect characters. Nothing is expanded; an
/// unterminated quote extends to the end of the line.
std::vector<std::string> shellWords(const std::string& line);

}  // namespace rosa
