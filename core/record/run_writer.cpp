#include "core/record/run_writer.h"

#include <system_error>

#include <nlohmann/json.hpp>

#include "core/base/storage/new_folder.h"
#include "core/record/rewind.h"
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

Result<Opened> openParts(Folder folder, WriterLock lock, std::unique_ptr<PublishedCopy> published)
{
    // Both are checked before anything is written: links in a foreign folder may lead outside of it.
    ROSA_TRY_ASSIGN(auto checkpoints, folder.sub(kCheckpoints, Folder::Missing::IsMade));
    ROSA_TRY(folder.sub(kInbox, Folder::Missing::IsMade));
    const fs::path file = published ? published->file() : folder.path() / kRecordFile;
    auto database = Database::open(file, Database::Access::Write);
    if (!database && published) return database.error().within((folder.path() / kRecordFile).string());
    ROSA_TRY(database);
    return Opened{std::move(folder), std::move(checkpoints), std::move(lock), std::move(published), *std::move(database)};
}

Result<Opened> openExisting(const fs::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(const auto path, existingRun(store, run));
    ROSA_TRY_ASSIGN(auto folder, Folder::open(path));
    ROSA_TRY_ASSIGN(auto lock, WriterLock::take(path));
    ROSA_TRY_ASSIGN(auto published, PublishedCopy::forStore(store));
    if (published) ROSA_TRY(published->adopt(folder));
    ROSA_TRY_ASSIGN(auto opened, openParts(std::move(folder), std::move(lock), std::move(published)));
    ROSA_TRY(checkWritable(opened.database));
    ROSA_TRY(openForWriting(opened.database));
    ROSA_TRY(migrateForWriting(opened.database));
    return opened;
}

Result<void> insertRun(Database& database, const std::string& id, double created,
                       const catalog::Configuration& configuration, const RunOrigin& origin)
{
    const ProcessIdentity process = ProcessIdentity::ofThisProcess();
    return database.run(
        "INSERT INTO run (one, id, name, run_group, dataset, method, encoder, preset, seed, dataset_hash, forked_from, "
        "fork_epoch, "
        "engine, configuration, state, reason, pid, start_time, host, boot, created, updated, epochs) "
        "VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'running', '', ?, ?, ?, ?, ?, ?, 0)",
        {id, origin.name, origin.group, configuration.dataset(), configuration.method(), configuration.encoder(),
         configuration.preset(), static_cast<std::int64_t>(configuration.seed()), origin.datasetHash, origin.forkedFrom,
         static_cast<std::int64_t>(origin.forkEpoch), origin.engine, configuration.toToml(), process.pid,
         static_cast<std::int64_t>(process.startTime), process.host, process.boot, created, created});
}

Result<void> makeFolders(const fs::path& folder)
{
    std::error_code problem;
    fs::create_directory(folder / kCheckpoints, problem);
    if (!problem) fs::create_directory(folder / kInbox, problem);
    if (problem) return failed("%1: cannot be created: %2", folder, problem.message());
    return {};
}

/// Creates the record of a new run.
Result<void> makeRecord(const fs::path& file, const std::string& id, double created,
                        const catalog::Configuration& configuration, const RunOrigin& origin,
                        const std::vector<std::string>& metrics)
{
    ROSA_TRY_ASSIGN(auto database, Database::open(file, Database::Access::Create));
    ROSA_TRY(database.beginLog());
    ROSA_TRY(createSchema(database));
    ROSA_TRY(insertRun(database, id, created, configuration, origin));
    std::int64_t column = 0;
    for (const std::string& metric : metrics)
        ROSA_TRY(database.run("INSERT INTO metric (id, name) VALUES (?, ?)", {column++, metric}));
    return {};
}

/// Publishes the new record in a folder under construction.
Result<void> publishFirst(PublishedCopy& copy, const fs::path& making)
{
    ROSA_TRY_ASSIGN(auto database, Database::open(copy.file(), Database::Access::Write));
    ROSA_TRY_ASSIGN(const auto folder, Folder::open(making));
    return copy.publish(database, folder, folder);
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
    // Until then, the published record lists what is removed now.
    if (opened.published) ROSA_TRY(opened.published->publish(opened.database, opened.folder, opened.checkpoints));
    removeOrphans(opened.database, opened.folder, opened.checkpoints, former);
    checkpoint = found;
    return {};
}

}  // namespace

Result<std::unique_ptr<RunWriter>> RunWriter::create(const fs::path& store, const catalog::Configuration& configuration,
                                                     const RunOrigin& origin, const std::vector<std::string>& metrics)
{
    ROSA_TRY(madePart(store, kRunsPart));
    // The run is created under a hidden name, so that a folder in runs/ always contains a complete record.
    for (int attempt = 0; attempt < 16; ++attempt) {
        const double created = now();
        const std::string id = makeRunId(configuration.dataset(), created);
        ROSA_TRY_ASSIGN(auto making, NewFolder::begin(runsFolder(store), kMaking));
        ROSA_TRY_ASSIGN(auto lock, WriterLock::take(making.path()));
        ROSA_TRY(makeFolders(making.path()));
        ROSA_TRY_ASSIGN(auto copy, PublishedCopy::forStore(store));
        ROSA_TRY(makeRecord(copy ? copy->file() : making.path() / kRecordFile, id, created, configuration, origin, metrics));
        if (copy) ROSA_TRY(publishFirst(*copy, making.path()));
        ROSA_TRY_ASSIGN(const auto published, making.publish(runsFolder(store) / id));
        if (!published) continue;
        ROSA_TRY_ASSIGN(auto folder, Folder::open(runsFolder(store) / id));
        ROSA_TRY_ASSIGN(auto opened, openParts(std::move(folder), std::move(lock), std::move(copy)));
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
