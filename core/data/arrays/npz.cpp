#include <algorithm>

#include "core/data/arrays/npy.h"
#include "core/data/arrays/zip_archive.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

constexpr std::string_view kSuffix = ".npy";

}  // namespace

NpzArchive::NpzArchive(std::unique_ptr<ZipArchive> zip, MemoryBudget& budget) : m_zip(std::move(zip)), m_budget(&budget) {}
NpzArchive::~NpzArchive() = default;
NpzArchive::NpzArchive(NpzArchive&&) noexcept = default;
NpzArchive& NpzArchive::operator=(NpzArchive&&) noexcept = default;

Result<NpzArchive> NpzArchive::open(const std::filesystem::path& path, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(auto zip, ZipArchive::open(path, Message("an npz file"), budget, MemoryBudget::Input::Compressed));
    NpzArchive npz(std::make_unique<ZipArchive>(std::move(zip)), budget);
    for (const std::string& name : npz.m_zip->names())
        if (name.ends_with(kSuffix)) npz.m_names.push_back(name.substr(0, name.size() - kSuffix.size()));
    return npz;
}

bool NpzArchive::contains(const std::string& name) const
{
    return std::find(m_names.begin(), m_names.end(), name) != m_names.end();
}

template <typename Value, typename Parse>
Result<Value> NpzArchive::readAs(const std::string& name, Parse parse) const
{
    const std::string member = name + std::string(kSuffix);
    const std::string where = m_zip->path().string() + ": " + printable(member);
    if (!contains(name)) return badInput("%1: no such array in the archive", where);
    ROSA_TRY_ASSIGN(auto bytes, m_zip->read(member));
    Result<Value> value = parse(sharedBytes(std::move(bytes)), *m_budget);
    if (!value) return value.error().within(where);
    return value;
}

Result<NdArray> NpzArchive::read(const std::string& name) const { return readAs<NdArray>(name, parseNpy); }

Result<std::variant<NdArray, CsrMatrix>> NpzArchive::readMatrix(const std::string& name) const
{
    return readAs<std::variant<NdArray, CsrMatrix>>(name, parseNpyMatrix);
}

void NpzWriter::addMember(const std::string& name, std::vector<std::byte> bytes)
{
    constexpr std::string_view permitted = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
    const std::string member = name + std::string(kSuffix);
    const bool isNew =
        std::none_of(m_members.begin(), m_members.end(), [&](const ZipMember& other) { return other.name == member; });
    ROSA_CHECK(isNew && !name.empty() && name.size() <= 200 && name.find_first_not_of(permitted) == std::string::npos,
               "name of an npz member");
    m_members.push_back({member, std::move(bytes)});
}

Result<void> NpzWriter::write(const std::filesystem::path& path) const { return writeZip(path, m_members); }

}  // namespace rosa::data
