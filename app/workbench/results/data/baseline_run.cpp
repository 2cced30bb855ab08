#include "app/workbench/results/data/baseline_run.h"

namespace rosa::workbench {

std::string baselineRun(const std::vector<store::RunSummary>& runs, const std::string& method, const std::string& dataset,
                        std::optional<std::uint64_t> seed)
{
    for (const store::RunSummary& run : runs)
        if (run.method == method && run.dataset == dataset && (!seed || run.seed == *seed) &&
            run.state == record::RunState::Finished && run.problem.empty())
            return run.id;
    return {};
}

std::optional<std::uint64_t> baselineSeed(const catalog::Method& method, std::uint64_t seed)
{
    return method.encoders.empty() ? std::nullopt : std::optional(seed);
}

}  // namespace rosa::workbench
