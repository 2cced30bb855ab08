#include "core/catalog/parts.h"

#include "core/catalog/options/time_options.h"
#include "core/catalog/options/walk_options.h"

namespace rosa::catalog {

std::vector<Group> timedGroups() { return groups<TimeOptions, SkipGramOptions, NodeWalkOptions, WalkBiasOptions>(); }

std::vector<Group> contrastedGroups()
{
    return groups<TimeOptions, TimeContrastOptions, SkipGramOptions, NodeWalkOptions, WalkBiasOptions>();
}

PublishedResult published(std::string dataset, std::string encoder, double mean, double deviation, std::string source,
                          std::string note, std::string protocol)
{
    return {std::move(dataset), std::move(encoder), mean / 100,         deviation < 0 ? -1 : deviation / 100,
            std::move(source),  std::move(note),    std::move(protocol)};
}

std::vector<Protocol> protocols()
{
    return {
        {"cv-10-90", "10 % train, 90 % test, C by cross-validation",
         "A random 10 % of the labelled nodes train a logistic regression on L2-normalised rows, C from 5-fold "
         "cross-validation inside them; accuracy on the other 90 %"},
        {"cv-50-50", "50 % train, 50 % test, C by cross-validation",
         "A random half of the labelled nodes trains a logistic regression on L2-normalised rows, C from 5-fold "
         "cross-validation inside it; accuracy on the other half. For graphs of which a tenth is too few nodes"},
        {"val-10-10-80", "10 % train, 10 % validation, 80 % test",
         "A random 10 % of the labelled nodes train a logistic regression on L2-normalised rows, another 10 % choose C; "
         "accuracy on the other 80 %"},
        {"public-logistic", "published or imported splits, C by validation part or folds",
         "The data set's published splits, or those imported into it; a logistic regression on L2-normalised rows, C chosen "
         "on the "
         "validation part, or by 5-fold cross-validation where there is none; accuracy on the test part"},
        {"public-linear", "published splits, one linear layer",
         "The data set's published splits; one linear layer trained 100 epochs by Adam (learning rate 0.01), the epoch "
         "chosen "
         "on the validation part; accuracy on the test part"},
        {"public-mlp", "published roles of nodes, one-layer MLP in batches",
         "The data set's published training, validation and test nodes; one linear layer with softmax, which the article "
         "calls "
         "a one-layer MLP, trained 100 epochs by Adam in batches of 1,024 (learning rate 0.01), the epoch chosen on the "
         "validation part; micro-F1 on the test part"},
        {"none", "no evaluation", "The run ends with its embedding; nothing is measured on labels"},
    };
}

}  // namespace rosa::catalog
