/// Rewinding a record to a checkpoint. Private to core/record.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/folder.h"
#include "core/record/database.h"
#include "core/record/run_writer.h"

namespace rosa::record {

/// Checkpoints of the record, ascending, with full paths. An Error if one names a file outside its folder, or an epoch beyond those of
/// the run.
Result<std::vector<CheckpointInfo>> readCheckpoints(Database& database, const std::filesystem::path& runFolder);

/// The newest checkpoint whose file matches the record; epoch 0 and no file if there is none. Adds a line to `problems` for each newer
/// checkpoint that does not match.
Result<CheckpointInfo> newestGoodCheckpoint(Database& database, const std::filesystem::path& runFolder,
                                            std::vector<std::string>& problems);

/// Removes everything recorded after the checkpoint: curves, snapshots, documents, blobs, files and checkpoints of later epochs, and events
/// recorded after the checkpoint. Call inside a transaction.
Result<void> forgetAfter(Database& database, const CheckpointInfo& checkpoint);

/// Removes unreferenced checkpoints and run files, temporary files and outdated requests; only directly in the given folders.
void removeOrphans(Database& database, const Folder& run, const Folder& checkpoints,
                   const std::vector<std::string>& formerFiles);

/// Names of the files that the record lists beside itself.
Result<std::vector<std::string>> recordedFiles(Database& database);

}  // namespace rosa::record
