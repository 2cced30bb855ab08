#include "core/record/raw_rows.h"

#include "core/catalog/configuration.h"
#include "core/catalog/options/data_options.h"
#include "core/graph/binary_features.h"
#include "core/record/known_catalogue.h"

namespace rosa::record {

Result<graph::Features> rawRows(const RunInfo& run, const data::Dataset& dataset)
{
    ROSA_TRY_ASSIGN(const auto configuration,
                    catalog::Configuration::fromRecord(knownCatalogue(), run.configurationToml, "run " + run.id));
    if (const auto finite = dataset.features.checkFinite(); !finite) return finite.error().within(dataset.name);
    const auto values = configuration.find<catalog::FeatureValueOptions>();
    return values && values->isBinary ? graph::binaryFeatures(dataset.features) : dataset.features.widened();
}

}  // namespace rosa::record
