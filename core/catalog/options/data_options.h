/// How a method uses the graph and features of the data set.
#pragma once

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

struct DirectionOptions {
    bool isDirected = false;  ///< Evaluation and hop distances use the published edge directions.
};

struct FeatureValueOptions {
    bool isBinary = false;  ///< Features are 1 where the data set's are positive, else 0.
};

struct EdgeWeightOptions {
    bool areUsed = false;  ///< Walks and propagation matrices use the weights of the data set's edges.
};

struct FeatureOptions {
    bool isNormalised = false;  ///< Each node's features are divided by the sum of their absolute values.
};

struct InductiveOptions {
    bool isInductive = false;  ///< Training uses neither validation nor test nodes.
};

void describe(Fields<DirectionOptions>& fields);
void describe(Fields<FeatureValueOptions>& fields);
void describe(Fields<EdgeWeightOptions>& fields);
void describe(Fields<FeatureOptions>& fields);
void describe(Fields<InductiveOptions>& fields);

}  // namespace rosa::catalog
