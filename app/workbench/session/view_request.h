/// Requests between parts of the window that do not know which part handles them.
#pragma once

#include <variant>

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include "app/workbench/pairs/data/pair_choice.h"
#include "app/workbench/pairs/data/pair_data.h"

namespace rosa::workbench {

/// Shows a pair of views; its centres are nodes of the data set.
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
    QString run;  ///< "": the current one, or the one that is about to start.
};

/// Overlays the curves of runs on those of the first, which becomes the current one.
struct OverlayRuns {
    QStringList runs;
};

/// Shows results of runs side by side; the first becomes the current one.
struct CompareRuns {
    QStringList runs;
};

/// Shows the content of a figure, given by the arguments after `export` in the command that draws it.
struct ShowFigure {
    QString figure;                       ///< "loss", "batch", …
    QString run = {};                     ///< Id of the first run shown, which becomes the current one.
    QStringList subjects = {};            ///< The arguments before --figure: runs, or the name of a table; at least one.
    QMap<QString, QString> options = {};  ///< By name without dashes.
};

/// Copies the initial configuration of a run to the form.
struct CopyConfiguration {
    QString run;
};

/// Sets a parameter of the form, and shows its field.
struct SetParameter {
    QString key;         ///< "transport.lambda"
    QString value = {};  ///< As on the command line; "": unchanged.
};

/// Restricts the list to these runs.
struct ListRuns {
    QStringList runs;
    QString of;  ///< Their origin, for display.
};

/// Opens a lesson in the transport lab: the id of one of the program, or the path of a file; "": the list of lessons.
struct ShowLesson {
    QString lesson;
};

/// Opens the import dialogue.
struct ImportData {};

/// Starts what the form describes: a training, or the sweep over its varied parameters.
struct StartTraining {};

/// Shows the transport lab.
struct OpenLab {
    QString file = {};  ///< A problem or a lesson; "": what is there.
};

/// Opens a pair of views in the transport lab.
struct ShowInLab {
    PairDataPtr pair;
};

/// Selects a data set in the form, with the published settings for it.
struct ChooseData {
    QString dataset;
};

/// Shows a sweep of the store; it need not exist yet.
struct ShowSweep {
    QString sweep;
};

/// Brings a view to the front.
struct OpenView {
    QString view;      ///< The name on its card: "alignment".
    QString run = {};  ///< Becomes the current one; "": unchanged.
};

/// Opens the manual.
struct ShowManual {
    QString page;         ///< "window"
    QString anchor = {};  ///< Of a heading on it; "": its top.
};

using ViewRequest = std::variant<ShowPair, ShowNodes, ShowCurves, OverlayRuns, CompareRuns, ShowFigure, CopyConfiguration,
                                 SetParameter, ListRuns, ImportData, StartTraining, OpenLab, ShowLesson, ShowInLab,
                                 ChooseData, ShowSweep, OpenView, ShowManual>;

}  // namespace rosa::workbench
