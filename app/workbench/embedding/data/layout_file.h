/// Two-dimensional layouts of an embedding, which the engine appends to a file in the run's folder during the computation.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <QStringList>

#include "core/base/result.h"
#include "core/protocol/layout.h"
#include "widgets/scatter/points.h"

namespace rosa::workbench {

/// The embedding to be laid out, and the method.
struct LayoutChoice {
    enum class Kind { Tsne, Pca };
    Kind kind = Kind::Tsne;
    std::uint64_t seed = 1;
    int epoch = -1;  ///< A checkpoint's epoch; −1: the final embedding.

    bool operator==(const LayoutChoice&) const = default;
};

/// Further settings of a computation.
struct LayoutEffort {
    double perplexity = 30;
    int iterations = 1000;
};

/// "tsne", "pca": in file names and on command lines.
const char* toText(LayoutChoice::Kind kind);

/// The arguments of `rosa` that compute a layout. `fromPrevious`: t-SNE continues from the run's newest layout.
QStringList projectArguments(const QString& run, const LayoutChoice& choice, const LayoutEffort& effort,
                             bool fromPrevious = false);

/// The file of these layouts (protocol::layoutFile).
std::filesystem::path layoutPath(const std::filesystem::path& store, const std::string& run, const LayoutChoice& choice);

/// One line of the file, ready to draw.
struct RecordedLayout {
    int iteration = 0;
    double divergence = 0;          ///< Kullback-Leibler divergence; NaN for PCA.
    std::vector<double> explained;  ///< PCA: explained share of the variance per axis.
    widgets::Positions positions;
    std::optional<protocol::TsneSettings> settings;  ///< None for PCA and in files of older versions.
};
RecordedLayout recordedLayout(protocol::Layout layout);

/// "t-SNE, perplexity 30, seed 1, 1,000 steps" or "PCA, 31 % + 12 % of the variance", with the epoch for a checkpoint. In the language of
/// the window.
QString layoutTitle(const LayoutChoice& choice, const RecordedLayout& layout);
/// Everything in the file about how the layout was computed, one fact per line.
QString layoutDetails(const LayoutChoice& choice, const RecordedLayout& layout);

/// Reading position in a file.
struct LayoutPlace {
    std::uint64_t bytes = 0;  ///< Up to the end of the last complete line.
    int iteration = -1;       ///< Of the last layout; −1: none.
};

struct LayoutNews {
    bool exists = false;
    bool isNew = false;  ///< The file was restarted: discard what was read before; `layouts` starts at its first line.
    std::vector<RecordedLayout> layouts;
    LayoutPlace place;  ///< Position for the next call.
};

/// Reads the complete lines after `place`; an incomplete last line is left for the next call. To follow a file, call it repeatedly.
/// Reentrant. An Error names the file and the part that cannot be read.
Result<LayoutNews> readLayouts(const std::filesystem::path& file, const LayoutPlace& place = {});

}  // namespace rosa::workbench
