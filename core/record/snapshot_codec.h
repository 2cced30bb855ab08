/// Binary encoding of snapshots. Private to core/record.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/record/snapshot.h"

namespace rosa::record {

/// Numbers of nodes, counts of padding rows if it has them, node numbers, weights, D, Γ, and S unless it is all ones; little-endian.
/// Without padding as in earlier versions, which take a snapshot with padding for damaged.
std::vector<std::byte> encodeSnapshot(const PairSnapshot& snapshot);

/// Does not set epoch and pair. nullopt if the bytes are not an encoded snapshot.
std::optional<PairSnapshot> decodeSnapshot(std::span<const std::byte> bytes);

/// True if all sizes match the node lists and the padding.
bool isConsistent(const PairSnapshot& snapshot);

}  // namespace rosa::record
