/// Lower bound of a training step's time: only its indispensable matrix products.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include <torch/types.h>

#include "core/catalog/configuration.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Number of rows of each side's views in the step of an epoch.
std::pair<std::int64_t, std::int64_t> stepRows(const catalog::Configuration& configuration, const Problem& problem,
                                               int epoch);

/// Products of the shapes of a RoSA step with the GCN encoder, on preallocated random matrices, so that neither allocation nor
/// initialisation is measured. About 15 MB per pair of row counts on Cora. Not thread-safe.
class StepFloor {
public:
    /// `columns`: number of feature columns of the training graph.
    StepFloor(const catalog::Configuration& configuration, std::int64_t columns, torch::Device device = torch::kCPU);
    ~StepFloor();
    StepFloor(const StepFloor&) = delete;
    StepFloor& operator=(const StepFloor&) = delete;

    /// Allocates the matrices for views with these numbers of rows, if not yet done. Call before timing run().
    void prepare(std::int64_t firstRows, std::int64_t secondRows);
    /// All products of a step for views with these numbers of rows; synchronous.
    void run(std::int64_t firstRows, std::int64_t secondRows);
    /// Number of floating-point operations of run().
    [[nodiscard]] double operations(std::int64_t firstRows, std::int64_t secondRows) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace rosa::learn
