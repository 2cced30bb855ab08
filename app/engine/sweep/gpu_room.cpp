#include "app/engine/sweep/gpu_room.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include <unistd.h>

#include "app/engine/common/forwarding_observer.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/machine/gpu_memory.h"
#include "core/learn/gpu_failure.h"

namespace rosa::engine {

namespace {

constexpr double kMegabyte = 1e6;

/// Notes the run.
class RunNote : public ForwardingObserver {
public:
    using ForwardingObserver::ForwardingObserver;

    void runStarted(const std::string& run) override
    {
        m_run = run;
        ForwardingObserver::runStarted(run);
    }
    [[nodiscard]] const std::string& run() const { return m_run; }

private:
    std::string m_run;
};

std::filesystem::path folderOf(const std::string& gpu)
{
    std::error_code ignored;
    const std::filesystem::path temporary = std::filesystem::temp_directory_path(ignored);
    return (ignored ? std::filesystem::path("/tmp") : temporary) / ("rosa-gpus-" + std::to_string(::getuid())) / gpu;
}

std::string bytesText(double bytes)
{
    char text[32];
    std::snprintf(text, sizeof text, bytes < 9.95e8 ? "%.0f MB" : "%.1f GB", bytes < 9.95e8 ? bytes / 1e6 : bytes / 1e9);
    return text;
}

}  // namespace

Result<std::optional<GpuRoom>> gpuRoom(learn::Jobs& jobs, const GpuRoomOptions& options)
{
    if (options.device == "cpu") return std::optional<GpuRoom>();
    if (options.megabytes <= 0 && !jobs.findsGpu()) return std::optional<GpuRoom>();
    const auto memory = gpuMemory();
    if (options.megabytes <= 0 && !memory) return std::optional<GpuRoom>();
    ROSA_TRY_ASSIGN(auto share, sweep::DeviceShare::open(folderOf(memory ? memory->id : "stated")));
    const double taken = share.taken();
    return std::optional(
        GpuRoom{std::move(share), options.megabytes > 0 ? options.megabytes * kMegabyte : memory->free + taken});
}

double budgetOfSteps(double free, int processes)
{
    return std::max(sweep::kShareOfGpu * free - processes * learn::kGpuContextBytes, kMegabyte);
}

std::string gpuSentence(const sweep::RunsAtOnce& runs, double free, double need)
{
    const std::string atOnce = counted(runs.onGpu, "run") + " at the same time on the GPU";
    const std::string room = "of its " + bytesText(free) + " of free memory a run needs up to " + bytesText(need);
    if (runs.onGpu < runs.workers) return atOnce + ", where the others wait: " + room;
    if (runs.bound == sweep::RoomBound::Gpu) return atOnce + ", as many as it has room for: " + room;
    if (runs.bound == sweep::RoomBound::Asked) return atOnce + ", as asked: " + room;
    if (runs.bound == sweep::RoomBound::Left) return atOnce + ", which are all that are left: " + room;
    return atOnce + ", as many as " +
           (runs.bound == sweep::RoomBound::Cores ? "there are cores" : "the memory of this machine allows") + ": " + room;
}

Result<learn::RunOutcome> trainShared(learn::Jobs& jobs, const sweep::DeviceShare* share, double budget,
                                      learn::Workplace place, learn::TrainJob job, learn::Observer& observer)
{
    if (!share || place.device == "cpu") return jobs.train(place, job, observer);
    ROSA_TRY_ASSIGN(const auto forecast, jobs.forecast(job));
    if (forecast.deviceBytes <= 0) return jobs.train(place, job, observer);
    const auto stops = [&observer] { return observer.stopRequested(); };
    {
        ROSA_TRY_ASSIGN(const auto room, share->take(forecast.deviceBytes, budget, stops));
        if (!room) return interruption("stopped");
        learn::Workplace first = place;
        first.goesOnElsewhere = false;
        RunNote note(observer);
        auto outcome = jobs.train(first, job, note);
        if (outcome || !learn::isGpuFailure(outcome.error())) return outcome;
        observer.warn(learn::triedAgainAlone(outcome.error()));
        if (!note.run().empty()) {
            job.resume = note.run();
            job.forkOf.clear();
        }
    }
    ROSA_TRY_ASSIGN(const auto all, share->takeAll(stops));
    if (!all) return interruption("stopped");
    return jobs.train(place, job, observer);
}

}  // namespace rosa::engine
