/// The runs of a plan, one after another: what a store has is taken from it, what it lacks is made.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/engine/command.h"
#include "core/learn/jobs.h"
#include "core/reproduce/plan_status.h"
#include "core/reproduce/survey.h"

namespace rosa::engine {

struct PlanOptions {
    int threads = 0;
    bool isQuiet = false;
    bool isFresh = false;      ///< What the store has does not count.
    bool isTableOnly = false;  ///< Nothing is run: only what the store has.
};

/// Makes the runs of `plan` and keeps what came of each. Failures are results; an Error is an interruption, a store that cannot be read, or that another
/// engine works on the same request. Says in the store how far it is (reproduce::PlanStatus).
class PlanRunner {
public:
    PlanRunner(CommandContext& context, std::filesystem::path store, const reproduce::PlanRequest& request,
               const reproduce::Plan& plan, const PlanOptions& options);

    Result<void> run();

    [[nodiscard]] const std::vector<reproduce::RunResult>& results() const { return m_results; }
    /// What the data make of the plan, as Survey::notes has it; from run() on.
    [[nodiscard]] const std::vector<std::string>& notes() const { return m_notes; }
    /// Of each column; 0 where nothing was measured there.
    [[nodiscard]] std::vector<double> testOverTraining() { return reproduce::testOverTraining(m_plan, m_results, m_shelf); }
    /// Whether the plan's data sets are at hand; an Error of bad input says what to import.
    [[nodiscard]] Result<void> dataAtHand() const;
    /// How the whole came out, from run() on: an Error where runs failed, else one of bad input where data sets are not at hand. Runs that
    /// nobody tried (PlanOptions::isTableOnly) are no failure.
    [[nodiscard]] Result<void> outcome() const;

private:
    class Follower;

    Result<void> lookUp();
    [[nodiscard]] Result<void> checkAlone() const;
    Result<void> makeAll(learn::Jobs& jobs, learn::Observer& observer);
    void discard(const std::string& run) const;
    Result<void> make(std::size_t index, learn::Jobs& jobs, learn::Observer& observer);
    void announce(std::size_t index, std::size_t place, std::size_t count);
    void tell(std::size_t index, double seconds);
    void publish();
    [[nodiscard]] std::string labelOf(std::size_t index) const;
    [[nodiscard]] reproduce::PlannedName nameOf(std::size_t index) const;
    [[nodiscard]] double secondsLeft() const;

    CommandContext& m_context;
    std::filesystem::path m_store;
    const reproduce::Plan& m_plan;
    PlanOptions m_options;
    std::vector<reproduce::RunResult> m_results;  ///< One a planned run.
    std::vector<reproduce::FoundRun> m_found;     ///< One a planned run.
    std::vector<std::string> m_notes;
    std::vector<std::string> m_missingData;  ///< As Survey has it.
    std::vector<std::size_t> m_todo;         ///< What is left, in the plan's order.
    reproduce::DataShelf m_shelf;
    reproduce::PlanStatus m_status;
    std::map<std::string, std::size_t> m_made;  ///< Planned runs made here, by trainingHash(): columns may share one.
    std::map<std::string, std::pair<double, int>> m_seconds;  ///< Sum and count by method, encoder and data set.
};

}  // namespace rosa::engine
