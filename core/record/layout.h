/// Layouts of a run's nodes in the plane: runs/<id>/layouts/*.jsonl, one JSON object a line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/folder.h"

namespace rosa::record {

/// How a t-SNE was computed: gradients are exact, so these and the embedding say all.
struct TsneSettings {
    double perplexity = 0;      ///< As used: lowered where there are few points.
    double exaggeration = 0;    ///< Factor of the attraction in the first `exaggeratedSteps`.
    int exaggeratedSteps = 0;   ///< 0 where it went on from another layout.
    double learningRate = 0;    ///< As used.
    int steps = 0;              ///< Asked for in total.
    std::uint64_t seed = 0;     ///< Of the jitter on the start.
    bool isFromLayout = false;  ///< Started from an earlier layout instead of principal components.

    bool operator==(const TsneSettings&) const = default;
};

/// One line of a file of layouts.
struct Layout {
    std::string kind;                      ///< "tsne", "pca"
    int epoch = 0;                         ///< Epochs done by the weights that made the embedding.
    int iteration = 0;                     ///< Steps done; 0 for PCA.
    double divergence = 0;                 ///< KL(P‖Q) of t-SNE; NaN for PCA.
    std::vector<double> explained;         ///< PCA: share of the variance of each axis; else empty.
    std::vector<float> points;             ///< nodes × 2, row-major, five digits.
    std::optional<TsneSettings> settings;  ///< None for PCA and in files of older versions.
};

/// {"kind", "epoch", "iteration", "divergence" (null where there is none), "explained" (where there is), "settings" (where there are:
/// perplexity, exaggeration, exaggerated_steps, learning_rate, steps, seed, start ("pca" or "layout"), gradient ("exact")),
/// "layout": [[x, y], …]} without a line break.
std::string toJson(const Layout& layout);
/// Reads what toJson wrote. An Error names the field that is missing or does not fit.
Result<Layout> layoutFromJson(const std::string& line);

/// The folder of a run's layouts, made where it is missing. An Error where the run is gone, its folder cannot be written, or a link has its place.
Result<Folder> layoutsFolder(const std::filesystem::path& runFolder);

/// Where the layouts of a projection are kept: layouts/tsne-SEED.jsonl and layouts/pca.jsonl for the embedding that the run ended with,
/// layouts/tsne-SEED-epoch-E.jsonl and layouts/pca-epoch-E.jsonl for a checkpoint's. `epoch` −1: the former. PCA has no seed.
std::filesystem::path layoutFile(const std::filesystem::path& runFolder, const std::string& kind, std::uint64_t seed,
                                 int epoch = -1);

/// The file of t-SNE layouts of any seed and moment that was written last; empty where there is none.
std::filesystem::path newestTsneFile(const std::filesystem::path& runFolder);

/// The last whole line of a file that may still be growing. An Error names the file.
Result<Layout> lastLayout(const std::filesystem::path& file);

}  // namespace rosa::record
