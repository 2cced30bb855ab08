/// The GPU of this machine among the runs of a sweep.
#pragma once

#include <optional>
#include <string>

#include "core/learn/jobs.h"
#include "core/sweep/device_share.h"

namespace rosa::engine {

struct GpuRoomOptions {
    std::string device = "auto";  ///< auto, cpu or cuda
    double megabytes = 0;         ///< Free memory, as stated; 0: what the driver says.
};

/// Room for runs on a GPU.
struct GpuRoom {
    sweep::DeviceShare share;
    double free = 0;  ///< Bytes for all runs, with those that runs have already.
};

/// nullopt: runs train on the CPU, because they are to or because there is no usable GPU. Stated memory is taken at its word, so that the runs
/// share it whatever they train on.
Result<std::optional<GpuRoom>> gpuRoom(learn::Jobs& jobs, const GpuRoomOptions& options);

/// Bytes for the steps of all runs, where `processes` have a context each.
double budgetOfSteps(double free, int processes);

/// What was decided, as one sentence. `need`: of the largest run. Requires runs on the GPU.
std::string gpuSentence(const sweep::RunsAtOnce& runs, double free, double need);

/// Jobs::train(), with a place among the runs that share the GPU: it waits until the memory of its steps is left of `budget`, or no other run
/// has any. If the GPU fails all the same, a warning says so, and the run begins again from its last checkpoint, alone; with `auto` it then
/// goes on on the CPU if that fails, too. Without `share`, and for runs that do not train on a GPU, just Jobs::train().
Result<learn::RunOutcome> trainShared(learn::Jobs& jobs, const sweep::DeviceShare* share, double budget,
                                      learn::Workplace place, learn::TrainJob job, learn::Observer& observer);

}  // namespace rosa::engine
