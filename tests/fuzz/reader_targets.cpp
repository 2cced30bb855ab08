/// Published data sets: one folder per format.
#include "core/data/contacts.h"
#include "tests/data/samples.h"
#include "tests/fuzz/reader_place.h"
#include "tests/fuzz/targets.h"

namespace rosa::fuzz {

namespace fs = std::filesystem;
using data::Format;

namespace {

const fs::path& samples()
{
    static const fs::path root = [] {
        const fs::path folder = scratch() / "samples";
        fs::create_directory(folder);
        data::tests::writeSamples(folder);
        return folder;
    }();
    return root;
}

std::vector<std::string> csrNames(const std::string& archive)
{
    std::vector<std::string> names;
    for (const char* prefix : {"adj_", "attr_"})
        for (const char* part : {"data", "indices", "indptr", "shape"})
            names.push_back(archive + "/" + prefix + part + ".npy");
    for (const char* name : {"labels", "class_names", "node_names", "attr_matrix"})
        names.push_back(archive + "/" + name + ".npy");
    return names;
}

Place& planetoid()
{
    static Place place(Format::Planetoid, "planetoid",
                       {"ind.tiny.x", "ind.tiny.tx", "ind.tiny.allx", "ind.tiny.y", "ind.tiny.ty", "ind.tiny.ally",
                        "ind.tiny.graph", "ind.tiny.test.index"},
                       {}, "tiny");
    return place;
}

Place& geom()
{
    static Place place(Format::GeomGcn, "geom",
                       {"out1_node_feature_label.txt", "out1_graph_edges.txt", "tiny_split_0.npz/train_mask.npy",
                        "tiny_split_0.npz/val_mask.npy", "tiny_split_0.npz/test_mask.npy"});
    return place;
}

Place& csrNpz()
{
    static Place place(Format::CsrNpz, "csr", csrNames("graph.npz"), "graph.npz");
    return place;
}

Place& contacts()
{
    static Place place(Format::SocioPatterns, "contacts", {"tij_ABC.dat", "metadata_tij_ABC.dat"}, "tij_ABC.dat");
    return place;
}

Place& tables()
{
    static Place place(Format::Tables, "tables", {"edges.csv", "nodes.csv", "features.npy"});
    return place;
}

Place& market()
{
    static Place place(Format::MatrixMarket, "market", {"net.mtx", "net_features.mtx"}, "net.mtx");
    return place;
}

Place& graphMl()
{
    static Place place(Format::GraphMl, "graphml", {"net.graphml"}, "net.graphml");
    return place;
}

Place& reddit()
{
    static Place place(
        Format::Reddit, "reddit",
        {"reddit_data.npz/feature.npy", "reddit_data.npz/label.npy", "reddit_data.npz/node_types.npy",
         "reddit_graph.npz/data.npy", "reddit_graph.npz/row.npy", "reddit_graph.npz/col.npy", "reddit_graph.npz/shape.npy"});
    return place;
}

Place& saint()
{
    static Place place(Format::GraphSaint, "saint",
                       {"adj_full.npz/data.npy", "adj_full.npz/indices.npy", "adj_full.npz/indptr.npy",
                        "adj_full.npz/shape.npy", "feats.npy", "class_map.json", "role.json"},
                       {}, "saint");
    return place;
}

}  // namespace

void runPlanetoid(std::span<const std::byte> bytes) { static_cast<void>(planetoid().read(bytes).ok()); }
void runGeomGcn(std::span<const std::byte> bytes) { static_cast<void>(geom().read(bytes).ok()); }
void runCsrNpz(std::span<const std::byte> bytes) { static_cast<void>(csrNpz().read(bytes).ok()); }
void runTables(std::span<const std::byte> bytes) { static_cast<void>(tables().read(bytes).ok()); }
void runMatrixMarket(std::span<const std::byte> bytes) { static_cast<void>(market().read(bytes).ok()); }
void runGraphMl(std::span<const std::byte> bytes) { static_cast<void>(graphMl().read(bytes).ok()); }
void runReddit(std::span<const std::byte> bytes) { static_cast<void>(reddit().read(bytes).ok()); }
void runGraphSaint(std::span<const std::byte> bytes) { static_cast<void>(saint().read(bytes).ok()); }

void runSocioPatterns(std::span<const std::byte> bytes)
{
    const auto dataset = contacts().read(bytes);
    if (!dataset) return;
    const auto nodes = dataset->graph.nodeCount();
    for (const data::TimeCut cut : {data::TimeCut::Contacts, data::TimeCut::Duration})
        if (nodes < 1000) static_cast<void>(data::cutTime(dataset->contacts, nodes, {2, cut}).ok());
}

std::vector<Bytes> seedsOfPlanetoid() { return {planetoid().folder.read(samples() / "planetoid")}; }
std::vector<Bytes> seedsOfCsrNpz()
{
    return {csrNpz().folder.read(samples() / "stored"), csrNpz().folder.read(samples() / "deflated")};
}
std::vector<Bytes> seedsOfSocioPatterns() { return {contacts().folder.read(samples() / "contacts")}; }
std::vector<Bytes> seedsOfTables()
{
    return {tables().folder.read(samples() / "tables"), tables().folder.read(samples() / "tabs")};
}
std::vector<Bytes> seedsOfMatrixMarket() { return {market().folder.read(samples() / "market")}; }
std::vector<Bytes> seedsOfGraphMl() { return {graphMl().folder.read(samples() / "graphml")}; }

std::vector<Bytes> seedsOfGeomGcn()
{
    const std::string first = npyOf<std::int64_t>({1, 0, 0}, {3});
    const std::string second = npyOf<std::int64_t>({0, 1, 0}, {3});
    const std::string third = npyOf<std::int64_t>({0, 0, 1}, {3});
    const Bytes frame = geom().folder.read(samples() / "geom");
    const auto contents = unframed(frame, 2);
    return {framed({std::string(*contents[0]), std::string(*contents[1]), first, second, third})};
}

std::vector<Bytes> seedsOfReddit()
{
    return {framed({npyOf<float>({1, 2, 3, 4, 5, 6}, {3, 2}), npyOf<std::int64_t>({0, 1, 1}, {3}),
                    npyOf<std::int64_t>({1, 2, 3}, {3}), npyOf<float>({1, 1}, {2}), npyOf<std::int32_t>({0, 1}, {2}),
                    npyOf<std::int32_t>({1, 2}, {2}), npyOf<std::int64_t>({3, 3}, {2})})};
}

std::vector<Bytes> seedsOfGraphSaint()
{
    const std::string classes = R"({"0": 1, "1": 0, "2": [0, 1]})";
    return {framed({npyOf<float>({1, 1}, {2}), npyOf<std::int32_t>({1, 2}, {2}), npyOf<std::int32_t>({0, 1, 2, 2}, {4}),
                    npyOf<std::int64_t>({3, 3}, {2}), npyOf<float>({1, 2, 3, 4, 5, 6}, {3, 2}), classes,
                    std::string(R"({"tr": [0], "va": [1], "te": [2]})")})};
}

}  // namespace rosa::fuzz
