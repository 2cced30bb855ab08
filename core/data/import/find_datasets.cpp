#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "core/base/files.h"
#include "core/base/text/lower_case.h"
#include "core/data/arrays/npy.h"
#include "core/data/import/readers.h"
#include "core/data/import/unpacked.h"
#include "core/data/parts/json_events.h"
#include "core/data/parts/scipy_matrix.h"
#include "core/data/readers/table_files.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMaxEntries = 10000;
constexpr std::array kPlanetoidParts{".x", ".tx", ".allx", ".y", ".ty", ".ally", ".graph", ".test.index"};

/// Makes a name for a store: characters other than letters, digits and '_' become '-'.
std::string cleanName(const std::string& text)
{
    std::string name;
    for (const char c : lowerCase(text)) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
        if (plain || (!name.empty() && name.back() != '-')) name.push_back(plain ? c : '-');
    }
    while (!name.empty() && name.back() == '-') name.pop_back();
    return name.empty() ? "data" : name;
}

bool isArchive(const fs::path& path) { return lowerCase(path.extension().string()) == ".zip"; }

/// The folder's name, or its parent's if the folder is "raw", "geom_gcn" or "processed". An unpacked archive is one named after it.
std::string folderTitle(const fs::path& folder)
{
    std::error_code ignored;
    fs::path path = fs::weakly_canonical(folder, ignored);
    if (path.empty()) path = folder;
    if (path.filename() == "raw" || path.filename() == "geom_gcn" || path.filename() == "processed")
        path = path.parent_path();
    return isArchive(path) ? path.stem().string() : path.filename().string();
}

std::string folderName(const fs::path& folder) { return cleanName(folderTitle(folder)); }

/// Whether a file is called after the matrix in it, so that its folder names the data set.
bool isMatrixName(const std::string& stem)
{
    const std::string lower = lowerCase(stem);
    return lower == "adj" || lower == "adjacency" || lower == "adj_matrix";
}

/// Returns NAME of ind.NAME.PART, or "" for other files.
std::string planetoidStem(const std::string& file)
{
    constexpr std::string_view prefix = "ind.";
    if (!file.starts_with(prefix)) return {};
    for (const std::string_view part : kPlanetoidParts)
        if (file.ends_with(part) && file.size() > prefix.size() + part.size())
            return file.substr(prefix.size(), file.size() - prefix.size() - part.size());
    return {};
}

/// Whether a matrix of SciPy's save_npz is a graph: others are features, or the training part of a graph of GraphSAINT.
bool holdsGraphOfSciPy(const fs::path& path, const NpzArchive& npz)
{
    const std::string stem = lowerCase(path.stem().string());
    std::error_code unknown;
    return stem.find("feat") == std::string::npos && stem.find("attr") == std::string::npos && stem != "x" &&
           !fs::exists(path.parent_path() / "adj_full.npz", unknown) && holdsSciPyMatrix(npz);
}

/// Format of the graph in an npz; nullopt if it has none. An unreadable file counts as a graph, so that reading it reports the fault.
std::optional<Format> graphIn(const fs::path& path)
{
    MemoryBudget budget;
    const auto npz = NpzArchive::open(path, budget);
    if (npz && (npz->contains("edge_index") || (npz->contains("edges") && npz->contains("node_features"))))
        return Format::EdgeIndexNpz;
    const bool mayHold = !npz || npz->contains("adj_indptr") || npz->contains("adj_matrix.indptr") ||
                         npz->contains("adj_matrix") || holdsGraphOfSciPy(path, *npz);
    return mayHold && path.filename().string().find("_split_") == std::string::npos ? std::optional(Format::CsrNpz)
                                                                                    : std::nullopt;
}

/// Adds a collection of which both files exist, or one was named.
void addLinqs(const fs::path& folder, const std::string& stem, bool isNamed, std::vector<Found>& found)
{
    std::error_code unknown;
    const bool isWhole =
        fs::exists(folder / (stem + ".content"), unknown) && fs::exists(folder / (stem + ".cites"), unknown);
    if (isWhole || isNamed) found.push_back({Format::Linqs, cleanName(stem), folder, stem});
}

/// Adds the graph in a JSON file, which may also be something else.
void addJson(const fs::path& path, bool isNamed, std::vector<Found>& found)
{
    constexpr std::string_view sage = "-G.json";
    const std::string file = path.filename().string();
    const std::string stem = path.stem().string();
    const fs::path folder = path.parent_path();
    if (file.ends_with(sage) && file.size() > sage.size()) {
        const std::string prefix = file.substr(0, file.size() - sage.size());
        std::error_code unknown;
        for (const char* ending : {"-id_map.json", "-class_map.json", "-feats.npy"})
            if (fs::exists(folder / (prefix + ending), unknown))
                return found.push_back({Format::GraphSage, cleanName(prefix), path, prefix});
    }
    if (hasJsonKeys(path, {"features", "labels", "links"})) {
        const std::string title = stem == "data" ? folderTitle(folder.empty() ? fs::path(".") : folder) : stem;
        found.push_back({Format::WikiCs, cleanName(title), path, title});
    } else if (isNamed || hasJsonKeys(path, {"nodes", "links"}) || hasJsonKeys(path, {"nodes", "edges"})) {
        found.push_back({Format::NodeLink, cleanName(stem), path, {}});
    }
}

/// Format of files that their ending alone identifies.
std::optional<Format> formatOfEnding(const std::string& ending)
{
    if (ending == ".graphml") return Format::GraphMl;
    if (ending == ".gexf") return Format::Gexf;
    if (ending == ".gml") return Format::Gml;
    if (ending == ".net") return Format::Pajek;
    if (ending == ".mat") return Format::Mat;
    if (ending == ".adjlist") return Format::AdjacencyList;
    return std::nullopt;
}

/// Adds both data sets of a file of contacts; those published for a workplace in 2013 get their usual name.
void addContacts(const fs::path& path, const std::string& name, std::vector<Found>& found)
{
    const bool isCiaw = name == "invs13" || name == "tij_invs13" || name == "tij_invs";
    for (const char* variant : {"", kStarVariant})
        found.push_back({Format::SocioPatterns, (isCiaw ? "ciaw" : name) + variant, path, {}, variant});
}

/// Whether a file was processed from a data set's files by PyTorch Geometric or, through it, by OGB.
bool isProcessed(const fs::path& path)
{
    const std::string file = path.filename().string();
    return path.parent_path().filename() == "processed" && (file == "data.pt" || file == "geometric_data_processed.pt");
}

/// If both published and processed files exist, keep only the published ones.
void dropProcessedOfRaw(std::vector<Found>& found)
{
    const auto isBeside = [](const fs::path& raw, const fs::path& processed) {
        const auto folder = processed.parent_path().parent_path() / "raw";
        return raw == folder || raw.parent_path() == folder;
    };
    std::erase_if(found, [&](const Found& one) {
        return one.format == Format::GeometricPt && std::ranges::any_of(found, [&](const Found& other) {
                   return other.format != Format::GeometricPt && isBeside(other.path, one.path);
               });
    });
}

/// Adds the data set that the file belongs to. `isNamed`: the user named this file, so its extension decides.
void addFile(const fs::path& path, bool isNamed, std::vector<Found>& found)
{
    // Texts may be compressed (readText() of text_file.h).
    const bool isCompressed = lowerCase(path.extension().string()) == ".gz";
    const fs::path plain = isCompressed ? path.stem() : path.filename();
    const std::string file = plain.string();
    const std::string ending = lowerCase(plain.extension().string());
    const std::string stem = plain.stem().string();
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const bool isFeatures = stem == "features" || stem.ends_with("_features");
    if (const std::string name = planetoidStem(file); !name.empty())
        found.push_back({Format::Planetoid, cleanName(name), folder, name});
    else if (file == "out1_node_feature_label.txt" || file == "out1_graph_edges.txt")
        found.push_back({Format::GeomGcn, folderName(folder), folder, {}});
    else if (file == "edges.csv" || file == "edges.tsv")
        found.push_back({Format::Tables, folderName(folder), folder, {}});
    else if (isEdgeTable(path))
        found.push_back(
            {Format::Tables, tableStem(path).empty() ? folderName(folder) : cleanName(tableStem(path)), path, {}});
    else if (isNamed && isNodeTable(path) && !edgeTableBeside(path).empty())
        addFile(edgeTableBeside(path), true, found);
    else if (file == "reddit_data.npz" || file == "reddit_graph.npz")
        found.push_back({Format::Reddit, "reddit", folder, {}});
    else if (file == "adj_full.npz")
        found.push_back({Format::GraphSaint, folderName(folder), folder, folderTitle(folder)});
    else if (ending == ".pt" && !isCompressed && (isNamed || isProcessed(path)))
        found.push_back({Format::GeometricPt, folderName(folder), path, folderTitle(folder)});
    else if (file == "edge.csv" && isCompressed)
        found.push_back({Format::Ogb, folderName(folder), folder, folderTitle(folder)});
    else if (const auto format = ending == ".npz" && !isCompressed ? graphIn(path) : std::nullopt;
             format || (isNamed && ending == ".npz"))
        found.push_back(
            {format.value_or(Format::CsrNpz), isMatrixName(stem) ? folderName(folder) : cleanName(stem), path, {}});
    else if (ending == ".mtx" && !isFeatures)
        found.push_back({Format::MatrixMarket, cleanName(stem), path, {}});
    else if (ending == ".content" || ending == ".cites")
        addLinqs(folder, stem, isNamed, found);
    else if (ending == ".json")
        addJson(path, isNamed, found);
    else if (const auto byEnding = formatOfEnding(ending))
        found.push_back({*byEnding, cleanName(stem), path, {}});
    else if (mayBeEdgeList(path) && isContacts(path))
        addContacts(path, cleanName(stem), found);
    else if (isNamed ? mayBeEdgeList(path) && !isNodeTable(path) : isEdgeList(path))
        found.push_back({Format::Tables, cleanName(file.starts_with("out.") ? file.substr(4) : stem), path, {}});
}

/// Adds the tensors of a folder in which nothing else was found: PyTorch Geometric's Wiki-CS and people's own files have names of their own.
void addOnlyTensors(const fs::path& folder, const std::vector<fs::path>& files, std::vector<Found>& found)
{
    fs::path only;
    for (const fs::path& file : files) {
        const std::string name = file.filename().string();
        if (lowerCase(file.extension().string()) != ".pt" || name == "pre_transform.pt" || name == "pre_filter.pt") continue;
        if (!only.empty()) return;
        only = file;
    }
    if (!only.empty()) found.push_back({Format::GeometricPt, folderName(folder), only, folderTitle(folder)});
}

Result<void> addFolder(const fs::path& folder, int depth, std::size_t& entries, std::vector<Found>& found)
{
    std::error_code problem;
    std::vector<fs::path> files;
    std::vector<fs::path> folders;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
        if (++entries > kMaxEntries)
            return badInput(
                "%1: expected at most %2 files in the folder and its subfolders, found more; use the folder of the data set "
                "itself",
                folder, kMaxEntries);
        if (at->path().filename().string().starts_with('.')) continue;
        std::error_code unknown;
        if (at->is_directory(unknown) && !at->is_symlink(unknown)) folders.push_back(at->path());
        if (at->is_regular_file(unknown)) files.push_back(at->path());
    }
    if (problem) return badInput("%1: cannot be listed: %2", folder, problem.message());
    std::sort(files.begin(), files.end());
    std::sort(folders.begin(), folders.end());
    const std::size_t before = found.size();
    for (const fs::path& file : files) addFile(file, false, found);
    if (found.size() == before) addOnlyTensors(folder, files, found);
    if (depth > 0)
        for (const fs::path& below : folders) ROSA_TRY(addFolder(below, depth - 1, entries, found));
    return {};
}

/// Adds the data sets in an archive, which keep it unpacked.
Result<void> addArchive(const fs::path& path, int depth, std::vector<Found>& found)
{
    ROSA_TRY_ASSIGN(const auto unpacked, unpackZip(path));
    std::vector<Found> inside;
    std::size_t entries = 0;
    ROSA_TRY(addFolder(contentOf(*unpacked, path), depth, entries, inside));
    for (Found& one : inside) {
        one.archive = path;
        one.unpacked = unpacked;
        found.push_back(std::move(one));
    }
    return {};
}

/// Adds the data sets in the archives of a folder. What cannot be unpacked is none.
void addArchives(const fs::path& folder, int depth, std::vector<Found>& found)
{
    std::error_code problem;
    std::vector<fs::path> archives;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem))
        if (std::error_code unknown; isArchive(at->path()) && at->is_regular_file(unknown)) archives.push_back(at->path());
    std::sort(archives.begin(), archives.end());
    for (const fs::path& archive : archives) static_cast<void>(addArchive(archive, depth, found).ok());
}

/// Removes duplicates and makes names unique: if names collide, the format earlier in the list keeps the name.
std::vector<Found> distinct(std::vector<Found> found)
{
    const auto same = [](const Found& a, const Found& b) {
        return a.format == b.format && a.path == b.path && a.stem == b.stem && a.variant == b.variant;
    };
    std::vector<Found> unique;
    for (Found& one : found)
        if (std::none_of(unique.begin(), unique.end(), [&](const Found& other) { return same(one, other); }))
            unique.push_back(std::move(one));
    constexpr std::array suffixes{"planetoid", "geom",  "npz",     "contacts", "tables", "mtx",    "graphml",
                                  "npz",       "saint", "npz",     "pt",       "ogb",    "gexf",   "gml",
                                  "net",       "mat",   "adjlist", "json",     "linqs",  "wikics", "sage"};
    static_assert(suffixes.size() == static_cast<std::size_t>(Format::GraphSage) + 1, "a suffix for each format");
    std::vector<std::size_t> order(unique.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return unique[a].format < unique[b].format; });
    std::set<std::string> taken;
    for (const std::size_t i : order) {
        std::string& name = unique[i].name;
        if (taken.contains(name)) name += std::string("-") + suffixes[static_cast<std::size_t>(unique[i].format)];
        const std::string base = name;
        for (int number = 2; taken.contains(name); ++number) name = base + "-" + std::to_string(number);
        taken.insert(name);
    }
    return unique;
}

}  // namespace

Result<std::vector<Found>> findDatasets(const fs::path& path, int maxDepth)
{
    std::error_code problem;
    const fs::file_status status = fs::status(path, problem);
    if (!fs::exists(status)) return badInput("%1: expected a file or folder, found none", path);
    std::vector<Found> found;
    std::size_t entries = 0;
    if (fs::is_directory(status)) {
        ROSA_TRY(addFolder(path, maxDepth, entries, found));
        if (found.empty()) addArchives(path, maxDepth, found);
        dropProcessedOfRaw(found);
    } else if (isArchive(path)) {
        ROSA_TRY(addArchive(path, maxDepth, found));
    } else {
        addFile(path, true, found);
    }
    return distinct(std::move(found));
}

std::vector<Found> asTold(std::vector<Found> found, const ReadOptions& options)
{
    const bool isOfContacts = options.areContacts;
    const bool isOfEdges = !isOfContacts && options.sayColumns();
    std::vector<Found> told;
    for (const Found& one : found) {
        std::error_code unknown;
        const std::size_t before = told.size();
        if (isOfContacts && one.format == Format::Tables && fs::is_regular_file(one.path, unknown)) {
            addContacts(one.path, one.name, told);
        } else if (isOfEdges && one.format == Format::SocioPatterns) {
            if (one.variant.empty()) told.push_back({Format::Tables, one.name, one.path, {}});
        } else {
            told.push_back(one);
        }
        for (std::size_t i = before; i < told.size(); ++i) {
            told[i].archive = one.archive;
            told[i].unpacked = one.unpacked;
        }
    }
    for (Found& one : told) one.options = options;
    return told;
}

}  // namespace rosa::data
