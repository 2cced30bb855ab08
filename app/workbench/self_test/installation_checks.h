/// Checks that everything the window needs is where it looks for it. Nothing here needs a display; only fonts need a QGuiApplication, the
/// rest a QCoreApplication. Paths are arguments. No store is created or changed.
#pragma once

#include <filesystem>

#include <QFont>
#include <QList>
#include <QStringList>

#include "app/workbench/self_test/finding.h"
#include "core/base/result.h"

namespace rosa::workbench {

/// Runs `program --version` and compares its answer with the window's own version.
Finding checkCommand(const QString& program, const QString& version);

/// Runs `program doctor --json` to check that the training core can be loaded and computes correctly: takes seconds. Two findings.
QList<Finding> checkTrainingCore(const QString& program);

/// Whether runs can be read from the folder and written to it; a missing folder must be creatable.
Finding checkStore(const Result<std::filesystem::path>& store);

/// Displays on which a window could open.
struct Displays {
    bool hasX11 = false;
    bool hasWayland = false;

    /// The displays named by the environment.
    static Displays here();
};

/// Whether Qt's plug-ins for these displays, for offscreen drawing and for SVG pictures are in one of the folders, with all the libraries
/// that they need. The plug-in of an absent display may be missing; if there are two displays, one plug-in is enough.
QList<Finding> checkPlugins(const QStringList& folders, const Displays& displays);

/// Whether each letter is rendered as a letter: letters that no font has are blank, or all drawn as the same box.
Finding checkLetters(const QFont& font, const QStringList& letters);

/// Without such a font, Chinese texts are boxes; a warning.
Finding checkChineseFont();

}  // namespace rosa::workbench
