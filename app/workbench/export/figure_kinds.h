/// The figures that can be made from records alone.
#pragma once

#include <vector>

#include <QString>

#include "app/workbench/figures/figure_request.h"

namespace rosa::workbench {

/// An option of a figure: "--pair I[,K]".
struct FigureOption {
    const char* name;   ///< Without dashes.
    const char* value;  ///< What stands after it, for people.
};

struct FigureKind {
    QString name;                       ///< "loss"
    QString help;                       ///< One sentence.
    std::vector<FigureOption> options;  ///< Those it takes.
    FigureLoader load;
    bool takesSeveral = false;  ///< Runs.
    bool isOfTable = false;     ///< In place of runs the name of a table follows: "ablation".
};

/// All kinds, in the order they are listed.
const std::vector<FigureKind>& figureKinds();

/// nullptr: there is none of that name.
const FigureKind* findFigureKind(const QString& name);

/// "--pair I[,K] --epoch E"; "" where it takes none.
QString optionsText(const FigureKind& kind);

}  // namespace rosa::workbench
