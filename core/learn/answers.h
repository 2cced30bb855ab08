/// Answers to inspect and project requests: runs/<id>/answers/<request>.json, written whole or not at all.
#pragma once

#include <filesystem>

#include "core/catalog/configuration.h"
#include "core/data/dataset.h"
#include "core/learn/methods/method.h"
#include "core/record/inbox.h"

namespace rosa::learn {

/// What node numbers of a request mean.
struct Nodes {
    const data::Dataset& dataset;
    const std::vector<graph::Node>& training;  ///< As ProblemData::trainingNodes.
};

/// Answers a request of verb "inspect" (arguments {"first": I, "second": K, "draw": n}) with a record::Inspection, or "project" ({"kind": "pca"}) with
/// {"layout": [[x, y], …]}, under the method's current weights. A request that cannot be answered gets {"error": "…"}; that
/// error is returned too.
Result<void> answerRequest(const std::filesystem::path& runFolder, const record::Request& request, TrainingMethod& method,
                           const catalog::Configuration& configuration, const Nodes& nodes, int epoch);

}  // namespace rosa::learn
