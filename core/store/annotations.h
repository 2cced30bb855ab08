/// Bounds of what users add to a run: its name, tags and notes. They hold where these are given. Stores of older versions and of others may
/// exceed them; what is shown of a run keeps to them. Lengths are in letters: code points of UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace rosa::store {

inline constexpr std::size_t kLongestName = 200;
inline constexpr std::size_t kLongestTag = 60;
inline constexpr std::size_t kMostTags = 100;
inline constexpr std::size_t kLongestNotes = 20'000;

/// An Error of kind BadInput names the bound and the length.
Result<void> checkName(std::string_view name);
Result<void> checkTags(const std::vector<std::string>& tags);
Result<void> checkNotes(std::string_view notes);

/// As given, or the beginning and "…" of what exceeds the bound. O(bound).
std::string shownName(const std::string& name);
std::string shownNotes(const std::string& notes);
/// "a, b"; ", …" stands for further tags.
std::string shownTags(const std::vector<std::string>& tags);

}  // namespace rosa::store
