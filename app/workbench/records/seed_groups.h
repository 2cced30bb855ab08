/// Groups of runs that differ only in the seed, which curves show as bands.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <QStringList>

#include "core/record/library.h"

namespace rosa::workbench {

/// What decides whether two runs repeat each other.
struct SeedRun {
    std::string group;                ///< catalog::Configuration::groupHash(); "": repeats no other run.
    std::vector<record::Turn> turns;  ///< Changes of parameters during the training.
    std::uint64_t seed = 0;
};

/// Numbers the group of each run, from 0 in the order of their first runs. A group has each seed once, so that its spread is that of
/// different results: further runs with a seed form groups of their own. O(runs · groups).
std::vector<std::size_t> seedGroups(std::span<const SeedRun> runs);

/// Ids of `run` and of the runs among `all` that repeat it with other seeds, by seed; the oldest one of each seed. Without runs that cannot
/// be read or have no epoch. O(all).
QStringList withRepetitions(const record::RunSummary& run, std::span<const record::RunSummary> all);

}  // namespace rosa::workbench
