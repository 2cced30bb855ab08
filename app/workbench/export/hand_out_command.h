/// `rosa-workbench handout LESSON --out FILE.pdf`: writes the hand-out of a lesson without a window.
#pragma once

#include <QStringList>

namespace rosa::workbench {

/// The value of --language among the arguments after "handout"; "" if it is not given.
QString handOutLanguage(const QStringList& arguments);

/// Runs the command with the arguments after "handout"; returns its exit code: 0, 1 (failure during execution), 2 (the command line or the
/// lesson is wrong). The file is written completely or not at all.
int runHandOut(const QStringList& arguments);

}  // namespace rosa::workbench
