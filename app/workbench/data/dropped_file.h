/// What a file or folder that is dropped on the window is.
#pragma once

#include <filesystem>

#include <QString>
#include <QUrl>

#include "core/base/result.h"

namespace rosa::workbench {

enum class DroppedKind {
    Nothing,        ///< Nothing the program reads.
    Configuration,  ///< A TOML file, for the Experiment form.
    Run,            ///< A run's folder, the record in it, or the run.toml beside that.
    Data,           ///< A data set's file, or a folder that may hold some.
};

struct DroppedFile {
    DroppedKind kind = DroppedKind::Nothing;
    QString path;  ///< Of a run: its folder.
};

/// By name and by whether it is there; no file is opened. A few calls of stat.
DroppedFile classify(const QUrl& url);

/// Whether the import dialogue takes it.
bool canImport(const QUrl& url);

/// The run that a folder holds.
struct FoundRun {
    QString id, name;
    bool isHere = false;  ///< In the store, be it in another folder than this one.
};

/// Reads the record in `folder`, of this store or of any other place. An Error where it is no run. Away from the window's thread.
Result<FoundRun> findRun(const std::filesystem::path& store, const QString& folder);

/// Copies a run's folder from elsewhere into the store and returns its id; a run of that id that is there already is left alone. May
/// take long: away from the window's thread. An Error where it is no run or cannot be copied.
Result<QString> adoptRun(const std::filesystem::path& store, const QString& folder);

}  // namespace rosa::workbench
