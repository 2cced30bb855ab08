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
    Run,            ///< A run's folder, or the record in it.
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

/// Copies a run's folder from elsewhere into the store and returns its id; a run of that id that is there already is left alone. May
/// take long: away from the window's thread. An Error where it is no run or cannot be copied.
Result<QString> adoptRun(const std::filesystem::path& store, const QString& folder);

}  // namespace rosa::workbench
