#include "tests/fuzz/framed_folder.h"

#include <cstdlib>
#include <map>

#include "core/base/check.h"
#include "core/base/files.h"
#include "core/data/arrays/zip_archive.h"

namespace rosa::fuzz {

namespace fs = std::filesystem;

namespace {

/// Splits "graph.npz/adj_data.npy" into "graph.npz" and "adj_data.npy"; plain names have no second part.
std::pair<std::string, std::string> parted(const std::string& name)
{
    for (const std::string_view ending : {".npz/", ".pt/"})
        if (const std::size_t at = name.find(ending); at != std::string::npos)
            return {name.substr(0, at + ending.size() - 1), name.substr(at + ending.size())};
    return {name, {}};
}

void put(const fs::path& path, std::string_view content)
{
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    ROSA_CHECK(file, "a fuzzer's own file");
    if (!content.empty()) std::fwrite(content.data(), 1, content.size(), file);
    std::fclose(file);
}

}  // namespace

std::vector<std::optional<std::string_view>> unframed(std::span<const std::byte> bytes, std::size_t count)
{
    std::vector<std::optional<std::string_view>> contents(count);
    std::string_view rest = textOf(bytes);
    std::size_t file = 0;
    while (true) {
        const std::size_t end = rest.find(kMarker);
        if (!contents[file] && (file > 0 || end != 0)) contents[file] = rest.substr(0, end);
        if (end == std::string_view::npos || rest.size() <= end + kMarker.size()) return contents;
        file = static_cast<unsigned char>(rest[end + kMarker.size()] - 'a') % count;
        rest.remove_prefix(end + kMarker.size() + 1);
        if (rest.empty() && !contents[file]) contents[file] = rest;
    }
}

Bytes framed(const std::vector<std::optional<std::string>>& contents)
{
    std::string text;
    for (std::size_t i = 0; i < contents.size(); ++i)
        if (contents[i]) text += std::string(kMarker) + static_cast<char>('a' + i) + *contents[i];
    return bytesOf(text);
}

const fs::path& scratch()
{
    static const TemporaryFolder folder = [] {
        std::error_code none;
        auto made = TemporaryFolder::make(fs::is_directory("/dev/shm", none) ? "/dev/shm" : "", "rosa-fuzz-");
        ROSA_CHECK(made.ok(), "a folder to fuzz in");
        // Also for scratch files of readers.
        ::setenv("XDG_CACHE_HOME", made->path().c_str(), 1);
        return *std::move(made);
    }();
    return folder.path();
}

FramedFolder::FramedFolder(const std::string& folder, std::vector<std::string> names)
    : m_path(scratch() / folder), m_names(std::move(names))
{
    ROSA_CHECK(m_names.size() <= 26, "a letter a file");
    for (const std::string& name : m_names) fs::create_directories((m_path / parted(name).first).parent_path());
}

void FramedFolder::write(std::span<const std::byte> bytes)
{
    const auto contents = unframed(bytes, m_names.size());
    std::map<std::string, std::vector<data::ZipMember>> archives;
    std::error_code none;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const auto [file, member] = parted(m_names[i]);
        if (!member.empty()) {
            auto& members = archives[file];
            if (contents[i]) members.push_back({member, bytesOf(*contents[i])});
        } else if (contents[i]) {
            put(m_path / file, *contents[i]);
        } else {
            fs::remove(m_path / file, none);
        }
    }
    for (const auto& [file, members] : archives) {
        if (members.empty())
            fs::remove(m_path / file, none);
        else
            ROSA_CHECK(data::writeZip(m_path / file, members).ok(), "a fuzzer's own archive");
    }
}

Bytes FramedFolder::read(const fs::path& folder) const
{
    std::vector<std::optional<std::string>> contents;
    for (const std::string& name : m_names) {
        const auto [file, member] = parted(name);
        contents.emplace_back();
        if (member.empty()) {
            if (const auto text = readTextFile(folder / file)) contents.back() = *text;
            continue;
        }
        MemoryBudget budget = MemoryBudget::unlimited();
        const auto zip =
            data::ZipArchive::open(folder / file, Message::verbatim("a seed"), budget, MemoryBudget::Input::Compressed);
        const auto content = zip ? zip->read(member) : Result<Bytes>(zip.error());
        if (content) contents.back() = std::string(textOf(*content));
    }
    return framed(contents);
}

}  // namespace rosa::fuzz
