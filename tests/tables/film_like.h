/// A small data set like the actor network "film" in Geom-GCN's layout: words of each node, labels, edges and ten published splits.
#pragma once

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/arrays/npy.h"

namespace rosa::tables::tests {

inline constexpr int kFilmNodes = 60, kFilmClasses = 3, kFilmSplits = 10;
/// Nodes of each part of every split: 28, 20 and 12.
inline constexpr int kFilmTrain = 28, kFilmTest = 12;

/// Writes ROOT/film and returns it. Node n has the class n mod 3, two words of its class and one of its own; edges form a ring with chords.
inline Result<std::filesystem::path> writeFilm(const std::filesystem::path& root)
{
    const std::filesystem::path folder = root / "film";
    std::filesystem::create_directories(folder);
    std::ofstream nodes(folder / "out1_node_feature_label.txt"), edges(folder / "out1_graph_edges.txt");
    nodes << "node_id\tfeature\tlabel\n";
    edges << "node_id\tnode_id\n";
    for (int node = 0; node < kFilmNodes; ++node) {
        const int kind = node % kFilmClasses;
        nodes << node << '\t' << kind << ',' << 10 + kind << ',' << 20 + node % 7 << '\t' << kind << '\n';
        edges << node << '\t' << (node + 1) % kFilmNodes << '\n' << node << '\t' << (node + 3) % kFilmNodes << '\n';
    }
    nodes.close();
    edges.close();
    for (int split = 0; split < kFilmSplits; ++split) {
        std::array<std::vector<float>, 3> masks;
        for (std::vector<float>& mask : masks) mask.assign(kFilmNodes, 0.0f);
        for (int i = 0; i < kFilmNodes; ++i) {
            const int node = (7 * i + 6 * split) % kFilmNodes;
            masks[i < kFilmTrain ? 0 : i < kFilmNodes - kFilmTest ? 1 : 2][static_cast<std::size_t>(node)] = 1;
        }
        data::NpzWriter writer;
        const std::array<std::int64_t, 1> shape{kFilmNodes};
        for (std::size_t part = 0; part < masks.size(); ++part)
            writer.add<float>(std::array{"train_mask", "val_mask", "test_mask"}[part], masks[part], shape);
        ROSA_TRY(writer.write(folder / ("film_split_0.6_0.2_" + std::to_string(split) + ".npz")));
    }
    return folder;
}

}  // namespace rosa::tables::tests
