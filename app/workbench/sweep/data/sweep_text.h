/// Texts about a sweep.
#pragma once

#include "app/workbench/sweep/data/sweep_data.h"

namespace rosa::workbench {

/// "racing", "measured", "stopped: worse", "failed".
QString standingText(const SweepTry& one);
QString originText(sweep::Origin origin);
/// "81.3 %" of a fraction.
QString scoreText(double fraction);
/// "80.1 … 82.5"; "–" without one.
QString intervalText(const std::optional<evaluate::Interval>& interval);
/// "try 12" or "the default".
QString tryName(int number);

/// Runs done, failed and left, time left and workers.
QString stateText(const SweepData& data);
/// The best try with its interval; "" before the first result.
QString bestText(const SweepData& data);
/// What luck alone makes of the best of so many; "" before the first result.
QString luckText(const SweepData& data);
/// A try in several lines: values, score, state.
QString describeTry(const SweepData& data, int number);
/// A run in several lines: try, seed, score, duration, worker.
QString describeRun(const SweepData& data, int run);
/// Number, origin, state and values, for the filter.
QString wordsOf(const SweepData& data, const SweepTry& one);
/// What a confirmation will do, with its runs and minutes at `workers` runs at a time.
QString confirmationPlan(const SweepData& data, int seeds, int workers);
/// State of the newest confirmation; "" without one.
QString confirmationState(const SweepData& data);

}  // namespace rosa::workbench
