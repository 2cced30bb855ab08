/// `rosa-workbench export RUN … --figure NAME --out FILE`: draws a view's figure without a window.
#pragma once

#include <QStringList>

#include "core/catalog/catalogue.h"

namespace rosa::workbench {

/// The value of --language among the arguments after "export"; "" if it is not given.
QString exportLanguage(const QStringList& arguments);

/// Runs the command with the arguments after "export"; returns its exit code: 0, 1 (failure during execution), 2 (the command line is
/// invalid). Everything that can be checked is checked before any computation; a file is written completely or not at all.
int runExport(const catalog::Catalogue& catalogue, const QStringList& arguments);

}  // namespace rosa::workbench
