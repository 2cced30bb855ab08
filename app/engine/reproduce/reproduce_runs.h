/// Runs the missing runs of a plan sequentially; complete runs are taken from the store.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/engine/common/job_support.h"
#include "core/learn/jobs.h"
#include "core/tables/plan_status.h"
#include "core/tables/survey.h"

namespace rosa::engine {

struct PlanOptions : PlaceOptions {
    bool isQuiet = false;
    bool isFresh = false;      ///< Ignore the results in the store.
    bool isTableOnly = false;  ///< Run nothing; use the results in the store.
    bool isDryRun = false;     ///< Run nothing but what printPlanForecast() measures.
};

/// An Error if an engine works on this plan.
Result<void> checkAlone(const std::filesystem::path& store, const tables::PlanRequest& request);

/// Executes the runs of `plan` and collects their results. A failed run is a result; an Error means an interruption, an unreadable store,
/// or another engine working on the same request. Progress is published in the store (tables::PlanStatus).
class PlanRunner {
public:
    PlanRunner(CommandContext& context, std::filesystem::path store, const tables::PlanRequest& request,
               const tables::Plan& plan, const PlanOptions& options);

    Result<void> run();

    [[nodiscard]] const std::vector<tables::RunResult>& results() const { return m_results; }
    /// Notes on the plan from the data, see Survey::notes; valid after run().
    [[nodiscard]] const std::vector<std::string>& notes() const { return m_notes; }
    /// Ratio of test to training part per column; 0 if nothing was evaluated.
    [[nodiscard]] std::vector<double> testOverTraining() { return tables::testOverTraining(m_plan, m_results, m_shelf); }
    /// A bad-input Error if data sets are missing; it tells what to import.
    [[nodiscard]] Result<void> dataAtHand() const;
    /// Overall outcome after run(): an Error if runs failed, otherwise a bad-input Error if data sets are missing. Runs that were not
    /// attempted (PlanOptions::isTableOnly) are no failure.
    [[nodiscard]] Result<void> outcome() const;

private:
    class Follower;

    Result<void> lookUp();
    Result<void> makeAll(learn::Jobs& jobs, learn::Observer& observer);
    void discard(const std::string& run) const;
    Result<void> make(std::size_t index, learn::Jobs& jobs, learn::Observer& observer);
    void announce(std::size_t index, std::size_t place, std::size_t count);
    void tell(std::size_t index, double seconds);
    void publish();
    [[nodiscard]] std::string labelOf(std::size_t index) const;
    [[nodiscard]] tables::PlannedName nameOf(std::size_t index) const;
    [[nodiscard]] double secondsLeft() const;

    CommandContext& m_context;
    std::filesystem::path m_store;
    const tables::Plan& m_plan;
    PlanOptions m_options;
    std::vector<tables::RunResult> m_results;  ///< One per planned run.
    std::vector<tables::FoundRun> m_found;     ///< One per planned run.
    std::vector<std::string> m_notes;
    std::vector<std::string> m_missingData;  ///< See Survey.
    std::vector<std::size_t> m_todo;         ///< Remaining runs, in the order of the plan.
    tables::DataShelf m_shelf;
    tables::PlanStatus m_status;
    std::map<std::string, std::size_t> m_made;  ///< Planned runs executed here, by trainingHash(); columns may share a run.
    std::map<std::string, std::pair<double, int>> m_seconds;  ///< Sum and count per method, encoder and data set.
};

}  // namespace rosa::engine
