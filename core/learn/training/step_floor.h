/// The floor of a training step: the matrix products that it cannot do without, and nothing else.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include <torch/types.h>

#include "core/catalog/configuration.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

/// Rows of each side's views in the step of an epoch.
std::pair<std::int64_t, std::int64_t> stepRows(const catalog::Configuration& configuration, const Problem& problem,
                                               int epoch);

/// Products of the shapes of a RoSA step with the GCN encoder, on matrices of random numbers that are made once: the floor pays neither
/// for memory nor for numbers. Some 15 MB for each pair of row counts on Cora. One object belongs to one thread.
class StepFloor {
public:
    /// `columns`: feature columns of the training graph.
    StepFloor(const catalog::Configuration& configuration, std::int64_t columns, torch::Device device = torch::kCPU);
    ~StepFloor();
    StepFloor(const StepFloor&) = delete;
    StepFloor& operator=(const StepFloor&) = delete;

    /// Makes the matrices of a step whose views have so many rows, where they are not made yet. Whoever takes the time of run() does so before.
    void prepare(std::int64_t firstRows, std::int64_t secondRows);
    /// All products of a step whose views have so many rows; they are done when it returns.
    void run(std::int64_t firstRows, std::int64_t secondRows);
    /// Floating-point operations of run().
    [[nodiscard]] double operations(std::int64_t firstRows, std::int64_t secondRows) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace rosa::learn
