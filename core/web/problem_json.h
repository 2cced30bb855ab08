/// Problems as pages have them.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/lab/problem.h"

namespace rosa::web {

/// The keys of a problem file (resources/manual/lab.md), with defaults left out, but for "solve", which has all of its own. Numbers are the
/// shortest texts that read back equal.
nlohmann::ordered_json problemJson(const lab::Problem& problem);

}  // namespace rosa::web
