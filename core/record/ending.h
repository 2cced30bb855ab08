/// Why training ended, and which weights the run keeps.
#pragma once

#include <optional>
#include <string>

#include "core/base/result.h"

namespace rosa::record {

class RunReader;
class RunWriter;

enum class EndingReason {
    Epochs,    ///< All epochs completed.
    Patience,  ///< No lower loss for `patience` epochs; with one model per split: training on every split has ended.
    Stopped,   ///< By the user.
    Diverged,  ///< A value became non-finite.
    Failed,    ///< Any other error; the run's reason describes it.
};

/// "epochs", "patience", "stopped", "diverged", "failed".
const char* nameOf(EndingReason reason);

enum class KeptWeights {
    Last,      ///< Weights after the last epoch, or of the newest checkpoint if training failed.
    Best,      ///< Weights after the epoch with the lowest training loss.
    OfSplits,  ///< One model per split, each as its own training ended.
};

/// "last", "best", "splits".
const char* nameOf(KeptWeights weights);

inline constexpr const char* kEndingDocument = "ending";

/// Content of the document kEndingDocument. Runs of earlier versions have none.
struct Ending {
    EndingReason reason = EndingReason::Epochs;
    int epoch = 0;     ///< Epochs completed; after divergence the epoch in which it occurred.
    int epochs = 0;    ///< Requested epochs.
    int patience = 0;  ///< Epochs without a lower loss after which training stops.
    KeptWeights kept = KeptWeights::Last;
    int keptEpoch = 0;  ///< Epoch of the kept weights; 0: none, or a different one per split.

    friend bool operator==(const Ending&, const Ending&) = default;
};

/// "all 500 epochs completed"; and the kept weights: "epoch 412, lowest training loss".
std::string endText(const Ending& ending);
std::string keptText(const Ending& ending);

Result<void> putEnding(RunWriter& writer, const Ending& ending);
/// nullopt if the record has none or the run has not ended. An Error if the document is damaged.
Result<std::optional<Ending>> readEnding(RunReader& reader);

}  // namespace rosa::record
