/// Selection of a pair of views.
#pragma once

#include <QString>

#include "core/protocol/pair_sides.h"

namespace rosa::workbench {

/// The pair of views to be shown.
struct PairChoice {
    QString run;
    int first = 0;   ///< Centre of the first view, a node of the data set.
    int second = 0;  ///< Centre of the second view; equal to `first`: a positive pair.
    int epoch = -1;  ///< −1: the stored model; otherwise the epoch of a checkpoint or snapshot.
    unsigned draw = 0;
    protocol::PairSides sides = protocol::PairSides::Across;  ///< Within one side: the views of both centres on that side.
    bool viewsAlone = false;                                  ///< Without the padding of a run that pads its views.
};

/// The same views, at any epoch, with or without padding.
bool isSamePair(const PairChoice& one, const PairChoice& other);
/// The same views, and both with or both without padding.
bool isSameProblem(const PairChoice& one, const PairChoice& other);

}  // namespace rosa::workbench
