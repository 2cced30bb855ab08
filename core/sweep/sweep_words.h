/// Words for the parts of a sweep: in the command as they are, in the window translated. Files have the ids of toText().
#pragma once

#include "core/base/message.h"
#include "core/sweep/race.h"
#include "core/sweep/rule.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::sweep {

/// "waiting", "racing", "measured", "stopped: worse", "failed".
Message standingWord(const TryScore& score);
/// "default", "grid", "Sobol", "TPE".
Message originWord(Origin origin);
/// "a grid", "Sobol's sequence", "Sobol's sequence and a Parzen estimator".
Message samplerWords(Sampler sampler);
/// "a race", "all runs", "successive halving".
Message ruleWords(Rule rule);

/// "open", "complete", "stopped", "failed", for JSON.
std::string toText(Standing standing);

}  // namespace rosa::sweep
