#include "core/data/readers/table_files.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <vector>

#include "core/base/files.h"
#include "core/base/text/lower_case.h"
#include "core/data/parts/edge_table.h"
#include "core/data/parts/lines.h"
#include "core/data/readers/sociopatterns.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

constexpr std::array kTableEndings{".csv", ".tsv", ".txt"};
constexpr std::array kListEndings{".edges", ".edgelist", ".el"};
constexpr std::size_t kSampleBytes = 16384;
constexpr std::size_t kFewLines = 3;
constexpr std::int64_t kContactSeconds = 20;  ///< Resolution of SocioPatterns' badges.

/// Texts of numbers that are no edges, by a part of their names.
constexpr std::array kOthers{"label", "class", "feature", "node", "metadata", "split", "index", "mask", "cmty", "readme"};

/// The name without the ending of compression.
fs::path plainOf(const fs::path& path)
{
    return lowerCase(path.extension().string()) == ".gz" ? path.stem() : path.filename();
}

std::string endingOf(const fs::path& path) { return lowerCase(plainOf(path).extension().string()); }
std::string stemOf(const fs::path& path) { return plainOf(path).stem().string(); }

template <std::size_t N>
bool isOneOf(const std::string& text, const std::array<const char*, N>& words)
{
    return std::ranges::find(words, text) != words.end();
}

bool isTableOf(const fs::path& path, std::string_view word)
{
    const std::string stem = lowerCase(stemOf(path));
    if (!isOneOf(endingOf(path), kTableEndings) || !stem.ends_with(word)) return false;
    if (stem.size() == word.size()) return true;
    const char before = stem[stem.size() - word.size() - 1];
    return before == '_' || before == '-' || before == '.' || before == ' ';
}

/// The file beside `path` whose name has `other` in the place of `word` at its end.
fs::path partnerOf(const fs::path& path, std::string_view word, std::string_view other)
{
    std::string wanted = lowerCase(stemOf(path));
    wanted.replace(wanted.size() - word.size(), word.size(), other);
    std::vector<fs::path> found;
    std::error_code problem;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
        const fs::path& beside = at->path();
        if (lowerCase(stemOf(beside)) == wanted && isOneOf(endingOf(beside), kTableEndings)) found.push_back(beside);
    }
    std::ranges::sort(found);
    const auto same = std::ranges::find(found, endingOf(path), endingOf);
    if (same != found.end()) return *same;
    return found.empty() ? fs::path() : found.front();
}

fs::path tableIn(const fs::path& folder, const std::string& name)
{
    for (const char* ending : {".csv", ".tsv", ".csv.gz", ".tsv.gz"}) {
        const fs::path path = folder / (name + ending);
        std::error_code unknown;
        if (fs::exists(path, unknown)) return path;
    }
    return {};
}

/// The whole lines at the beginning of a file, without comments.
std::vector<std::string> firstLines(const fs::path& path)
{
    const std::string text = readStart(path, kSampleBytes);
    std::vector<std::string> lines;
    std::size_t at = text.starts_with("\xef\xbb\xbf") ? 3 : 0;
    while (at < text.size()) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string::npos && text.size() == kSampleBytes) break;  // cut off
        std::string line = text.substr(at, std::min(end, text.size()) - at);
        if (line.ends_with('\r')) line.pop_back();
        if (!trimmed(line).empty() && !line.starts_with('#') && !line.starts_with('%')) lines.push_back(std::move(line));
        if (end == std::string::npos) break;
        at = end + 1;
    }
    return lines;
}

std::vector<std::string> fieldsOf(std::string line)
{
    line = line.substr(0, line.find('{'));
    std::ranges::replace_if(
        line, [](char c) { return c == ',' || c == ';' || c == '|'; }, ' ');
    std::vector<std::string> fields;
    for (const std::string_view field : splitAtSpace(line)) fields.emplace_back(field);
    return fields;
}

/// Two node numbers, and further numbers.
bool isNumberedEdge(const std::string& line)
{
    const auto fields = fieldsOf(line);
    return fields.size() >= 2 && parseWhole(fields[0]) && parseWhole(fields[1]) &&
           std::all_of(fields.begin() + 2, fields.end(),
                       [](const std::string& field) { return parseNumber(field).has_value(); });
}

bool isKonect(const fs::path& path) { return path.filename().string().starts_with("out.") && readStart(path, 1) == "%"; }

}  // namespace

TableFiles tableFiles(const fs::path& path)
{
    std::error_code unknown;
    if (fs::is_directory(path, unknown)) return {tableIn(path, "edges"), tableIn(path, "nodes")};
    return {path, isEdgeTable(path) ? partnerOf(path, "edges", "nodes") : fs::path()};
}

bool isEdgeTable(const fs::path& path) { return isTableOf(path, "edges"); }
bool isNodeTable(const fs::path& path) { return isTableOf(path, "nodes"); }
fs::path edgeTableBeside(const fs::path& nodes) { return partnerOf(nodes, "nodes", "edges"); }

std::string tableStem(const fs::path& edges)
{
    const std::string stem = stemOf(edges);
    constexpr std::size_t word = 5;
    return stem.size() > word + 1 ? stem.substr(0, stem.size() - word - 1) : std::string();
}

bool mayBeEdgeList(const fs::path& path)
{
    const std::string ending = endingOf(path);
    return isOneOf(ending, kTableEndings) || isOneOf(ending, kListEndings) || ending == ".dat" || isKonect(path);
}

bool isEdgeList(const fs::path& path)
{
    const std::string ending = endingOf(path);
    if (isOneOf(ending, kListEndings) || isKonect(path)) return true;
    if (!isOneOf(ending, kTableEndings) && ending != ".dat") return false;
    const std::vector<std::string> lines = firstLines(path);
    if (lines.empty()) return false;
    if (hasEdgeWords(fieldsOf(lines.front()))) return true;
    const std::string stem = lowerCase(stemOf(path));
    const bool isOther =
        std::ranges::any_of(kOthers, [&](std::string_view word) { return stem.find(word) != std::string::npos; });
    return (ending == ".txt" || ending == ".dat") && !isOther && lines.size() >= kFewLines &&
           std::ranges::all_of(lines, isNumberedEdge);
}

bool isContacts(const fs::path& path)
{
    const std::string name = lowerCase(path.filename().string());
    if (name.starts_with("metadata")) return false;
    const std::vector<std::string> lines = firstLines(path);
    const bool isNamed = name.starts_with("tij") || !sociopatternsMetadata(path).empty();
    std::int64_t last = 0;
    std::set<std::int64_t> times;
    for (const std::string& line : lines) {
        const auto fields = splitAtSpace(line);
        const auto time = fields.empty() ? std::nullopt : parseWhole(fields[0]);
        const bool isContact =
            (fields.size() == 3 || fields.size() == 5) && time && parseWhole(fields[1]) && parseWhole(fields[2]);
        if (isNamed) return isContact;  // the reader tells other faults
        const bool hasDepartments = fields.size() != 5 || (!parseNumber(fields[3]) && !parseNumber(fields[4]));
        if (!isContact || !hasDepartments || *time < last || *time % kContactSeconds != 0) return false;
        last = *time;
        times.insert(*time);
    }
    return times.size() >= 2;
}

}  // namespace rosa::data
