#include "core/record/run_writer.h"

#include <system_error>

#include <nlohmann/json.hpp>

#include "core/record/new_folder.h"
#include "core/record/rewind.h"
#include "core/record/run_labels.h"
#include "core/record/schema.h"
#include "core/record/writer.h"

namespace rosa::record {

namespace fs = std::filesystem;

namespace {

Result<void> openForWriting(Database& database)
{
    ROSA_TRY(database.beginLog());
    return database.execute(
        "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4096; PRAGMA journal_size_limit = 4194304");
}

Result<Opened> openParts(Folder folder, WriterLock lock)
{
    // Both are checked before anything is written: links in a foreign folder may lead outside of it.
    ROSA_TRY_ASSIGN(auto checkpoints, folder.sub(kCheckpoints, Folder::Missing::IsMade));
    ROSA_TRY(folder.sub(kInbox, Folder::Missing::IsMade));
    ROSA_TRY_ASSIGN(auto database, Database::open(folder.path() / kRecordFile, Database::Access::Write));
    return Opened{std::move(folder), std::move(checkpoints), std::move(lock), std::move(database)};
}

Result<Opened> openExisting(const fs::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(const auto path, existingRun(store, run));
    ROSA_TRY_ASSIGN(auto folder, Folder::open(path));
    ROSA_TRY_ASSIGN(auto lock, WriterLock::take(path));
    ROSA_TRY_ASSIGN(auto opened, openParts(std::move(folder), std::move(lock)));
    ROSA_TRY(checkWritable(opened.database));
    ROSA_TRY(openForWriting(opened.database));
    ROSA_TRY(migrateForWriting(opened.database));
    return opened;
}

Result<void> insertRun(Database& database, const std::string& id, double created,
                       const catalog::Configuration& configuration, const RunOrigin& origin)
{
    const ProcessIdentity process = ProcessIdentity::ofThisProcess();
    const std::string name = origin.name.empty() ? runName(configuration) : origin.name;
    return database.run(
        "INSERT INTO run (one, id, name, run_group, dataset, method, encoder, preset, seed, dataset_hash, forked_from, "
        "fork_epoch, "
        "engine, configuration, state, reason, pid, start_time, host, boot, created, updated, epochs) "
        "VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'running', '', ?, ?, ?, ?, ?, ?, 0)",
        {id, name, origin.group, configuration.dataset(), configuration.method(), configuration.encoder(),
         configuration.preset(), static_cast<std::int64_t>(configuration.seed()), origin.datasetHash, origin.forkedFrom,
         static_cast<std::int64_t>(origin.forkEpoch), origin.engine, configuration.toToml(), process.pid,
         static_cast<std::int64_t>(process.startTime), process.host, process.boot, created, created});
}

/// Creates folders and record of a new run in `folder`.
Result<void> layOut(const fs::path& folder, const std::string& id, double created,
                    const catalog::Configuration& configuration, const RunOrigin& origin,
                    const std::vector<std::string>& metrics)
{
    std::error_code problem;
    fs::create_directory(folder / kCheckpoints, problem);
    if (!problem) fs::create_directory(folder / kInbox, problem);
    if (problem) return failed("%1: cannot be created: %2", folder, problem.message());
    ROSA_TRY_ASSIGN(auto database, Database::open(folder / kRecordFile, Database::Access::Create));
    ROSA_TRY(database.beginLog());
    ROSA_TRY(createSchema(database));
    ROSA_TRY(insertRun(database, id, created, configuration, origin));
    std::int64_t column = 0;
    for (const std::string& metric : metrics)
        ROSA_TRY(database.run("INSERT INTO metric (id, name) VALUES (?, ?)", {column++, metric}));
    return {};
}

Result<void> takeOver(Opened& opened, CheckpointInfo& checkpoint)
{
    std::string state;
    ROSA_TRY(opened.database.query("SELECT state FROM run", {}, [&](const SqlRow& row) { state = row.text(0); }));
    if (state == toText(RunState::Finished))
        return badInput("run %1 has finished; fork it to continue training", opened.folder.path().filename());
    std::vector<std::string> problems;
    ROSA_TRY_ASSIGN(auto found, newestGoodCheckpoint(opened.database, opened.folder.path(), problems));
    ROSA_TRY_ASSIGN(auto former, recordedFiles(opened.database));
    ROSA_TRY_ASSIGN(auto epochs, opened.database.number("SELECT epochs FROM run"));
    const std::string detail =
        nlohmann::json{{"epoch", found.epoch}, {"epochs_lost", epochs - found.epoch}, {"problems", problems}}.dump(
            -1, ' ', false, nlohmann::json::error_handler_t::replace);
    const ProcessIdentity process = ProcessIdentity::ofThisProcess();
    ROSA_TRY_ASSIGN(auto transaction, Transaction::begin(opened.database, Transaction::Kind::Write));
    ROSA_TRY(forgetAfter(opened.database, found));
    ROSA_TRY(opened.database.run(
        "UPDATE run SET state = 'running', reason = '', pid = ?, start_time = ?, host = ?, boot = ?, updated = ?",
        {process.pid, static_cast<std::int64_t>(process.startTime), process.host, process.boot, now()}));
    ROSA_TRY(opened.database.run("INSERT INTO event (epoch, time, kind, detail) VALUES (?, ?, 'recovered', ?)",
                                 {static_cast<std::int64_t>(found.epoch), now(), detail}));
    ROSA_TRY(transaction.commit());
    removeOrphans(opened.database, opened.folder, opened.checkpoints, former);
    checkpoint = found;
    return {};
}

}  // namespace

Result<std::unique_ptr<RunWriter>> RunWriter::create(const fs::path& store, const catalog::Configuration& configuration,
                                                     const RunOrigin& origin, const std::vector<std::string>& metrics)
{
    std::error_code problem;
    fs::create_directories(runsFolder(store), problem);
    if (problem) return failed("%1: cannot be created: %2", runsFolder(store), problem.message());
    // The run is created under a hidden name, so that a folder in runs/ always contains a complete record.
    for (int attempt = 0; attempt < 16; ++attempt) {
        const double created = now();
        const std::string id = makeRunId(configuration.dataset(), created);
        ROSA_TRY_ASSIGN(auto making, NewFolder::begin(runsFolder(store), kMaking));
        ROSA_TRY_ASSIGN(auto lock, WriterLock::take(making.path()));
        ROSA_TRY(layOut(making.path(), id, created, configuration, origin, metrics));
        ROSA_TRY_ASSIGN(const auto published, making.publish(runsFolder(store) / id));
        if (!published) continue;
        ROSA_TRY_ASSIGN(auto folder, Folder::open(runsFolder(store) / id));
        ROSA_TRY_ASSIGN(auto opened, openParts(std::move(folder), std::move(lock)));
        ROSA_TRY(openForWriting(opened.database));
        return Writer::start(std::move(opened), Writer::Role::Run);
    }
    return failed("%1: no free name for a run", runsFolder(store));
}

Result<std::unique_ptr<RunWriter>> RunWriter::resume(const fs::path& store, const std::string& run,
                                                     CheckpointInfo& checkpoint)
{
    ROSA_TRY_ASSIGN(auto opened, openExisting(store, run));
    if (const auto taken = takeOver(opened, checkpoint); !taken) {
        (void)opened.database.endLog();  // Restore the initial state; also merges a leftover log.
        return taken.error();
    }
    return Writer::start(std::move(opened), Writer::Role::Run);
}

Result<std::unique_ptr<RunWriter>> RunWriter::reopen(const fs::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(auto opened, openExisting(store, run));
    return Writer::start(std::move(opened), Writer::Role::Addition);
}

}  // namespace rosa::record
