/// How an embedding is measured on labels.
#pragma once

#include <cstdint>
#include <string>

#include "core/catalog/options/fields.h"
#include "core/evaluate/logistic_probe.h"

namespace rosa::catalog {

/// EvaluationOptions::protocol for the usual one of the data set.
inline constexpr const char* kAutoProtocol = "auto";
/// EvaluationOptions::protocol of runs that end with their embedding.
inline constexpr const char* kNoProtocol = "none";

struct EvaluationOptions {
    std::string protocol = kAutoProtocol;  ///< kAutoProtocol, or the id of one of Catalogue::protocols.
    std::int32_t splits = 20;              ///< Random splits, or how many of the published ones. >= 1
    evaluate::Selection selection = evaluate::Selection::AccuracyStratified;
    std::uint64_t splitSeed = 1;  ///< Of random splits; apart from the run's.

    [[nodiscard]] bool isWanted() const { return protocol != kNoProtocol; }
};

void describe(Fields<EvaluationOptions>& fields);

}  // namespace rosa::catalog
