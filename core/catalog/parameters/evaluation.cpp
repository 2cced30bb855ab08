#include "core/catalog/parts.h"

namespace rosa::catalog {

std::vector<Parameter> evaluationParameters()
{
    std::vector<Choice> known{
        {"auto",
         "public-linear for WebKB's data sets, public-mlp where one published split gives nearly every node a role, "
         "cv-50-50 below 50 labelled nodes, else cv-10-90"}};
    for (const Protocol& protocol : protocols()) known.push_back({protocol.id, protocol.help});
    return {
        choice("evaluation.protocol", "Protocol", std::move(known), "How the embedding is measured on labels")
            .briefly("protocol #"),
        integer("evaluation.splits", "Splits", 20, 1, 10000, "splits",
                "Random splits, or how many of the published ones, that the accuracy is averaged over")
            .briefly("1 split|# splits"),
        choice("evaluation.selection", "Choice of C",
               {{"accuracy-stratified", "Accuracy on stratified folds, as scikit-learn"},
                {"exact-match-unshuffled", "Exact match of one-hot rows on unshuffled folds, as the published program"}},
               "How cross-validation chooses the logistic regression's C; mostly the accuracy changes little, at times by "
               "points")
            .briefly("C by #"),
        integer("evaluation.split_seed", "Split seed", 1, 0, 9007199254740992.0, "",
                "Seed of the random splits, apart from the run's: runs of equal split seed are measured on the same splits")
            .briefly("split seed #"),
    };
}

}  // namespace rosa::catalog
