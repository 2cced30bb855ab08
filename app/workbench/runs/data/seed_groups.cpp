#include "app/workbench/runs/data/seed_groups.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace rosa::workbench {

std::string repetitionKey(const record::RunInfo& info, const std::optional<catalog::Configuration>& configuration)
{
    if (!info.group.empty()) return info.group;
    return configuration ? configuration->groupId() : std::string();
}

std::vector<std::size_t> seedGroups(std::span<const SeedRun> runs)
{
    struct Group {
        const SeedRun* first = nullptr;
        std::set<std::uint64_t> seeds;
    };
    std::vector<Group> groups;
    std::vector<std::size_t> numbers;
    numbers.reserve(runs.size());
    for (const SeedRun& run : runs) {
        const auto known = std::ranges::find_if(groups, [&](const Group& group) {
            return !run.group.empty() && group.first->group == run.group && group.first->turns == run.turns &&
                   !group.seeds.contains(run.seed);
        });
        numbers.push_back(static_cast<std::size_t>(known - groups.begin()));
        if (known == groups.end())
            groups.push_back({&run, {run.seed}});
        else
            known->seeds.insert(run.seed);
    }
    return numbers;
}

QStringList withRepetitions(const store::RunSummary& run, std::span<const store::RunSummary> all)
{
    std::map<std::uint64_t, const store::RunSummary*> bySeed;
    const auto isOlder = [](const store::RunSummary& a, const store::RunSummary& b) {
        return std::tie(a.created, a.id) < std::tie(b.created, b.id);
    };
    for (const store::RunSummary& other : all) {
        const bool isLike = !run.group.empty() && other.group == run.group && other.dataset == run.dataset &&
                            other.method == run.method && other.problem.empty() && other.turns == run.turns &&
                            other.epochs > 0;
        if (!isLike) continue;
        const store::RunSummary*& chosen = bySeed[other.seed];
        if (!chosen || isOlder(other, *chosen)) chosen = &other;
    }
    bySeed[run.seed] = &run;
    QStringList ids;
    for (const auto& [seed, chosen] : bySeed) ids.append(QString::fromStdString(chosen->id));
    return ids;
}

}  // namespace rosa::workbench
