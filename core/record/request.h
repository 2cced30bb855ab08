/// Requests to the engine of a run: commands to a training, and questions about the run's model that a training or a server answers.
///
/// A request is a file in the run's inbox (inbox.h), a JSON object of texts. All have "id" and "verb"; "set" has "key" and "value"; questions have
/// "arguments", a JSON object as text:
///
///     verb                         arguments (only "first" is required)                  answer: answers/ID.json
///     pause, resume, stop, step                                                          none
///     set                                                                                none
///     inspect                      {"first": I, "second": K, "draw": n,                  record::Inspection
///                                   "within": "first" or "second",
///                                   "lambda": x, "sweeps": n, "epoch": n}
///     batch                        {"centres": n, "draw": n, "nodes": [I, …],            record::BatchMatrix
///                                   "epoch": n}
///     worst                        {"count": n, "class": name or number,                 record::PairRanking
///                                   "kind": "positive", "epoch": n}
///     project                      {"kind": "pca", "epoch": n}                           {"epoch", "kind", "layout": [[x, y], …]}
///
/// A question that cannot be answered gets {"error": "…"}.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/record/pair_sides.h"

namespace rosa::record {

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

/// A live parameter's value from the next epoch on.
struct SetParameter {
    static constexpr const char* kVerb = "set";
    std::string key;
    std::string value;
    bool operator==(const SetParameter&) const = default;
};

/// Not answered: the record tells what came of it.
using Command = std::variant<Pause, Resume, Stop, Step, SetParameter>;

inline constexpr int kKeptModel =
    -1;  ///< The weights that the run keeps: of its end, or the best. Of a training: its current ones.
inline constexpr int kLatestCheckpoint =
    -2;  ///< The weights of the newest checkpoint; its run may still train. In requests as kKeptModel.

/// A pair of views: matrices, plan and the plan's quality.
struct Inspect {
    static constexpr const char* kVerb = "inspect";
    static constexpr int kMostSweeps = 5000;  ///< The plan of each sweep is kept while a pair is solved.

    int first = 0;   ///< Centre of the first view, a node of the data set; of a run on time snapshots a pair of them.
    int second = 0;  ///< Centre of the second; the same: a positive pair. In JSON the same as `first` where missing.
    std::uint32_t draw = 0;  ///< Another number gives other walks of the same centres.
    PairSides sides = PairSides::Across;
    int epoch = kKeptModel;  ///< A checkpoint's, kKeptModel or kLatestCheckpoint.
    /// If set, the pair is solved with these in place of what the run trains with. λ > 0; 1 … kMostSweeps sweeps
    std::optional<double> lambda = {};
    std::optional<int> sweeps = {};
    bool operator==(const Inspect&) const = default;
};

/// All views of a batch of centres against each other.
struct Batch {
    static constexpr const char* kVerb = "batch";
    static constexpr int kFewest = 2;
    static constexpr int kMost = 256;

    int count = 64;          ///< Centres, all classes in turn; fewer where there are fewer nodes. kFewest … kMost
    std::uint32_t draw = 0;  ///< Another number gives other centres and other walks.
    std::vector<std::int64_t> nodes = {};  ///< These centres instead: distinct nodes of the data set, kFewest … kMost.
    int epoch = kKeptModel;                ///< As Inspect::epoch.
    bool operator==(const Batch&) const = default;
};

/// The worst-aligned positive pairs.
struct Worst {
    static constexpr const char* kVerb = "worst";
    static constexpr int kMost = 512;  ///< Pairs that are measured.

    int count = 10;              ///< Pairs to name. 1 … kMost
    std::string className = {};  ///< Only nodes of this class, by name or number; "": all nodes.
    int epoch = kKeptModel;      ///< As Inspect::epoch.
    bool operator==(const Worst&) const = default;
};

/// The embedding's first two principal components.
struct Project {
    static constexpr const char* kVerb = "project";
    int epoch = kKeptModel;  ///< As Inspect::epoch.
    bool operator==(const Project&) const = default;
};

/// Answered in the run's folder.
using Question = std::variant<Inspect, Batch, Worst, Project>;

using Request = std::variant<Command, Question>;

/// A request as its engine reads it.
struct ReceivedRequest {
    std::string id;           ///< Names the answer.
    std::string verb;         ///< As it was sent.
    Result<Request> request;  ///< An Error, to be answered, where the verb is unknown or its arguments do not fit.
};

/// "pause", …
const char* verbOf(const Request& request);

/// The verbs of all commands, in their order above.
std::vector<std::string> commandVerbs();
/// The command of that verb, SetParameter without key and value; none: no command has it.
std::optional<Command> commandOf(std::string_view verb);

/// What a request that asks for no answer is answered: an Error that names those that do.
Error notAQuestion();

/// An Error says which number of `question` is outside of its range. Nodes and classes are checked by what answers it.
Result<void> checkRanges(const Question& question);

std::string toJson(const Request& request, const std::string& id);

/// Reads what toJson() wrote. An Error where `text` is no JSON object, one of its fields is no text, or "verb" is missing. The id may be empty and
/// is not checked. Numbers are in range.
Result<ReceivedRequest> requestFromJson(std::string_view text);

}  // namespace rosa::record
