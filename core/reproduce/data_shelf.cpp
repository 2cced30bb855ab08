#include "core/reproduce/data_shelf.h"

#include "core/data/catalogue.h"

namespace rosa::reproduce {

namespace {

/// What to give `rosa data import` for the data sets of the article that the program does not carry.
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
    return std::string("it is not at hand: rosa data import PATH --as ") + name +
           (known == files.end() ? "" : std::string(" (") + known->second + ")");
}

}  // namespace

const ShelvedData& DataShelf::open(const std::string& name)
{
    ShelvedData& entry = m_opened[name];
    if (entry.dataset) return entry;
    const data::Catalogue catalogue(m_store);
    if (!catalogue.has(name)) {
        entry.problem = howToImport(name);
        return entry;
    }
    auto dataset = catalogue.open(name);
    if (dataset) {
        entry.hash = data::contentHash(*dataset);
        entry.dataset = std::move(*dataset);
        entry.problem.clear();
    } else {
        entry.problem = dataset.error().message;
    }
    return entry;
}

}  // namespace rosa::reproduce
