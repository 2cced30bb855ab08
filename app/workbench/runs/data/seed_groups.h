/// Groups of runs that differ only in the seed, which curves show as bands.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QStringList>

#include "core/catalog/configuration.h"
#include "core/store/library.h"

namespace rosa::workbench {

/// Key of the runs that repeat a run: the group of its record, as the list of runs has it, which unites the runs of a command and those of a
/// try of a sweep, whose splits have other seeds; for a run of its own, the group that it would have. "" if neither is known.
std::string repetitionKey(const record::RunInfo& info, const std::optional<catalog::Configuration>& configuration);

/// What decides whether two runs repeat each other.
struct SeedRun {
    std::string group;               ///< repetitionKey(); "": repeats no other run.
    std::vector<store::Turn> turns;  ///< Changes of parameters during the training.
    std::uint64_t seed = 0;
};

/// Numbers the group of each run, from 0 in the order of their first runs. A group has each seed once, so that its spread is that of
/// different results: further runs with a seed form groups of their own. O(runs · groups).
std::vector<std::size_t> seedGroups(std::span<const SeedRun> runs);

/// Ids of `run` and of the runs among `all` that repeat it with other seeds, by seed; the oldest one of each seed. Without runs that cannot
/// be read or have no epoch. O(all).
QStringList withRepetitions(const store::RunSummary& run, std::span<const store::RunSummary> all);

}  // namespace rosa::workbench
