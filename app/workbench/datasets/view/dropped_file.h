/// Kinds of files and folders dropped on the window.
#pragma once

#include <filesystem>

#include <QString>
#include <QUrl>

#include "core/base/result.h"

namespace rosa::workbench {

enum class DroppedKind {
    Nothing,        ///< Not readable by the program.
    Configuration,  ///< A TOML file, for the Experiment form.
    Run,            ///< A run's folder, its record, or the run.toml next to the record.
    LabProblem,     ///< A TOML file with a transport problem, for the lab.
    Lesson,         ///< A lesson of the transport lab.
    Data,           ///< A file of a data set, or a folder that may contain data sets.
};

struct DroppedFile {
    DroppedKind kind = DroppedKind::Nothing;
    QString path;  ///< For a run: its folder.
};

/// Decides by name and existence; of TOML files, the first 64 kB are read (labFileOf()).
DroppedFile classify(const QUrl& url);

/// Whether the import dialogue accepts it.
bool canImport(const QUrl& url);

/// The run found in a folder.
struct FoundRun {
    QString id, name;
    bool isHere = false;  ///< The store has this run, possibly in another folder.
};

/// Reads the record in `folder`, inside or outside the store. An Error if it is not a run. Call it in the background.
Result<FoundRun> findRun(const std::filesystem::path& store, const QString& folder);

/// Copies a run's folder from elsewhere into the store and returns its id; an existing run of that id is left alone. May take long: call it
/// in the background. An Error if it is not a run or cannot be copied.
Result<QString> adoptRun(const std::filesystem::path& store, const QString& folder);

}  // namespace rosa::workbench
