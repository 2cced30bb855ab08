/// How files call the choices of a problem: "sinkhorn", "euclidean", …; and how files and pages call what became of it.
#pragma once

#include <string>
#include <vector>

#include "core/lab/problem.h"
#include "core/transport/plan_figures.h"

namespace rosa::lab {

const char* idOf(Variant variant);
const char* idOf(Ground ground);
const char* idOf(Weighting weighting);
const char* idOf(transport::Arithmetic arithmetic);
const char* idOf(transport::CostVerdict verdict);

/// All of them, in the order of the enumerators.
std::vector<std::string> variantIds();
std::vector<std::string> groundIds();
std::vector<std::string> weightingIds();
std::vector<std::string> arithmeticIds();

}  // namespace rosa::lab
