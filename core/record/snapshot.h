/// A watched pair of views at one epoch, as stored in the record.
#pragma once

#include <cstdint>
#include <vector>

namespace rosa::record {

/// Matrices are rows × columns, row-major, float32. Nodes are numbered as in the data set.
struct PairSnapshot {
    int epoch = 0;                          ///< Epochs completed at the snapshot; 0: before training.
    int pair = 0;                           ///< Index among the run's watched pairs.
    std::vector<std::int32_t> rowNodes;     ///< View of the first centre; the centre comes first.
    std::vector<std::int32_t> columnNodes;  ///< View of the second centre.
    std::vector<float> cost;                ///< D = 1 − cos, before the rescale.
    std::vector<float> rescale;             ///< S; all ones if the run does not rescale this pair.
    std::vector<float> plan;                ///< Γ
    std::vector<float> rowWeights;          ///< t
    std::vector<float> columnWeights;       ///< r
};

}  // namespace rosa::record
