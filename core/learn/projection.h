/// Layouts of an embedding in the plane, recorded as they appear.
#pragma once

#include <filesystem>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// PCA or t-SNE of a run's embedding. t-SNE's layouts go into the run's folder as they appear (layouts/tsne-SEED/, a file each
/// with iteration, divergence and points), the last one too. An Error where the run has no embedding or it has too many rows.
Result<Projection> projectRun(const std::filesystem::path& store, const ProjectJob& job, Observer& observer);

}  // namespace rosa::learn
