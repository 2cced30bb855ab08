#include "core/record/run_reader.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/record/curves.h"
#include "core/record/database.h"
#include "core/record/rewind.h"
#include "core/record/schema.h"
#include "core/record/shared_place.h"
#include "core/record/snapshot_codec.h"
#include "core/record/store_runs.h"
#include "core/record/writer.h"

namespace rosa::record {

namespace fs = std::filesystem;

namespace {

/// Tells one record from the next: device and inode number and, where whole copies are published, size and time in nanoseconds, because
/// network file systems use a number again. Zeros without one.
using RecordIdentity = std::array<std::uint64_t, 4>;
constexpr RecordIdentity kNoRecord{};
RecordIdentity identityOf(const fs::path& folder, bool isPublished)
{
    struct stat status {};
    if (::stat((folder / kRecordFile).c_str(), &status) != 0) return {};
    RecordIdentity identity{status.st_dev, status.st_ino, 0, 0};
    if (!isPublished) return identity;
    identity[2] = static_cast<std::uint64_t>(status.st_size);
    identity[3] = static_cast<std::uint64_t>(status.st_mtim.tv_sec) * 1'000'000'000 +
                  static_cast<std::uint64_t>(status.st_mtim.tv_nsec);
    return identity;
}

/// A record open for reading.
struct OpenRecord {
    Database database;
    std::string notice;
    RecordIdentity identity{};
};
Result<OpenRecord> openRecord(const fs::path& folder, bool isPublished);

class Reader final : public RunReader {
public:
    Reader(OpenRecord record, fs::path folder, bool isPublished)
        : m_record(std::move(record)), m_folder(std::move(folder)), m_isPublished(isPublished)
    {}

    Result<RunInfo> info() override;
    Result<std::vector<std::string>> metrics() override { return readMetrics(current()); }
    Result<std::vector<double>> curve(const std::string& metric, int from) override;
    Result<std::vector<RunEvent>> events(std::int64_t afterNumber, std::int64_t most) override;
    Result<std::int64_t> eventCount() override { return current().number("SELECT count(*) FROM event", {}, 0); }
    Result<std::vector<int>> snapshotEpochs() override;
    Result<std::vector<PairSnapshot>> snapshots(int epoch) override;
    Result<std::vector<std::string>> documentNames() override
    {
        return rows<std::string>("SELECT name FROM document ORDER BY name", {},
                                 [](const SqlRow& row) { return row.text(0); });
    }
    Result<std::optional<std::string>> document(const std::string& name) override;
    Result<std::optional<std::vector<std::byte>>> blob(const std::string& kind, std::int64_t sequence) override;
    Result<std::vector<std::int64_t>> blobSequences(const std::string& kind) override;
    Result<std::string> live() override;
    Result<std::vector<CheckpointInfo>> checkpoints() override { return readCheckpoints(current(), m_folder); }
    Result<std::map<std::string, std::string>> files() override;
    Result<void> exportTo(const fs::path& file) override { return current().copyTo(file); }

private:
    /// The results of `make` for each row of a query.
    template <typename T, typename Make>
    Result<std::vector<T>> rows(const std::string& statement, std::initializer_list<SqlValue> values, Make make)
    {
        std::vector<T> found;
        ROSA_TRY(current().query(statement, values, [&](const SqlRow& row) { found.push_back(make(row)); }));
        return found;
    }

    template <typename T, typename Make>
    Result<std::optional<T>> one(const std::string& statement, std::initializer_list<SqlValue> values, Make make)
    {
        ROSA_TRY_ASSIGN(auto found, rows<T>(statement, values, make));
        if (found.empty()) return std::optional<T>();
        return std::optional<T>(std::move(found.front()));
    }

    [[nodiscard]] Error damaged(const Message& what) const
    {
        return badInput("%1: damaged: %2", m_record.database.file(), what);
    }

    /// The database of the file that is there now: an engine may have published another one since the last call.
    Database& current();

    OpenRecord m_record;
    fs::path m_folder;
    bool m_isPublished;
};

RunInfo infoOf(const SqlRow& row)
{
    RunInfo info;
    info.id = row.text(0);
    info.name = row.text(1);
    info.group = row.text(2);
    info.dataset = row.text(3);
    info.method = row.text(4);
    info.encoder = row.text(5);
    info.preset = row.text(6);
    info.seed = static_cast<std::uint64_t>(row.integer(7));
    info.datasetHash = row.text(8);
    info.forkedFrom = row.text(9);
    info.forkEpoch = row.whole(10);
    info.engine = row.text(11);
    info.configurationToml = row.text(12);
    info.reason = messageOr(row.text(22), row.text(13));
    info.process = {row.integer(14), static_cast<std::uint64_t>(row.integer(15)), row.text(16), row.text(17)};
    info.created = row.real(18);
    info.updated = row.real(19);
    info.epochs = row.whole(20);
    return info;
}

Result<RunInfo> Reader::info()
{
    std::optional<RunState> state;
    ROSA_TRY_ASSIGN(
        auto found,
        one<RunInfo>("SELECT id, name, run_group, dataset, method, encoder, preset, seed, dataset_hash, forked_from, "
                     "fork_epoch, engine, "
                     "configuration, reason, pid, start_time, host, boot, created, updated, epochs, state, "
                     "(SELECT json FROM document WHERE name = 'reason') FROM run",
                     {}, [&](const SqlRow& row) {
                         state = runStateFromText(row.text(21));
                         return infoOf(row);
                     }));
    if (!found) return damaged(Message("it contains no run"));
    if (!state) return damaged(Message("the state of the run is unknown"));
    RunInfo info = std::move(*found);
    info.state = *state;
    info.notice = m_record.notice;
    if (isActive(info.state) && info.process.isAlive() == std::optional(false)) {
        info.state = RunState::Interrupted;
        info.reason = Message("process %1 no longer exists", info.process.pid);
    }
    return info;
}

Result<std::vector<double>> Reader::curve(const std::string& metric, int from)
{
    ROSA_TRY_ASSIGN(auto transaction, Transaction::begin(current(), Transaction::Kind::Read));
    ROSA_TRY_ASSIGN(const auto column, m_record.database.number("SELECT id FROM metric WHERE name = ?", {metric}, -1));
    if (column < 0) return badInput("run %1 has no metric \"%2\"", m_folder.filename(), metric);
    return readCurve(m_record.database, static_cast<std::size_t>(column), from);
}

Result<std::vector<RunEvent>> Reader::events(std::int64_t afterNumber, std::int64_t most)
{
    return rows<RunEvent>(
        "SELECT number, epoch, time, kind, detail FROM event WHERE number IN "
        "(SELECT number FROM event WHERE number > ? ORDER BY number DESC LIMIT ?) ORDER BY number",
        {afterNumber, most}, [](const SqlRow& row) {
            return RunEvent{row.integer(0), row.whole(1), row.real(2), row.text(3), row.text(4)};
        });
}

Result<std::vector<int>> Reader::snapshotEpochs()
{
    return rows<int>("SELECT DISTINCT epoch FROM snapshot ORDER BY epoch", {},
                     [](const SqlRow& row) { return row.whole(0); });
}

Result<std::vector<PairSnapshot>> Reader::snapshots(int epoch)
{
    bool whole = true;
    ROSA_TRY_ASSIGN(auto found, rows<PairSnapshot>("SELECT pair, data FROM snapshot WHERE epoch = ? ORDER BY pair",
                                                   {static_cast<std::int64_t>(epoch)}, [&](const SqlRow& row) {
                                                       auto snapshot = decodeSnapshot(row.bytes(1));
                                                       whole = whole && snapshot.has_value();
                                                       PairSnapshot result =
                                                           snapshot ? std::move(*snapshot) : PairSnapshot{};
                                                       result.epoch = epoch;
                                                       result.pair = row.whole(0);
                                                       return result;
                                                   }));
    if (!whole) return damaged(Message("the length of a snapshot of epoch %1 does not match its sizes", epoch));
    return found;
}

Result<std::optional<std::string>> Reader::document(const std::string& name)
{
    return one<std::string>("SELECT json FROM document WHERE name = ?", {name},
                            [](const SqlRow& row) { return row.text(0); });
}

Result<std::optional<std::vector<std::byte>>> Reader::blob(const std::string& kind, std::int64_t sequence)
{
    return one<std::vector<std::byte>>("SELECT data FROM blob WHERE kind = ? AND sequence = ?", {kind, sequence},
                                       [](const SqlRow& row) {
                                           const auto bytes = row.bytes(0);
                                           return std::vector<std::byte>(bytes.begin(), bytes.end());
                                       });
}

Result<std::vector<std::int64_t>> Reader::blobSequences(const std::string& kind)
{
    return rows<std::int64_t>("SELECT sequence FROM blob WHERE kind = ? ORDER BY sequence", {kind},
                              [](const SqlRow& row) { return row.integer(0); });
}

Result<std::string> Reader::live()
{
    ROSA_TRY_ASSIGN(auto found,
                    one<std::string>("SELECT json FROM live", {}, [](const SqlRow& row) { return row.text(0); }));
    return found.value_or("");
}

Result<std::map<std::string, std::string>> Reader::files()
{
    std::map<std::string, std::string> found;
    ROSA_TRY(current().query("SELECT name, sha256 FROM file", {},
                             [&](const SqlRow& row) { found.emplace(row.text(0), row.text(1)); }));
    return found;
}

/// Migrates a record of an older version; in a copy if it is not writable or on a network. An Error while an engine writes it.
Result<Database> migrateForReading(const fs::path& folder)
{
    const fs::path file = folder / kRecordFile;
    const auto lock = WriterLock::take(folder);
    if (!lock && lock.error().kind == ErrorKind::BadInput)
        return lock.error().within("the record is of an older version and cannot be converted now");
    const bool isInPlace = lock && !hasPublishedRecords(folder);
    auto database = isInPlace ? Database::open(file, Database::Access::Write) : Database::openRecovered(file);
    if (!database) return database;
    ROSA_TRY(database->beginLog());
    ROSA_TRY(migrateForWriting(*database));
    if (!isInPlace) return database;
    ROSA_TRY(database->endLog());
    return Database::open(file, Database::Access::Read);
}

/// Opens the record for reading. Engines of earlier versions left a journal if they were killed while opening or closing a record, and only
/// a writer can roll it back; without write permission, SQLite does not read a leftover log either.
Result<Database> openToRead(const fs::path& folder)
{
    const fs::path file = folder / kRecordFile;
    ROSA_TRY(expectPlainFile(file));
    if (::access(file.c_str(), R_OK) != 0 && errno == EACCES) return badInput("%1: no permission to read it", file);
    // SQLite tries for ten seconds to read the log of a killed writer where it must not recover it.
    if (::access(folder.c_str(), W_OK) != 0 && Database::isUnfinished(file) && !WriterLock::isTaken(folder))
        if (auto recovered = Database::openRecovered(file)) return recovered;
    auto database = Database::open(file, Database::Access::Read);
    if (database || !Database::isUnfinished(file)) return database;
    const auto lock = WriterLock::take(folder);
    if (!lock && lock.error().kind == ErrorKind::BadInput) return database;  // Its writer is running.
    if (lock && !hasPublishedRecords(folder) && Database::open(file, Database::Access::Write))
        return Database::open(file, Database::Access::Read);
    auto recovered = Database::openRecovered(file);
    if (recovered) return recovered;
    if (recovered.error().kind == ErrorKind::BadInput)
        return database.error().kind == ErrorKind::BadInput ? std::move(database) : std::move(recovered);
    return badInput(
        "%1: its last transaction is incomplete (%2); copy the run's folder to a writable location and open it there", file,
        recovered.error().message);
}

Result<OpenRecord> openRecord(const fs::path& folder, bool isPublished)
{
    const RecordIdentity identity = identityOf(folder, isPublished);  // Before it is opened: a newer file is noticed later.
    auto database = openToRead(folder);
    ROSA_TRY(database);
    ROSA_TRY_ASSIGN(auto version, recordVersion(*database));
    if (version < schemaVersion()) {
        database = failed("closed");  // It must not be open during the migration.
        database = migrateForReading(folder);
        ROSA_TRY(database);
    }
    std::string notice;
    if (version > schemaVersion())
        notice = "written by a newer version of the program (record version " + std::to_string(version) +
                 ", this one knows " + std::to_string(schemaVersion()) +
                 "): it can be viewed, but some of its content may be missing";
    return OpenRecord{std::move(*database), std::move(notice), identity};
}

Database& Reader::current()
{
    const RecordIdentity now = identityOf(m_folder, m_isPublished);
    if (now == m_record.identity || now == kNoRecord) return m_record.database;
    if (auto record = openRecord(m_folder, m_isPublished)) m_record = *std::move(record);
    return m_record.database;
}

}  // namespace

Result<std::unique_ptr<RunReader>> RunReader::openFolder(const fs::path& folder)
{
    const bool isPublished = hasPublishedRecords(folder);
    ROSA_TRY_ASSIGN(auto record, openRecord(folder, isPublished));
    auto reader = std::make_unique<Reader>(std::move(record), folder, isPublished);
    ROSA_TRY(reader->info());
    return std::unique_ptr<RunReader>(std::move(reader));
}

Result<std::unique_ptr<RunReader>> RunReader::open(const fs::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(auto folder, existingRun(store, run));
    return openFolder(folder);
}

Result<std::vector<std::pair<int, int>>> RunReader::watchedPairs()
{
    ROSA_TRY_ASSIGN(const auto text, document("watched"));
    const auto damaged = [](const Message& why) {
        return badInput("document \"watched\" of its record is damaged: %1", why);
    };
    const auto json = parseJson<nlohmann::json>(text.value_or("[]"));
    if (!json) return damaged(json.error().message);
    try {
        std::vector<std::pair<int, int>> pairs;
        for (const auto& pair : *json) pairs.emplace_back(wholeIn<int>(pair.at(0)), wholeIn<int>(pair.at(1)));
        return pairs;
    } catch (const nlohmann::json::exception& problem) {
        return damaged(jsonProblem(problem));
    }
}

}  // namespace rosa::record
