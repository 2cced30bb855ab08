#include "core/data/arrays/npy_stream.h"

#include <algorithm>
#include <cstring>
#include <memory>

#include <unistd.h>
#include <zip.h>

#include "core/base/files.h"
#include "core/data/text.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

/// An archive and the member being read.
struct OpenMember {
    zip_t* archive = nullptr;
    zip_file_t* file = nullptr;
    OpenMember() = default;
    OpenMember(const OpenMember&) = delete;
    OpenMember& operator=(const OpenMember&) = delete;
    ~OpenMember()
    {
        if (file) zip_fclose(file);
        if (archive) zip_discard(archive);
    }
};

}  // namespace

NpyStream::NpyStream(Read read, std::string where, NpyStart start, std::size_t size)
    : m_read(std::move(read)), m_where(std::move(where)), m_start(std::move(start)), m_size(size)
{}

Result<NpyStream> NpyStream::begin(Read read, std::string where)
{
    // Magic, version and header length, then the header.
    std::vector<std::byte> start(12);
    const auto fill = [&](std::size_t from) -> Result<void> {
        const auto count = read(std::span(start).subspan(from));
        if (!count) return count.error().within(where);
        start.resize(from + *count);
        return {};
    };
    ROSA_TRY(fill(0));
    if (start.size() == 12) {
        std::uint32_t length = 0;
        const bool isFirst = start[6] == std::byte{1};
        std::memcpy(&length, start.data() + 8, isFirst ? 2 : 4);
        constexpr std::uint32_t mostHeader = 1 << 20;
        start.resize(std::max<std::size_t>(12, std::min(length, mostHeader) + (isFirst ? 10 : 12)));
        ROSA_TRY(fill(12));
    }
    auto parsed = parseNpyStart(start);
    if (!parsed) return parsed.error().within(where);
    if (!parsed->type.isNumber()) return badInput("%1: expected numbers, found %2", where, parsed->type.name());
    if (parsed->isFortranOrder && parsed->shape.size() > 1)
        return badInput("%1: expected row-major order (C order), found column-major order (Fortran order)", where);
    const auto size = elementCount(parsed->shape);
    if (!size) return size.error().within(where);
    return NpyStream(std::move(read), std::move(where), *std::move(parsed), *size);
}

Result<NpyStream> NpyStream::open(const fs::path& path)
{
    ROSA_TRY_ASSIGN(auto opened, OpenFile::open(path));
    const auto file = std::make_shared<OpenFile>(std::move(opened));
    return begin([file](std::span<std::byte> out) { return file->read(out); }, path.string());
}

Result<NpyStream> NpyStream::open(const fs::path& archive, const std::string& name)
{
    const std::string where = archive.string() + ": " + printable(name) + ".npy";
    ROSA_TRY_ASSIGN(auto file, OpenFile::open(archive));
    auto member = std::make_shared<OpenMember>();
    int code = 0;
    const int descriptor = file.release();
    member->archive = zip_fdopen(descriptor, 0, &code);
    if (!member->archive) {
        ::close(descriptor);
        return badInput("%1: expected an npz file (a zip archive), found another kind of file or a damaged one", archive);
    }
    member->file = zip_fopen(member->archive, (name + ".npy").c_str(), 0);
    if (!member->file) return badInput("%1: the array is missing or cannot be unpacked", where);
    return begin(
        [member](std::span<std::byte> out) -> Result<std::size_t> {
            std::size_t done = 0;
            while (done < out.size()) {
                const zip_int64_t count = zip_fread(member->file, out.data() + done, out.size() - done);
                if (count < 0) return badInput("cannot be unpacked: %1", zip_file_strerror(member->file));
                if (count == 0) break;
                done += static_cast<std::size_t>(count);
            }
            return done;
        },
        where);
}

Result<NdArray> NpyStream::next(std::size_t most)
{
    const std::size_t count = std::min(most, m_size - m_position);
    std::vector<std::byte> bytes(count * m_start.type.width);
    const auto read = m_read(bytes);
    if (!read) return read.error().within(m_where);
    if (*read != bytes.size())
        return badInput("%1: expected %2 numbers, found %3; the array is truncated", m_where, m_size,
                        m_position + *read / m_start.type.width);
    m_position += count;
    if (m_position == m_size && count > 0) {
        // Read the byte after the last one: libzip verifies the checksum only there.
        std::byte more{};
        const auto left = m_read(std::span(&more, 1));
        if (!left) return left.error().within(m_where);
        if (*left != 0) return badInput("%1: expected %2 numbers, found more", m_where, m_size);
    }
    MemoryBudget piece = MemoryBudget::unlimited();  // The caller chooses the chunk size.
    auto array =
        NdArray::fromBytes(m_start.type, {static_cast<std::int64_t>(count)}, false, sharedBytes(std::move(bytes)), piece);
    if (!array) return array.error().within(m_where);
    return array;
}

}  // namespace rosa::data
