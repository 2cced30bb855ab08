/// A recorded run brought back to life: its method under the weights of a checkpoint.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "core/catalog/configuration.h"
#include "core/learn/checkpoint.h"
#include "core/learn/inspection.h"
#include "core/learn/problem.h"
#include "core/record/run_reader.h"

namespace rosa::learn {

/// Reads only; the record is not touched.
class StoredRun {
public:
    /// `epoch` −1: the newest checkpoint, with the weights to be kept; else the checkpoint of that epoch. An Error where
    /// the run does not train, keeps no such checkpoint, or was trained on other data than `dataset`.
    static Result<std::unique_ptr<StoredRun>> open(const std::filesystem::path& store, const catalog::Catalogue& catalogue,
                                                   const data::Dataset& dataset, const std::string& run, int epoch);

    /// A pair of nodes of the data set under these weights.
    Result<record::Inspection> inspect(const PairRequest& request);

    [[nodiscard]] TrainingMethod& method() { return *m_method; }
    [[nodiscard]] const catalog::Configuration& configuration() const { return m_configuration; }
    [[nodiscard]] const std::vector<graph::Node>& trainingNodes() const { return m_data.trainingNodes(); }
    [[nodiscard]] int epoch() const { return m_epoch; }

private:
    StoredRun(const data::Dataset& dataset, catalog::Configuration configuration, ProblemData data);

    const data::Dataset& m_dataset;
    catalog::Configuration m_configuration;
    ProblemData m_data;
    Problem m_problem;
    std::unique_ptr<TrainingMethod> m_method;
    int m_epoch = 0;
};

}  // namespace rosa::learn
