/// Taking a record back to a checkpoint. Private to core/record.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/folder.h"
#include "core/record/database.h"
#include "core/record/run_writer.h"

namespace rosa::record {

/// Checkpoints of the record, ascending, with full paths. An Error where one names a file outside its folder, or is
/// of an epoch that the run has not had.
Result<std::vector<CheckpointInfo>> readCheckpoints(Database& database, const std::filesystem::path& runFolder);

/// The newest checkpoint whose file is what the record says; epoch 0 and no file where there is none. `problems` gets a
/// line for each newer one that is not.
Result<CheckpointInfo> newestGoodCheckpoint(Database& database, const std::filesystem::path& runFolder,
                                            std::vector<std::string>& problems);

/// Forgets everything that was recorded after the checkpoint: curves, snapshots, documents, blobs, files and checkpoints of
/// later epochs, and events recorded after the checkpoint was. Call inside a transaction.
Result<void> forgetAfter(Database& database, const CheckpointInfo& checkpoint);

/// Removes checkpoints and run files that no row names, temporary files, and requests that came too late. Only what lies in the folders
/// themselves.
void removeOrphans(Database& database, const Folder& run, const Folder& checkpoints,
                   const std::vector<std::string>& formerFiles);

/// Names of the files recorded beside the record.
Result<std::vector<std::string>> recordedFiles(Database& database);

}  // namespace rosa::record
