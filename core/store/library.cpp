#include "core/store/library.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <tuple>

#include "core/base/files.h"
#include "core/base/storage/new_folder.h"
#include "core/base/text/nearest.h"
#include "core/record/database.h"
#include "core/record/store_runs.h"
#include "core/store/annotations.h"
#include "core/store/library_file.h"
#include "core/store/run_handles.h"
#include "core/store/run_labels.h"
#include "core/store/summary.h"

namespace rosa::store {

namespace fs = std::filesystem;

namespace {

constexpr const char* kPurging = ".purge-";

/// User annotations of a run.
struct Additions {
    std::string name, notes;
    std::vector<std::string> tags;
    int colour = -1;
};

class StoredLibrary final : public Library {
public:
    StoredLibrary(fs::path store, LibraryFile file)
        : m_store(std::move(store)),
          m_database(std::move(file.database)),
          m_obstacle(std::move(file.obstacle)),
          m_notice(std::move(file.notice))
    {}

    [[nodiscard]] const Message& notice() const override { return m_notice; }
    Result<std::vector<RunSummary>> runs(bool withDeleted) override;
    Result<std::string> find(const std::string& text, bool deleted) override;
    Result<std::vector<std::string>> findAll(const std::string& text) override;
    Result<void> rename(const std::string& run, const std::string& name) override;
    Result<void> setNotes(const std::string& run, const std::string& notes) override;
    Result<void> setTags(const std::string& run, const std::vector<std::string>& tags) override;
    Result<void> setColour(const std::string& run, int colour) override;
    Result<void> remove(const std::string& run) override;
    Result<void> restore(const std::string& run) override;
    Result<void> purge(const std::string& run) override;
    Result<int> rescan(const std::function<void(const Error&)>& report) override;

private:
    Result<std::vector<StoredSummary>> current(bool trustStored);
    /// Writes the summaries at these places, and removes those of `gone`.
    Result<void> store(const std::vector<StoredSummary>& found, const std::vector<std::size_t>& refreshed,
                       const std::map<std::string, StoredSummary>& gone);
    Result<std::map<std::string, Additions>> additions();
    /// Checks that the run exists and can be modified.
    Result<void> checkChangeable(const std::string& run) const;
    Result<void> add(const std::string& run, const std::string& column, const record::SqlValue& value);

    fs::path m_store;
    record::Database m_database;      ///< In memory if there is an obstacle.
    std::optional<Error> m_obstacle;  ///< Why library.sqlite is not written.
    Message m_notice;
};

Result<void> move(const fs::path& from, const fs::path& to)
{
    std::error_code problem;
    fs::create_directories(to.parent_path(), problem);
    if (!problem) fs::rename(from, to, problem);
    if (problem) return failed("%1: cannot be moved to %2: %3", from, to, problem.message());
    return {};
}

bool isFolder(const fs::path& path)
{
    std::error_code ignored;
    return fs::is_directory(path, ignored);
}

/// Checks that a folder of runs, if it exists, can be listed: inaccessible runs must not be treated as removed.
Result<void> checkListed(const fs::path& folder)
{
    std::error_code problem;
    const fs::directory_iterator entries(folder, problem);
    if (problem == std::errc::permission_denied) return badInput("%1: no permission to list its runs", folder);
    return {};
}

/// All runs of the store, by id. Reads and stores outdated summaries again (all of them, unless trusted).
Result<std::vector<StoredSummary>> StoredLibrary::current(bool trustStored)
{
    ROSA_TRY_ASSIGN(auto stored, readSummaries(m_database));
    std::map<std::string, StoredSummary> known;
    for (StoredSummary& summary : stored) known.emplace(summary.run.id, std::move(summary));
    std::vector<StoredSummary> found;
    std::vector<std::size_t> refreshed;
    for (const bool deleted : {false, true}) {
        const fs::path parent = deleted ? record::binFolder(m_store) : record::runsFolder(m_store);
        ROSA_TRY(checkStoreParts(m_store));
        ROSA_TRY(checkListed(parent));
        for (const std::string& name : record::runNames(parent)) {
            const auto summary = known.find(name);
            const bool holds = trustStored && summary != known.end() && !summary->second.stamp.empty() &&
                               summary->second.stamp == recordStamp(parent / name);
            if (!holds) refreshed.push_back(found.size());
            found.push_back(holds ? std::move(summary->second) : summarise(parent / name, deleted));
            found.back().run.deleted = deleted;
            if (summary != known.end()) known.erase(summary);
        }
    }
    if (refreshed.empty() && known.empty()) return found;
    // The list is complete without being stored: a full disk or another process must not hide it.
    if (const auto kept = store(found, refreshed, known); !kept && kept.error().kind == ErrorKind::BadInput)
        return kept.error();
    return found;
}

Result<void> StoredLibrary::store(const std::vector<StoredSummary>& found, const std::vector<std::size_t>& refreshed,
                                  const std::map<std::string, StoredSummary>& gone)
{
    ROSA_TRY_ASSIGN(auto transaction, record::Transaction::begin(m_database, record::Transaction::Kind::Write));
    for (const std::size_t index : refreshed) ROSA_TRY(storeSummary(m_database, found[index]));
    for (const auto& [run, summary] : gone) ROSA_TRY(m_database.run("DELETE FROM summary WHERE run = ?", {run}));
    return transaction.commit();
}

Result<std::map<std::string, Additions>> StoredLibrary::additions()
{
    std::map<std::string, Additions> found;
    ROSA_TRY(m_database.query("SELECT run, name, notes, colour FROM addition", {}, [&](const record::SqlRow& row) {
        Additions& given = found[row.text(0)];
        given.name = row.text(1);
        given.notes = row.text(2);
        given.colour = static_cast<int>(row.integer(3));
    }));
    ROSA_TRY(m_database.query("SELECT run, tag FROM tag ORDER BY run, place", {},
                              [&](const record::SqlRow& row) { found[row.text(0)].tags.push_back(row.text(1)); }));
    return found;
}

Result<std::vector<RunSummary>> StoredLibrary::runs(bool withDeleted)
{
    ROSA_TRY_ASSIGN(auto summaries, current(true));
    ROSA_TRY_ASSIGN(const auto given, additions());
    std::vector<RunSummary> runs;
    for (StoredSummary& summary : summaries) {
        RunSummary& run = summary.run;
        if (run.deleted && !withDeleted) continue;
        if (record::isActive(run.state) && summary.process.isAlive() == std::optional(false))
            run.state = record::RunState::Interrupted;
        if (const auto additions = given.find(run.id); additions != given.end()) {
            if (!additions->second.name.empty()) {
                run.name = additions->second.name;
                run.isNamed = true;
            }
            run.notes = additions->second.notes;
            run.tags = additions->second.tags;
            run.colour = additions->second.colour;
        }
        runs.push_back(std::move(run));
    }
    std::sort(runs.begin(), runs.end(), [](const RunSummary& a, const RunSummary& b) {
        return a.created != b.created ? a.created > b.created : a.id > b.id;
    });
    return runs;
}

/// Whether they differ only in the seed.
bool areOneGroup(const std::vector<const RunSummary*>& runs)
{
    const auto isLike = [&](const RunSummary* run) {
        const RunSummary& first = *runs.front();
        if (!first.group.empty() && run->group == first.group) return true;
        return !run->values.empty() && run->values == first.values && run->dataset == first.dataset &&
               run->method == first.method && run->encoder == first.encoder && run->preset == first.preset &&
               run->turns == first.turns && run->forkedFrom == first.forkedFrom && run->forkEpoch == first.forkEpoch;
    };
    return std::ranges::all_of(runs, isLike);
}

Result<std::vector<std::string>> StoredLibrary::findAll(const std::string& text)
{
    ROSA_TRY_ASSIGN(const auto all, runs(false));
    auto fitting = runsNamed(all, text, false, Groups::ById);
    if (fitting.size() == 1) return std::vector{fitting.front()->id};
    if (fitting.empty() || !areOneGroup(fitting)) {
        ROSA_TRY_ASSIGN(auto one, find(text, false));
        return std::vector{std::move(one)};
    }
    std::ranges::sort(fitting, {}, [](const RunSummary* run) { return std::tuple(run->seed, run->created, run->id); });
    std::vector<std::string> ids;
    ids.reserve(fitting.size());
    for (const RunSummary* run : fitting) ids.push_back(run->id);
    return ids;
}

Result<std::string> StoredLibrary::find(const std::string& text, bool deleted)
{
    const fs::path parent = deleted ? record::binFolder(m_store) : record::runsFolder(m_store);
    if (record::isPlainName(text) && isFolder(parent / text)) return text;
    ROSA_TRY_ASSIGN(auto all, runs(true));
    const auto fitting = runsNamed(all, text, deleted);
    if (fitting.size() == 1) return fitting.front()->id;
    if (fitting.size() > 1) return fitsSeveral(text, fitting);
    std::vector<std::string> candidates;
    const bool elsewhere = !runsNamed(all, text, !deleted).empty();
    for (const RunSummary& run : all) {
        if (run.deleted != deleted) continue;
        candidates.push_back(run.id);
        candidates.push_back(run.name);
    }
    if (elsewhere && deleted) return badInput("run \"%1\" is not deleted", text);
    if (elsewhere) return badInput("run \"%1\" is deleted; restore it first", text);
    const std::string near = nearestName(text, candidates);
    const Message none =
        deleted ? Message("no deleted run \"%1\" in %2", text, m_store) : Message("no run \"%1\" in %2", text, m_store);
    return badInput(didYouMean(none, near));
}

Result<void> StoredLibrary::checkChangeable(const std::string& run) const
{
    if (!record::isPlainName(run) ||
        (!isFolder(record::runsFolder(m_store) / run) && !isFolder(record::binFolder(m_store) / run)))
        return badInput("no run %1 in %2", run, m_store);
    return m_obstacle ? Result<void>(*m_obstacle) : Result<void>();
}

Result<void> StoredLibrary::add(const std::string& run, const std::string& column, const record::SqlValue& value)
{
    ROSA_TRY(checkChangeable(run));
    return m_database.run(
        "INSERT INTO addition (run, " + column + ") VALUES (?1, ?2) ON CONFLICT (run) DO UPDATE SET " + column + " = ?2",
        {run, value});
}

Result<void> StoredLibrary::rename(const std::string& run, const std::string& name)
{
    ROSA_TRY(checkName(name));
    return add(run, "name", name);
}

Result<void> StoredLibrary::setNotes(const std::string& run, const std::string& notes)
{
    ROSA_TRY(checkNotes(notes));
    return add(run, "notes", notes);
}

Result<void> StoredLibrary::setTags(const std::string& run, const std::vector<std::string>& tags)
{
    ROSA_TRY(checkTags(tags));
    ROSA_TRY(checkChangeable(run));
    ROSA_TRY_ASSIGN(auto transaction, record::Transaction::begin(m_database, record::Transaction::Kind::Write));
    ROSA_TRY(m_database.run("DELETE FROM tag WHERE run = ?", {run}));
    std::int64_t place = 0;
    for (const std::string& tag : tags)
        if (!tag.empty())
            ROSA_TRY(m_database.run("INSERT OR IGNORE INTO tag (run, tag, place) VALUES (?, ?, ?)", {run, tag, place++}));
    return transaction.commit();
}

Result<void> StoredLibrary::setColour(const std::string& run, int colour)
{
    if (colour < 0) return badInput("a colour has a number from 0 on, found %1", colour);
    return add(run, "colour", std::int64_t{colour});
}

Result<void> StoredLibrary::remove(const std::string& run)
{
    const fs::path folder = record::runsFolder(m_store) / run;
    if (!record::isPlainName(run) || !isFolder(folder)) return badInput("no run %1 in %2", run, m_store);
    ROSA_TRY(checkStoreParts(m_store));
    ROSA_TRY(record::checkRunFolder(folder));
    // Held while the folder moves, so that no writer can start meanwhile.
    auto lock = record::WriterLock::take(folder);
    if (!lock) return lock.error().within("not deleted");
    if (auto reader = record::RunReader::openFolder(folder)) {  // An unreadable record may be deleted.
        const auto info = (*reader)->info();
        if (info && record::isActive(info->state) && !info->process.isAlive())
            return badInput("not deleted: run %1 is %2 on host %3", run, toText(info->state), info->process.host);
    }
    return move(folder, record::binFolder(m_store) / run);
}

Result<void> StoredLibrary::restore(const std::string& run)
{
    const fs::path folder = record::binFolder(m_store) / run;
    if (!record::isPlainName(run) || !isFolder(folder)) return badInput("no deleted run %1 in %2", run, m_store);
    ROSA_TRY(checkStoreParts(m_store));
    return move(folder, record::runsFolder(m_store) / run);
}

Result<void> StoredLibrary::purge(const std::string& run)
{
    const fs::path folder = record::binFolder(m_store) / run;
    if (!record::isPlainName(run) || !isFolder(folder)) return badInput("no deleted run %1 in %2", run, m_store);
    ROSA_TRY(checkStoreParts(m_store));
    ROSA_TRY(record::checkRunFolder(folder));
    const fs::path doomed = record::binFolder(m_store) / (kPurging + run);
    ROSA_TRY(move(folder, doomed));  // A crash during removal leaves no partial run.
    std::error_code problem;
    fs::remove_all(doomed, problem);
    if (problem) return failed("%1: cannot be removed: %2", doomed, problem.message());
    ROSA_TRY_ASSIGN(auto transaction, record::Transaction::begin(m_database, record::Transaction::Kind::Write));
    for (const char* table : {"summary", "addition", "tag"})
        ROSA_TRY(m_database.run(std::string("DELETE FROM ") + table + " WHERE run = ?", {run}));
    return transaction.commit();
}

Result<int> StoredLibrary::rescan(const std::function<void(const Error&)>& report)
{
    ROSA_TRY(checkStoreParts(m_store));
    NewFolder::sweep(record::runsFolder(m_store), record::kMaking);
    NewFolder::sweep(record::binFolder(m_store), kPurging);
    ROSA_TRY_ASSIGN(const auto found, current(false));
    int runs = 0;
    for (const StoredSummary& summary : found) {
        if (!summary.run.problem.empty()) report(badInput(summary.run.problem));
        runs += summary.run.problem.empty() && !summary.run.deleted ? 1 : 0;
    }
    return runs;
}

}  // namespace

Result<std::unique_ptr<Library>> Library::open(const fs::path& store, bool repair)
{
    ROSA_TRY_ASSIGN(auto file, openLibraryFile(store, repair));
    return std::unique_ptr<Library>(std::make_unique<StoredLibrary>(store, std::move(file)));
}

std::map<std::string, int> coloursOf(const fs::path& store)
{
    std::map<std::string, int> colours;
    if (!checkStoreParts(store)) return colours;
    if (auto library = record::Database::open(store / kLibraryPart, record::Database::Access::Read))
        static_cast<void>(
            library->query("SELECT run, colour FROM addition WHERE colour >= 0", {},
                           [&](const record::SqlRow& row) { colours[row.text(0)] = static_cast<int>(row.integer(1)); }));
    return colours;
}

Result<fs::path> defaultStore()
{
    fs::path store;
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value ? value : "");
    };
    if (const std::string named = variable("ROSA_STORE"); !named.empty())
        store = named;
    else if (const std::string data = variable("XDG_DATA_HOME"); !data.empty())
        store = fs::path(data) / "rosa";
    else if (const std::string home = variable("HOME"); !home.empty())
        store = fs::path(home) / ".local/share/rosa";
    else
        return badInput("no folder for runs and data: set --store, ROSA_STORE or HOME");
    std::error_code problem;
    const fs::path absolute = fs::absolute(store, problem).lexically_normal();
    if (problem) return badInput("store %1: %2", store, problem.message());
    return absolute;
}

}  // namespace rosa::store
