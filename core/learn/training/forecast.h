/// How much memory and disk a training will take, told before it starts.
#pragma once

#include <filesystem>
#include <string>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// An upper estimate of the peak from configuration and data alone: nothing is allocated. Methods that do not train need their
/// features and, with an encoder, one pass over the whole graph.
Forecast forecastMemory(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// What this process may still take: available memory of the machine or what its control group leaves, whichever is less.
double availableMemory();

/// An Error that names the largest parts and what to lower where the forecast exceeds availableMemory().
Result<void> checkMemory(const Forecast& forecast);

/// Bytes of disk that the embedding at the end of a training takes at its peak.
struct DiskForecast {
    double scratch = 0;  ///< Matrices of nodes × hidden in scratchFolder(); 0 where they stay in memory.
    double store = 0;    ///< The embedding itself, in the run's folder.
};
DiskForecast forecastDisk(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// What the disks lack for it, where and how much is free; "" where nothing is, or that cannot be known.
std::string missingDisk(const DiskForecast& forecast, const std::filesystem::path& store);

}  // namespace rosa::learn
