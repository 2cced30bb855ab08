/// The example run that comes with the program.
#pragma once

#include <filesystem>

#include <QString>

#include "core/base/result.h"
#include "widgets/graph/pair_picture.h"

namespace rosa::workbench {

/// Embedded in the program; resources/example/README.md says how it is made.
struct ExampleRun {
    QString id;                    ///< Of the trained run; its baselines are copied with it.
    widgets::PairPicture picture;  ///< Its first watched pair at the last epoch.
};

/// Parsed at the first call. Belongs to the window's thread.
const ExampleRun& exampleRun();

/// Copies the run and its baselines, with their layouts, into the store; those that the store has stay as they are, deleted ones are
/// restored. An Error names the file that cannot be written. Some milliseconds: call it in the background.
Result<void> installExample(const std::filesystem::path& store);

}  // namespace rosa::workbench
