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

// What a block model may have at most.
inline constexpr std::int32_t kMostNodes = 100'000'000;
inline constexpr std::int32_t kMostClasses = 1000;
inline constexpr std::int32_t kMostFeatures = 100'000;

/// A contextual stochastic block model (Deshpande, Montanari, Mossel, Sen, "Contextual stochastic block models", NeurIPS
/// 2018), for any number of classes.
struct BlockModelOptions {
    std::int32_t nodes = 1000;   ///< 1 … kMostNodes
    std::int32_t classes = 4;    ///< Of equal size up to one node. 1 … min(nodes, kMostClasses)
    double meanDegree = 10;      ///< Expected number of neighbours of a node. >= 0
    double homophily = 0.8;      ///< Expected share of edges that join nodes of a class. 0 … 1; 1 where there is one class
    std::int32_t features = 16;  ///< Columns. 1 … kMostFeatures
    double signal = 1;           ///< Distance of a class's mean from the origin, in standard deviations of the noise. >= 0
    std::uint64_t seed = 1;
    double trainShare = 0;       ///< Expected share of the nodes in the training part of a split; 0: no split. In [0, 1)
    double validationShare = 0;  ///< In its validation part; the rest is tested on. >= 0; the sum is below 1
};

/// Draws the graph. Node i belongs to class i mod `classes`. Every pair of nodes is joined on its own with one of two
/// probabilities, inside a class or between two, which give the mean degree and the homophily in expectation. Features are
/// x_i = signal · u_class(i) + z_i, where u_c is a random unit vector and z_i standard normal noise; dense float32. Where a split is
/// asked for, every node falls into one of its parts on its own; graph and features are the same with and without.
///
/// The same options draw the same data set, on any number of threads. Pairs that are not joined are skipped over, so this
/// takes O(edges · log edges + nodes · features + classes²) time and O(edges + nodes · features) memory.
/// An Error names the option that is out of range, says which probability would exceed 1, or which part of the split is empty.
Result<Dataset> generateBlockModel(const BlockModelOptions& options);

/// The same data set, number for number, straight into a mapped file called `name` within (version 2 of packed.h): memory for
/// some thousand nodes at a time, the labels and the split, whatever the size; a scratch file of 16 bytes an edge meanwhile. `watch`
/// is told how far it is, and may end it: then, and at an Error, nothing is left behind.
Result<PackedCard> generateToFile(const BlockModelOptions& options, const std::filesystem::path& path,
                                  const std::string& name,
                                  graph::Features::Precision precision = graph::Features::Precision::Float32,
                                  const Watch& watch = {});

}  // namespace rosa::data
