/// Labels of runs wherever several are shown: lists, legends, figures, tables and their data.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/store/library.h"

namespace rosa::store {

/// A part of a label: "λ #" with "80". Patterns are texts of the catalogue, translated by the window.
struct LabelPart {
    std::string pattern;
    std::string value;  ///< Replaces the #; "" if the pattern has none.

    [[nodiscard]] std::string text() const;
    friend bool operator==(const LabelPart&, const LabelPart&) = default;
};

/// Separator of the parts of a label; parts are never truncated.
inline constexpr const char* kLabelGap = " · ";

struct RunLabel {
    std::string name;  ///< Name given by the user; "": none.
    std::vector<LabelPart> parts;

    /// "warm start · seed 2", "λ 80 · 300 epochs"
    [[nodiscard]] std::string text() const;
};

/// Runs shown as one item, a band over seeds or a row of results; at least one.
using ShownRuns = std::vector<RunSummary>;

/// A unique label per item. A run named by the user has that name. Items with equal or no names are distinguished by their differences:
/// data set, method, encoder, preset, parameters as configured and changed live, fork, seed, and, if nothing differs, a number in order of
/// creation. Omits values that follow from data set, method, encoder and preset; includes bookkeeping parameters (Parameter::isBookkeeping)
/// only if nothing else differs. Several runs shown as one end in "2 seeds". A single run is labelled as in runName(). O(shown² + runs ×
/// parameters).
std::vector<RunLabel> runLabels(std::span<const ShownRuns> shown);
/// The same with one item per run.
std::vector<RunLabel> runLabels(const std::vector<RunSummary>& runs);

/// Label of runs that differ only in the seed, without their number.
std::string groupName(const ShownRuns& runs);

/// Default name of a run: data set, method, encoder or preset if not the method's first, values set by the user, and the seed if it is
/// not 1: "cora rosa mlp · no topology · λ 5 · seed 2".
std::string runName(const catalog::Configuration& configuration);

/// `name` if it was given by the user; "" if it is the default name of this or an earlier version.
std::string givenName(const std::string& name, const catalog::Configuration& configuration);

/// The name of one of several runs named as a group: "warm start seed 2".
std::string nameWithSeed(const std::string& name, std::uint64_t seed);
/// The common name: without " seed N" if N is the run's seed.
std::string nameWithoutSeed(const std::string& name, std::uint64_t seed);

}  // namespace rosa::store
