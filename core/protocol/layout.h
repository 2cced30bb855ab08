/// Two-dimensional layouts of a run's nodes: runs/<id>/layouts/*.jsonl, one JSON object per line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/folder.h"

namespace rosa::protocol {

/// Settings of a t-SNE; as gradients are exact, these and the embedding determine the result.
struct TsneSettings {
    double perplexity = 0;      ///< As used: reduced for few points.
    double exaggeration = 0;    ///< Factor of the attraction in the first `exaggeratedSteps`.
    int exaggeratedSteps = 0;   ///< 0 if started from another layout.
    double learningRate = 0;    ///< As used.
    int steps = 0;              ///< Requested in total.
    std::uint64_t seed = 0;     ///< Seed of the jitter on the initial layout.
    bool isFromLayout = false;  ///< Started from an earlier layout instead of principal components.

    bool operator==(const TsneSettings&) const = default;
};

/// One line of a layout file.
struct Layout {
    std::string kind;                      ///< "tsne", "pca"
    int epoch = 0;                         ///< Epochs for which the weights of the embedding were trained.
    int iteration = 0;                     ///< Steps completed; 0 for PCA.
    double divergence = 0;                 ///< KL(P‖Q) of t-SNE; NaN for PCA.
    std::vector<double> explained;         ///< PCA: fraction of the variance per axis; otherwise empty.
    std::vector<float> points;             ///< nodes × 2, row-major, five digits.
    std::optional<TsneSettings> settings;  ///< nullopt for PCA and in files of older versions.
};

/// {"kind", "epoch", "iteration", "divergence" (null if there is none), "explained" (if there is any), "settings" (if there are any:
/// perplexity, exaggeration, exaggerated_steps, learning_rate, steps, seed, start ("pca" or "layout"), gradient ("exact")),
/// "layout": [[x, y], …]} without a line break.
std::string toJson(const Layout& layout);
/// Reads the output of toJson. An Error names a missing or invalid field.
Result<Layout> layoutFromJson(const std::string& line);

/// The layout folder of a run, created if missing. An Error if the run no longer exists, its folder is not writable, or a link is in its
/// place.
Result<Folder> layoutsFolder(const std::filesystem::path& runFolder);

/// File of the layouts of a projection: layouts/tsne-SEED.jsonl and layouts/pca.jsonl for the final embedding of the run (`epoch` −1),
/// layouts/tsne-SEED-epoch-E.jsonl and layouts/pca-epoch-E.jsonl for the embedding of a checkpoint. PCA has no seed.
std::filesystem::path layoutFile(const std::filesystem::path& runFolder, const std::string& kind, std::uint64_t seed,
                                 int epoch = -1);

/// The most recently written file of t-SNE layouts, of any seed and epoch; empty if there is none.
std::filesystem::path newestTsneFile(const std::filesystem::path& runFolder);

/// The last complete line of a file that may still be written. An Error names the file.
Result<Layout> lastLayout(const std::filesystem::path& file);

}  // namespace rosa::protocol
