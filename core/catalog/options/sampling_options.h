/// Which part of the graph a training step uses.
#pragma once

#include <array>
#include <cstdint>

#include "core/catalog/options/fields.h"
#include "core/sampling/augmentation.h"
#include "core/sampling/page_rank_views.h"
#include "core/sampling/random_walk.h"

namespace rosa::sampling {

void describe(catalog::Fields<WalkOptions>& fields);
void describe(catalog::Fields<PageRankOptions>& fields);

}  // namespace rosa::sampling

namespace rosa::catalog {

struct BatchOptions {
    std::int32_t size = 128;  ///< Centre nodes per step. >= 2
};

struct AlignmentOptions {
    bool isAligned = false;  ///< Both views of a centre come from the same walk.
};

enum class Scope {
    Whole,  ///< The whole graph.
    Walks,  ///< Random walks from a batch of centres.
};
struct ScopeOptions {
    Scope scope = Scope::Whole;
};

/// Random augmentation of the graph and its features into two views.
struct AugmentOptions {
    std::array<double, 2> edgeDrop{0.2, 0.2};     ///< For the first and the second view. 0 … 0.99
    std::array<double, 2> featureMask{0.3, 0.3};  ///< As edgeDrop.
    sampling::EdgeDropMode unit = sampling::EdgeDropMode::Undirected;
};

/// Centrality measure; edges and features of central nodes are dropped less often.
enum class Centrality { Degree, Eigenvector, PageRank };
struct CentralityOptions {
    Centrality centrality = Centrality::Degree;
    double dropLimit = 0.7;  ///< Upper bound of the drop probability of an edge or a feature. 0 … 0.99
};

struct ContrastNodesOptions {
    std::int32_t count = 0;  ///< Nodes whose embeddings are contrasted per step; 0: all.
};

void describe(Fields<BatchOptions>& fields);
void describe(Fields<AlignmentOptions>& fields);
void describe(Fields<ScopeOptions>& fields);
void describe(Fields<AugmentOptions>& fields);
void describe(Fields<CentralityOptions>& fields);
void describe(Fields<ContrastNodesOptions>& fields);

}  // namespace rosa::catalog
