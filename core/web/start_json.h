/// The solution that a page shows before its module is there.
#pragma once

#include <optional>

#include <nlohmann/json_fwd.hpp>

#include "core/lab/problem.h"

namespace rosa::web {

/// What the module would say of the problem, by the names of core/web/page/lab.js: "cost", "exactPlan" and "plan" by rows, weights of "rows" and
/// "columns", "figures", and "underflow" if half iterations ended by it. Nothing for a problem that cannot be solved, or that is too large to be
/// solved twice or to be carried along: of more than 1,024 cells, or with more than 10⁷ cells times half iterations. Some milliseconds.
std::optional<nlohmann::ordered_json> startJson(const lab::Problem& problem);

}  // namespace rosa::web
