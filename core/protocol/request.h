/// Requests to the engine of a run: commands to a training, and questions about the run's model, answered by a training or a server.
///
/// A request is a file in the run's inbox (inbox.h), a JSON object of strings. All have "id" and "verb"; "set" has "key" and "value";
/// questions have "arguments", a JSON object as a string:
///
///     verb                         arguments (only "first" is required)                  answer: answers/ID.json
///     pause, resume, stop, step                                                          none
///     set                                                                                none
///     inspect                      {"first": I, "second": K, "draw": n,                  protocol::Inspection
///                                   "within": "first" or "second", "lambda": x,
///                                   "iterations": n, "views_alone": true, "epoch": n}
///     batch                        {"centres": n, "draw": n, "nodes": [I, …],            protocol::BatchMatrix
///                                   "views_alone": true, "epoch": n}
///     worst                        {"count": n, "class": name or number,                 protocol::PairRanking
///                                   "kind": "positive", "views_alone": true, "epoch": n}
///     project                      {"kind": "pca", "epoch": n}                           {"epoch", "kind", "layout": [[x, y], …]}
///
/// The arguments are the described fields of the question, which are options of `rosa inspect` and of the figures of pairs too.
/// "views_alone" leaves out the padding of a run that pads its views (transport.padding). By default a question is answered as in training.
///
/// A question that cannot be answered gets {"error": "…"}.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/bind/fields.h"
#include "core/base/result.h"
#include "core/protocol/pair_sides.h"

namespace rosa::protocol {

/// Pauses the training after the current epoch.
struct Pause {
    static constexpr const char* kVerb = "pause";
    bool operator==(const Pause&) const = default;
};

struct Resume {
    static constexpr const char* kVerb = "resume";
    bool operator==(const Resume&) const = default;
};

/// Ends a training after a checkpoint; ends a server.
struct Stop {
    static constexpr const char* kVerb = "stop";
    bool operator==(const Stop&) const = default;
};

/// One epoch, then a pause.
struct Step {
    static constexpr const char* kVerb = "step";
    bool operator==(const Step&) const = default;
};

/// Sets a live parameter from the next epoch on.
struct SetParameter {
    static constexpr const char* kVerb = "set";
    std::string key;
    std::string value;
    bool operator==(const SetParameter&) const = default;
};

/// Requests without an answer; their effect is visible in the record.
using Command = std::variant<Pause, Resume, Stop, Step, SetParameter>;

/// In place of an epoch: the weights that the run keeps, the last or the best. To a training: its current weights.
inline constexpr int kKeptModel = -1;
/// The weights of the newest checkpoint; the run may still be training. In a request the same as kKeptModel.
inline constexpr int kLatestCheckpoint = -2;

/// Inspects a pair of views: their matrices, the plan and its quality.
struct Inspect {
    static constexpr const char* kVerb = "inspect";

    int first = 0;   ///< Centre of the first view: a node of the data set, or a snapshot pair of a run on time snapshots.
    int second = 0;  ///< Centre of the second view; equal to `first`: a positive pair. Default in JSON: `first`.
    std::uint32_t draw = 0;  ///< Index of the draw: other values give other walks from the same centres.
    PairSides sides = PairSides::Across;
    int epoch = kKeptModel;  ///< Epoch of a checkpoint, kKeptModel or kLatestCheckpoint.
    /// λ (> 0, at most transport::kMostLambda) and iterations (1 … transport::kMostIterations) in place of those of the run.
    std::optional<double> lambda = {};
    std::optional<int> iterations = {};
    bool viewsAlone = false;
    bool operator==(const Inspect&) const = default;
};
void describe(bind::Fields<Inspect>& fields);

/// All views of a batch of centres against each other.
struct Batch {
    static constexpr const char* kVerb = "batch";
    static constexpr int kFewest = 2;
    static constexpr int kMost = 256;

    int count = 64;  ///< Number of centres, drawn from all classes in turn; fewer if there are fewer nodes. kFewest … kMost
    std::uint32_t draw = 0;                ///< Other values give other centres and other walks.
    std::vector<std::int64_t> nodes = {};  ///< These centres instead: distinct nodes of the data set, kFewest … kMost.
    int epoch = kKeptModel;                ///< As Inspect::epoch.
    bool viewsAlone = false;
    bool operator==(const Batch&) const = default;
};
void describe(bind::Fields<Batch>& fields);

/// The worst-aligned positive pairs.
struct Worst {
    static constexpr const char* kVerb = "worst";
    static constexpr int kMost = 512;  ///< Maximum number of pairs examined.

    int count = 10;              ///< Pairs to return. 1 … kMost
    std::string className = {};  ///< Only nodes of this class, by name or number; "": all nodes.
    int epoch = kKeptModel;      ///< As Inspect::epoch.
    bool viewsAlone = false;
    bool operator==(const Worst&) const = default;
};
void describe(bind::Fields<Worst>& fields);

/// Projects the embedding to its first two principal components.
struct Project {
    static constexpr const char* kVerb = "project";
    int epoch = kKeptModel;  ///< As Inspect::epoch.
    bool operator==(const Project&) const = default;
};
void describe(bind::Fields<Project>& fields);

/// Requests with an answer in the run's folder.
using Question = std::variant<Inspect, Batch, Worst, Project>;

using Request = std::variant<Command, Question>;

/// A request as read from the inbox.
struct ReceivedRequest {
    std::string id;           ///< Name of the answer's file.
    std::string verb;         ///< As it was sent.
    Result<Request> request;  ///< An Error, to be answered, if the verb is unknown or the arguments are invalid.
};

/// kVerb of the request.
const char* verbOf(const Request& request);

/// The verbs of all commands, in the order of Command.
std::vector<std::string> commandVerbs();
/// The command with that verb, SetParameter without key and value; none if no command has it.
std::optional<Command> commandOf(std::string_view verb);

/// The Error for a request that is not a question; names the verbs of questions.
Error notAQuestion();

/// Checks the ranges of the question's numbers, except nodes, classes and epochs, which depend on the run.
Result<void> checkRanges(const Question& question);

std::string toJson(const Request& request, const std::string& id);

/// Reads the output of toJson(), of this and earlier versions. Fails if `text` is not a JSON object, a field is not a string, or "verb" is
/// missing. The id is not checked and may be empty. Questions are in range.
Result<ReceivedRequest> requestFromJson(std::string_view text);

}  // namespace rosa::protocol
