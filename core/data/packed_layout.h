/// Layout of the packed format, shared by writer and reader; described in packed.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rosa::data::packed {

inline constexpr std::string_view kMagic{"\x89ROSA\r\n\x1a", 8};
inline constexpr std::uint32_t kVersion = 1;
/// As 1, with FeatureCoding::SparseTable, which earlier programs do not know.
inline constexpr std::uint32_t kVersionWithTable = 3;
inline constexpr std::size_t kHeaderBytes = 24;
inline constexpr std::size_t kEntryBytes = 24;
inline constexpr std::size_t kDigestBytes = 32;

/// In the order of the file.
enum Section { Card, Graph, Published, Features, Labels, Splits, Names, Times, Weights, PublishedWeights, kSectionCount };
inline constexpr std::array<std::string_view, kSectionCount> kTags{"CARD", "GRPH", "PUBL", "FEAT", "LABL",
                                                                   "SPLT", "NAME", "TIME", "WGHT", "PWGT"};

enum class FeatureCoding : std::uint64_t { Dense = 0, Sparse = 1, SparseBinary = 2, SparseTable = 3 };

}  // namespace rosa::data::packed
