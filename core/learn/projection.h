/// Layouts of an embedding in the plane, recorded as they appear.
#pragma once

#include <filesystem>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// PCA or t-SNE of a run's embedding. t-SNE's layouts are appended as they appear to layouts/tsne-SEED.jsonl in the run's
/// folder, one JSON object a line: {"iteration", "divergence", "layout": [[x, y], …]}; the last line is the final one. A new projection
/// of the same seed replaces the file once its first layout is there. An Error where the run has no embedding or too many rows, or
/// (kind Interrupted) the observer asked to stop.
Result<Projection> projectRun(const std::filesystem::path& store, const ProjectJob& job, Observer& observer);

}  // namespace rosa::learn
