/// Pictures of a report, as SVG that needs no script. Private to core/web.
#pragma once

#include <string>
#include <vector>

#include "core/web/report.h"
#include "core/web/report_text.h"

namespace rosa::web {

/// Colours of groups and classes: "var(--c0)" …
std::string colourOf(std::size_t number);

/// Every result, mean and interval, and published numbers, one row per group.
std::string resultsPicture(const std::vector<const ReportedGroup*>& groups, ReportText& say);

/// The losses of groups of one method: a line, and for several runs the band from the smallest to the largest. "" if nothing was trained.
/// `numbers`: those of the groups, for their colours.
std::string curvesPicture(const std::vector<const ReportedGroup*>& groups, const std::vector<std::size_t>& numbers,
                          ReportText& say);

/// The nodes in the colours of their classes, whose names the pointer shows. Of more than kMostMapped nodes every so many-th.
std::string mapPicture(const ReportedMap& map, ReportText& say);
inline constexpr std::size_t kMostMapped = 6000;
std::size_t mappedNodes(const ReportedMap& map);

}  // namespace rosa::web
