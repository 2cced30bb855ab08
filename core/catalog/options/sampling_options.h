/// What a training step sees of the graph.
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
    std::int32_t size = 128;  ///< Centre nodes of a step. >= 2
};

struct AlignmentOptions {
    bool isAligned = false;  ///< Both views of a centre come from one walk.
};

enum class Scope {
    Whole,  ///< The whole graph.
    Walks,  ///< Random walks from a batch of centres.
};
struct ScopeOptions {
    Scope scope = Scope::Whole;
};

/// Two views by random changes of the graph and its features.
struct AugmentOptions {
    std::array<double, 2> edgeDrop{0.2, 0.2};     ///< Of the first and the second view. 0 … 0.99
    std::array<double, 2> featureMask{0.3, 0.3};  ///< Likewise.
    sampling::EdgeDropMode unit = sampling::EdgeDropMode::Undirected;
};

/// What makes a node important, whose edges and features are kept more often.
enum class Centrality { Degree, Eigenvector, PageRank };
struct CentralityOptions {
    Centrality centrality = Centrality::Degree;
    double dropLimit = 0.7;  ///< Largest probability of an edge or a feature to be dropped. 0 … 0.99
};

struct ContrastNodesOptions {
    std::int32_t count = 0;  ///< Nodes whose embeddings are compared in a step; 0: all.
};

void describe(Fields<BatchOptions>& fields);
void describe(Fields<AlignmentOptions>& fields);
void describe(Fields<ScopeOptions>& fields);
void describe(Fields<AugmentOptions>& fields);
void describe(Fields<CentralityOptions>& fields);
void describe(Fields<ContrastNodesOptions>& fields);

}  // namespace rosa::catalog
