/// Layouts of an embedding in the plane, as the engine appends them to a file of the run's folder while it computes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "widgets/scatter/points.h"

namespace rosa::workbench {

/// What is to be laid out, and how.
struct LayoutChoice {
    enum class Kind { Tsne, Pca };
    Kind kind = Kind::Tsne;
    std::uint64_t seed = 1;
    int epoch = -1;  ///< A checkpoint's epoch; −1: the final embedding.

    bool operator==(const LayoutChoice&) const = default;
};

/// Where the run keeps these layouts (record::layoutFile).
std::filesystem::path layoutPath(const std::filesystem::path& store, const std::string& run, const LayoutChoice& choice);

/// One line of the file, ready to be drawn.
struct RecordedLayout {
    int iteration = 0;
    double divergence = 0;          ///< Kullback-Leibler; NaN for PCA.
    std::vector<double> explained;  ///< PCA: share of the variance of each axis.
    widgets::Positions positions;
};

/// How far a file has been read.
struct LayoutPlace {
    std::uint64_t bytes = 0;  ///< Up to the end of the last whole line.
    int iteration = -1;       ///< Of the last layout; −1: none.
};

struct LayoutNews {
    bool exists = false;
    bool isNew = false;  ///< The file was begun anew: forget what was read before; `layouts` starts at its first line.
    std::vector<RecordedLayout> layouts;
    LayoutPlace place;  ///< Where to go on.
};

/// Reads the whole lines after `place`; a last line that is half written is left for the next time. Whoever watches calls it again and
/// again. Reentrant. An Error names the file and what cannot be read.
Result<LayoutNews> readLayouts(const std::filesystem::path& file, const LayoutPlace& place = {});

}  // namespace rosa::workbench
