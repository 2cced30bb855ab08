/// What the methods that RoSA is compared with have of their own.
#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> comparisonParameters()
{
    return {
        boolean("data.normalise_features", "Features normalised", false,
                "Divides each node's features by their sum, as the programs of these methods do with counts of words")
            .briefly("features normalised|features not normalised"),
        choice("sampling.scope", "Nodes of a step",
               {{"whole", "The whole graph"},
                {"walks", "Random walks from a batch of centres, for graphs too large to be seen whole"}},
               "What the encoder sees in a training step")
            .briefly("scope #"),
        integer("sampling.contrast_nodes", "Nodes compared", 0, 0, 1 << 24, "nodes",
                "Nodes drawn anew in each step whose embeddings are compared, 0 for all; time grows with the square")
            .briefly("# nodes compared"),
        integer("sampling.negatives", "Negatives", 5, 1, 100, "nodes", "Other nodes that each node is told from in a step")
            .briefly("1 negative|# negatives"),
        integer("sampling.subgraph_size", "Subgraph size", 20, 2, 1000, "nodes",
                "Nodes of a centre's subgraph, the centre among them")
            .briefly("subgraph #"),
        real("sampling.page_rank_restart", "PageRank restart", 0.15, 0.01, 0.99, "",
             "Probability of the walk behind personalised PageRank to return at each step; larger keeps subgraphs closer")
            .briefly("PageRank restart #"),
        choice("augment.centrality", "Centrality",
               {{"degree", "The number of a node's edges"},
                {"eigenvector", "The adjacency matrix's first eigenvector"},
                {"pagerank", "PageRank with damping 0.85"}},
               "What makes a node important, whose edges and features are then kept more often")
            .briefly("centrality #"),
        real("augment.drop_limit", "Most dropped", 0.7, 0, 0.99, "",
             "Largest probability with which an edge is dropped or a feature masked, however unimportant it is")
            .briefly("drop limit #"),
        live(real("loss.margin", "Margin", 0.5, 0, 1, "",
                  "By how much a node's score with its own summary should exceed that with another's")
                 .briefly("margin #")),
        live(real("loss.feature_weight", "Weight of features α", 0.8, 0, 100, "",
                  "Weight of the information between a representation and the node's features")
                 .briefly("features α #")),
        live(real("loss.neighbour_weight", "Weight of neighbours β", 1, 0, 100, "",
                  "Weight of the information between a representation and the neighbours' mean")
                 .briefly("β #")),
        live(real("loss.edge_weight", "Weight of edges γ", 1, 0, 100, "",
                  "Weight of how well representations tell edges from all other pairs; time grows with the square of the "
                  "nodes")
                 .briefly("γ #")),
    };
}

}  // namespace rosa::catalog
