/// Estimates of a training run's memory and disk space.
#pragma once

#include <filesystem>
#include <string>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// Upper estimate of peak memory, from configuration and data alone; allocates nothing. Methods without training need their features and,
/// with an encoder, one pass over the whole graph. On a GPU, what steps hold.
Forecast forecastMemory(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// Memory available to this process: that of the machine or the remainder of its control group, whichever is less.
double availableMemory();

/// Fails if the forecast exceeds availableMemory(). The Error names the largest parts and what to lower.
Result<void> checkMemory(const Forecast& forecast);

/// Peak disk space of the embedding at the end of training, in bytes.
struct DiskForecast {
    double scratch = 0;  ///< Matrices of nodes × hidden in scratchFolder(); 0 if kept in memory.
    double store = 0;    ///< The embedding itself, in the run's folder.
};
DiskForecast forecastDisk(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// The missing disk space, where, and how much is free; "" if it suffices or cannot be determined.
Message missingDisk(const DiskForecast& forecast, const std::filesystem::path& store);

}  // namespace rosa::learn
