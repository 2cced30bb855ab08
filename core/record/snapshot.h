/// A watched pair of views at one epoch, as stored in the record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/transport/padding.h"

namespace rosa::record {

/// Matrices are rows() × columns(), row-major, float32. Nodes are numbered as in the data set.
///
/// With `padding`, this is the problem of a training step (transport/padding.h): where a view has padding rows, the last row or column of
/// the matrices and the last weight are those of all of them together. Without, the problem of the nodes of the two views alone.
struct PairSnapshot {
    int epoch = 0;                                    ///< Epochs completed at the snapshot; 0: before training.
    int pair = 0;                                     ///< Index among the run's watched pairs.
    std::vector<std::int32_t> rowNodes;               ///< View of the first centre; the centre comes first.
    std::vector<std::int32_t> columnNodes;            ///< View of the second centre.
    std::optional<transport::PaddingCounts> padding;  ///< Unset: views alone, as for every snapshot of an older version.
    std::vector<float> cost;                          ///< D = 1 − cos, before the rescale.
    std::vector<float> rescale;                       ///< S; all ones if the run does not rescale this pair.
    std::vector<float> plan;                          ///< Γ
    std::vector<float> rowWeights;                    ///< t
    std::vector<float> columnWeights;                 ///< r

    [[nodiscard]] std::size_t rows() const { return rowNodes.size() + (padding && padding->rows > 0 ? 1 : 0); }
    [[nodiscard]] std::size_t columns() const { return columnNodes.size() + (padding && padding->columns > 0 ? 1 : 0); }
};

}  // namespace rosa::record
