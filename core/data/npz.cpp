#include <algorithm>

#include <zip.h>

#include "core/base/files.h"
#include "core/data/npy.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::string_view kSuffix = ".npy";
constexpr zip_int64_t kMaxMembers = 10000;

std::string zipText(int code)
{
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    std::string text = zip_error_strerror(&error);
    zip_error_fini(&error);
    return text;
}

/// The member's content, read piece by piece so that memory follows what is there and not what is declared.
Result<std::vector<std::byte>> readMember(zip_t* archive, zip_uint64_t index, std::uint64_t declared)
{
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(zip_fopen_index(archive, index, 0), zip_fclose);
    if (!file) return badInput("cannot be unpacked: " + std::string(zip_strerror(archive)));
    constexpr std::size_t piece = std::size_t{4} << 20;
    std::vector<std::byte> bytes;
    while (true) {
        const std::size_t before = bytes.size();
        const std::size_t wanted = std::min<std::uint64_t>(piece, declared - before);
        bytes.resize(before + std::max<std::size_t>(wanted, 1));
        // At the end one byte more is asked for: libzip compares the checksum only there.
        const zip_int64_t count = zip_fread(file.get(), bytes.data() + before, bytes.size() - before);
        if (count < 0) return badInput("cannot be unpacked: " + std::string(zip_file_strerror(file.get())));
        bytes.resize(before + static_cast<std::size_t>(count));
        if (count == 0) break;
        if (bytes.size() > declared) break;
    }
    if (bytes.size() != declared)
        return badInput("expected " + std::to_string(declared) + " bytes, found " +
                        (bytes.size() > declared ? "more" : std::to_string(bytes.size())));
    return bytes;
}

}  // namespace

struct NpzArchive::Handle {
    std::filesystem::path path;
    zip_t* archive = nullptr;
    std::vector<zip_uint64_t> indices;
    ~Handle()
    {
        if (archive) zip_discard(archive);
    }
};

NpzArchive::NpzArchive(std::unique_ptr<Handle> handle) : m_handle(std::move(handle)) {}
NpzArchive::~NpzArchive() = default;
NpzArchive::NpzArchive(NpzArchive&&) noexcept = default;
NpzArchive& NpzArchive::operator=(NpzArchive&&) noexcept = default;

Result<NpzArchive> NpzArchive::open(const std::filesystem::path& path)
{
    auto handle = std::make_unique<Handle>();
    handle->path = path;
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        return badInput(path.string() + ": expected an npz file, found " + (problem ? problem.message() : "none"));
    int code = 0;
    handle->archive = zip_open(path.c_str(), ZIP_RDONLY, &code);
    if (!handle->archive) return badInput(path.string() + ": expected an npz (zip) file: " + zipText(code));
    NpzArchive npz(std::move(handle));
    const zip_int64_t count = zip_get_num_entries(npz.m_handle->archive, 0);
    if (count > kMaxMembers)
        return badInput(path.string() + ": expected at most " + std::to_string(kMaxMembers) + " members, found " +
                        std::to_string(count));
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* name = zip_get_name(npz.m_handle->archive, static_cast<zip_uint64_t>(i), 0);
        const std::string_view text = name ? name : "";
        if (!text.ends_with(kSuffix)) continue;
        npz.m_names.emplace_back(text.substr(0, text.size() - kSuffix.size()));
        npz.m_handle->indices.push_back(static_cast<zip_uint64_t>(i));
    }
    return npz;
}

bool NpzArchive::contains(const std::string& name) const
{
    return std::find(m_names.begin(), m_names.end(), name) != m_names.end();
}

Result<NdArray> NpzArchive::read(const std::string& name) const
{
    const std::string where = m_handle->path.string() + ": " + printable(name) + std::string(kSuffix);
    const auto found = std::find(m_names.begin(), m_names.end(), name);
    if (found == m_names.end()) return badInput(where + ": expected this array, found none of that name");
    const zip_uint64_t index = m_handle->indices[static_cast<std::size_t>(found - m_names.begin())];
    zip_stat_t status;
    if (zip_stat_index(m_handle->archive, index, 0, &status) != 0 || !(status.valid & ZIP_STAT_SIZE))
        return badInput(where + ": cannot be unpacked: " + zip_strerror(m_handle->archive));
    if (status.size > kMaxMember)
        return badInput(where + ": expected at most " + std::to_string(kMaxMember) + " bytes, found " +
                        std::to_string(status.size) + " declared");
    const bool isKnown = (status.valid & ZIP_STAT_COMP_METHOD) &&
                         (status.comp_method == ZIP_CM_STORE || status.comp_method == ZIP_CM_DEFLATE);
    if (!isKnown) return badInput(where + ": expected a stored or deflated member, found another method");
    auto bytes = readMember(m_handle->archive, index, status.size);
    if (!bytes) return bytes.error().within(where);
    auto array = parseNpy(*bytes);
    if (!array) return array.error().within(where);
    return array;
}

void NpzWriter::addMember(const std::string& name, std::vector<std::byte> bytes)
{
    constexpr std::string_view permitted = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
    const bool isNew = std::none_of(m_members.begin(), m_members.end(), [&](const Member& m) { return m.name == name; });
    ROSA_CHECK(isNew && !name.empty() && name.size() <= 200 && name.find_first_not_of(permitted) == std::string::npos,
               "name of an npz member");
    m_members.push_back({name, std::move(bytes)});
}

Result<void> NpzWriter::write(const std::filesystem::path& path) const
{
    constexpr std::uint64_t maxBytes = std::uint64_t{4} << 30;
    std::uint64_t total = 0;
    for (const Member& member : m_members) total += member.bytes.size();
    if (total > maxBytes) return failed(path.string() + ": cannot be written: over 4 GB of arrays");
    zip_error_t error;
    zip_error_init(&error);
    const auto problem = [&](const std::string& text) { return failed(path.string() + ": cannot be written: " + text); };
    zip_source_t* const target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* const archive = target ? zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error) : nullptr;
    if (!archive) {
        if (target) zip_source_free(target);
        return problem(zip_error_strerror(&error));
    }
    zip_source_keep(target);
    const std::unique_ptr<zip_source_t, void (*)(zip_source_t*)> keeper(target, zip_source_free);
    constexpr zip_uint16_t firstOfJanuary1980 = 0x21;
    for (const Member& member : m_members) {
        zip_source_t* const source = zip_source_buffer(archive, member.bytes.data(), member.bytes.size(), 0);
        const zip_int64_t index =
            source ? zip_file_add(archive, (member.name + std::string(kSuffix)).c_str(), source, ZIP_FL_ENC_UTF_8) : -1;
        const auto place = static_cast<zip_uint64_t>(index);
        if (index < 0 || zip_set_file_compression(archive, place, ZIP_CM_STORE, 0) != 0 ||
            zip_file_set_dostime(archive, place, 0, firstOfJanuary1980, 0) != 0) {
            const std::string text = zip_strerror(archive);
            if (source && index < 0) zip_source_free(source);
            zip_discard(archive);
            return problem(text);
        }
    }
    if (zip_close(archive) != 0) {
        const std::string text = zip_strerror(archive);
        zip_discard(archive);
        return problem(text);
    }
    zip_stat_t status;
    if (zip_source_stat(target, &status) != 0 || zip_source_open(target) != 0)
        return problem("the archive cannot be read back");
    std::vector<std::byte> bytes(status.size);
    const zip_int64_t count = zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    if (count != static_cast<zip_int64_t>(bytes.size())) return problem("the archive cannot be read back");
    return writeFileAtomically(path, bytes);
}

}  // namespace rosa::data
