#include "core/catalog/options/objective_options.h"

namespace rosa::transport {

void describe(catalog::Fields<BlockOptions>& fields)
{
    fields
        .choice(&BlockOptions::coupling, "transport.coupling", "Coupling",
                {{Coupling::Sinkhorn, "sinkhorn", "Sinkhorn plan"},
                 {Coupling::Independent, "independent", "t·rᵀ: product of the marginals, independent of the cost"},
                 {Coupling::Uniform, "uniform", "1/(n·m): mean cost over all node pairs"},
                 {Coupling::Exact, "exact", "Exact optimal plan; slow"},
                 {Coupling::Matching, "matching",
                  "Minimum-cost one-to-one assignment of the smaller view's nodes (Hungarian algorithm); slow"},
                 {Coupling::InOrder, "in-order",
                  "Pairs the k-th visited nodes of both views, up to the size of the smaller view: cosine similarity "
                  "without transport"}},
                "Plan that weights the node costs of two views; all but the first serve as baselines for the benefit of "
                "transport")
        .brief("coupling #");
    fields
        .real(
            &BlockOptions::lambda, "transport.lambda", "Sharpness λ",
            "Weight of the cost relative to the entropy; larger values approximate the exact plan more closely and need "
            "more iterations; above 40, views with large costs are solved in the log domain and a step takes up to twice as "
            "long")
        .above(0)
        .upTo(kMostLambda)
        .unit("1/cost")
        .live()
        .essential()
        .brief("λ #");
    fields
        .integer(&BlockOptions::iterations, "transport.iterations", "Iterations",
                 "Number of Sinkhorn iterations, each of rows, then columns; more iterations satisfy both marginals more "
                 "accurately")
        .from(1)
        .upTo(kMostIterations)
        .unit("iterations")
        .live()
        .brief("1 iteration|# iterations");
    fields
        .choice(&BlockOptions::marginals, "transport.marginals", "Marginals",
                {{MarginalRule::ClipAtZero, "clip-at-zero",
                  "max(x·mean of the other view, 0), normalised; uniform if all are 0"},
                 {MarginalRule::FloorTiny, "floor-tiny", "Values ≤ 0 are set to 1e-8, then all are normalised"}},
                "Weight that each node of a view sends or receives")
        .brief("marginals #");
}

}  // namespace rosa::transport

namespace rosa::catalog {

namespace {

void describeTopology(Fields<ObjectiveOptions>& fields)
{
    fields
        .flag(&ObjectiveOptions::topology, "topology.enabled", "Topology rescale",
              "Multiplies the cost of two nodes by S = sigmoid(Ψ/τ), where Ψ is their hop distance: nearby nodes cost less")
        .brief("topology|no topology");
    fields
        .real(&ObjectiveOptions::topologyTemperature, "topology.temperature", "Topology temperature τ",
              "Scale of the hop distance in the sigmoid of the topology rescale; larger values make the rescale flatter")
        .above(0)
        .upTo(1000)
        .unit("hops")
        .live()
        .brief("topology τ #");
    fields
        .choice(&ObjectiveOptions::topologyPairs, "topology.pairs", "Rescaled pairs",
                {{TopologyPairs::All, "all", "All pairs of views; time grows quadratically with the batch size"},
                 {TopologyPairs::Positive, "positive", "Only the two views of the same centre"}},
                "Pairs of views whose cost matrices are rescaled")
        .brief("topology of # pairs");
}

}  // namespace

void describe(Fields<ObjectiveOptions>& fields)
{
    fields.part(&ObjectiveOptions::contrast);
    fields
        .choice(
            &ObjectiveOptions::similarity, "loss.similarity", "Similarity",
            {{Similarity::OneMinus, "one-minus", "s = 1 − g-EMD"},
             {Similarity::TwoMinusTwo, "two-minus-two", "s = 2 − 2·g-EMD"}},
            "How the transport cost is converted to a similarity; the second form equals the first at half the temperature")
        .brief("similarity #");
    fields
        .flag(&ObjectiveOptions::positiveDoubled, "loss.positive_doubled", "Positive doubled",
              "Doubles the similarity of the positive pair if its cost is rescaled by topology")
        .brief("positive doubled|positive not doubled");
    fields
        .choice(&ObjectiveOptions::denominator, "loss.denominator", "Denominator",
                {{Denominator::WithPositive, "with-positive",
                  "All inter-view pairs, including the positive, and the intra-view pairs with k ≠ i"},
                 {Denominator::WithoutPositive, "without-positive", "Only inter-view and intra-view pairs with k ≠ i"}},
                "Whether the denominator of the contrastive loss includes the positive pair")
        .brief("denominator #");
    describeTopology(fields);
    fields.part(&ObjectiveOptions::solve);
    fields
        .choice(&ObjectiveOptions::padding, "transport.padding", "Padding",
                {{transport::Padding::None, "none", "Only the nodes of the two views"},
                 {transport::Padding::Program, "program",
                  "Pads each view to the largest view on its side with rows of 1e-8, which take part in the Sinkhorn "
                  "transport"}},
                "Whether the views of a batch are padded to equal size, as in the published program; applies to the "
                "Sinkhorn coupling only")
        .brief("padding #")
        .before("none");
}

}  // namespace rosa::catalog
