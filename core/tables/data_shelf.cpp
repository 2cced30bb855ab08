#include "core/tables/data_shelf.h"

#include <functional>

#include <sys/stat.h>

#include "core/data/catalogue.h"

namespace rosa::tables {

namespace fs = std::filesystem;

namespace {

FileStamp stampOf(const fs::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0) return {};
    return {std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec,
            static_cast<std::uint64_t>(status.st_size), status.st_ino};
}

/// How to import the article's data sets that are not built into the program.
std::string howToImport(const std::string& dataset)
{
    static const std::map<std::string, const char*> files{
        {"pubmed", "a folder with Planetoid's ind.pubmed.*"},
        {"dblp", "the citation network's dblp.npz"},
        {"flickr", "a folder in GraphSAINT's layout: adj_full.npz, feats.npy, class_map.json, role.json"},
        {"reddit", "a folder with reddit_data.npz and reddit_graph.npz, or GraphSAINT's layout"},
        {"ciaw", "SocioPatterns' contacts in the workplace with their metadata: InVS13.dat and metadata_InVS13.dat"},
        {"ciaw-star", "as for ciaw; the same import gives both"}};
    const auto known = files.find(dataset);
    const std::string name = dataset == "ciaw-star" ? "ciaw" : dataset;
    return std::string("not imported: rosa data import PATH --as ") + name +
           (known == files.end() ? "" : std::string(" (") + known->second + ")");
}

Result<std::shared_ptr<const data::Dataset>> read(const data::Catalogue& catalogue, const std::string& name)
{
    ROSA_TRY_ASSIGN(auto dataset, catalogue.open(name));
    return std::make_shared<const data::Dataset>(std::move(dataset));
}

}  // namespace

std::size_t dataStamp(const fs::path& store)
{
    std::size_t stamp = 0;
    std::error_code problem;
    fs::directory_iterator entries(store / kDataPart, problem);
    for (; !problem && entries != fs::directory_iterator(); entries.increment(problem)) {
        if (entries->path().extension() != data::kPackedExtension) continue;
        const auto [time, size, number] = stampOf(entries->path());
        const std::string text = entries->path().filename().string() + ' ' + std::to_string(time) + ' ' +
                                 std::to_string(size) + ' ' + std::to_string(number);
        stamp += std::hash<std::string>()(text);  // Independent of the order of the files.
    }
    return stamp;
}

const ShelvedData& DataShelf::open(const std::string& name)
{
    Opened& opened = m_opened[name];
    // Taken before the file is read, so that a file replaced meanwhile is noticed the next time. Built-in data sets have no file and never
    // change.
    const FileStamp stamp =
        stampOf(data::isPackedPath(name) ? fs::path(name) : m_store / kDataPart / (name + data::kPackedExtension));
    if (opened.stamp == stamp) return opened.data;
    opened = {{}, stamp};
    ShelvedData& entry = opened.data;
    const data::Catalogue catalogue(m_store);
    if (!catalogue.has(name)) {
        entry.problem = data::isPackedPath(name) ? "no such file" : howToImport(name);
        return entry;
    }
    const auto dataset = m_open ? m_open(name) : read(catalogue, name);
    if (dataset) {
        entry.hash = data::contentHash(**dataset);
        entry.dataset = *dataset;
    } else {
        entry.problem = dataset.error().text();
        entry.isDamaged = true;
    }
    return entry;
}

}  // namespace rosa::tables
