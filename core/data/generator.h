/// Generated graphs with known classes, of any size.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/packed.h"
#include "core/data/watch.h"

namespace rosa::data {

// Limits of a block model.
inline constexpr std::int32_t kMostNodes = 100'000'000;
inline constexpr std::int32_t kMostClasses = 1000;
inline constexpr std::int32_t kMostFeatures = 100'000;

/// A contextual stochastic block model (Deshpande, Montanari, Mossel, Sen, "Contextual stochastic block models", NeurIPS
/// 2018), for any number of classes.
struct BlockModelOptions {
    std::int32_t nodes = 1000;   ///< 1 … kMostNodes
    std::int32_t classes = 4;    ///< Sizes differ by at most one node. 1 … min(nodes, kMostClasses)
    double meanDegree = 10;      ///< Expected number of neighbours of a node. >= 0
    double homophily = 0.8;      ///< Expected fraction of edges within a class. 0 … 1; 1 if there is only one class
    std::int32_t features = 16;  ///< Number of feature columns. 1 … kMostFeatures
    double signal = 1;           ///< Distance of a class mean from the origin, in standard deviations of the noise. >= 0
    std::uint64_t seed = 1;
    double trainShare = 0;       ///< Expected fraction of training nodes of a split; 0: no split. In [0, 1)
    double validationShare = 0;  ///< Expected fraction of validation nodes; the rest are test nodes. >= 0; sum below 1
};

/// Draws the data set. Node i belongs to class i mod `classes`. Every pair of nodes is joined independently with one of two probabilities,
/// within a class or between classes, chosen to give the mean degree and the homophily in expectation. Features are x_i = signal ·
/// u_class(i) + z_i, where u_c is a random unit vector and z_i standard normal noise; dense float32. If a split is requested, every node is
/// assigned to one of its parts independently; graph and features are the same with and without a split.
///
/// The same options yield the same data set for any number of threads. Pairs that are not joined are skipped over, so the cost is O(edges ·
/// log edges + nodes · features + classes²) time and O(edges + nodes · features) memory. Returns an Error that names the option out of
/// range, the probability that would exceed 1, or the part of the split that is empty.
Result<Dataset> generateBlockModel(const BlockModelOptions& options);

/// Writes the identical data set directly to a mapped file with the name `name` (version 2 of packed.h). Memory is bounded to a few
/// thousand nodes at a time plus labels and split, for any size; a scratch file needs 16 bytes per edge. `watch` receives the progress and
/// may cancel; then, and on an Error, nothing is left behind.
Result<PackedCard> generateToFile(const BlockModelOptions& options, const std::filesystem::path& path,
                                  const std::string& name,
                                  graph::Features::Precision precision = graph::Features::Precision::Float32,
                                  const Watch& watch = {});

}  // namespace rosa::data
