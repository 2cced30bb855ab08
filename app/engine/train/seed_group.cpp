#include "app/engine/train/seed_group.h"

#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

#include "core/base/json_text.h"
#include "core/record/evaluation.h"
#include "core/record/run_reader.h"

namespace rosa::engine {

std::optional<learn::SeedPlan> plannedSeeds(const std::filesystem::path& store, const std::string& run)
{
    auto reader = record::RunReader::open(store, run);
    if (!reader) return std::nullopt;
    const auto text = (*reader)->document(learn::SeedPlan::kDocument);
    if (!text || !*text) return std::nullopt;
    const auto json = jsonOrNull<nlohmann::json>(**text);
    if (!json.is_object()) return std::nullopt;
    try {
        const learn::SeedPlan plan{wholeIn<std::uint64_t>(json, "first", 0), wholeIn<int>(json, "count", 0)};
        const bool isPossible = plan.count >= 1 && plan.count <= learn::SeedPlan::kMost &&
                                plan.first <= std::numeric_limits<std::uint64_t>::max() - learn::SeedPlan::kMost;
        return isPossible ? std::optional(plan) : std::nullopt;
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;  // Damaged: unknown.
    }
}

Result<std::map<std::uint64_t, store::RunSummary>> runsOfGroup(const std::filesystem::path& store, const std::string& group)
{
    ROSA_TRY_ASSIGN(auto library, store::Library::open(store));
    ROSA_TRY_ASSIGN(const auto runs, library->runs());
    std::map<std::uint64_t, store::RunSummary> found;
    for (const store::RunSummary& run : runs) {  // Newest first.
        if (run.group != group || !run.problem.empty() || !run.turns.empty()) continue;
        const auto [known, isNew] = found.emplace(run.seed, run);
        const auto isFinished = [](const store::RunSummary& one) { return one.state == record::RunState::Finished; };
        if (!isNew && isFinished(run) && !isFinished(known->second)) known->second = run;
    }
    return found;
}

std::string SeedsLeft::command() const
{
    if (run.empty()) return {};
    return "rosa train --resume " + run + (count > 1 ? " --seeds " + std::to_string(count) : std::string());
}

Result<std::optional<SeedsLeft>> seedsLeft(const std::filesystem::path& store, const std::string& run,
                                           const std::string& group)
{
    const auto plan = plannedSeeds(store, run);
    if (!plan || plan->count < 2 || group.empty()) return std::optional<SeedsLeft>();
    ROSA_TRY_ASSIGN(const auto known, runsOfGroup(store, group));
    SeedsLeft left;
    const std::uint64_t end = plan->first + static_cast<std::uint64_t>(plan->count);
    for (std::uint64_t seed = plan->first; seed < end; ++seed) {
        const auto found = known.find(seed);
        const auto isUnderWay = [](record::RunState state) { return isActive(state) || state == record::RunState::Queued; };
        const bool isLeft =
            found == known.end() || (found->second.state != record::RunState::Finished && !isUnderWay(found->second.state));
        if (isLeft) left.seeds.push_back(seed);
    }
    if (left.seeds.empty()) return std::optional<SeedsLeft>();
    if (auto after = known.upper_bound(left.seeds.front()); after != known.begin()) {
        const auto& [seed, summary] = *std::prev(after);
        if (seed >= plan->first) left.run = summary.id, left.count = static_cast<int>(end - seed);
    }
    return std::optional(std::move(left));
}

Result<learn::RunOutcome> recordedOutcome(const std::filesystem::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    ROSA_TRY_ASSIGN(auto evaluation, record::readEvaluation(*reader));
    learn::RunOutcome outcome;
    outcome.run = run;
    outcome.end = info.state;
    outcome.epochs = info.epochs;
    outcome.loss = outcome.trainSeconds = outcome.epochMsMedian = outcome.peakRssMb = std::nan("");
    outcome.evaluation = std::move(evaluation);
    return outcome;
}

std::string seedsText(const std::vector<std::uint64_t>& seeds)
{
    if (seeds.size() == 1) return "seed " + std::to_string(seeds.front());
    const bool isRow = seeds.back() - seeds.front() == seeds.size() - 1;
    if (isRow && seeds.size() > 2) return "seeds " + std::to_string(seeds.front()) + " to " + std::to_string(seeds.back());
    std::string text = "seeds ";
    for (std::size_t i = 0; i < seeds.size(); ++i)
        text += (i == 0 ? "" : i + 1 == seeds.size() ? " and " : ", ") + std::to_string(seeds[i]);
    return text;
}

}  // namespace rosa::engine
