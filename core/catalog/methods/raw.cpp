#include "core/catalog/options/data_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

/// Results in addition to those of the article.
std::vector<PublishedResult> resultsOfRaw()
{
    const char* measured = "measured under the published program's protocol";
    const char* note = "not published by an article";
    return {
        published("cora", "", 64.1, 1.0, measured, note, "cv-10-90"),
        published("citeseer", "", 64.5, 0.7, measured, note, "cv-10-90"),
        published("cornell", "", 76.1, -1, measured, note, "public-linear"),
        published("wisconsin", "", 83.2, -1, measured, note, "public-linear"),
        published("texas", "", 72.7, -1, measured, note, "public-linear"),
    };
}

}  // namespace

Method rawMethod()
{
    Method method;
    method.id = "raw";
    method.title = "Raw features";
    method.summary = "The node features unchanged, without the graph: the baseline for every embedding";
    method.trains = false;
    method.groups = groups<FeatureValueOptions, EvaluationOptions>();
    method.timeGroups = timedGroups();
    method.published = resultsOfRaw();
    return method;
}

}  // namespace rosa::catalog
