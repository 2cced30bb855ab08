/// Runs of methods that do not train, as baselines of a trained run.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/catalog/catalogue.h"
#include "core/store/library.h"

namespace rosa::workbench {

/// The library's run of a method that does not train: the newest that is finished and readable, with the given seed if there is one; "":
/// none.
std::string baselineRun(const std::vector<store::RunSummary>& runs, const std::string& method, const std::string& dataset,
                        std::optional<std::uint64_t> seed);
/// The seed for baselineRun() beside a run of `seed`: none for a deterministic method.
std::optional<std::uint64_t> baselineSeed(const catalog::Method& method, std::uint64_t seed);

}  // namespace rosa::workbench
