/// How a method takes the data set's graph and features.
#pragma once

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

struct DirectionOptions {
    bool isDirected = false;  ///< Evaluation and hop distances use the edges' published direction.
};

struct FeatureOptions {
    bool isNormalised = false;  ///< Each node's features are divided by their sum.
};

struct InductiveOptions {
    bool isInductive = false;  ///< Training sees neither validation nor test nodes.
};

void describe(Fields<DirectionOptions>& fields);
void describe(Fields<FeatureOptions>& fields);
void describe(Fields<InductiveOptions>& fields);

}  // namespace rosa::catalog
