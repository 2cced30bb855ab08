#include "core/record/ending.h"

#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"

namespace rosa::record {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::pair<EndingReason, const char*>, 5> kReasons = {{{EndingReason::Epochs, "epochs"},
                                                                           {EndingReason::Patience, "patience"},
                                                                           {EndingReason::Stopped, "stopped"},
                                                                           {EndingReason::Diverged, "diverged"},
                                                                           {EndingReason::Failed, "failed"}}};
constexpr std::array<std::pair<KeptWeights, const char*>, 3> kWeights = {
    {{KeptWeights::Last, "last"}, {KeptWeights::Best, "best"}, {KeptWeights::OfSplits, "splits"}}};

template <typename Names, typename Value>
const char* nameIn(const Names& names, Value value)
{
    for (const auto& [candidate, name] : names)
        if (candidate == value) return name;
    return "";
}

template <typename Names, typename Value>
bool readName(const Names& names, const std::string& text, Value& value)
{
    for (const auto& [candidate, name] : names)
        if (text == name) {
            value = candidate;
            return true;
        }
    return false;
}

std::string epochText(int epoch) { return "epoch " + std::to_string(epoch); }

Error damaged(const std::string& run, const Message& why)
{
    return badInput("run %1: document \"%2\" of its record is damaged: %3", run, kEndingDocument, why);
}

}  // namespace

const char* nameOf(EndingReason reason) { return nameIn(kReasons, reason); }

const char* nameOf(KeptWeights weights) { return nameIn(kWeights, weights); }

std::string endText(const Ending& ending)
{
    switch (ending.reason) {
        case EndingReason::Epochs:
            return ending.epochs == 1 ? "the single epoch completed"
                                      : "all " + std::to_string(ending.epochs) + " epochs completed";
        case EndingReason::Patience:
            if (ending.kept == KeptWeights::OfSplits)
                return "training on every split ended by " + epochText(ending.epoch) + " of " +
                       std::to_string(ending.epochs);
            return "no lower loss for " + std::to_string(ending.patience) + " epochs (train.patience), after " +
                   epochText(ending.epoch) + " of " + std::to_string(ending.epochs);
        case EndingReason::Stopped:
            return "stopped by the user after " + epochText(ending.epoch) + " of " + std::to_string(ending.epochs);
        case EndingReason::Diverged:
            return "diverged in " + epochText(ending.epoch) + " of " + std::to_string(ending.epochs);
        case EndingReason::Failed:
            return "failed after " + epochText(ending.epoch) + " of " + std::to_string(ending.epochs);
    }
    return {};
}

std::string keptText(const Ending& ending)
{
    if (ending.kept == KeptWeights::OfSplits) return "one model per split";
    if (ending.keptEpoch == 0) return "none";
    const bool isBroken = ending.reason == EndingReason::Diverged || ending.reason == EndingReason::Failed;
    return epochText(ending.keptEpoch) + (ending.kept == KeptWeights::Best ? ", lowest training loss"
                                          : isBroken                       ? ", newest checkpoint"
                                                                           : ", last completed epoch");
}

Result<void> putEnding(RunWriter& writer, const Ending& ending)
{
    return writer.putDocument(kEndingDocument, Json({{"reason", nameOf(ending.reason)},
                                                     {"epoch", ending.epoch},
                                                     {"epochs", ending.epochs},
                                                     {"patience", ending.patience},
                                                     {"kept", nameOf(ending.kept)},
                                                     {"kept_epoch", ending.keptEpoch}})
                                                   .dump());
}

Result<std::optional<Ending>> readEnding(RunReader& reader)
{
    ROSA_TRY_ASSIGN(const auto info, reader.info());
    const bool isAtAnEnd =
        info.state == RunState::Finished || info.state == RunState::Stopped || info.state == RunState::Failed;
    ROSA_TRY_ASSIGN(const auto text, reader.document(kEndingDocument));
    if (!isAtAnEnd || !text) return std::optional<Ending>();
    try {
        const auto parsed = parseJson<Json>(*text);
        if (!parsed) return damaged(info.id, parsed.error().message);
        const Json& json = *parsed;
        Ending ending;
        const std::string reason = json.at("reason");
        const std::string kept = json.at("kept");
        if (!readName(kReasons, reason, ending.reason) || !readName(kWeights, kept, ending.kept))
            return std::optional<Ending>();  // written by a newer version
        ending.epoch = wholeIn<int>(json.at("epoch"));
        ending.epochs = wholeIn<int>(json.at("epochs"));
        ending.patience = wholeIn<int>(json, "patience", 0);
        ending.keptEpoch = wholeIn<int>(json.at("kept_epoch"));
        return std::optional(ending);
    } catch (const Json::exception& problem) {
        return damaged(info.id, jsonProblem(problem));
    }
}

}  // namespace rosa::record
