#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<PublishedResult> resultsOfRandom()
{
    const char* measured = "measured under the published program's protocol";
    const char* note = "not published by an article";
    return {
        published("cora", "gcn", 67.9, 1.7, measured, note, "cv-10-90"),
        published("citeseer", "gcn", 57.3, 1.5, measured, note, "cv-10-90"),
        published("cornell", "gcn", 58.5, -1, measured, note, "public-linear"),
        published("wisconsin", "gcn", 52.1, -1, measured, note, "public-linear"),
        published("texas", "gcn", 59.7, -1, measured, note, "public-linear"),
    };
}

}  // namespace

Method randomMethod()
{
    Method method;
    method.id = "random";
    method.title = "Random encoder";
    method.summary = "An untrained encoder with its initial weights: shows what the architecture alone achieves";
    method.trains = false;
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.groups = groups<DirectionOptions, FeatureValueOptions, EdgeWeightOptions, EvaluationOptions>();
    method.timeGroups = timedGroups();
    method.published = resultsOfRandom();
    return method;
}

}  // namespace rosa::catalog
