/// Layouts of an embedding in the plane, recorded as they appear.
#pragma once

#include <filesystem>

#include <torch/types.h>

#include "core/learn/jobs.h"

namespace rosa::learn {

/// PCA or t-SNE of the embedding that a run ended with, or of what a checkpoint's weights give; the run may still be training in another
/// process, which does not notice.
///
/// Layouts go to the run's folder layouts (record::layoutFile), a record::Layout a line. t-SNE's are appended as they appear, 25 or
/// more and then the final one; a new projection replaces the file once its first layout is there. PCA's file has one line. Where the run may not be
/// written the observer is warned, and nothing is kept.
///
/// t-SNE starts from principal components, or from the last line of a file of layouts of the same nodes, without exaggeration: close
/// layouts then stay close, and a series over the checkpoints can be watched as a film. `job.start` names the file by path or by its
/// name in layouts; "previous" is the run's t-SNE file that was written last, and principal components where it has none.
///
/// `device`: where t-SNE seeks neighbours and does its steps.
///
/// An Error where the run has no such embedding or it has too many rows, where the layout to start from does not fit, or (kind
/// Interrupted) the observer asked to stop.
Result<Projection> projectRun(const std::filesystem::path& store, const ProjectJob& job, torch::Device device,
                              Observer& observer);

}  // namespace rosa::learn
