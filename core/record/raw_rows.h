/// The embedding of a run of raw features, which its record does not hold.
#pragma once

#include "core/data/dataset.h"
#include "core/record/run_reader.h"

namespace rosa::record {

/// The features of the run's data set as the run saw them (data.binary_features), as float32; shares the arrays of `dataset` if they are just
/// these. An Error if the run's configuration cannot be read, or a feature is not finite. Thread-safe.
Result<graph::Features> rawRows(const RunInfo& run, const data::Dataset& dataset);

}  // namespace rosa::record
