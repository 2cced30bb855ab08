/// What the transport lab shows of a problem, solved in three stages that are kept as long as they are valid.
#pragma once

#include <functional>
#include <memory>

#include "core/lab/solution.h"

namespace rosa::workbench {

using ProblemPtr = std::shared_ptr<const lab::Problem>;

/// What does not depend on how a problem is solved. Immutable.
struct LabPosed {
    ProblemPtr problem;
    bool isUnbalanced = false;  ///< Weights are not normalised.
    lab::Posed posed;
    lab::References references;
};
using LabPosedPtr = std::shared_ptr<const LabPosed>;

/// A solution that may have more half iterations than are shown. Immutable.
struct LabTrace {
    LabPosedPtr posed;
    lab::SolveSettings settings;  ///< As solved.
    lab::Solution solution;
};
using LabTracePtr = std::shared_ptr<const LabTrace>;

/// A problem at one half iteration. Immutable; shared between threads.
struct LabAnswer {
    LabTracePtr trace;
    lab::SolveSettings settings;  ///< As asked for.
    lab::Solution shown;          ///< Equal to lab::solve() of these settings.
    int halfIterations = 0;       ///< Of `shown`; less than asked for if it ended earlier.

    [[nodiscard]] const lab::Problem& problem() const { return *trace->posed->problem; }
    [[nodiscard]] const lab::Posed& posed() const { return trace->posed->posed; }
    [[nodiscard]] const lab::References& references() const { return trace->posed->references; }
};
using LabAnswerPtr = std::shared_ptr<const LabAnswer>;

/// A question: `settings` replace those of the problem.
struct LabQuestion {
    ProblemPtr problem;
    lab::SolveSettings settings;
};

/// Half iterations that are computed ahead of the shown one, so that stepping needs no solve.
inline constexpr std::int64_t kLabAhead = 100;
/// Most half iterations that the lab takes by itself.
inline constexpr std::int64_t kLabMostHalfIterations = 10'000;

/// Whether `trace` contains the answer, so that only one plan is to be computed.
bool isCovered(const LabTrace& trace, const LabQuestion& question);
/// Whether `posed` is of the problem.
bool isPosed(const LabPosed& posed, const LabQuestion& question);
/// An estimate of the time that answer() takes, in seconds; `before` may be null.
double expectedSeconds(const LabTrace* before, const LabQuestion& question);

/// Answers a question with what `before` (may be null) has of it. Reentrant. Errors are those of lab::pose(), lab::referencesOf() and
/// lab::solve().
Result<LabAnswerPtr> answer(const LabTracePtr& before, const LabQuestion& question,
                            const std::function<bool()>& cancelled = {});

}  // namespace rosa::workbench
