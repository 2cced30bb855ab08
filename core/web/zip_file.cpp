#include "core/web/zip_file.h"

#include <cstdint>

#include <zlib.h>

#include "core/base/check.h"

namespace rosa::web {

namespace {

constexpr std::uint32_t kLocal = 0x04034b50, kCentral = 0x02014b50, kEnd = 0x06054b50;
constexpr std::uint32_t kVersion = 20, kDeflated = 8;
constexpr std::uint32_t kDay = 1U << 5U | 1U;  ///< 1 January 1980, the first day of the format.

/// Little-endian.
void put(std::string& out, std::uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 0xFFU);
}

/// What both headers of a file have.
std::string commonPart(const ZippedFile& file, const std::string& packed)
{
    const auto* bytes = reinterpret_cast<const Bytef*>(file.bytes.data());
    std::string out;
    put(out, kVersion, 2);
    put(out, 0, 2);
    put(out, kDeflated, 2);
    put(out, 0, 2);
    put(out, kDay, 2);
    put(out, static_cast<std::uint32_t>(crc32(0, bytes, static_cast<uInt>(file.bytes.size()))), 4);
    put(out, static_cast<std::uint32_t>(packed.size()), 4);
    put(out, static_cast<std::uint32_t>(file.bytes.size()), 4);
    put(out, static_cast<std::uint32_t>(file.name.size()), 2);
    put(out, 0, 2);
    return out;
}

}  // namespace

std::string deflated(std::string_view bytes, DeflateFormat format)
{
    constexpr int kMemory = 8;
    const int window = format == DeflateFormat::Raw ? -15 : 15 + 16;
    z_stream stream{};
    ROSA_CHECK(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window, kMemory, Z_DEFAULT_STRATEGY) == Z_OK,
               "zlib cannot begin");
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const int outcome = deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    ROSA_CHECK(outcome == Z_STREAM_END, "zlib cannot end");
    return packed;
}

std::string zipOf(std::span<const ZippedFile> files)
{
    std::string out, directory;
    for (const ZippedFile& file : files) {
        const std::string packed = deflated(file.bytes, DeflateFormat::Raw), common = commonPart(file, packed);
        put(directory, kCentral, 4);
        put(directory, kVersion, 2);
        directory += common;
        put(directory, 0, 2);
        put(directory, 0, 2);
        put(directory, 0, 2);
        put(directory, 0, 4);
        put(directory, static_cast<std::uint32_t>(out.size()), 4);
        directory += file.name;
        put(out, kLocal, 4);
        out.append(common).append(file.name).append(packed);
    }
    const auto begin = static_cast<std::uint32_t>(out.size()), count = static_cast<std::uint32_t>(files.size());
    out += directory;
    put(out, kEnd, 4);
    put(out, 0, 4);
    put(out, count, 2);
    put(out, count, 2);
    put(out, static_cast<std::uint32_t>(directory.size()), 4);
    put(out, begin, 4);
    put(out, 0, 2);
    return out;
}

}  // namespace rosa::web
