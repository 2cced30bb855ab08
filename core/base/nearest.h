/// "Did you mean …": the known name that is closest to a mistyped one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rosa {

/// Insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`. O(|a|·|b|).
int editDistance(std::string_view a, std::string_view b);

/// The candidate with the smallest edit distance, the first of several; "" where none is near (more than a third of the
/// longer name, at least two edits, would have to change).
std::string nearestName(std::string_view text, const std::vector<std::string>& candidates);

/// " (did you mean X?)", or "" where nothing is near; for the end of an error.
std::string didYouMean(std::string_view text, const std::vector<std::string>& candidates);

}  // namespace rosa
