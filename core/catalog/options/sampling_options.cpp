#include "core/catalog/options/sampling_options.h"

namespace rosa::sampling {

void describe(catalog::Fields<WalkOptions>& fields)
{
    fields
        .integer(
            &WalkOptions::steps, "sampling.walk_length", "Walk length",
            "Number of random-walk steps that generate a view; longer walks give larger views that share more structure")
        .from(1)
        .upTo(10000)
        .unit("steps")
        .essential()
        .brief("walk #");
    fields
        .real(&WalkOptions::restart, "sampling.restart", "Restart probability",
              "Probability of returning to the centre at each step of a walk; larger values keep views close to the centre")
        .from(0)
        .upTo(1)
        .brief("restart #");
}

void describe(catalog::Fields<PageRankOptions>& fields)
{
    fields
        .integer(&PageRankOptions::size, "sampling.subgraph_size", "Subgraph size",
                 "Number of nodes in the subgraph of a centre, including the centre")
        .from(2)
        .upTo(1000)
        .unit("nodes")
        .essential()
        .brief("subgraph #");
    fields
        .real(&PageRankOptions::restart, "sampling.page_rank_restart", "PageRank restart",
              "Restart probability of personalised PageRank; larger values keep subgraphs closer to the centre")
        .from(0.01)
        .upTo(0.99)
        .brief("PageRank restart #");
}

}  // namespace rosa::sampling

namespace rosa::catalog {

namespace {

/// With a probability of 1 nothing would be left to compare.
constexpr double kMostDropped = 0.99;

}  // namespace

void describe(Fields<BatchOptions>& fields)
{
    fields
        .integer(&BatchOptions::size, "sampling.batch_size", "Batch size",
                 "Centre nodes drawn per epoch, without replacement; larger batches provide more negatives, and time and "
                 "memory grow quadratically")
        .from(2)
        .upTo(1 << 20)
        .unit("nodes")
        .essential()
        .brief("batch #");
}

void describe(Fields<AlignmentOptions>& fields)
{
    fields
        .flag(
            &AlignmentOptions::isAligned, "sampling.aligned", "Aligned views",
            "Both views of a centre contain the nodes of the same walk and differ only in dropped edges and masked features")
        .brief("views aligned|views not aligned");
}

void describe(Fields<ScopeOptions>& fields)
{
    fields
        .choice(
            &ScopeOptions::scope, "sampling.scope", "Nodes per step",
            {{Scope::Whole, "whole", "The whole graph"},
             {Scope::Walks, "walks", "Random walks from a batch of centres, for graphs too large to process as a whole"}},
            "Nodes that the encoder processes in a training step")
        .brief("scope #");
}

void describe(Fields<AugmentOptions>& fields)
{
    fields
        .real([](AugmentOptions& options) -> double& { return options.edgeDrop[0]; }, "augment.edge_drop_1",
              "Edges dropped, view 1", "Probability of dropping an edge of the first view")
        .from(0)
        .upTo(kMostDropped)
        .brief("view 1 drop #");
    fields
        .real([](AugmentOptions& options) -> double& { return options.edgeDrop[1]; }, "augment.edge_drop_2",
              "Edges dropped, view 2", "Probability of dropping an edge of the second view")
        .from(0)
        .upTo(kMostDropped)
        .brief("view 2 drop #");
    fields
        .real([](AugmentOptions& options) -> double& { return options.featureMask[0]; }, "augment.feature_mask_1",
              "Features masked, view 1", "Probability of setting a feature to 0 in all first views of the batch")
        .from(0)
        .upTo(kMostDropped)
        .brief("view 1 mask #");
    fields
        .real([](AugmentOptions& options) -> double& { return options.featureMask[1]; }, "augment.feature_mask_2",
              "Features masked, view 2", "Probability of setting a feature to 0 in all second views of the batch")
        .from(0)
        .upTo(kMostDropped)
        .brief("view 2 mask #");
    fields
        .choice(&AugmentOptions::unit, "augment.edge_drop_unit", "Edge drop unit",
                {{sampling::EdgeDropMode::Undirected, "undirected", "Both directions of an edge are dropped together"},
                 {sampling::EdgeDropMode::Directed, "directed", "Each direction of an edge is dropped independently"}},
                "Whether edge dropping samples once per edge or once per direction")
        .brief("drop # edges");
}

void describe(Fields<CentralityOptions>& fields)
{
    fields
        .choice(&CentralityOptions::centrality, "augment.centrality", "Centrality",
                {{Centrality::Degree, "degree", "Node degree"},
                 {Centrality::Eigenvector, "eigenvector", "Principal eigenvector of the adjacency matrix"},
                 {Centrality::PageRank, "pagerank", "PageRank with damping factor 0.85"}},
                "Centrality measure; edges and features of central nodes are dropped less often")
        .brief("centrality #");
    fields
        .real(&CentralityOptions::dropLimit, "augment.drop_limit", "Maximum drop probability",
              "Upper bound of the probability of dropping an edge or masking a feature")
        .from(0)
        .upTo(0.99)
        .brief("drop limit #");
}

void describe(Fields<ContrastNodesOptions>& fields)
{
    fields
        .integer(&ContrastNodesOptions::count, "sampling.contrast_nodes", "Contrasted nodes",
                 "Number of nodes sampled in each step to contrast their embeddings; 0 takes all; time grows quadratically")
        .from(0)
        .upTo(1 << 24)
        .unit("nodes")
        .brief("# contrasted nodes");
}

}  // namespace rosa::catalog
