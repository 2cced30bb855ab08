/// What a run is called on a command line.
#pragma once

#include <string>
#include <vector>

#include "core/store/library.h"

namespace rosa::store {

/// The name beside columns of data set and method, which a default name does not repeat: "λ 80 · seed 2" for "cora rosa · λ 80 · seed 2".
std::string listName(const RunSummary& run);

/// Texts shorter than this many bytes are no part of an id or a name, only a prefix of an id or all of a name.
inline constexpr std::size_t kShortestPart = 3;

enum class Groups {
    Excluded,
    ById,  ///< A prefix of the id of a group, of four bytes or more, names its runs.
};

/// The runs that `text` names, out of those with this `deleted`: by the first of these that fits any. All of an id, a name or a listName(); a name
/// given to runs that differ in the seed; a prefix of an id or a name; a prefix of the id of a group; the end; a part. Empty for "". O(runs).
std::vector<const RunSummary*> runsNamed(const std::vector<RunSummary>& runs, const std::string& text, bool deleted,
                                         Groups groups = Groups::Excluded);

/// The Error about a text that fits several: some of them by id and name.
Error fitsSeveral(const std::string& text, const std::vector<const RunSummary*>& fitting);

}  // namespace rosa::store
