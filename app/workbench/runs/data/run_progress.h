/// Progress of a run that an engine works on, and its texts in the window.
#pragma once

#include <QString>

#include "core/record/run_state.h"

namespace rosa::workbench {

/// Progress of a run at one moment, from its record.
struct RunProgress {
    QString run;   ///< Id.
    QString name;  ///< Name for the user.
    record::RunState state = record::RunState::Running;
    bool isOfThisWindow = false;  ///< Its engine was started by this window; otherwise it trains in the background.
    bool isEvaluating = false;    ///< All epochs are done; the probe is being trained.
    int epochs = 0;               ///< Number of epochs done.
    int total = 0;                ///< Number of epochs planned; 0: unknown, or the method does not train.
    int splits = 0;               ///< Number of splits evaluated; only known for engines of this window.
    int splitTotal = 0;           ///< 0: unknown.
    double loss = 0;              ///< NaN: none yet.
    double epochsPerSecond = 0;   ///< Over the last seconds, by the timestamps in the record; NaN: unknown.

    /// Until the last epoch; NaN: unknown.
    [[nodiscard]] double secondsLeft() const;
};

/// "epoch 212/500", or the work after the last epoch.
QString stageText(const RunProgress& progress);
/// "18 epochs/s · 16 s left"; "" if unknown.
QString paceText(const RunProgress& progress);
/// "16 s", "4 min", "2 h 10 min".
QString durationText(double seconds);

/// "running"; in the user's language.
QString stateText(record::RunState state);

}  // namespace rosa::workbench
