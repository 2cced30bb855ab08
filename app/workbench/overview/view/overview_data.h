/// What the overview shows of a run, read from its record.
#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "app/workbench/figures/figure_request.h"

namespace rosa::workbench {

/// A picture, and the view where it can be touched.
struct OverviewPart {
    const char* view;  ///< Name of its card: "train".
    std::shared_ptr<const widgets::Figure> figure;
    FigureLoader load;  ///< Makes the figure again, for saving.
    QMap<QString, QString> options;
};

struct Overview {
    QString verdict;  ///< "" before the evaluation.
    QString details;  ///< Protocol and published number; may be "".
    std::vector<OverviewPart> parts;
    bool hasLayout = true;  ///< Whether the embedding has been laid out.
};

/// Reads records and draws nothing: what a run does not have (yet) is left out. `colour`: of the run, a number for widgets::curveColour().
/// Some tenths of a second: not for the window's thread.
Overview overviewOf(const FigureRequest& request, int colour);

}  // namespace rosa::workbench
