#include "core/catalog/options/evaluation_options.h"

#include "core/catalog/parts.h"

namespace rosa::catalog {

void describe(Fields<EvaluationOptions>& fields)
{
    std::vector<Choice> known{
        {kAutoProtocol,
         "public-linear for WebKB's data sets, public-mlp where one published split gives nearly every node a role, "
         "cv-50-50 below 50 labelled nodes, else cv-10-90"}};
    for (const Protocol& protocol : protocols()) known.push_back({protocol.id, protocol.help});
    fields
        .id(&EvaluationOptions::protocol, "evaluation.protocol", "Protocol", std::move(known),
            "How the embedding is measured on labels")
        .brief("protocol #");
    fields
        .integer(&EvaluationOptions::splits, "evaluation.splits", "Splits",
                 "Random splits, or how many of the published ones, that the accuracy is averaged over")
        .from(1)
        .upTo(10000)
        .unit("splits")
        .brief("1 split|# splits");
    fields
        .choice(&EvaluationOptions::selection, "evaluation.selection", "Choice of C",
                {{evaluate::Selection::AccuracyStratified, "accuracy-stratified",
                  "Accuracy on stratified folds, as scikit-learn"},
                 {evaluate::Selection::ExactMatchUnshuffled, "exact-match-unshuffled",
                  "Exact match of one-hot rows on unshuffled folds, as the published program"}},
                "How cross-validation chooses the logistic regression's C; mostly the accuracy changes little, at times by "
                "points")
        .brief("C by #");
    fields
        .integer(&EvaluationOptions::splitSeed, "evaluation.split_seed", "Split seed",
                 "Seed of the random splits, apart from the run's: runs of equal split seed are measured on the same splits")
        .from(0)
        .upTo(kMostSeed)
        .brief("split seed #");
}

}  // namespace rosa::catalog
