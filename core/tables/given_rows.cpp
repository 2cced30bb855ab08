#include "core/tables/given_rows.h"

#include <algorithm>
#include <set>

#include "core/catalog/catalogue.h"
#include "core/record/run_reader.h"
#include "core/store/run_labels.h"
#include "core/tables/other_data.h"

namespace rosa::tables {

namespace {

/// A run that may belong to the row.
struct Member {
    std::string run;
    catalog::Configuration configuration;
};

Result<Member> memberOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    ROSA_TRY_ASSIGN(auto configuration, catalog::Configuration::fromRecord(catalogue, info.configurationToml, run));
    return Member{run, std::move(configuration)};
}

/// The newest run per data set and seed of the embedding or group named by `text`; at least one, otherwise an Error. Sets `title` to its
/// name.
Result<std::vector<Member>> membersOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                      store::Library& library, const std::string& text, std::string& title)
{
    ROSA_TRY_ASSIGN(const auto runs, library.runs());
    const auto isNamed = [&](const store::RunSummary& run) {
        return run.method == catalog::kForeignMethod && run.name == text && run.state == record::RunState::Finished;
    };
    const bool isForeign = std::ranges::any_of(runs, isNamed);
    std::string hash;
    store::RunSummary named;
    if (!isForeign) {
        ROSA_TRY_ASSIGN(const auto ids, library.findAll(text));
        store::ShownRuns group;
        for (const std::string& id : ids) {
            const auto found = std::ranges::find(runs, id, &store::RunSummary::id);
            if (found == runs.end())
                return badInput("--with %1: run %2 was added just now; run the command again", text, id);
            group.push_back(*found);
        }
        named = group.front();
        title = store::groupName(group);
        ROSA_TRY_ASSIGN(const auto own, memberOf(catalogue, store, named.id));
        hash = own.configuration.groupHash();
    }
    if (isForeign) title = text;
    std::vector<Member> members;
    std::optional<Error> unreadable;
    std::set<std::pair<std::string, std::uint64_t>> places;
    if (!isForeign) {  // The named run takes the place of its seed.
        ROSA_TRY_ASSIGN(auto own, memberOf(catalogue, store, named.id));
        members.push_back(std::move(own));
        places.emplace(named.dataset, named.seed);
    }
    for (const store::RunSummary& run : runs) {  // Newest first.
        const bool isLike = isForeign ? isNamed(run)
                                      : run.method == named.method && run.dataset == named.dataset &&
                                            run.method != catalog::kForeignMethod && run.turns.empty() &&
                                            run.state == record::RunState::Finished;
        if (!isLike || places.contains({run.dataset, run.seed})) continue;
        auto member = memberOf(catalogue, store, run.id);
        if (!member) unreadable = member.error();
        if (!member || (!isForeign && member->configuration.groupHash() != hash)) continue;
        places.emplace(run.dataset, run.seed);
        members.push_back(std::move(*member));
    }
    if (members.empty())
        return unreadable->within("--with %1", text);  // An external embedding: all runs of that name are damaged.
    std::ranges::stable_sort(members, {}, [](const Member& member) { return member.configuration.seed(); });
    return members;
}

/// Configuration with the evaluation options of a column; nullptr if the plan has no run there.
const catalog::Configuration* measureOf(const Plan& plan, std::size_t column)
{
    for (const PlannedRun& run : plan.runs)
        if (run.column == column && run.given.empty()) return &run.configuration;
    return nullptr;
}

}  // namespace

Result<void> addGivenRows(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                          const std::vector<std::string>& with, Plan& plan)
{
    if (with.empty()) return {};
    ROSA_TRY_ASSIGN(auto library, store::Library::open(store));
    for (const std::string& text : with) {
        std::string title;
        ROSA_TRY_ASSIGN(const auto members, membersOf(catalogue, store, *library, text, title));
        PlanRow row{title, members.front().configuration.method(), false, true, {}, {}};
        const catalog::Method* method = catalogue.method(row.method);
        row.isSeedless = method && drawsNothing(*method);
        row.published.resize(plan.columns.size());
        const std::size_t before = plan.runs.size();
        for (std::size_t column = 0; column < plan.columns.size(); ++column)
            for (const Member& member : members) {
                const catalog::PublishedColumn& place = plan.columns[column];
                const std::string& encoder = member.configuration.encoder();
                const catalog::Configuration* measure = measureOf(plan, column);
                const bool fits = member.configuration.dataset() == place.dataset && measure &&
                                  (encoder.empty() || place.encoder.empty() || encoder == place.encoder);
                if (!fits) continue;
                catalog::Configuration configuration = member.configuration;
                for (const auto& [key, set] : measure->values())
                    if (key.starts_with("evaluation.") && configuration.has(key))
                        ROSA_TRY(configuration.set(catalogue, key, catalog::toText(set.value)));
                plan.runs.push_back({plan.rows.size(), column, std::move(configuration), member.run});
            }
        if (plan.runs.size() == before)
            return badInput("--with %1: this table has no column for the run's data set %2 and its encoder", text,
                            members.front().configuration.dataset());
        plan.rows.push_back(std::move(row));
    }
    return {};
}

std::vector<std::string> foreignNames(const std::vector<store::RunSummary>& runs, const std::vector<std::string>& datasets)
{
    std::vector<std::string> names;
    for (const store::RunSummary& run : runs)
        if (run.method == catalog::kForeignMethod && run.state == record::RunState::Finished &&
            std::ranges::find(datasets, run.dataset) != datasets.end() && std::ranges::find(names, run.name) == names.end())
            names.push_back(run.name);
    return names;
}

Result<Plan> makeWholePlan(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                           const PlanRequest& request)
{
    ROSA_TRY_ASSIGN(const auto others, otherDataOf(catalogue, store, request));
    auto plan = makePlan(catalogue, request, others);
    if (!plan) return plan;
    ROSA_TRY(addGivenRows(catalogue, store, request.with, *plan));
    return plan;
}

}  // namespace rosa::tables
