#include "core/data/arrays/zip_archive.h"

#include <algorithm>

#include <unistd.h>
#include <zip.h>

#include "core/base/files.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr zip_int64_t kMaxMembers = 10000;

std::string zipText(int code)
{
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    std::string text = zip_error_strerror(&error);
    zip_error_fini(&error);
    return text;
}

/// Reads a member in pieces, so that memory follows its actual, not its declared size.
Result<std::vector<std::byte>> readMember(zip_t* archive, zip_uint64_t index, std::uint64_t declared)
{
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(zip_fopen_index(archive, index, 0), zip_fclose);
    if (!file) return badInput("cannot be unpacked: %1", zip_strerror(archive));
    constexpr std::size_t piece = std::size_t{4} << 20;
    std::vector<std::byte> bytes;
    // Allocate what the budget was charged for: a vector growing by itself would temporarily hold up to three times as much.
    if (declared <= piece) bytes.reserve(declared + 1);
    while (true) {
        const std::size_t before = bytes.size();
        const std::size_t wanted = std::min<std::uint64_t>(piece, declared - before);
        // The first piece exists, so the rest is worth reserving.
        if (before == piece) bytes.reserve(declared + 1);
        bytes.resize(before + std::max<std::size_t>(wanted, 1));
        // Request one more byte at the end: libzip verifies the checksum only there.
        const zip_int64_t count = zip_fread(file.get(), bytes.data() + before, bytes.size() - before);
        if (count < 0) return badInput("cannot be unpacked: %1", zip_file_strerror(file.get()));
        bytes.resize(before + static_cast<std::size_t>(count));
        if (count == 0) break;
        if (bytes.size() > declared) break;
    }
    if (bytes.size() != declared)
        return badInput("expected %1 bytes, found %2", declared,
                        bytes.size() > declared ? Message("more") : Message::verbatim(std::to_string(bytes.size())));
    return bytes;
}

}  // namespace

struct ZipArchive::Handle {
    std::filesystem::path path;
    MemoryBudget* budget = nullptr;
    zip_t* archive = nullptr;
    ~Handle()
    {
        if (archive) zip_discard(archive);
    }
};

ZipArchive::ZipArchive(std::unique_ptr<Handle> handle) : m_handle(std::move(handle)) {}
ZipArchive::~ZipArchive() = default;
ZipArchive::ZipArchive(ZipArchive&&) noexcept = default;
ZipArchive& ZipArchive::operator=(ZipArchive&&) noexcept = default;

const std::filesystem::path& ZipArchive::path() const { return m_handle->path; }

Result<ZipArchive> ZipArchive::open(const std::filesystem::path& path, const Message& what, MemoryBudget& budget,
                                    MemoryBudget::Input input)
{
    auto file = OpenFile::open(path);
    if (!file) return badInput("%1; expected %2", file.error().message, what);
    budget.add(file->size(), input);
    auto handle = std::make_unique<Handle>();
    handle->path = path;
    handle->budget = &budget;
    int code = 0;
    const int descriptor = file->release();
    handle->archive = zip_fdopen(descriptor, 0, &code);
    if (!handle->archive) {
        ::close(descriptor);
        return badInput("%1: expected %2, which is a zip archive: %3", path, what, zipText(code));
    }
    ZipArchive zip(std::move(handle));
    const zip_int64_t count = zip_get_num_entries(zip.m_handle->archive, 0);
    if (count > kMaxMembers) return badInput("%1: expected at most %2 members, found %3", path, kMaxMembers, count);
    constexpr std::uint64_t entryBytes = 512;
    ROSA_TRY(budget.take(static_cast<std::uint64_t>(count), entryBytes));
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* name = zip_get_name(zip.m_handle->archive, static_cast<zip_uint64_t>(i), 0);
        zip.m_names.emplace_back(name ? name : "");
    }
    return zip;
}

Result<std::vector<std::byte>> ZipArchive::read(const std::string& name) const
{
    auto bytes = readInside(name);
    if (!bytes) return bytes.error().within(path().string());
    return bytes;
}

Result<std::vector<std::byte>> ZipArchive::readInside(const std::string& name) const
{
    const std::string where = printable(name);
    const auto found = std::find(m_names.begin(), m_names.end(), name);
    if (found == m_names.end()) return badInput("%1: no such member in the archive", where);
    const auto index = static_cast<zip_uint64_t>(found - m_names.begin());
    zip_stat_t status;
    if (zip_stat_index(m_handle->archive, index, 0, &status) != 0 || !(status.valid & ZIP_STAT_SIZE))
        return badInput("%1: cannot be unpacked: %2", where, zip_strerror(m_handle->archive));
    const bool isKnown = (status.valid & ZIP_STAT_COMP_METHOD) &&
                         (status.comp_method == ZIP_CM_STORE || status.comp_method == ZIP_CM_DEFLATE);
    if (!isKnown) return badInput("%1: expected a stored or deflated member, found another compression method", where);
    if (const auto taken = m_handle->budget->take(status.size); !taken)
        return taken.error().within("%1: declares %2 bytes", where, status.size);
    auto bytes = readMember(m_handle->archive, index, status.size);
    if (!bytes) return bytes.error().within(where);
    return bytes;
}

Result<void> writeZip(const std::filesystem::path& path, std::span<const ZipMember> members)
{
    constexpr std::uint64_t maxBytes = std::uint64_t{4} << 30;
    std::uint64_t total = 0;
    for (const ZipMember& member : members) total += member.bytes.size();
    if (total > maxBytes) return failed("%1: cannot be written: the members exceed 4 GB", path);
    zip_error_t error;
    zip_error_init(&error);
    const auto problem = [&](const Message& why) { return failed("%1: cannot be written: %2", path, why); };
    zip_source_t* const target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* const archive = target ? zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error) : nullptr;
    if (!archive) {
        if (target) zip_source_free(target);
        return problem(Message::verbatim(zip_error_strerror(&error)));
    }
    zip_source_keep(target);
    const std::unique_ptr<zip_source_t, void (*)(zip_source_t*)> keeper(target, zip_source_free);
    constexpr zip_uint16_t firstOfJanuary1980 = 0x21;
    for (const ZipMember& member : members) {
        zip_source_t* const source = zip_source_buffer(archive, member.bytes.data(), member.bytes.size(), 0);
        const zip_int64_t index = source ? zip_file_add(archive, member.name.c_str(), source, ZIP_FL_ENC_UTF_8) : -1;
        const auto place = static_cast<zip_uint64_t>(index);
        if (index < 0 || zip_set_file_compression(archive, place, ZIP_CM_STORE, 0) != 0 ||
            zip_file_set_dostime(archive, place, 0, firstOfJanuary1980, 0) != 0) {
            const std::string text = zip_strerror(archive);
            if (source && index < 0) zip_source_free(source);
            zip_discard(archive);
            return problem(Message::verbatim(text));
        }
    }
    if (zip_close(archive) != 0) {
        const std::string text = zip_strerror(archive);
        zip_discard(archive);
        return problem(Message::verbatim(text));
    }
    zip_stat_t status;
    if (zip_source_stat(target, &status) != 0 || zip_source_open(target) != 0)
        return problem(Message("the archive cannot be read back"));
    std::vector<std::byte> bytes(status.size);
    const zip_int64_t count = zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    if (count != static_cast<zip_int64_t>(bytes.size())) return problem(Message("the archive cannot be read back"));
    return writeFileAtomically(path, bytes);
}

}  // namespace rosa::data
