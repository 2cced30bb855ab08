/// Two-dimensional layouts of an embedding, recorded while they are computed.
#pragma once

#include <filesystem>

#include <torch/types.h>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// PCA or t-SNE of a run's final embedding, or of that of a checkpoint's weights; the run may still be training in another process, which
/// is not affected.
///
/// Layouts go to the run's folder `layouts` (protocol::layoutFile), one protocol::Layout per line. Those of t-SNE are appended as they are
/// computed, 25 or more and then the final one; a new projection replaces the file once its first layout exists. PCA writes one line. If
/// the run is not writable, the observer receives a warning and nothing is stored.
///
/// t-SNE starts from principal components, or, without exaggeration, from the last line of a layout file with the same nodes: consecutive
/// layouts then stay similar, so that a series over checkpoints can be played as a film. `job.start` is the path of the file or its name in
/// `layouts`; "previous" is the run's most recent t-SNE file, or principal components if it has none.
///
/// `device`: computes t-SNE's neighbours and steps.
///
/// Fails if the run has no such embedding, the embedding has too many rows, the initial layout does not fit, or (kind Interrupted) the
/// observer asks to stop.
Result<Projection> projectRun(const std::filesystem::path& store, const ProjectJob& job, torch::Device device,
                              Observer& observer);

}  // namespace rosa::learn
