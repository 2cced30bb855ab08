/// "Did you mean …": finds the known name closest to a mistyped one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

namespace rosa {

/// Number of insertions, deletions, substitutions and transpositions of adjacent characters that turn `a` into `b`. O(|a|·|b|).
int editDistance(std::string_view a, std::string_view b);

/// Returns the candidate with the smallest edit distance, regardless of ASCII case, the first of several; "" if none is close (the
/// distance exceeds both one edit and a third of the longer name).
std::string nearestName(std::string_view text, const std::vector<std::string>& candidates);

/// Adds "; did you mean X?" to `problem` if `near`, what nearestName() returned, is a name.
Message didYouMean(const Message& problem, const std::string& near);

}  // namespace rosa
