/// Benchmark of this machine.
#pragma once

#include <torch/types.h>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// The times of Jobs::bench(), in the order of measurement. On a GPU, the CPU is measured, too.
Result<MachineSpeed> measureSpeed(const catalog::Catalogue& catalogue, const data::Dataset& dataset, torch::Device device,
                                  Observer& observer);

/// Sizes of what is measured on a GPU alone.
struct LargeSizes {
    std::int32_t nodes = 19'717;  ///< Of the graph, with `features` columns.
    std::int32_t features = 500;
    std::int32_t centres = 256;
    std::int32_t points = 50'000;  ///< Of the layout, of `columns` numbers each.
    std::int32_t columns = 128;
    std::int32_t layoutSteps = 250;
};

/// The figures of a GPU beyond those of the CPU, and those of steps and layouts on the CPU. `device` may be the CPU, for tests.
Result<std::vector<SpeedFigure>> measureLargeWork(const catalog::Catalogue& catalogue, const data::Dataset& dataset,
                                                  torch::Device device, const LargeSizes& sizes, Observer& observer);

}  // namespace rosa::learn
