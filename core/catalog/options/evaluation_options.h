/// How an embedding is evaluated with labels.
#pragma once

#include <cstdint>
#include <string>

#include "core/catalog/options/fields.h"
#include "core/evaluate/logistic_probe.h"

namespace rosa::catalog {

/// Value of EvaluationOptions::protocol that selects the default protocol of the data set.
inline constexpr const char* kAutoProtocol = "auto";
/// Value of EvaluationOptions::protocol for runs without an evaluation.
inline constexpr const char* kNoProtocol = "none";

struct EvaluationOptions {
    std::string protocol = kAutoProtocol;  ///< kAutoProtocol, or an id from Catalogue::protocols.
    std::int32_t splits = 20;              ///< Number of random splits, or of published splits to use. >= 1
    evaluate::Selection selection = evaluate::Selection::AccuracyStratified;
    std::uint64_t splitSeed = 1;  ///< Seed of random splits; independent of the run's seed.

    [[nodiscard]] bool isWanted() const { return protocol != kNoProtocol; }
};

void describe(Fields<EvaluationOptions>& fields);

}  // namespace rosa::catalog
