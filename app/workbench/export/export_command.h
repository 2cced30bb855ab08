/// `rosa-workbench export RUN … --figure NAME --out FILE`: a view's picture without the view.
#pragma once

#include <QStringList>

#include "core/catalog/catalogue.h"

namespace rosa::workbench {

/// What --language says among what follows "export"; "" where it says nothing.
QString exportLanguage(const QStringList& arguments);

/// Runs the command with what follows "export"; returns its exit code: 0, 1 (something failed on the way), 2 (the command line does not
/// fit what there is). All that can be checked is checked before anything is computed; a file is written whole or not at all.
int runExport(const catalog::Catalogue& catalogue, const QStringList& arguments);

}  // namespace rosa::workbench
