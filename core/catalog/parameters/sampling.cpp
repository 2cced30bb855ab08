#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> samplingParameters()
{
    // A probability of 1 would leave nothing to compare.
    constexpr double mostDropped = 0.99;
    return {
        boolean(
            "data.directed", "Directed edges", false,
            "Uses the edges' published direction in evaluation and in the topology distance Ψ; walks are always undirected")
            .briefly("directed|undirected"),
        integer(
            "sampling.batch_size", "Batch size", 128, 2, 1 << 20, "nodes",
            "Centre nodes drawn an epoch, without replacement; more of them are more negatives, and time and memory grow "
            "with the square")
            .briefly("batch #"),
        integer("sampling.walk_length", "Walk length", 10, 1, 10000, "steps",
                "Steps of the random walk behind a view; longer walks make larger views that share more structure")
            .briefly("walk #"),
        real("sampling.restart", "Restart probability", 0.5, 0, 1, "",
             "Probability at each step of a walk to return to its centre; larger keeps views close to it")
            .briefly("restart #"),
        boolean("sampling.aligned", "Aligned views", false,
                "Both views of a centre hold the nodes of one walk; they differ by dropped edges and masked features alone")
            .briefly("views aligned|views not aligned"),
        real("augment.edge_drop_1", "Edges dropped, view 1", 0.2, 0, mostDropped, "",
             "Probability that an edge of the first view is left out")
            .briefly("view 1 drop #"),
        real("augment.edge_drop_2", "Edges dropped, view 2", 0.2, 0, mostDropped, "",
             "Probability that an edge of the second view is left out")
            .briefly("view 2 drop #"),
        real("augment.feature_mask_1", "Features masked, view 1", 0.3, 0, mostDropped, "",
             "Probability that a feature is set to 0 in all of the batch's first views")
            .briefly("view 1 mask #"),
        real("augment.feature_mask_2", "Features masked, view 2", 0.3, 0, mostDropped, "",
             "Probability that a feature is set to 0 in all of the batch's second views")
            .briefly("view 2 mask #"),
        choice("augment.edge_drop_unit", "What is dropped",
               {{"undirected", "An undirected edge goes as a whole"},
                {"directed", "Each direction of an edge goes on its own"}},
               "Whether edge dropping draws once for an edge or once for each of its directions")
            .briefly("drop # edges"),
    };
}

}  // namespace rosa::catalog
