/// Binary encoding of snapshots. Private to core/record.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/record/snapshot.h"

namespace rosa::record {

/// Row and column counts, node numbers, weights, D, Γ, and S unless it is all ones; little-endian.
std::vector<std::byte> encodeSnapshot(const PairSnapshot& snapshot);

/// Does not set epoch and pair. nullopt if the bytes are not an encoded snapshot.
std::optional<PairSnapshot> decodeSnapshot(std::span<const std::byte> bytes);

/// True if all sizes match the node lists.
bool isConsistent(const PairSnapshot& snapshot);

}  // namespace rosa::record
