#include "core/lab/problem_ids.h"

#include <array>

namespace rosa::lab {

namespace {

constexpr std::array kVariants{"sinkhorn", "exact", "independent", "debiased", "unbalanced", "sliced", "hand"};
constexpr std::array kGrounds{"euclidean", "squared", "cosine"};
constexpr std::array kWeightings{"own", "views"};
constexpr std::array kArithmetics{"single", "double", "logarithm"};
constexpr std::array kVerdicts{"infeasible", "optimal", "above"};

}  // namespace

const char* idOf(Variant variant) { return kVariants[static_cast<std::size_t>(variant)]; }
const char* idOf(Ground ground) { return kGrounds[static_cast<std::size_t>(ground)]; }
const char* idOf(Weighting weighting) { return kWeightings[static_cast<std::size_t>(weighting)]; }
const char* idOf(transport::Arithmetic arithmetic) { return kArithmetics[static_cast<std::size_t>(arithmetic)]; }
const char* idOf(transport::CostVerdict verdict) { return kVerdicts[static_cast<std::size_t>(verdict)]; }

std::vector<std::string> variantIds() { return {kVariants.begin(), kVariants.end()}; }
std::vector<std::string> groundIds() { return {kGrounds.begin(), kGrounds.end()}; }
std::vector<std::string> weightingIds() { return {kWeightings.begin(), kWeightings.end()}; }
std::vector<std::string> arithmeticIds() { return {kArithmetics.begin(), kArithmetics.end()}; }

}  // namespace rosa::lab
