/// The figures that can be made from records, without a window.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/workbench/figures/figure_options.h"

namespace rosa::workbench {

struct FigureKind {
    QString name;                       ///< "loss"
    QString help;                       ///< One sentence.
    std::vector<FigureOption> options;  ///< Of the figure.
    FigureLoader load;
    bool takesSeveral = false;  ///< Accepts several runs.
    bool isOfTable = false;     ///< Takes the name of a table instead of runs: "ablation".
    bool isOfSweep = false;     ///< Takes the name of a sweep instead of runs.
};

/// All kinds, in the order of the help.
const std::vector<FigureKind>& figureKinds();

/// nullptr if there is none of that name.
const FigureKind* findFigureKind(const QString& name);

/// "--pair I[,K] --epoch E"; "" if it has none.
QString optionsText(const FigureKind& kind);

}  // namespace rosa::workbench
