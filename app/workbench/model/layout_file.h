/// Layouts of an embedding in the plane, as the engine appends them to a file of the run's folder while it computes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <QStringList>

#include "core/base/result.h"
#include "core/record/layout.h"
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

/// Settings of a computation beside LayoutChoice.
struct LayoutEffort {
    double perplexity = 30;
    int iterations = 1000;
};

/// "tsne", "pca": in names of files and on command lines.
const char* toText(LayoutChoice::Kind kind);

/// What follows `rosa` to compute a layout. `fromPrevious`: t-SNE goes on from the run's newest layout.
QStringList projectArguments(const QString& run, const LayoutChoice& choice, const LayoutEffort& effort,
                             bool fromPrevious = false);

/// Where the run keeps these layouts (record::layoutFile).
std::filesystem::path layoutPath(const std::filesystem::path& store, const std::string& run, const LayoutChoice& choice);

/// One line of the file, ready to be drawn.
struct RecordedLayout {
    int iteration = 0;
    double divergence = 0;          ///< Kullback-Leibler; NaN for PCA.
    std::vector<double> explained;  ///< PCA: share of the variance of each axis.
    widgets::Positions positions;
    std::optional<record::TsneSettings> settings;  ///< None for PCA and in files of older versions.
};
RecordedLayout recordedLayout(record::Layout layout);

/// "t-SNE, perplexity 30, seed 1, 1,000 steps" or "PCA, 31 % + 12 % of the variance", with the epoch of a checkpoint. In the language
/// of the window.
QString layoutTitle(const LayoutChoice& choice, const RecordedLayout& layout);
/// All that the file says of how the layout came about, in lines.
QString layoutDetails(const LayoutChoice& choice, const RecordedLayout& layout);

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
