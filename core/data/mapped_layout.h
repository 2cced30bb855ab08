/// Layout of version 2 of the packed format, shared by writer and reader; described in packed.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rosa::data::mapped {

inline constexpr std::uint32_t kVersion = 2;
inline constexpr std::size_t kDigestBytes = 32;
inline constexpr std::size_t kHeaderBytes = 56;
inline constexpr std::size_t kEntryBytes = 56;
/// Alignment of sections: a page on every machine in use, so that access hints for one section do not affect another.
inline constexpr std::size_t kAlignment = 4096;

enum Section {
    Card,
    Offsets,
    Targets,
    PublishedOffsets,
    PublishedTargets,
    PublishedKind,
    FeatureOffsets,
    FeatureColumns,
    FeatureValues,
    Labels,
    ClassNames,
    Splits,
    Names,
    Times,
    Weights,
    PublishedWeights,
    kSectionCount
};
inline constexpr std::array<std::string_view, kSectionCount> kTags{"CARD", "GOFF", "GTGT", "POFF", "PTGT", "PKND",
                                                                   "FOFF", "FCOL", "FVAL", "LABL", "LNAM", "SPLT",
                                                                   "NAME", "TIME", "GWGT", "PWGT"};

enum class Element : std::uint32_t { Byte = 1, Int32 = 2, Int64 = 3, Float32 = 4, Float16 = 5 };

/// Bytes per element; 0 for an invalid element type.
constexpr std::size_t widthOf(Element element)
{
    switch (element) {
        case Element::Byte:
            return 1;
        case Element::Float16:
            return 2;
        case Element::Int32:
        case Element::Float32:
            return 4;
        case Element::Int64:
            return 8;
    }
    return 0;
}

/// Whether a section may consist of such elements.
constexpr bool fits(Section section, Element element)
{
    switch (section) {
        case Offsets:
        case PublishedOffsets:
        case FeatureOffsets:
            return element == Element::Int64;
        case Targets:
        case PublishedTargets:
        case FeatureColumns:
        case Labels:
            return element == Element::Int32;
        case Weights:
        case PublishedWeights:
            return element == Element::Float32;
        case FeatureValues:
            return element == Element::Float32 || element == Element::Float16;
        default:
            return element == Element::Byte;
    }
}

}  // namespace rosa::data::mapped
