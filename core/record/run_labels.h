/// What runs are called wherever several of them are shown: lists, legends, figures, tables and their data.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/record/library.h"

namespace rosa::record {

/// A piece of a label: "λ #" with "80". Patterns are texts of the catalogue, which a window translates.
struct LabelPart {
    std::string pattern;
    std::string value;  ///< Stands for the #; "" where the pattern has none.

    [[nodiscard]] std::string text() const;
    friend bool operator==(const LabelPart&, const LabelPart&) = default;
};

/// Between the pieces of a label, none of which is ever cut.
inline constexpr const char* kLabelGap = " · ";

struct RunLabel {
    std::string name;  ///< That a person gave; "": nobody did.
    std::vector<LabelPart> parts;

    /// "warm start · seed 2", "λ 80 · 300 epochs"
    [[nodiscard]] std::string text() const;
};

/// Runs that are shown as one, a band over seeds or a row of results; at least one.
using ShownRuns = std::vector<RunSummary>;

/// A label for each, all of them different. One that a person named has that name; namesakes, and runs that nobody named, are told apart by
/// what differs between them: data set, method, encoder, preset, parameters as they were configured and turned, fork, seed, and where nothing
/// does a number in the order in which they began. Values that follow from data set, method, encoder and preset are not said, what is only kept
/// of a run (Parameter::isBookkeeping) where nothing else differs. Several runs as one end in "2 seeds". A run alone is called as in runName().
/// O(shown² + runs × parameters).
std::vector<RunLabel> runLabels(std::span<const ShownRuns> shown);
/// The same, each run by itself.
std::vector<RunLabel> runLabels(const std::vector<RunSummary>& runs);

/// What runs that differ in nothing but the seed are called: the label of all of them by themselves, without how many there are.
std::string groupName(const ShownRuns& runs);

/// The name of a run that got none: data set, method, an encoder or preset that is not the method's first, what people chose, and a seed
/// other than 1: "cora rosa mlp · no topology · λ 5 · seed 2".
std::string runName(const catalog::Configuration& configuration);

/// `name` where a person gave it, "" where it is runName()'s or that of an earlier version.
std::string givenName(const std::string& name, const catalog::Configuration& configuration);

/// The name of one of several runs that get a name together: "warm start seed 2".
std::string nameWithSeed(const std::string& name, std::uint64_t seed);
/// The name that they have in common: without " seed N" where that is the run's own seed.
std::string nameWithoutSeed(const std::string& name, std::uint64_t seed);

}  // namespace rosa::record
