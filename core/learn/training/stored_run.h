/// Loads the method of a recorded run with the weights of its checkpoints.
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
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"

namespace rosa::learn {

/// Identifies a run. The references must outlive all users of this.
struct RunPlace {
    std::filesystem::path store;
    const catalog::Catalogue& catalogue;
    const data::Dataset& dataset;
    std::string run;
    std::string datasetHash = {};  ///< data::contentHash(dataset) if known; "": computed.

    [[nodiscard]] std::filesystem::path folder() const { return record::RunFolder(store, run).path(); }
};

/// Read-only; the run may still be training in another process. Not thread-safe.
class StoredRun {
public:
    /// Fails if there is no such run, or it was trained on data other than `dataset`.
    static Result<std::unique_ptr<StoredRun>> open(const RunPlace& place);

    /// The model of the checkpoint at `epoch`, kKeptModel or kLatestCheckpoint (jobs.h). The last few stay in memory; references in the
    /// result are valid until the next call. Fails if there is no such checkpoint; the Error lists those kept.
    Result<Moment> at(int epoch);

    /// Training splits of a supervised method.
    [[nodiscard]] std::span<const graph::Split> splits() const { return m_problem.splits; }

private:
    struct Model {
        std::string sha256;  ///< Of its checkpoint, which a resumed run may replace.
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
    std::deque<Model> m_models;  ///< Most recently used first.
};

}  // namespace rosa::learn
