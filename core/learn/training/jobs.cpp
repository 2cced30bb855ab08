#include "core/learn/jobs.h"

#include <ATen/Context.h>
#include <ATen/Parallel.h>
#include <ATen/Version.h>
#include <torch/version.h>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/base/freed_memory.h"
#include "core/base/parallel.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/inspection/batch_matrix.h"
#include "core/learn/inspection/inspection.h"
#include "core/learn/inspection/pair_ranking.h"
#include "core/learn/methods/seen_dataset.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/products.h"
#include "core/learn/projection/tsne.h"
#include "core/learn/training/early_runs.h"
#include "core/learn/training/evaluate_run.h"
#include "core/learn/training/forecast.h"
#include "core/learn/training/foreign_weights.h"
#include "core/learn/training/guarded.h"
#include "core/learn/training/machine_speed.h"
#include "core/learn/training/project_run.h"
#include "core/learn/training/serve.h"
#include "core/learn/training/stored_run.h"
#include "core/learn/training/trainer.h"
#include "core/learn/training/untrained_run.h"

namespace rosa::learn {

namespace {

/// Device of the training steps: `auto` selects a GPU if one is available and supports the configuration, else the CPU. Fails with the
/// reason if `cuda` was requested but is not possible.
Result<torch::Device> deviceOfSteps(const Workplace& place, const catalog::Configuration& configuration)
{
    const auto possible = checkGpu(configuration);
    if (possible) return chooseDevice(place.device);
    if (place.device == "cuda") return possible.error().within("--device cuda");
    return chooseDevice(place.device == "auto" ? "cpu" : place.device);
}

/// Devices and threads of a job, before it makes its first tensor.
void prepare(const Workplace& place)
{
    prepareDevices(place.device);
    if (place.threads > 0) setThreadCount(place.threads);
    at::set_num_threads(threadCount());
    keepFreedMemory();
}

/// The workplace of a layout: `auto` is a GPU only where that is faster, and is not looked for otherwise.
Workplace placeOfLayout(Workplace place, const ProjectJob& job)
{
    const int threads = place.threads > 0 ? place.threads : threadCount();
    const bool isQuick = place.device == "auto" && !isFasterOnGpu(job.dataset.graph.nodeCount(), job.iterations, threads);
    if (job.kind != "tsne" || isQuick) place.device = "cpu";
    return place;
}

/// At its end the job's memory of a GPU is free for other processes: those of a sweep share it.
class BorrowedMemory {
public:
    explicit BorrowedMemory(torch::Device device) : m_device(device) {}
    ~BorrowedMemory()
    {
        const auto release = deviceOperations(m_device.type()).releaseMemory;
        if (!release) return;
        try {
            release();
        } catch (const c10::Error&) {  // The GPU has failed, which the job has reported.
        }
    }
    BorrowedMemory(const BorrowedMemory&) = delete;
    BorrowedMemory& operator=(const BorrowedMemory&) = delete;

private:
    torch::Device m_device;
};

Result<RunOutcome> runUntrained(const Workplace& place, const TrainJob& job, Observer& observer)
{
    ROSA_TRY(deviceOfSteps(place, job.configuration));
    return UntrainedRun(job).finish(place, observer);
}

class JobsOfLearn : public Jobs {
    /// Loads the model that the job names and calls `answer` with it.
    template <typename T, typename Question>
    static Result<T> ask(const Message& what, const Workplace& place, const QuestionJob<Question>& job,
                         Result<T> (*answer)(const Moment&, const Question&))
    {
        return guarded<T>(what, [&]() -> Result<T> {
            ROSA_TRY(protocol::checkRanges(job.question));
            prepare(place);
            ROSA_TRY_ASSIGN(auto stored, StoredRun::open({place.store, job.catalogue, job.dataset, job.run}));
            ROSA_TRY_ASSIGN(const auto moment, stored->at(job.question.epoch));
            return answer(moment, job.question);
        });
    }

public:
    Result<Forecast> forecast(const TrainJob& job) override { return forecastMemory(job.configuration, job.dataset); }

    bool findsGpu() override
    {
        prepareDevices("auto");
        const auto device = chooseDevice("auto");
        return device && device->is_cuda();
    }

    Result<RunOutcome> train(const Workplace& place, const TrainJob& job, Observer& observer) override
    {
        return guarded<RunOutcome>(Message("training"), [&]() -> Result<RunOutcome> {
            prepare(place);
            const catalog::Method* method = job.catalogue.method(job.configuration.method());
            ROSA_CHECK(method, "a configuration names a method");
            if (!method->trains) return runUntrained(place, job, observer);
            ROSA_TRY(checkMemory(forecastMemory(job.configuration, job.dataset)));
            if (const auto lacks = missingDisk(forecastDisk(job.configuration, job.dataset), place.store); !lacks.empty())
                observer.warn(lacks);
            ROSA_TRY_ASSIGN(const auto seen, SeenDataset::of(job.dataset, job.configuration));
            const TrainJob own{job.catalogue, job.configuration, *seen,     job.name,  job.group, job.resume,
                               job.forkOf,    job.forkEpoch,     job.watch, job.seeds, job.turns};
            ROSA_TRY_ASSIGN(const auto device, deviceOfSteps(place, own.configuration));
            const BorrowedMemory memory(device);
            return runTraining(place, device, own, observer);
        });
    }

    Result<std::unique_ptr<EarlyRuns>> beginEarly(const Workplace& place, const std::vector<TrainJob>& jobs) override
    {
        return guarded<std::unique_ptr<EarlyRuns>>(Message("evaluation"), [&]() -> Result<std::unique_ptr<EarlyRuns>> {
            prepare(place);
            return beginEarlyRuns(place, jobs);
        });
    }

    Result<std::optional<Evaluation>> evaluate(const Workplace& place, const EvaluateJob& job, Observer& observer) override
    {
        return guarded<std::optional<Evaluation>>(Message("evaluation"), [&]() -> Result<std::optional<Evaluation>> {
            prepare(place);
            ROSA_TRY_ASSIGN(const auto seen, SeenDataset::of(job.dataset, job.configuration));
            return evaluateStored(
                place.store,
                {job.catalogue, *seen, job.configuration, job.run, job.embedding, job.embeddingWidth, job.splits}, observer);
        });
    }

    Result<protocol::Inspection> inspect(const Workplace& place, const InspectJob& job) override
    {
        return ask(Message("inspection"), place, job, inspectNodes);
    }

    Result<protocol::BatchMatrix> batch(const Workplace& place, const BatchJob& job) override
    {
        return ask(Message("batch matrix"), place, job, batchMatrix);
    }

    Result<protocol::PairRanking> worst(const Workplace& place, const RankingJob& job) override
    {
        return ask(Message("ranking of pairs"), place, job, worstPairs);
    }

    Result<Projection> project(const Workplace& place, const ProjectJob& job, Observer& observer) override
    {
        return guarded<Projection>(Message("projection"), [&]() -> Result<Projection> {
            const Workplace chosen = placeOfLayout(place, job);
            prepare(chosen);
            ROSA_TRY_ASSIGN(const auto device, chooseDevice(chosen.device));
            return onDevice<Projection>(chosen, device, Message("projection"), observer,
                                        [&](torch::Device on) { return projectRun(place.store, job, on, observer); });
        });
    }

    Result<ImportedWeights> importWeights(const Workplace& place, const ImportWeightsJob& job, Observer& observer) override
    {
        return guarded<ImportedWeights>(Message("import of weights"), [&]() -> Result<ImportedWeights> {
            prepare(place);
            ROSA_TRY_ASSIGN(const auto seen, SeenDataset::of(job.dataset, job.configuration));
            return learn::importWeights(place.store, {job.catalogue, job.configuration, *seen, job.file, job.name},
                                        observer);
        });
    }

    Result<void> exportWeights(const Workplace& place, const ExportWeightsJob& job) override
    {
        return guarded<void>(Message("export of weights"), [&]() -> Result<void> {
            prepare(place);
            return learn::exportWeights(place.store, job);
        });
    }

    Result<MachineSpeed> bench(const Workplace& place, const BenchJob& job, Observer& observer) override
    {
        return guarded<MachineSpeed>(Message("benchmark"), [&]() -> Result<MachineSpeed> {
            prepare(place);
            ROSA_TRY_ASSIGN(const auto device, chooseDevice(place.device));
            return measureSpeed(job.catalogue, job.dataset, device, observer);
        });
    }

    Result<ServeEnd> serve(const Workplace& place, const catalog::Catalogue& catalogue, const data::Dataset& dataset,
                           const std::string& run, int idleSeconds, Observer& observer) override
    {
        return guarded<ServeEnd>(Message("serving"), [&]() -> Result<ServeEnd> {
            prepare(place);
            return serveRun(place.store, catalogue, dataset, run, idleSeconds, observer);
        });
    }
};

}  // namespace

std::string describeEngine(torch::Device device)
{
    std::string text = "libtorch: " TORCH_VERSION "\n";
    text += "instructions: " + at::get_cpu_capability() + "\n";
    text += std::string("products: ") + nameOf(productLibrary()) + "\n";
    text += "threads: " + std::to_string(threadCount()) + "\n";
    text += "device: " + device.str() + "\n";
    return text;
}

}  // namespace rosa::learn

extern "C" {

rosa::learn::Jobs* rosa_learn_jobs()
{
    static rosa::learn::JobsOfLearn jobs;
    return &jobs;
}

const char* rosa_learn_describe()
{
    static const std::string text = [] {
        nlohmann::json json;
        json["libtorch"] = TORCH_VERSION;
        json["blas"] = at::hasMKL() ? "MKL" : at::hasLAPACK() ? "LAPACK" : "none";
        json["threads"] = rosa::threadCount();
        json["instructions"] = at::get_cpu_capability();
        json["devices"] = rosa::learn::deviceNames();
        return json.dump();
    }();
    return text.c_str();
}
}
