#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> objectiveParameters()
{
    return {
        live(positive("loss.temperature", "Temperature τ", 0.4, 100, "",
                      "Divides similarities in the contrastive loss; smaller makes the hardest negatives count more")
                 .briefly("τ #")),
        choice("loss.similarity", "Similarity", {{"one-minus", "s = 1 − g-EMD"}, {"two-minus-two", "s = 2 − 2·g-EMD"}},
               "How the cost of transport becomes a similarity; the second is the first at half the temperature")
            .briefly("similarity #"),
        boolean("loss.positive_doubled", "Positive doubled", false,
                "Doubles the similarity of the positive pair where its cost is rescaled by topology")
            .briefly("positive doubled|positive not doubled"),
        choice("loss.denominator", "Denominator",
               {{"with-positive", "All inter-view pairs, the positive among them, and the intra-view pairs k ≠ i"},
                {"without-positive", "Inter- and intra-view pairs k ≠ i only"}},
               "Whether the positive pair stands in the denominator of the contrastive loss")
            .briefly("denominator #"),
        boolean("topology.enabled", "Topology rescale", true,
                "Multiplies the cost of two nodes by S = sigmoid(Ψ/τ) of their hop distance Ψ: near nodes are cheaper")
            .briefly("topology|no topology"),
        live(positive("topology.temperature", "Topology temperature τ", 2, 1000, "hops",
                      "Hops over which the sigmoid of the topology rescale rises; larger makes the rescale flatter")
                 .briefly("topology τ #")),
        choice("topology.pairs", "Rescaled pairs",
               {{"all", "Every pair of views; time grows with the square of the batch's nodes"},
                {"positive", "Only the two views of one centre"}},
               "Whose cost matrices the topology rescale enters")
            .briefly("topology of # pairs"),
        choice(
            "transport.coupling", "Coupling",
            {{"sinkhorn", "Sinkhorn's plan"},
             {"independent", "t·rᵀ: the weights alone, without regard to cost"},
             {"uniform", "1/(n·m): the mean cost of all pairs of nodes"},
             {"exact", "The exact optimum; slow"},
             {"matching", "The cheapest one-to-one matching of the smaller view's nodes (Hungarian assignment); slow"},
             {"in-order",
              "The k-th node visited with the k-th, as many as the smaller view has: cosine similarity without transport"}},
            "Whose plan weighs the costs of two views' nodes; all but the first show what transport is worth")
            .briefly("coupling #"),
        live(positive("transport.lambda", "Sharpness λ", 20, 10000, "1/cost",
                      "Weight of the cost against entropy; larger comes closer to the exact plan and needs more sweeps; "
                      "above 40, views whose costs are large are swept on logarithms and a step takes up to twice as long")
                 .briefly("λ #")),
        live(integer("transport.iterations", "Sweeps", 5, 1, 10000, "sweeps",
                     "Sinkhorn sweeps, rows then columns; more of them satisfy both marginals better")
                 .briefly("1 sweep|# sweeps")),
        choice("transport.marginals", "Marginals",
               {{"clip-at-zero", "max(x·mean of the other view, 0), normalised; uniform where all are 0"},
                {"floor-tiny", "Values not above 0 become 1e-8, then normalised"}},
               "How much weight a node of a view has to send or receive")
            .briefly("marginals #"),
        before(
            choice(
                "transport.padding", "Padding",
                {{"none", "The nodes of two views alone"},
                 {"program",
                  "Every view is filled up to its side's largest with rows of 1e-8 that take part in Sinkhorn's transport"}},
                "Whether the views of a batch are filled up to one size, as in the published program; the other couplings "
                "never are")
                .briefly("padding #"),
            "none"),
        boolean("adversarial.enabled", "Adversarial training", true,
                "Adds to the first view's features a perturbation that climbs the loss")
            .briefly("adversary|no adversary"),
        integer("adversarial.steps", "Ascents M", 3, 1, 100, "ascents",
                "Ascents of the perturbation in a step; each costs a forward and a backward pass")
            .briefly("1 ascent|# ascents"),
        live(positive("adversarial.step_size", "Ascent step α", 1e-3, 10, "feature units",
                      "Length of an ascent, and bound of the perturbation's random start")
                 .briefly("ascent α #")),
        choice("adversarial.direction", "Ascent direction",
               {{"normalised", "δ ← δ + α·g/‖g‖, Frobenius norm"}, {"sign", "δ ← δ + α·sign(g)"}},
               "How the gradient becomes a step of the perturbation")
            .briefly("ascent #"),
        choice("adversarial.accumulate", "Perturbation seen",
               {{"last", "x + δₜ at ascent t"}, {"sum", "x + δ₀ + … + δₜ at ascent t"}},
               "Features that the encoder sees at an ascent")
            .briefly("perturbation #"),
    };
}

}  // namespace rosa::catalog
