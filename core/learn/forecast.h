/// How much memory a training will take, told before it starts.
#pragma once

#include "core/learn/jobs.h"

namespace rosa::learn {

/// An upper estimate of the peak from configuration and data alone: nothing is allocated. Methods that do not train need their
/// features and, with an encoder, one pass over the whole graph.
Forecast forecastMemory(const catalog::Configuration& configuration, const data::Dataset& dataset);

/// What this process may still take: available memory of the machine or what its control group leaves, whichever is less.
double availableMemory();

/// An Error that names the largest parts and what to lower where the forecast exceeds availableMemory().
Result<void> checkMemory(const Forecast& forecast);

}  // namespace rosa::learn
