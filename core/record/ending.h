/// Why a training ended, and which weights its run keeps.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"

namespace rosa::record {

class RunReader;
class RunWriter;

enum class EndingReason {
    Epochs,    ///< All epochs are done.
    Patience,  ///< No lower loss for so many epochs; a method with a model a split: each split's training has ended.
    Stopped,   ///< By the user.
    Diverged,  ///< A number was no longer finite.
    Failed,    ///< Anything else; the run's reason says what.
};

/// "epochs", "patience", "stopped", "diverged", "failed".
const char* nameOf(EndingReason reason);

enum class KeptWeights {
    Last,      ///< Those after the last epoch, or of the newest checkpoint where the training failed.
    Best,      ///< Those after the epoch of lowest training loss.
    OfSplits,  ///< A model a split, each as its own training left it.
};

/// "last", "best", "splits".
const char* nameOf(KeptWeights weights);

inline constexpr const char* kEndingDocument = "ending";

/// What that document of a record holds. Runs of earlier versions have none.
struct Ending {
    EndingReason reason = EndingReason::Epochs;
    int epoch = 0;     ///< Epochs done; of a training that diverged the one that did.
    int epochs = 0;    ///< Epochs asked for.
    int patience = 0;  ///< Epochs without a lower loss that were waited for.
    KeptWeights kept = KeptWeights::Last;
    int keptEpoch = 0;  ///< Epoch after which the kept weights stood; 0: there are none, or each split's are of another.

    friend bool operator==(const Ending&, const Ending&) = default;
};

/// "all 500 epochs are done"; and what is kept: "of epoch 412, the lowest training loss".
std::string endText(const Ending& ending);
std::string keptText(const Ending& ending);

Result<void> putEnding(RunWriter& writer, const Ending& ending);
/// Nothing where the record has none, or its run is not at an end. An Error where the document is damaged.
Result<std::optional<Ending>> readEnding(RunReader& reader);

}  // namespace rosa::record
