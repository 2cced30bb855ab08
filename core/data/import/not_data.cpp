#include "core/data/import/not_data.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/text/lower_case.h"

namespace rosa::data {

namespace fs = std::filesystem;

std::optional<Message> notData(const fs::path& path)
{
    std::error_code problem;
    if (!fs::is_regular_file(path, problem)) return std::nullopt;
    if (fs::file_size(path, problem) == 0 && !problem) return Message("an empty file");
    constexpr std::size_t enough = 200;
    std::string start = readStart(path, enough);
    if (start.starts_with("version https://git-lfs.github.com/spec/"))
        return Message("a pointer of Git LFS; fetch the file itself with: git lfs pull");
    const std::string ending = lowerCase(path.extension().string());
    const bool isPickle = start.size() > 1 && start[0] == '\x80' && start[1] >= 2 && start[1] <= 5;
    if (isPickle && (ending == ".gpickle" || ending == ".pickle" || ending == ".pkl"))
        return Message(
            "a pickle of Python, which holds any objects; save the graph from there as GraphML, in NetworkX with "
            "write_graphml()");
    start.erase(0, start.starts_with("\xef\xbb\xbf") ? 3 : 0);
    start.erase(0, std::min(start.find_first_not_of(" \t\r\n"), start.size()));
    const std::string lower = lowerCase(start);
    if (lower.starts_with("<!doctype html") || lower.starts_with("<html"))
        return Message("a web page, perhaps of a failed download; download the file itself");
    return std::nullopt;
}

std::optional<Error> notDataIn(const fs::path& path, const Error* error)
{
    constexpr std::size_t mostFiles = 1000;
    std::error_code problem;
    std::vector<fs::path> files;
    if (fs::is_directory(path, problem)) {
        for (fs::directory_iterator at(path, problem), end; !problem && at != end && files.size() < mostFiles;
             at.increment(problem))
            files.push_back(at->path());
        std::sort(files.begin(), files.end());
    } else {
        files.push_back(path);
    }
    for (const fs::path& file : files) {
        if (error && error->text().find(file.string()) == std::string::npos) continue;
        if (const auto what = notData(file)) return badInput("%1: expected data, found %2", file, *what);
    }
    return std::nullopt;
}

}  // namespace rosa::data
