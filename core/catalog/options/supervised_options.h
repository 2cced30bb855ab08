/// Options of methods that train on labels, and of the neighbourhood sampling of GraphSAGE and FastGCN.
#pragma once

#include <cstdint>

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

struct DropoutOptions {
    double dropout = 0.5;  ///< 0 … 0.99
};

struct LabelBatchOptions {
    std::int64_t size = 256;  ///< Labelled nodes per step. >= 1
};

struct LayerSamplingOptions {
    std::int32_t nodes = 400;  ///< Drawn by importance sampling for FastGCN's hidden layer. >= 1
};

enum class Aggregator {
    Mean,  ///< (X·W′ ‖ mean of the neighbours · W)
    Gcn,   ///< Mean of the node and its neighbours · W
};
struct NeighbourSamplingOptions {
    Aggregator aggregator = Aggregator::Mean;
    std::int32_t first = 10;   ///< Neighbours sampled at the first hop. >= 1
    std::int32_t second = 25;  ///< At the second hop. >= 1
};

void describe(Fields<DropoutOptions>& fields);
void describe(Fields<LabelBatchOptions>& fields);
void describe(Fields<LayerSamplingOptions>& fields);
void describe(Fields<NeighbourSamplingOptions>& fields);

}  // namespace rosa::catalog
