/// Random walks over the whole graph, whose nodes are trained to predict each other: DeepWalk, node2vec and unsupervised GraphSAGE.
#pragma once

#include <cstdint>

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

struct NodeWalkOptions {
    std::int32_t length = 80;    ///< Nodes of a walk, including the start. >= 2
    std::int32_t negatives = 5;  ///< Negative nodes per pair. 0 … 64
};

struct SkipGramOptions {
    std::int32_t dimensions = 128;  ///< >= 2
    std::int64_t walksPerNode = 1;  ///< Per epoch. >= 1
    std::int32_t window = 10;       ///< >= 1
};

struct WalkBiasOptions {
    double returning = 1;  ///< p. > 0
    double outward = 1;    ///< q. > 0
};

struct PairBatchOptions {
    std::int64_t size = 512;  ///< Pairs per step. >= 1
};

void describe(Fields<NodeWalkOptions>& fields);
void describe(Fields<SkipGramOptions>& fields);
void describe(Fields<WalkBiasOptions>& fields);
void describe(Fields<PairBatchOptions>& fields);

}  // namespace rosa::catalog
