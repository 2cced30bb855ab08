/// Modifies mapped files and recomputes the checksums, so that only the modification is wrong.
#pragma once

#include <algorithm>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/data/mapped_layout.h"
#include "core/data/packed_parts.h"

namespace rosa::data::tests {

using Bytes = std::vector<std::byte>;

template <typename T>
T numberAt(const Bytes& bytes, std::size_t at)
{
    T value;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

inline std::size_t sectionCount(const Bytes& bytes) { return std::min<std::size_t>(numberAt<std::uint32_t>(bytes, 12), 13); }

inline std::size_t lineOf(std::size_t section) { return mapped::kHeaderBytes + section * mapped::kEntryBytes; }

/// Offset of the section `tag`.
inline std::size_t placeOf(const Bytes& bytes, const std::string& tag)
{
    for (std::size_t i = 0; i < sectionCount(bytes); ++i)
        if (std::string(reinterpret_cast<const char*>(bytes.data()) + lineOf(i), 4) == tag)
            return numberAt<std::uint64_t>(bytes, lineOf(i) + 16);
    return 0;
}

inline void putDigest(Bytes& bytes, std::size_t at, const std::string& hex)
{
    std::ranges::copy(packed::bytesOfHex(hex), bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

/// Recomputes the checksums of the sections within the file and of the header.
inline void signMapped(Bytes& bytes)
{
    const std::size_t sections = sectionCount(bytes);
    for (std::size_t i = 0; i < sections; ++i) {
        const auto element = static_cast<mapped::Element>(numberAt<std::uint32_t>(bytes, lineOf(i) + 4));
        const auto count = numberAt<std::uint64_t>(bytes, lineOf(i) + 8);
        const auto offset = numberAt<std::uint64_t>(bytes, lineOf(i) + 16);
        if (offset > bytes.size() || count > (bytes.size() - offset) / std::max<std::size_t>(mapped::widthOf(element), 1))
            continue;
        putDigest(bytes, lineOf(i) + 24, sha256(std::span(bytes).subspan(offset, count * mapped::widthOf(element))));
    }
    Sha256 digest;
    digest.add(std::span(bytes).first(mapped::kHeaderBytes - mapped::kDigestBytes));
    digest.add(std::span(bytes).subspan(mapped::kHeaderBytes, sections * mapped::kEntryBytes));
    putDigest(bytes, mapped::kHeaderBytes - mapped::kDigestBytes, digest.hex());
}

/// Applies a few random modifications: bytes of sections or of the section table, and critical numbers.
inline void mutate(Bytes& bytes, RandomStream& random)
{
    const auto sections = static_cast<std::uint32_t>(sectionCount(bytes));
    for (std::uint32_t i = 0; i <= random.below(3); ++i) {
        const std::size_t line = lineOf(random.below(sections));
        const auto count = numberAt<std::uint64_t>(bytes, line + 8);
        const auto offset = numberAt<std::uint64_t>(bytes, line + 16);
        switch (random.below(4)) {
            case 0: {
                const std::int64_t numbers[] = {-1, 0, 1, 1 << 30, INT64_MAX, INT64_MIN, std::int64_t{1} << 40};
                std::memcpy(bytes.data() + line + (random.below(2) ? 8 : 16), &numbers[random.below(7)], 8);
                break;
            }
            case 1:
                bytes[line + 4] = static_cast<std::byte>(random.below(7));
                break;
            default:
                if (count > 0 && offset < bytes.size() && count < bytes.size() - offset)
                    bytes[offset + random.below64(count)] = static_cast<std::byte>(random.below(256));
        }
    }
    signMapped(bytes);
}

}  // namespace rosa::data::tests
