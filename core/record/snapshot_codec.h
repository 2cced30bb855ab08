/// Snapshots as bytes. Private to core/record.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/record/snapshot.h"

namespace rosa::record {

/// Row and column counts, node numbers, weights, D, Γ, and S unless all of it is one; little-endian.
std::vector<std::byte> encodeSnapshot(const PairSnapshot& snapshot);

/// Without epoch and pair. Nothing where the bytes are not what encodeSnapshot makes.
std::optional<PairSnapshot> decodeSnapshot(std::span<const std::byte> bytes);

/// True where all sizes fit the node lists.
bool isConsistent(const PairSnapshot& snapshot);

}  // namespace rosa::record
