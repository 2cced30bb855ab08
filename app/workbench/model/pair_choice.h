/// Which pair of views is looked at.
#pragma once

#include <QString>

#include "core/record/pair_sides.h"

namespace rosa::workbench {

/// A pair of views to be looked at.
struct PairChoice {
    QString run;
    int first = 0;   ///< Centre of the first view, node of the data set.
    int second = 0;  ///< Centre of the second; the same: a positive pair.
    int epoch = -1;  ///< −1: the model that was kept; else a checkpoint's or snapshot's epoch.
    unsigned draw = 0;
    record::PairSides sides = record::PairSides::Across;  ///< Within one: both centres' views of that side.
};

/// The same views, at whatever epoch.
bool isSamePair(const PairChoice& one, const PairChoice& other);

}  // namespace rosa::workbench
