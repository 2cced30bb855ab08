#include "core/record/rewind.h"

#include <algorithm>
#include <set>
#include <system_error>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/record/curves.h"
#include "core/record/run_folder.h"

namespace rosa::record {

namespace fs = std::filesystem;

Result<std::vector<CheckpointInfo>> readCheckpoints(Database& database, const fs::path& runFolder)
{
    std::vector<CheckpointInfo> checkpoints;
    bool plain = true;
    const auto read =
        database.query("SELECT epoch, file, sha256, bytes FROM checkpoint ORDER BY epoch", {}, [&](const SqlRow& row) {
            const std::string name = row.text(1);
            plain = plain && isPlainName(name);
            checkpoints.push_back(
                {static_cast<int>(row.integer(0)), runFolder / kCheckpoints / name, row.text(2), row.integer(3)});
        });
    if (!read) return read.error();
    if (!plain) return badInput(database.file().string() + ": damaged: a checkpoint lies outside the run's folder");
    return checkpoints;
}

Result<CheckpointInfo> newestGoodCheckpoint(Database& database, const fs::path& runFolder,
                                            std::vector<std::string>& problems)
{
    auto checkpoints = readCheckpoints(database, runFolder);
    if (!checkpoints) return checkpoints.error();
    for (auto candidate = checkpoints->rbegin(); candidate != checkpoints->rend(); ++candidate) {
        const auto content = readFile(candidate->file);
        if (!content) {
            problems.push_back(content.error().message);
        } else if (sha256(*content) != candidate->sha256) {
            problems.push_back(candidate->file.string() + ": not the checkpoint that was written (another SHA-256)");
        } else {
            return *candidate;
        }
    }
    return CheckpointInfo{};
}

Result<void> forgetAfter(Database& database, const CheckpointInfo& checkpoint)
{
    const std::int64_t epoch = checkpoint.epoch;
    auto lastEvent = database.number("SELECT last_event FROM checkpoint WHERE epoch = ?", {epoch});
    if (!lastEvent) return lastEvent.error();
    ROSA_TRY(cutCurves(database, checkpoint.epoch));
    ROSA_TRY(database.run("DELETE FROM event WHERE number > ?", {*lastEvent}));
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

void removeOrphans(Database& database, const fs::path& runFolder, const std::vector<std::string>& formerFiles)
{
    const auto checkpoints = readCheckpoints(database, runFolder);
    const auto files = recordedFiles(database);
    if (!checkpoints || !files) return;  // Nothing is removed on the word of a record that cannot be read.
    std::set<std::string> kept;
    for (const CheckpointInfo& checkpoint : *checkpoints) kept.insert(checkpoint.file.filename().string());
    std::vector<fs::path> orphans;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(runFolder / kCheckpoints, ignored))
        if (!kept.contains(entry.path().filename().string())) orphans.push_back(entry.path());
    for (const std::string& name : formerFiles)
        if (isFileOfRun(name) && std::find(files->begin(), files->end(), name) == files->end())
            orphans.push_back(runFolder / name);
    for (const fs::directory_entry& entry : fs::directory_iterator(runFolder / kInbox, ignored))
        if (entry.is_regular_file(ignored)) orphans.push_back(entry.path());
    for (const fs::path& orphan : orphans) fs::remove(orphan, ignored);
}

}  // namespace rosa::record
