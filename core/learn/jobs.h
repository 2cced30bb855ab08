/// Interface of the training core to the rest of the program. This header names no LibTorch: `rosa` and the workbench load librosa_learn
/// (core/base/plugin.h) when a job needs it and call it through Jobs.
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
#include "core/protocol/batch_matrix.h"
#include "core/protocol/inspection.h"
#include "core/protocol/pair_ranking.h"
#include "core/protocol/request.h"
#include "core/record/evaluation.h"
#include "core/record/run_state.h"
#include "core/store/turn.h"

namespace rosa::learn {

/// Progress of one epoch, for display.
struct EpochReport {
    int epoch = 0;   ///< Epochs done.
    int epochs = 0;  ///< Epochs requested.
    double loss = 0;
    double epochMilliseconds = 0;
    double epochsPerSecond = 0;  ///< Smoothed.
    double secondsLeft = 0;
};

/// Observes a job. Called on the thread that runs the job.
class Observer {
public:
    virtual ~Observer() = default;
    virtual void runStarted(const std::string& run) { static_cast<void>(run); }
    virtual void epochDone(const EpochReport& report) { static_cast<void>(report); }
    /// Progress of work other than epochs: "evaluation", 3 of 20.
    virtual void phase(const std::string& what, int done, int total)
    {
        static_cast<void>(what), static_cast<void>(done), static_cast<void>(total);
    }
    virtual void warn(const Message& message) { static_cast<void>(message); }
    /// Polled between two chunks of work; true ends the job after a checkpoint.
    [[nodiscard]] virtual bool stopRequested() const { return false; }
};

/// Store, device and threads of a job.
struct Workplace {
    std::filesystem::path store;
    std::string device = "auto";  ///< auto, cpu, cuda
    int threads = 0;              ///< 0: all cores available to this process.
    /// With auto, a training whose GPU fails goes on on the CPU; false: it ends with isGpuFailure() (gpu_failure.h).
    bool goesOnElsewhere = true;
};

using record::Evaluation;

/// Outcome of a training run. NaN: not recorded.
struct RunOutcome {
    std::string run;
    record::RunState end = record::RunState::Finished;
    int epochs = 0;
    double loss = 0;          ///< Of the last epoch.
    double trainSeconds = 0;  ///< Epochs only.
    double epochMsMedian = 0;
    double peakRssMb = 0;                  ///< Of the whole training process.
    std::optional<Evaluation> evaluation;  ///< None: stopped early, no labels, or protocol "none".
};

/// Seeds that a command trains one after another, stored in the record of each run as document kDocument: {"first", "count"}.
struct SeedPlan {
    static constexpr const char* kDocument = "seeds";
    static constexpr int kMost = 10000;
    std::uint64_t first = 0;
    int count = 1;
};

/// Trains a new run, resumes a run or forks one.
struct TrainJob {
    const catalog::Catalogue& catalogue;
    catalog::Configuration configuration;
    const data::Dataset& dataset;
    std::string name;
    std::string group;
    std::string resume;  ///< Run to resume; the configuration in its record is used.
    std::string forkOf;  ///< Run to fork at forkEpoch (the epoch of a checkpoint), with `configuration` alone.
    int forkEpoch = 0;
    /// Pairs of centres to watch in addition to those of the configuration; a resumed run keeps its own.
    std::vector<std::pair<int, int>> watch;
    SeedPlan seeds = {};  ///< Recorded if more than one.
    /// Changes of live parameters at given epochs, equivalent to requests; a resumed run keeps its own.
    std::vector<store::Turn> turns = {};
};

/// Evaluates the embedding of a run (`run`), the class predictions of a supervised run, or a given embedding (`embedding`, rows × width,
/// row-major).
struct EvaluateJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    catalog::Configuration configuration;  ///< Its evaluation.* keys are used.
    std::string run;
    std::vector<float> embedding;
    std::int64_t embeddingWidth = 0;
    /// Splits to evaluate on instead of those of the protocol; its probe and selection still apply.
    std::vector<graph::Split> splits = {};
};

using protocol::kKeptModel;
using protocol::kLatestCheckpoint;

/// A question about a stored run.
template <typename Question>
struct QuestionJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    Question question;
};
using InspectJob = QuestionJob<protocol::Inspect>;
using BatchJob = QuestionJob<protocol::Batch>;
using RankingJob = QuestionJob<protocol::Worst>;

/// Projects a run's embedding or a data set's raw features to two dimensions.
struct ProjectJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    std::string kind = "tsne";  ///< tsne, pca
    double perplexity = 30;
    int iterations = 1000;
    std::uint64_t seed = 1;
    int epoch = kKeptModel;  ///< kKeptModel: the final embedding of the run; otherwise as protocol::Inspect::epoch.
    std::string start = {};  ///< Initial layout of t-SNE: "" PCA, "previous" or a file of layouts (projection.h).
};

struct Projection {
    std::vector<float> layout;              ///< nodes × 2, row-major.
    int epoch = 0;                          ///< Epochs trained by the weights of the embedding.
    double divergence = 0;                  ///< Final Kullback-Leibler divergence of t-SNE.
    double perplexity = 0;                  ///< Used by t-SNE: as requested, or the largest that the number of nodes allows.
    int layoutsRecorded = 0;                ///< Lines of `file`.
    std::filesystem::path file;             ///< In the run's folder `layouts`; empty if it cannot be written.
    std::vector<double> explainedVariance;  ///< PCA: fraction of variance of each axis.
};

/// Estimated peak memory of a training run, from the configuration and the data alone.
struct Forecast {
    double bytes = 0;
    std::string parts;       ///< "features 15 MB, batch 12 MB, …"
    double deviceBytes = 0;  ///< Of a GPU, beside kGpuContextBytes; 0: the run needs the CPU for its steps.
};

/// What a process takes of a GPU's memory before it computes: CUDA's context, and the kernels and workspaces of LibTorch. Of an H100: some
/// 500 MB.
inline constexpr double kGpuContextBytes = 600e6;

/// Why a server of a run ended.
enum class ServeEnd {
    Idle,             ///< No request within the idle time.
    Asked,            ///< It was asked to stop.
    ServedElsewhere,  ///< Another process serves the run, or trains it again.
    RunGone,          ///< The run was deleted.
};

/// One time measured by bench(), on Cora: "step" (a training step of preset reference), "step_floor" (only the matrix products of its
/// shapes, alternating with it), "probe" (one split of the data set's protocol) and "tsne" (250 steps with neighbours) on the embedding of
/// a random encoder. On a GPU also "step_paper" (a step of preset paper), "step_large" (on a generated graph of Pubmed's size, 256 centres,
/// walks of 20 steps, 256 wide) and "tsne_large" (250 steps with neighbours for 50,000 points).
struct SpeedFigure {
    std::string id;
    double seconds = 0;           ///< Median, wall clock.
    double processorSeconds = 0;  ///< On a GPU, the same on the CPU of this machine; 0: not measured.
};
struct MachineSpeed {
    std::string device;  ///< Device of steps, products and layouts: "cpu", "cuda:0". The probe runs on the CPU.
    std::vector<SpeedFigure> figures;
};

/// Imports weights saved by PyTorch (core/data/arrays/torch_file.h) as a run of `configuration`.
struct ImportWeightsJob {
    const catalog::Catalogue& catalogue;
    catalog::Configuration configuration;
    const data::Dataset& dataset;
    std::filesystem::path file;
    std::string name;  ///< Name of the run; "": that of the file.
};

/// Names of the model's tensors read from the file (`adopted`) and left as initialised (`kept`), and of unused tensors in the file.
struct ImportedWeights {
    std::string run;
    std::vector<std::string> adopted, kept, unused;
};

/// Exports the weights of a run for PyTorch's load_state_dict, under the names of pytorch_weights.h.
struct ExportWeightsJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    std::filesystem::path file;
    int epoch = kKeptModel;  ///< As protocol::Inspect::epoch.
};

struct BenchJob {
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
};

/// Runs of methods without training, computed while another job runs. Nothing is recorded before finish(). Not thread-safe.
class EarlyRuns {
public:
    /// Cancels unfinished work and discards it.
    virtual ~EarlyRuns() = default;
    /// Jobs::train() of job `number` of the given jobs, reusing the work done so far. Ends the early work on all jobs. Call once per
    /// number.
    virtual Result<RunOutcome> finish(std::size_t number, Observer& observer) = 0;
};

class Jobs {
public:
    virtual ~Jobs() = default;
    virtual Result<Forecast> forecast(const TrainJob& job) = 0;
    /// Whether `auto` selects a GPU on this machine. Slow where a driver is installed; call it before the first job of the process.
    [[nodiscard]] virtual bool findsGpu() = 0;
    virtual Result<RunOutcome> train(const Workplace& place, const TrainJob& job, Observer& observer) = 0;
    /// Starts the runs of methods without training in the time that a training run leaves idle. Objects that the jobs refer to must outlive
    /// them.
    virtual Result<std::unique_ptr<EarlyRuns>> beginEarly(const Workplace& place, const std::vector<TrainJob>& jobs) = 0;
    /// Adds the evaluation to the run's record: as its own if it is the one its configuration specifies, otherwise as an additional one
    /// (record::evaluationDocument). A supervised run is evaluated by its own class predictions on its training splits. Fails if the run is
    /// being trained, or if a supervised run is asked for other splits. If the record cannot be written, a warning is issued.
    virtual Result<std::optional<Evaluation>> evaluate(const Workplace& place, const EvaluateJob& job,
                                                       Observer& observer) = 0;
    virtual Result<protocol::Inspection> inspect(const Workplace& place, const InspectJob& job) = 0;
    virtual Result<protocol::BatchMatrix> batch(const Workplace& place, const BatchJob& job) = 0;
    virtual Result<protocol::PairRanking> worst(const Workplace& place, const RankingJob& job) = 0;
    virtual Result<Projection> project(const Workplace& place, const ProjectJob& job, Observer& observer) = 0;
    /// Creates a finished run of zero epochs with these weights, which can be evaluated, inspected and forked like any other. Fails without
    /// creating a run if the file is not a weight file, its tensors do not fit the configuration's model, or tensors that the method's
    /// evaluation needs are missing.
    virtual Result<ImportedWeights> importWeights(const Workplace& place, const ImportWeightsJob& job,
                                                  Observer& observer) = 0;
    virtual Result<void> exportWeights(const Workplace& place, const ExportWeightsJob& job) = 0;
    /// Measures the speed of this machine in about half a minute, of a GPU and the CPU beside it in some two. Does not touch a store.
    virtual Result<MachineSpeed> bench(const Workplace& place, const BenchJob& job, Observer& observer) = 0;
    /// Answers requests about the model in the run's inbox until none arrives for `idleSeconds`, another process takes over the run, the
    /// run is deleted, or observer stops it.
    virtual Result<ServeEnd> serve(const Workplace& place, const catalog::Catalogue& catalogue, const data::Dataset& dataset,
                                   const std::string& run, int idleSeconds, Observer& observer) = 0;
};

}  // namespace rosa::learn

/// The library's entry points, for loadPlugin("rosa_learn", …).
extern "C" {
// NOLINTBEGIN(readability-identifier-naming): names of symbols of C.
/// Valid for the lifetime of the process.
rosa::learn::Jobs* rosa_learn_jobs();
/// JSON: {"libtorch": …, "blas": …, "threads": …, "devices": […], "instructions": …}.
const char* rosa_learn_describe();
// NOLINTEND(readability-identifier-naming)
}
