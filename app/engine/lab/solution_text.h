/// Solutions of the transport lab as text and as JSON.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/lab/solution.h"

namespace rosa::engine {

/// A solved problem; all parts belong together.
struct SolvedProblem {
    const lab::Problem& problem;
    const lab::Posed& posed;
    const lab::References& references;
    const lab::Solution& solution;
};

/// Matrices, weights, scalings, then three verdicts: why the solver stopped, how far the marginals are off, what the plan costs.
std::string solutionText(const SolvedProblem& solved);

/// One line per half iteration: which side was scaled, gaps, cost, entropy.
std::string traceText(const SolvedProblem& solved);

/// Everything, matrices as arrays of rows; `trace` only if asked for. Not finite numbers become null.
nlohmann::ordered_json solutionJson(const SolvedProblem& solved, bool withTrace);

}  // namespace rosa::engine
