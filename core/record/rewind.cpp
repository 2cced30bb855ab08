#include "core/record/rewind.h"

#include <algorithm>
#include <optional>
#include <set>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/record/curves.h"
#include "core/record/store_runs.h"

namespace rosa::record {

namespace fs = std::filesystem;

Result<std::vector<CheckpointInfo>> readCheckpoints(Database& database, const fs::path& runFolder)
{
    std::vector<CheckpointInfo> checkpoints;
    ROSA_TRY_ASSIGN(const auto epochs, database.number("SELECT epochs FROM run"));
    bool plain = true;
    std::optional<int> impossible;
    ROSA_TRY(database.query("SELECT epoch, file, sha256, bytes FROM checkpoint ORDER BY epoch", {}, [&](const SqlRow& row) {
        const std::string name = row.text(1);
        plain = plain && isPlainName(name);
        const int epoch = row.whole(0);
        if (epoch < 0 || epoch > epochs) impossible = epoch;
        checkpoints.push_back({epoch, runFolder / kCheckpoints / name, row.text(2), row.integer(3)});
    }));
    if (!plain) return badInput("%1: damaged: a checkpoint lies outside the run's folder", database.file());
    if (impossible)
        return badInput("%1: damaged: it lists a checkpoint of epoch %2, but the run has %3 epochs", database.file(),
                        *impossible, epochs);
    return checkpoints;
}

Result<CheckpointInfo> newestGoodCheckpoint(Database& database, const fs::path& runFolder,
                                            std::vector<std::string>& problems)
{
    ROSA_TRY_ASSIGN(auto checkpoints, readCheckpoints(database, runFolder));
    for (auto candidate = checkpoints.rbegin(); candidate != checkpoints.rend(); ++candidate) {
        const auto content = readFile(candidate->file);
        if (!content) {
            problems.push_back(content.error().text());
        } else if (sha256(*content) != candidate->sha256) {
            problems.push_back(candidate->file.string() + ": differs from the recorded checkpoint (SHA-256 mismatch)");
        } else {
            return *candidate;
        }
    }
    return CheckpointInfo{};
}

Result<void> forgetAfter(Database& database, const CheckpointInfo& checkpoint)
{
    const std::int64_t epoch = checkpoint.epoch;
    ROSA_TRY_ASSIGN(auto lastEvent, database.number("SELECT last_event FROM checkpoint WHERE epoch = ?", {epoch}));
    ROSA_TRY(cutCurves(database, checkpoint.epoch));
    ROSA_TRY(database.run("DELETE FROM event WHERE number > ?", {lastEvent}));
    ROSA_TRY(database.run("DELETE FROM live"));
    for (const char* table : {"snapshot", "document", "blob", "file", "checkpoint"})
        ROSA_TRY(database.run(std::string("DELETE FROM ") + table + " WHERE epoch > ?", {epoch}));
    return database.run("UPDATE run SET epochs = ?", {epoch});
}

Result<std::vector<std::string>> recordedFiles(Database& database)
{
    std::vector<std::string> names;
    ROSA_TRY(database.query("SELECT name FROM file", {}, [&](const SqlRow& row) { names.push_back(row.text(0)); }));
    return names;
}

void removeOrphans(Database& database, const Folder& run, const Folder& checkpoints,
                   const std::vector<std::string>& formerFiles)
{
    const auto recorded = readCheckpoints(database, run.path());
    const auto files = recordedFiles(database);
    if (!recorded || !files) return;  // If the record cannot be read, nothing is removed.
    std::set<std::string> kept;
    for (const CheckpointInfo& checkpoint : *recorded) kept.insert(checkpoint.file.filename().string());
    for (const std::string& name : checkpoints.names())
        if (!kept.contains(name)) checkpoints.remove(name);
    for (const std::string& name : formerFiles)
        if (isFileOfRun(name) && std::find(files->begin(), files->end(), name) == files->end()) run.remove(name);
    const auto inbox = run.sub(kInbox);
    if (!inbox) return;
    for (const std::string& name : inbox->names())
        if (inbox->hasFile(name)) inbox->remove(name);
}

}  // namespace rosa::record
