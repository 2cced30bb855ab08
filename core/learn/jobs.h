/// What the training core does for the rest of the program. This header names no LibTorch: `rosa` and the workbench load
/// librosa_learn (core/base/plugin.h) when a job needs it and call it through Jobs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/record/batch_matrix.h"
#include "core/record/evaluation.h"
#include "core/record/inspection.h"
#include "core/record/pair_ranking.h"
#include "core/record/pair_sides.h"
#include "core/record/run_state.h"
#include "core/record/turn.h"

namespace rosa::learn {

/// One epoch as a progress display wants it.
struct EpochReport {
    int epoch = 0;   ///< Epochs done.
    int epochs = 0;  ///< Epochs asked for.
    double loss = 0;
    double epochMilliseconds = 0;
    double epochsPerSecond = 0;  ///< Smoothed.
    double secondsLeft = 0;
};

/// Follows a job from the thread that runs it.
class Observer {
public:
    virtual ~Observer() = default;
    virtual void runStarted(const std::string& run) { static_cast<void>(run); }
    virtual void epochDone(const EpochReport& report) { static_cast<void>(report); }
    /// Work other than epochs: "evaluation", 3 of 20.
    virtual void phase(const std::string& what, int done, int total)
    {
        static_cast<void>(what), static_cast<void>(done), static_cast<void>(total);
    }
    virtual void warn(const std::string& message) { static_cast<void>(message); }
    /// Asked between two chunks of work; true ends the job after a checkpoint.
    [[nodiscard]] virtual bool stopRequested() const { return false; }
};

/// Where and on what a job runs.
struct Workplace {
    std::filesystem::path store;
    std::string device = "auto";  ///< auto, cpu, cuda
    int threads = 0;              ///< 0: every core this process may use.
};

using record::Evaluation;

/// How a training ended. NaN: a number that its record does not have.
struct RunOutcome {
    std::string run;
    record::RunState end = record::RunState::Finished;
    int epochs = 0;
    double loss = 0;          ///< Of the last epoch.
    double trainSeconds = 0;  ///< Epochs alone.
    double epochMsMedian = 0;
    double peakRssMb = 0;                  ///< Of the whole process that trained.
    std::optional<Evaluation> evaluation;  ///< None: stopped before the end, no labels, or protocol "none".
};

/// Seeds that a command set out to train one after another, kept in the record of each run as the document kDocument: {"first", "count"}.
struct SeedPlan {
    static constexpr const char* kDocument = "seeds";
    static constexpr int kMost = 10000;
    std::uint64_t first = 0;
    int count = 1;
};

/// A new run, one that goes on, or one that branches off.
struct TrainJob {
    const catalog::Catalogue& catalogue;
    catalog::Configuration configuration;
    const data::Dataset& dataset;
    std::string name;
    std::string group;
    std::string resume;  ///< Run to go on with; its record's configuration counts.
    std::string forkOf;  ///< Run to branch off at forkEpoch (a checkpoint's epoch), under `configuration` alone.
    int forkEpoch = 0;
    /// Pairs of centres to watch besides the chosen ones; a run that is resumed keeps its own.
    std::vector<std::pair<int, int>> watch;
    SeedPlan seeds = {};  ///< More than one: recorded.
    /// Live parameters to be turned at their epochs, as requests turn them; a run that is resumed keeps its own.
    std::vector<record::Turn> turns = {};
};

/// Evaluates a run's embedding (`run`), the classes of one that was trained on labels, or anyone's embedding (`embedding`, rows × width,
/// row-major).
struct EvaluateJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    catalog::Configuration configuration;  ///< Its evaluation.* keys count.
    std::string run;
    std::vector<float> embedding;
    std::int64_t embeddingWidth = 0;
    /// Partitions to measure on, in place of those of the protocol; its probe and selection stay.
    std::vector<graph::Split> splits = {};
};

inline constexpr int kKeptModel = -1;         ///< The weights that the run keeps: of its end, or the best.
inline constexpr int kLatestCheckpoint = -2;  ///< The weights of the newest checkpoint; its run may still train.

/// A pair of views, their matrices, the plan and its quality.
struct InspectJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    int first = 0;           ///< Centre of the first view.
    int second = 0;          ///< Centre of the second; the same: a positive pair.
    int epoch = kKeptModel;  ///< A checkpoint's, kKeptModel or kLatestCheckpoint.
    std::uint32_t draw = 0;  ///< Another number gives other walks of the same centres.
    record::PairSides sides = record::PairSides::Across;
    std::optional<double> lambda = {};  ///< Solves the pair with these in place of what the run trains with.
    std::optional<int> sweeps = {};
};

/// All views of a batch of centres against each other: fields as in learn::BatchRequest.
struct BatchJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    int epoch = kKeptModel;  ///< As InspectJob::epoch.
    int count = 64;
    std::uint32_t draw = 0;
    std::vector<std::int64_t> nodes;
};

/// The worst-aligned positive pairs: fields as in learn::RankingRequest.
struct RankingJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    int epoch = kKeptModel;  ///< As InspectJob::epoch.
    int count = 10;
    std::string className;
};

/// Lays out a run's embedding or a data set's raw features in the plane.
struct ProjectJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    std::string kind = "tsne";  ///< tsne, pca
    double perplexity = 30;
    int iterations = 1000;
    std::uint64_t seed = 1;
    int epoch = kKeptModel;  ///< kKeptModel: the embedding that the run ended with; else as InspectJob::epoch.
    std::string start = {};  ///< What t-SNE starts from: "" PCA, "previous" or a file of layouts (projection.h).
};

struct Projection {
    std::vector<float> layout;              ///< nodes × 2, row-major.
    int epoch = 0;                          ///< Epochs done by the weights that made the embedding.
    double divergence = 0;                  ///< Final Kullback-Leibler divergence of t-SNE.
    double perplexity = 0;                  ///< That t-SNE used: as asked for, or as much as so few nodes allow.
    int layoutsRecorded = 0;                ///< Lines of `file`.
    std::filesystem::path file;             ///< In the run's folder layouts; empty where it cannot be written.
    std::vector<double> explainedVariance;  ///< PCA: fractions of the two axes.
};

/// Memory a training will need at its peak, from the configuration and the data alone.
struct Forecast {
    double bytes = 0;
    std::string parts;  ///< "features 15 MB, batch 12 MB, …"
};

/// How a server of a run ended.
enum class ServeEnd {
    Idle,             ///< Nobody asked for long.
    Asked,            ///< It was asked to stop.
    ServedElsewhere,  ///< Another process serves the run, or trains it again.
    RunGone,          ///< The run was deleted: nobody can ask any more.
};

/// What bench() measures, on Cora: "step" (a training step of preset reference), "step_floor" (the matrix products of its shapes alone,
/// in turns with it), "probe" (one split of the data set's protocol) and "tsne" (250 steps with neighbours) of a random encoder's
/// embedding.
struct SpeedFigure {
    std::string id;
    double seconds = 0;  ///< Median, wall clock.
};
struct MachineSpeed {
    std::string device;  ///< Of steps, products and layouts: "cpu", "cuda:0". The probe is the processor's.
    std::vector<SpeedFigure> figures;
};

/// Weights that PyTorch saved (core/data/torch_file.h), to become a run of `configuration`.
struct ImportWeightsJob {
    const catalog::Catalogue& catalogue;
    catalog::Configuration configuration;
    const data::Dataset& dataset;
    std::filesystem::path file;
    std::string name;  ///< Of the run; "": the file's.
};

/// Names of the model's tensors that have their values from the file and that were kept as drawn, and of the file's that were of no use.
struct ImportedWeights {
    std::string run;
    std::vector<std::string> adopted, kept, unused;
};

/// The weights of a run for PyTorch's load_state_dict, under the names of pytorch_weights.h.
struct ExportWeightsJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    std::filesystem::path file;
    int epoch = kKeptModel;  ///< As InspectJob::epoch.
};

struct BenchJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
};

/// Runs of methods that do not train, on their way while another job runs. Nothing of them is recorded before finish(). One thread.
class EarlyRuns {
public:
    /// Ends what is under way; what is not finished is lost.
    virtual ~EarlyRuns() = default;
    /// Jobs::train() of job `number` of those given, with what is done of it already. Ends the early work on all. Once for each number.
    virtual Result<RunOutcome> finish(std::size_t number, Observer& observer) = 0;
};

class Jobs {
public:
    virtual ~Jobs() = default;
    virtual Result<Forecast> forecast(const TrainJob& job) = 0;
    virtual Result<RunOutcome> train(const Workplace& place, const TrainJob& job, Observer& observer) = 0;
    /// Begins the runs of methods that do not train in what time a training leaves. What the jobs refer to has to outlive them.
    virtual Result<std::unique_ptr<EarlyRuns>> beginEarly(const Workplace& place, const std::vector<TrainJob>& jobs) = 0;
    /// A run's evaluation is added to its record: as its own where it is what its configuration asks for, else as another
    /// (record::evaluationDocument). A run that was trained on labels is measured by its own classes on the splits that it was trained on. An
    /// Error where the run is being trained, or asked about other splits than those. A record that cannot be written is a warning.
    virtual Result<std::optional<Evaluation>> evaluate(const Workplace& place, const EvaluateJob& job,
                                                       Observer& observer) = 0;
    virtual Result<record::Inspection> inspect(const Workplace& place, const InspectJob& job) = 0;
    virtual Result<record::BatchMatrix> batch(const Workplace& place, const BatchJob& job) = 0;
    virtual Result<record::PairRanking> worst(const Workplace& place, const RankingJob& job) = 0;
    virtual Result<Projection> project(const Workplace& place, const ProjectJob& job, Observer& observer) = 0;
    /// A finished run of no epochs with these weights, that can be evaluated, inspected and forked like others. An Error where the file is
    /// none, its tensors do not fit the configuration's model, or it lacks what the method is judged by; no run is made then.
    virtual Result<ImportedWeights> importWeights(const Workplace& place, const ImportWeightsJob& job,
                                                  Observer& observer) = 0;
    virtual Result<void> exportWeights(const Workplace& place, const ExportWeightsJob& job) = 0;
    /// How fast this machine is. Half a minute; touches no store.
    virtual Result<MachineSpeed> bench(const Workplace& place, const BenchJob& job, Observer& observer) = 0;
    /// Answers requests about the model in the run's inbox until nothing came for `idleSeconds`, the run is no longer its to
    /// serve, or observer stops it.
    virtual Result<ServeEnd> serve(const Workplace& place, const catalog::Catalogue& catalogue, const data::Dataset& dataset,
                                   const std::string& run, int idleSeconds, Observer& observer) = 0;
};

}  // namespace rosa::learn

/// The library's entry points, for loadPlugin("rosa_learn", …).
extern "C" {
/// Lives as long as the process.
rosa::learn::Jobs* rosa_learn_jobs();
/// JSON: {"libtorch": …, "blas": …, "threads": …, "devices": […], "instructions": …}.
const char* rosa_learn_describe();
}
