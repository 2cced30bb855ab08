/// Terms and weights of loss functions.
#pragma once

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

struct TemperatureOptions {
    double temperature = 0.4;  ///< Divides the similarities in a contrastive loss. > 0
};

struct MarginOptions {
    double margin = 0.5;  ///< 0 … 1
};

/// Terms of the GMI loss.
struct InformationOptions {
    int negatives = 5;           ///< Negative samples per node and step. >= 1
    double featureWeight = 0.8;  ///< α; >= 0
    double neighbourWeight = 1;  ///< β; >= 0
    double edgeWeight = 1;       ///< γ; >= 0
};

void describe(Fields<TemperatureOptions>& fields);
void describe(Fields<MarginOptions>& fields);
void describe(Fields<InformationOptions>& fields);

}  // namespace rosa::catalog
