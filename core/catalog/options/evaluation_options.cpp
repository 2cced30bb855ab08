#include "core/catalog/options/evaluation_options.h"

#include "core/catalog/options/protocols.h"

namespace rosa::catalog {

void describe(Fields<EvaluationOptions>& fields)
{
    std::vector<Choice> known{{kAutoProtocol,
                               "public-linear for the WebKB data sets, public-mlp if a single published split assigns "
                               "nearly every node, cv-50-50 for fewer than 50 labelled nodes, otherwise cv-10-90"}};
    for (const Protocol& protocol : protocols()) known.push_back({protocol.id, protocol.help});
    fields
        .id(&EvaluationOptions::protocol, "evaluation.protocol", "Protocol", std::move(known),
            "How the embedding is evaluated with the labels")
        .brief("protocol #");
    fields
        .integer(&EvaluationOptions::splits, "evaluation.splits", "Splits",
                 "Number of random splits, or of published splits, over which the accuracy is averaged")
        .from(1)
        .upTo(10000)
        .unit("splits")
        .brief("1 split|# splits");
    fields
        .choice(&EvaluationOptions::selection, "evaluation.selection", "Choice of C",
                {{evaluate::Selection::AccuracyStratified, "accuracy-stratified",
                  "Accuracy on stratified folds, as in scikit-learn"},
                 {evaluate::Selection::ExactMatchUnshuffled, "exact-match-unshuffled",
                  "Exact match of one-hot rows on unshuffled folds, as in the published program"}},
                "How cross-validation selects C of the logistic regression; the accuracy usually changes little, "
                "occasionally by percentage points")
        .brief("C by #");
    fields
        .integer(&EvaluationOptions::splitSeed, "evaluation.split_seed", "Split seed",
                 "Seed of the random splits, independent of the run's seed: runs with the same split seed are evaluated on "
                 "the same splits")
        .from(0)
        .upTo(kMostSeed)
        .brief("split seed #");
}

}  // namespace rosa::catalog
