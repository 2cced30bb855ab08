#include "core/catalog/options/protocols.h"

namespace rosa::catalog {

std::vector<Protocol> protocols()
{
    return {
        {"cv-10-90", "10 % train, 90 % test, C by cross-validation",
         "Logistic regression on L2-normalised rows, trained on a random 10 % of the labelled nodes, C chosen by 5-fold "
         "cross-validation on them; accuracy on the other 90 %"},
        {"cv-50-50", "50 % train, 50 % test, C by cross-validation",
         "Logistic regression on L2-normalised rows, trained on a random half of the labelled nodes, C chosen by 5-fold "
         "cross-validation on it; accuracy on the other half. For graphs where 10 % of the nodes are too few"},
        {"val-10-10-80", "10 % train, 10 % validation, 80 % test",
         "Logistic regression on L2-normalised rows, trained on a random 10 % of the labelled nodes, C chosen on another 10 "
         "%; accuracy on the other 80 %"},
        {"public-logistic", "published or imported splits, C by validation part or cross-validation",
         "Logistic regression on L2-normalised rows, on the published or imported splits of the data set; C chosen on the "
         "validation part, or by 5-fold cross-validation if there is none; accuracy on the test part"},
        {"public-linear", "published splits, one linear layer",
         "One linear layer on the published splits of the data set, trained for 100 epochs with Adam (learning rate 0.01), "
         "the epoch chosen on the validation part; accuracy on the test part"},
        {"public-mlp", "published node split, one-layer MLP in batches",
         "One linear layer with softmax, called a one-layer MLP in the article, on the published training, validation and "
         "test nodes of the data set, trained for 100 epochs with Adam in batches of 1,024 (learning rate 0.01), the epoch "
         "chosen on the validation part; micro-F1 on the test part"},
        {"none", "no evaluation", "The run ends with the embedding; nothing is evaluated with labels"},
    };
}

}  // namespace rosa::catalog
