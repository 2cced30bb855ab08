#include "core/data/import/unpacked.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/memory_budget.h"
#include "core/base/storage/scratch_file.h"
#include "core/data/arrays/zip_archive.h"
#include "core/data/text.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kMostZipExpansion = 16;

/// Whether a member is a file that may be written below a folder under its name.
bool isUnpacked(const std::string& name)
{
    if (name.empty() || name.ends_with('/') || name.find('\\') != std::string::npos || name.find('\0') != std::string::npos)
        return false;
    const fs::path path(name);
    if (path.is_absolute() || path.extension() == ".zip") return false;
    return std::none_of(path.begin(), path.end(), [](const fs::path& part) {
        const std::string text = part.string();
        return text.empty() || text.starts_with('.') || text == "__MACOSX";
    });
}

}  // namespace

fs::path contentOf(const TemporaryFolder& unpacked, const fs::path& archive) { return unpacked.path() / archive.filename(); }

Result<std::shared_ptr<const TemporaryFolder>> unpackZip(const fs::path& path)
{
    MemoryBudget budget;
    ROSA_TRY_ASSIGN(const auto zip, ZipArchive::open(path, Message("a data set"), budget, MemoryBudget::Input::Compressed));
    std::error_code problem;
    const std::uint64_t size = fs::file_size(path, problem);
    budget.add(problem ? 0 : (kMostZipExpansion - 1) * size);
    ROSA_TRY_ASSIGN(auto folder, TemporaryFolder::make(scratchFolder()));
    fs::create_directory(contentOf(folder, path), problem);
    for (const std::string& name : zip.names()) {
        if (!isUnpacked(name)) continue;
        ROSA_TRY_ASSIGN(const auto bytes, zip.read(name));
        const fs::path file = contentOf(folder, path) / name;
        fs::create_directories(file.parent_path(), problem);
        if (problem) return failed("%1: %2 cannot be unpacked: %3", path, printable(name), problem.message());
        ROSA_TRY(writeFileAtomically(file, bytes));
    }
    return std::make_shared<const TemporaryFolder>(std::move(folder));
}

}  // namespace rosa::data
