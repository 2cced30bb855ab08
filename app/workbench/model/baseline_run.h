/// Runs of methods that do not train, beside a run that did.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/catalog/catalogue.h"
#include "core/record/library.h"

namespace rosa::workbench {

/// The run of a method that does not train which the library has: the newest that is finished and readable, of that seed where one is
/// asked for; "": none.
std::string baselineRun(const std::vector<record::RunSummary>& runs, const std::string& method, const std::string& dataset,
                        std::optional<std::uint64_t> seed);
/// The seed to ask baselineRun() for beside a run of `seed`: none for a method that draws nothing.
std::optional<std::uint64_t> baselineSeed(const catalog::Method& method, std::uint64_t seed);

}  // namespace rosa::workbench
