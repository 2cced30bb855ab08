#include "core/catalog/options/sampling_options.h"

namespace rosa::sampling {

void describe(catalog::Fields<WalkOptions>& fields)
{
    fields
        .integer(&WalkOptions::steps, "sampling.walk_length", "Walk length",
                 "Steps of the random walk behind a view; longer walks make larger views that share more structure")
        .from(1)
        .upTo(10000)
        .unit("steps")
        .brief("walk #");
    fields
        .real(&WalkOptions::restart, "sampling.restart", "Restart probability",
              "Probability at each step of a walk to return to its centre; larger keeps views close to it")
        .from(0)
        .upTo(1)
        .brief("restart #");
}

void describe(catalog::Fields<PageRankOptions>& fields)
{
    fields
        .integer(&PageRankOptions::size, "sampling.subgraph_size", "Subgraph size",
                 "Nodes of a centre's subgraph, the centre among them")
        .from(2)
        .upTo(1000)
        .unit("nodes")
        .brief("subgraph #");
    fields
        .real(&PageRankOptions::restart, "sampling.page_rank_restart", "PageRank restart",
              "Probability of the walk behind personalised PageRank to return at each step; larger keeps subgraphs closer")
        .from(0.01)
        .upTo(0.99)
        .brief("PageRank restart #");
}

}  // namespace rosa::sampling

namespace rosa::catalog {

namespace {

/// A probability of 1 would leave nothing to compare.
constexpr double kMostDropped = 0.99;

}  // namespace

void describe(Fields<BatchOptions>& fields)
{
    fields
        .integer(
            &BatchOptions::size, "sampling.batch_size", "Batch size",
            "Centre nodes drawn an epoch, without replacement; more of them are more negatives, and time and memory grow "
            "with the square")
        .from(2)
        .upTo(1 << 20)
        .unit("nodes")
        .brief("batch #");
}

void describe(Fields<AlignmentOptions>& fields)
{
    fields
        .flag(&AlignmentOptions::isAligned, "sampling.aligned", "Aligned views",
              "Both views of a centre hold the nodes of one walk; they differ by dropped edges and masked features alone")
        .brief("views aligned|views not aligned");
}

void describe(Fields<ScopeOptions>& fields)
{
    fields
        .choice(&ScopeOptions::scope, "sampling.scope", "Nodes of a step",
                {{Scope::Whole, "whole", "The whole graph"},
                 {Scope::Walks, "walks", "Random walks from a batch of centres, for graphs too large to be seen whole"}},
                "What the encoder sees in a training step")
        .brief("scope #");
}

void describe(Fields<AugmentOptions>& fields)
{
    fields
        .real([](AugmentOptions& options) -> double& { return options.edgeDrop[0]; }, "augment.edge_drop_1",
              "Edges dropped, view 1", "Probability that an edge of the first view is left out")
        .from(0)
        .upTo(kMostDropped)
        .brief("view 1 drop #");
    fields
        .real([](AugmentOptions& options) -> double& { return options.edgeDrop[1]; }, "augment.edge_drop_2",
              "Edges dropped, view 2", "Probability that an edge of the second view is left out")
        .from(0)
        .upTo(kMostDropped)
        .brief("view 2 drop #");
    fields
        .real([](AugmentOptions& options) -> double& { return options.featureMask[0]; }, "augment.feature_mask_1",
              "Features masked, view 1", "Probability that a feature is set to 0 in all of the batch's first views")
        .from(0)
        .upTo(kMostDropped)
        .brief("view 1 mask #");
    fields
        .real([](AugmentOptions& options) -> double& { return options.featureMask[1]; }, "augment.feature_mask_2",
              "Features masked, view 2", "Probability that a feature is set to 0 in all of the batch's second views")
        .from(0)
        .upTo(kMostDropped)
        .brief("view 2 mask #");
    fields
        .choice(&AugmentOptions::unit, "augment.edge_drop_unit", "What is dropped",
                {{sampling::EdgeDropMode::Undirected, "undirected", "An undirected edge goes as a whole"},
                 {sampling::EdgeDropMode::Directed, "directed", "Each direction of an edge goes on its own"}},
                "Whether edge dropping draws once for an edge or once for each of its directions")
        .brief("drop # edges");
}

void describe(Fields<CentralityOptions>& fields)
{
    fields
        .choice(&CentralityOptions::centrality, "augment.centrality", "Centrality",
                {{Centrality::Degree, "degree", "The number of a node's edges"},
                 {Centrality::Eigenvector, "eigenvector", "The adjacency matrix's first eigenvector"},
                 {Centrality::PageRank, "pagerank", "PageRank with damping 0.85"}},
                "What makes a node important, whose edges and features are then kept more often")
        .brief("centrality #");
    fields
        .real(&CentralityOptions::dropLimit, "augment.drop_limit", "Most dropped",
              "Largest probability with which an edge is dropped or a feature masked, however unimportant it is")
        .from(0)
        .upTo(0.99)
        .brief("drop limit #");
}

void describe(Fields<ContrastNodesOptions>& fields)
{
    fields
        .integer(&ContrastNodesOptions::count, "sampling.contrast_nodes", "Nodes compared",
                 "Nodes drawn anew in each step whose embeddings are compared, 0 for all; time grows with the square")
        .from(0)
        .upTo(1 << 24)
        .unit("nodes")
        .brief("# nodes compared");
}

}  // namespace rosa::catalog
