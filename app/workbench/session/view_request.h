/// What one part of the window can ask of the others, without knowing which of them does it.
#pragma once

#include <variant>

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include "app/workbench/model/pair_choice.h"

namespace rosa::workbench {

/// Shows a pair of views; its centres are given as nodes of the data set.
struct ShowPair {
    PairChoice pair;
};

/// Selects nodes of a run's embedding.
struct ShowNodes {
    QString run;
    QList<int> nodes;
};

/// Shows the curves of a run.
struct ShowCurves {
    QString run;  ///< "": the current one, or the one that is about to begin.
};

/// Draws the curves of runs over those of the first, which becomes the current one.
struct OverlayRuns {
    QStringList runs;
};

/// Shows results of runs beside each other; the first becomes the current one.
struct CompareRuns {
    QStringList runs;
};

/// Shows what a figure shows, by the words that follow `export` in the command that draws it.
struct ShowFigure {
    QString figure;                       ///< "loss", "batch", …
    QString run = {};                     ///< Id of the first that is shown, which becomes the current one.
    QStringList subjects = {};            ///< What stands before --figure: runs, or the name of a table; at least one.
    QMap<QString, QString> options = {};  ///< By name without dashes.
};

/// Takes the configuration that a run began with for the next one.
struct TakeConfiguration {
    QString run;
};

/// Lists these runs alone.
struct ListRuns {
    QStringList runs;
    QString of;  ///< What they are of, for people.
};

/// Asks for data and imports them.
struct ImportData {};

/// Trains what the form says.
struct StartTraining {};

using ViewRequest = std::variant<ShowPair, ShowNodes, ShowCurves, OverlayRuns, CompareRuns, ShowFigure, TakeConfiguration,
                                 ListRuns, ImportData, StartTraining>;

}  // namespace rosa::workbench
