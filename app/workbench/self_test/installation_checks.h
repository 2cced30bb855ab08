/// Whether all that the window needs is where it looks for it. Nothing here needs a display; only fonts need a QGuiApplication, the rest a
/// QCoreApplication. Places are arguments. No store is made or changed.
#pragma once

#include <filesystem>

#include <QFont>
#include <QList>
#include <QStringList>

#include "app/workbench/self_test/finding.h"
#include "core/base/result.h"

namespace rosa::workbench {

/// Starts `program --version` and holds its answer against the window's own version.
Finding checkCommand(const QString& program, const QString& version);

/// Asks `program doctor --json` whether the training core can be loaded and computes what it should: seconds. Two findings.
QList<Finding> checkTrainingCore(const QString& program);

/// Whether runs can be read from the folder and written to it; one that is not there must be possible to make.
Finding checkStore(const Result<std::filesystem::path>& store);

/// On which displays a window could open.
struct Displays {
    bool hasX11 = false;
    bool hasWayland = false;

    /// What the environment names.
    static Displays here();
};

/// Whether Qt's plug-ins for these displays, for drawing without one, and for SVG pictures are in one of the folders, with all libraries
/// that they need. Of a display that is not there a plug-in may be missing; where both are there, one is enough.
QList<Finding> checkPlugins(const QStringList& folders, const Displays& displays);

/// Whether each of the letters is drawn as one: letters that no font has are nothing, or all the same box.
Finding checkLetters(const QFont& font, const QStringList& letters);

/// Chinese texts are boxes without such a font; a warning.
Finding checkChineseFont();

}  // namespace rosa::workbench
