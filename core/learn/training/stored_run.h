/// A recorded run brought back to life: its method under the weights of its checkpoints.
#pragma once

#include <deque>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

#include "core/learn/inspection/moment.h"
#include "core/learn/jobs.h"
#include "core/learn/methods/seen_dataset.h"
#include "core/learn/training/checkpoint.h"
#include "core/learn/training/problem.h"
#include "core/record/run_reader.h"

namespace rosa::learn {

/// Where a run's models come from. The references outlive whoever holds this.
struct RunPlace {
    std::filesystem::path store;
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    std::string datasetHash = {};  ///< data::contentHash(dataset) where it is known already; "": it is computed.

    [[nodiscard]] std::filesystem::path folder() const { return store / "runs" / run; }
};

/// Reads only; the record is not touched, and the run may go on training in another process. Used by one thread.
class StoredRun {
public:
    /// An Error where there is no such run, or it was trained on other data than the data set.
    static Result<std::unique_ptr<StoredRun>> open(const RunPlace& place);

    /// The model after `epoch` (a checkpoint's) epochs, or kKeptModel or kLatestCheckpoint (jobs.h). The last few stay in memory; the references of a moment hold
    /// until the next call. An Error where the run keeps no such checkpoint, and says which it keeps.
    Result<Moment> at(int epoch);

    /// Of a method that trains on labels: what it was trained on.
    [[nodiscard]] std::span<const graph::Split> splits() const { return m_problem.splits; }

private:
    struct Model {
        std::string sha256;  ///< Of its checkpoint: a run that goes on may replace one.
        bool isKept = false;
        int epoch = 0;
        catalog::Configuration configuration;
        std::unique_ptr<TrainingMethod> method;
    };

    StoredRun(const RunPlace& place, std::unique_ptr<record::RunReader> reader, catalog::Configuration configuration,
              SeenDataset seen, ProblemData data);
    Result<record::CheckpointInfo> checkpointOf(int epoch);
    Result<Model> load(const record::CheckpointInfo& checkpoint, bool isKept);
    [[nodiscard]] Moment momentOf(const Model& model) const;

    RunPlace m_place;
    std::unique_ptr<record::RunReader> m_reader;
    catalog::Configuration m_configuration;
    SeenDataset m_seen;
    ProblemData m_data;
    Problem m_problem;
    std::deque<Model> m_models;  ///< Last used first.
};

}  // namespace rosa::learn
