#include "core/catalog/options/objective_options.h"

namespace rosa::transport {

void describe(catalog::Fields<BlockOptions>& fields)
{
    fields
        .choice(&BlockOptions::coupling, "transport.coupling", "Coupling",
                {{Coupling::Sinkhorn, "sinkhorn", "Sinkhorn's plan"},
                 {Coupling::Independent, "independent", "t·rᵀ: the weights alone, without regard to cost"},
                 {Coupling::Uniform, "uniform", "1/(n·m): the mean cost of all pairs of nodes"},
                 {Coupling::Exact, "exact", "The exact optimum; slow"},
                 {Coupling::Matching, "matching",
                  "The cheapest one-to-one matching of the smaller view's nodes (Hungarian assignment); slow"},
                 {Coupling::InOrder, "in-order",
                  "The k-th node visited with the k-th, as many as the smaller view has: cosine similarity without "
                  "transport"}},
                "Whose plan weighs the costs of two views' nodes; all but the first show what transport is worth")
        .brief("coupling #");
    fields
        .real(&BlockOptions::lambda, "transport.lambda", "Sharpness λ",
              "Weight of the cost against entropy; larger comes closer to the exact plan and needs more sweeps; "
              "above 40, views whose costs are large are swept on logarithms and a step takes up to twice as long")
        .above(0)
        .upTo(10000)
        .unit("1/cost")
        .live()
        .brief("λ #");
    fields
        .integer(&BlockOptions::iterations, "transport.iterations", "Sweeps",
                 "Sinkhorn sweeps, rows then columns; more of them satisfy both marginals better")
        .from(1)
        .upTo(10000)
        .unit("sweeps")
        .live()
        .brief("1 sweep|# sweeps");
    fields
        .choice(&BlockOptions::marginals, "transport.marginals", "Marginals",
                {{MarginalRule::ClipAtZero, "clip-at-zero",
                  "max(x·mean of the other view, 0), normalised; uniform where all are 0"},
                 {MarginalRule::FloorTiny, "floor-tiny", "Values not above 0 become 1e-8, then normalised"}},
                "How much weight a node of a view has to send or receive")
        .brief("marginals #");
}

}  // namespace rosa::transport

namespace rosa::catalog {

namespace {

void describeTopology(Fields<ObjectiveOptions>& fields)
{
    fields
        .flag(&ObjectiveOptions::topology, "topology.enabled", "Topology rescale",
              "Multiplies the cost of two nodes by S = sigmoid(Ψ/τ) of their hop distance Ψ: near nodes are cheaper")
        .brief("topology|no topology");
    fields
        .real(&ObjectiveOptions::topologyTemperature, "topology.temperature", "Topology temperature τ",
              "Hops over which the sigmoid of the topology rescale rises; larger makes the rescale flatter")
        .above(0)
        .upTo(1000)
        .unit("hops")
        .live()
        .brief("topology τ #");
    fields
        .choice(&ObjectiveOptions::topologyPairs, "topology.pairs", "Rescaled pairs",
                {{TopologyPairs::All, "all", "Every pair of views; time grows with the square of the batch's nodes"},
                 {TopologyPairs::Positive, "positive", "Only the two views of one centre"}},
                "Whose cost matrices the topology rescale enters")
        .brief("topology of # pairs");
}

}  // namespace

void describe(Fields<ObjectiveOptions>& fields)
{
    fields.part(&ObjectiveOptions::contrast);
    fields
        .choice(&ObjectiveOptions::similarity, "loss.similarity", "Similarity",
                {{Similarity::OneMinus, "one-minus", "s = 1 − g-EMD"},
                 {Similarity::TwoMinusTwo, "two-minus-two", "s = 2 − 2·g-EMD"}},
                "How the cost of transport becomes a similarity; the second is the first at half the temperature")
        .brief("similarity #");
    fields
        .flag(&ObjectiveOptions::positiveDoubled, "loss.positive_doubled", "Positive doubled",
              "Doubles the similarity of the positive pair where its cost is rescaled by topology")
        .brief("positive doubled|positive not doubled");
    fields
        .choice(&ObjectiveOptions::denominator, "loss.denominator", "Denominator",
                {{Denominator::WithPositive, "with-positive",
                  "All inter-view pairs, the positive among them, and the intra-view pairs k ≠ i"},
                 {Denominator::WithoutPositive, "without-positive", "Inter- and intra-view pairs k ≠ i only"}},
                "Whether the positive pair stands in the denominator of the contrastive loss")
        .brief("denominator #");
    describeTopology(fields);
    fields.part(&ObjectiveOptions::solve);
    fields
        .choice(
            &ObjectiveOptions::padding, "transport.padding", "Padding",
            {{transport::Padding::None, "none", "The nodes of two views alone"},
             {transport::Padding::Program, "program",
              "Every view is filled up to its side's largest with rows of 1e-8 that take part in Sinkhorn's transport"}},
            "Whether the views of a batch are filled up to one size, as in the published program; the other couplings never "
            "are")
        .brief("padding #")
        .before("none");
}

}  // namespace rosa::catalog
