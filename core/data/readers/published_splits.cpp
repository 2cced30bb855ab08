#include "core/data/readers/published_splits.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "core/data/arrays/npy.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMaxSplits = 1000;

struct NumberedFile {
    std::int64_t number = 0;
    fs::path path;
};

bool startsWithIgnoringCase(const std::string& text, const std::string& start)
{
    return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(), [](char a, char b) {
               return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
           });
}

std::vector<NumberedFile> splitFiles(const fs::path& folder, const std::string& stem)
{
    std::vector<NumberedFile> files;
    std::error_code problem;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
        const std::string name = at->path().filename().string();
        if (!startsWithIgnoringCase(name, stem + "_split_") || !name.ends_with(".npz")) continue;
        const std::string part = at->path().stem().string();
        const std::string digits = part.substr(part.find_last_not_of("0123456789") + 1);
        NumberedFile file{0, at->path()};
        std::from_chars(digits.data(), digits.data() + digits.size(), file.number);
        if (files.size() < kMaxSplits) files.push_back(file);
    }
    std::sort(files.begin(), files.end(), [](const NumberedFile& a, const NumberedFile& b) {
        return a.number != b.number ? a.number < b.number : a.path < b.path;
    });
    return files;
}

Result<std::vector<graph::Node>> maskedNodes(const NpzArchive& npz, const std::string& name, graph::Node nodeCount)
{
    TemporaryMemory temporary(npz.budget());
    ROSA_TRY_ASSIGN(auto array, npz.read(name));
    auto mask = array.toIntegers(npz.budget());
    if (!mask) return mask.error().within(name);
    if (mask->size() != static_cast<std::size_t>(nodeCount))
        return badInput("%1: expected a value for each of %2 nodes, found %3", name, nodeCount, array.describe());
    std::vector<graph::Node> nodes;
    for (std::size_t i = 0; i < mask->size(); ++i) {
        if ((*mask)[i] != 0 && (*mask)[i] != 1)
            return badInput("%1: node %2: expected 0 or 1, found %3", name, i, (*mask)[i]);
        if ((*mask)[i] == 1) nodes.push_back(static_cast<graph::Node>(i));
    }
    return nodes;
}

Result<graph::Split> readSplit(const NumberedFile& file, graph::Node nodeCount, MemoryBudget& budget)
{
    const auto inFile = [&](const Error& error) {
        return error.text().starts_with(file.path.string()) ? error : error.within(file.path.string());
    };
    ROSA_TRY_ASSIGN(auto npz, NpzArchive::open(file.path, budget));
    auto train = maskedNodes(npz, "train_mask", nodeCount);
    if (!train) return inFile(train.error());
    auto validation = maskedNodes(npz, "val_mask", nodeCount);
    if (!validation) return inFile(validation.error());
    auto test = maskedNodes(npz, "test_mask", nodeCount);
    if (!test) return inFile(test.error());
    std::vector<graph::Node> all;
    for (const auto* part : {&*train, &*validation, &*test}) all.insert(all.end(), part->begin(), part->end());
    std::sort(all.begin(), all.end());
    ROSA_TRY(budget.take(all.size(), 2 * sizeof(graph::Node)));
    if (const auto twice = std::adjacent_find(all.begin(), all.end()); twice != all.end())
        return badInput("%1: expected each node in one part, found node %2 in two", file.path, *twice);
    return graph::Split{"public " + std::to_string(file.number), *std::move(train), *std::move(validation),
                        *std::move(test)};
}

}  // namespace

Result<std::vector<graph::Split>> readPublishedSplits(const fs::path& folder, const std::string& stem, graph::Node nodeCount,
                                                      MemoryBudget& budget)
{
    std::vector<NumberedFile> files;
    for (const fs::path& place :
         {folder, folder / "splits", folder / "geom_gcn", folder / ".." / "splits", folder / ".." / "geom_gcn"}) {
        files = splitFiles(place, stem);
        if (!files.empty()) break;
    }
    std::vector<graph::Split> splits;
    for (const NumberedFile& file : files) {
        ROSA_TRY_ASSIGN(auto split, readSplit(file, nodeCount, budget));
        splits.push_back(std::move(split));
    }
    return splits;
}

}  // namespace rosa::data
