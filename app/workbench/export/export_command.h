/// `rosa-workbench export RUN … --figure NAME --out FILE`: a view's picture without the view.
#pragma once

#include <vector>

#include <QStringList>

#include "app/workbench/figures/figure_request.h"

namespace rosa::workbench {

/// A figure that can be made from records alone.
struct FigureKind {
    QString name;     ///< "loss"
    QString help;     ///< One sentence.
    QString options;  ///< Those it takes: "--pair I[,K] --epoch E".
    FigureLoader load;
    bool takesSeveral = false;  ///< Runs.
    bool isOfTable = false;     ///< In place of runs the name of a table follows: "ablation".
};

/// All kinds, in the order they are listed.
const std::vector<FigureKind>& figureKinds();

/// What --language says among what follows "export"; "" where it says nothing.
QString exportLanguage(const QStringList& arguments);

/// Runs the command with what follows "export"; returns its exit code: 0, 1 (something failed on the way), 2 (the command line does not
/// fit what there is). All that can be checked is checked before anything is computed; a file is written whole or not at all.
int runExport(const catalog::Catalogue& catalogue, const QStringList& arguments);

}  // namespace rosa::workbench
