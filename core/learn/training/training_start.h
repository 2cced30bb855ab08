/// The start of a training: data, method and record, complete before the first step.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/learn/jobs.h"
#include "core/learn/methods/method.h"
#include "core/learn/training/checkpoint.h"
#include "core/learn/training/problem.h"
#include "core/record/run_writer.h"
#include "core/store/turn.h"

namespace rosa::learn {

/// A method on its data. The problem refers to the data, the method to the problem.
struct TrainingSubject {
    std::unique_ptr<const ProblemData> data;
    /// Nodes of the data set; Problem::watched has the same pairs as nodes of the training graph.
    std::vector<std::pair<int, int>> watched;
    std::unique_ptr<const Problem> problem;
    std::unique_ptr<TrainingMethod> method;
    std::string datasetHash;
};

/// A training before its next epoch.
struct TrainingStart {
    TrainingSubject subject;
    catalog::Configuration configuration;  ///< With changed live parameters.
    TrainingState state;
    std::unique_ptr<record::RunWriter> writer;
    std::vector<store::Turn> turns;  ///< Changes to make at their epochs: of a resumed run, or planned.
    int checkpointed = -1;           ///< Epoch of the checkpoint with this state; −1: none.
};

/// Starts a new run, or resumes or forks one as the job specifies. Steps run on `device`, which checkGpu() must allow unless it is the CPU.
Result<TrainingStart> startTraining(const std::filesystem::path& store, const TrainJob& job, torch::Device device);

/// The metrics that a run of this method records: those of the method, and the time of an epoch.
std::vector<std::string> metricNames(const TrainingMethod& method);

}  // namespace rosa::learn
