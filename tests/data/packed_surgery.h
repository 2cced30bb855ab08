/// Modifies packed files and recomputes sizes and checksums, so that only the modification is wrong.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include <zlib.h>

#include "core/base/hash.h"
#include "core/data/byte_coding.h"

namespace rosa::data::tests {

using Bytes = std::vector<std::byte>;

inline constexpr std::size_t kHeader = 24;
inline constexpr std::size_t kEntry = 24;
inline constexpr std::size_t kDigest = 32;

/// Recomputes the checksum at the end.
inline void sign(Bytes& bytes)
{
    const std::string digest = sha256(std::span(bytes).first(bytes.size() - kDigest));
    for (std::size_t i = 0; i < kDigest; ++i)
        bytes[bytes.size() - kDigest + i] = static_cast<std::byte>(std::stoi(digest.substr(2 * i, 2), nullptr, 16));
}

inline std::uint64_t read64(const Bytes& bytes, std::size_t at)
{
    return ByteReader(std::span(bytes).subspan(at, 8), "").fixed64();
}

inline void write64(Bytes& bytes, std::size_t at, std::uint64_t value)
{
    ByteWriter out;
    out.fixed64(value);
    std::copy(out.bytes().begin(), out.bytes().end(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

/// The file with modified inflated content of section `tag`, and recomputed sizes and checksums.
inline Bytes withSection(const Bytes& original, const std::string& tag, const std::function<void(Bytes&)>& change)
{
    Bytes out(original.begin(), original.end() - kDigest);
    const auto sections = static_cast<std::size_t>(static_cast<unsigned>(original[12]));
    std::size_t offset = kHeader + sections * kEntry;
    for (std::size_t i = 0; i < sections; ++i) {
        const std::size_t line = kHeader + i * kEntry;
        const std::uint64_t raw = read64(original, line + 8);
        const std::uint64_t stored = read64(original, line + 16);
        if (std::string(reinterpret_cast<const char*>(original.data() + line), 4) == tag) {
            Bytes content(raw);
            uLongf size = raw;
            ::uncompress(reinterpret_cast<Bytef*>(content.data()), &size,
                         reinterpret_cast<const Bytef*>(original.data() + offset), stored);
            change(content);
            Bytes packed(::compressBound(content.size()));
            uLongf packedSize = packed.size();
            ::compress(reinterpret_cast<Bytef*>(packed.data()), &packedSize, reinterpret_cast<const Bytef*>(content.data()),
                       content.size());
            const auto begin = out.begin() + static_cast<std::ptrdiff_t>(offset);
            const auto after = out.erase(begin, begin + static_cast<std::ptrdiff_t>(stored));
            out.insert(after, packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(packedSize));
            write64(out, line + 8, content.size());
            write64(out, line + 16, packedSize);
            break;
        }
        offset += stored;
    }
    out.resize(out.size() + kDigest);
    write64(out, 16, out.size());
    sign(out);
    return out;
}

}  // namespace rosa::data::tests
