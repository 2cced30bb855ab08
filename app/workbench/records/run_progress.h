/// How far a run is that an engine works on, and how the window says so.
#pragma once

#include <QString>

#include "core/record/run_state.h"

namespace rosa::workbench {

/// One run at one moment, as its record tells.
struct RunProgress {
    QString run;   ///< Id.
    QString name;  ///< As people call it.
    record::RunState state = record::RunState::Running;
    bool isOfThisWindow = false;  ///< Its engine was started here; else it trains in the background.
    bool isEvaluating = false;    ///< No epoch is to come; the probe is at work.
    int epochs = 0;               ///< Done.
    int total = 0;                ///< Asked for; 0: not known, or the method does not train.
    int splits = 0;               ///< Evaluated; only engines of this window tell.
    int splitTotal = 0;           ///< 0: not told.
    double loss = 0;              ///< NaN: none yet.
    double epochsPerSecond = 0;   ///< Over the last seconds, by the record's own clock; NaN: not known yet.

    /// Until the last epoch; NaN: not known.
    [[nodiscard]] double secondsLeft() const;
};

/// "epoch 212/500", or what is done after the last epoch.
QString stageText(const RunProgress& progress);
/// "18 epochs/s · 16 s left"; "" where that is not known.
QString paceText(const RunProgress& progress);
/// "16 s", "4 min", "2 h 10 min".
QString durationText(double seconds);

/// "running"; in the user's language.
QString stateText(record::RunState state);

}  // namespace rosa::workbench
