/// Graphs as other programs write them.
#include "core/base/files.h"
#include "tests/fuzz/reader_place.h"
#include "tests/fuzz/targets.h"
#include "tests/program/test_folders.h"

namespace rosa::fuzz {

namespace fs = std::filesystem;
using data::Format;

namespace {

Place& nodeLink()
{
    static Place place(Format::NodeLink, "node_link", {"net.json"}, "net.json");
    return place;
}

Place& wikiCs()
{
    static Place place(Format::WikiCs, "wiki_cs", {"data.json"}, "data.json");
    return place;
}

Place& graphSage()
{
    static Place place(Format::GraphSage, "graph_sage", {"t-G.json", "t-id_map.json", "t-class_map.json", "t-feats.npy"},
                       "t-G.json", "t");
    return place;
}

Place& gexf()
{
    static Place place(Format::Gexf, "gexf", {"net.gexf"}, "net.gexf");
    return place;
}

Place& gml()
{
    static Place place(Format::Gml, "gml", {"net.gml"}, "net.gml");
    return place;
}

Place& pajek()
{
    static Place place(Format::Pajek, "pajek", {"net.net", "net.clu"}, "net.net");
    return place;
}

Place& mat()
{
    static Place place(Format::Mat, "mat", {"net.mat"}, "net.mat");
    return place;
}

Place& adjacency()
{
    static Place place(Format::AdjacencyList, "adjacency", {"net.adjlist"}, "net.adjlist");
    return place;
}

Place& linqs()
{
    static Place place(Format::Linqs, "linqs", {"net.content", "net.cites"}, {}, "net");
    return place;
}

Place& heterophilous()
{
    static Place place(Format::EdgeIndexNpz, "heterophilous",
                       {"g.npz/node_features.npy", "g.npz/edges.npy", "g.npz/node_labels.npy", "g.npz/train_masks.npy",
                        "g.npz/val_masks.npy", "g.npz/test_masks.npy", "g.npz/edge_index.npy"},
                       "g.npz");
    return place;
}

Place& objectNpz()
{
    static Place place(Format::CsrNpz, "object_npz", {"g.npz/adj_matrix.npy", "g.npz/node_attr.npy", "g.npz/node_label.npy"},
                       "g.npz");
    return place;
}

/// A matrix with features and classes beside it.
Place& sciPy()
{
    static Place place(Format::CsrNpz, "scipy",
                       {"adj.npz/data.npy", "adj.npz/indices.npy", "adj.npz/indptr.npy", "adj.npz/format.npy",
                        "adj.npz/shape.npy", "adj.npz/row.npy", "adj.npz/col.npy", "feats.npy", "labels.npy",
                        "features.npz/data.npy", "features.npz/row.npy", "features.npz/col.npy", "features.npz/shape.npy"},
                       "adj.npz");
    return place;
}

Place& geometricPt()
{
    static Place place(
        Format::GeometricPt, "geometric_pt",
        {"data.pt/archive/data.pkl", "data.pt/archive/data/0", "data.pt/archive/data/1", "data.pt/archive/data/2",
         "data.pt/archive/data/3", "data.pt/archive/data/4", "data.pt/archive/data/5", "data.pt/archive/data/6"},
        "data.pt");
    return place;
}

fs::path foreign() { return rosa::test::dataFolder() / "foreign"; }

/// A seed from a file of another name.
Bytes seedOf(Place& place, const fs::path& file, const std::string& name)
{
    const fs::path folder = scratch() / "foreign" / place.folder.path().filename();
    fs::create_directories(folder);
    fs::copy_file(file, folder / name, fs::copy_options::overwrite_existing);
    return place.folder.read(folder);
}

}  // namespace

void runGexf(std::span<const std::byte> bytes) { static_cast<void>(gexf().read(bytes).ok()); }
void runGml(std::span<const std::byte> bytes) { static_cast<void>(gml().read(bytes).ok()); }
void runPajek(std::span<const std::byte> bytes) { static_cast<void>(pajek().read(bytes).ok()); }
void runMat(std::span<const std::byte> bytes) { static_cast<void>(mat().read(bytes).ok()); }
void runAdjacency(std::span<const std::byte> bytes) { static_cast<void>(adjacency().read(bytes).ok()); }
void runLinqs(std::span<const std::byte> bytes) { static_cast<void>(linqs().read(bytes).ok()); }
void runHeterophilous(std::span<const std::byte> bytes) { static_cast<void>(heterophilous().read(bytes).ok()); }
void runObjectNpz(std::span<const std::byte> bytes) { static_cast<void>(objectNpz().read(bytes).ok()); }
void runSciPy(std::span<const std::byte> bytes) { static_cast<void>(sciPy().read(bytes).ok()); }
void runGeometricPt(std::span<const std::byte> bytes) { static_cast<void>(geometricPt().read(bytes).ok()); }

void runCompressed(std::span<const std::byte> bytes)
{
    static FramedFolder folder("compressed", {"net.adjlist.gz", "net.zip"});
    static const data::Found found{Format::AdjacencyList, "tiny", folder.path() / "net.adjlist.gz", {}};
    folder.write(bytes);
    static_cast<void>(data::readDataset(found).ok());
    if (const auto inside = data::findDatasets(folder.path() / "net.zip"))
        for (const data::Found& one : *inside) static_cast<void>(data::readDataset(one).ok());
}

void runNodeLink(std::span<const std::byte> bytes) { static_cast<void>(nodeLink().read(bytes).ok()); }
void runWikiCs(std::span<const std::byte> bytes) { static_cast<void>(wikiCs().read(bytes).ok()); }
void runGraphSage(std::span<const std::byte> bytes) { static_cast<void>(graphSage().read(bytes).ok()); }

std::vector<Bytes> seedsOfGexf()
{
    return {bytesOf(
        R"(<gexf><graph defaultedgetype="directed"><attributes class="node"><attribute id="0" title="class" type="integer"/>
        <attribute id="1" title="size" type="float"><default>7</default></attribute></attributes><nodes>
        <node id="a" label="Ann"><attvalues><attvalue for="0" value="1"/></attvalues><nodes><node id="b"/></nodes></node></nodes>
        <edges><edge source="a" target="b" weight="2" type="undirected"/></edges></graph></gexf>)")};
}

std::vector<Bytes> seedsOfGml()
{
    return {
        bytesOf("graph [ directed 1 node [ id 3 label \"a&#252;\" value \"n\" graphics [ x 1 ] ] node [ id 7 size 1.5 ]\n"
                "edge [ source 7 target 3 value 4 ] ]\n")};
}

std::vector<Bytes> seedsOfPajek()
{
    return {framed({std::string(
                        "*Vertices 3\n1 \"first one\" 0.1 0.2 box ic Red size 3\n2 b\n*Arcs\n1 2 0.5\n*Edgeslist\n3 1 2\n"),
                    std::string("*Vertices 3\n1\n1\n2\n")}),
            framed({std::string("*Vertices 2\n*Matrix\n0 1\n1 0\n")})};
}

std::vector<Bytes> seedsOfMat() { return {seedOf(mat(), foreign() / "blog.mat", "net.mat")}; }

std::vector<Bytes> seedsOfAdjacency() { return {bytesOf("# a comment\nx y z\ny z\n10 2\n")}; }

std::vector<Bytes> seedsOfLinqs() { return {framed({std::string("a 1 0 x\nb 0 1 y\n"), std::string("a b\nb zz\n")})}; }

std::vector<Bytes> seedsOfHeterophilous() { return {seedOf(heterophilous(), foreign() / "roman_small.npz", "g.npz")}; }
std::vector<Bytes> seedsOfObjectNpz() { return {seedOf(objectNpz(), foreign() / "pickled_csr.npz", "g.npz")}; }
std::vector<Bytes> seedsOfSciPy()
{
    const std::string one = npyOf<float>({1, 1}, {2});
    const std::string rows = npyOf<std::int32_t>({0, 2}, {2});
    const std::string columns = npyOf<std::int32_t>({1, 1}, {2});
    return {
        sciPy().folder.read(foreign() / "scipy"),
        framed({one, std::nullopt, std::nullopt, std::nullopt, npyOf<std::int64_t>({3, 3}, {2}), rows, columns, std::nullopt,
                npyOf<std::int64_t>({0, 1, 1}, {3}), one, rows, columns, npyOf<std::int64_t>({3, 2}, {2})})};
}
std::vector<Bytes> seedsOfGeometricPt()
{
    return {seedOf(geometricPt(), foreign() / "adj_t" / "processed" / "data.pt", "data.pt")};
}

std::vector<Bytes> seedsOfCompressed()
{
    std::vector<std::optional<std::string>> files(2);
    if (const auto zip = readTextFile(foreign() / "mygraph.zip")) files[1] = *zip;
    if (const auto gzip = readTextFile(foreign() / "tables_gz" / "edges.csv.gz")) files[0] = *gzip;
    return {framed(files)};
}

std::vector<Bytes> seedsOfNodeLink()
{
    return {
        bytesOf(
            R"({"directed": true, "nodes": [{"id": "a", "club": "u", "x": [1, 0.5], "is": true}, {"id": 2, "x": [0, 2], "size": 3}],
                       "links": [{"source": "a", "target": 2, "weight": 0.5}]})"),
        bytesOf(R"({"edges": [[0, 1], [1, 2]], "nodes": ["a", "b", "c"]})")};
}

std::vector<Bytes> seedsOfWikiCs()
{
    return {bytesOf(R"({"features": [[1, 0.5], [2, 0], [0, -1]], "labels": [0, 1, 1], "links": [[1], [], [0, 1]],
                       "train_masks": [[true, false, false]], "val_masks": [[false, true, false]],
                       "stopping_masks": [[false, true, false]], "test_mask": [false, false, true]})")};
}

std::vector<Bytes> seedsOfGraphSage()
{
    return {framed({std::string(R"({"directed": false, "nodes": [{"id": "b", "test": false, "val": true},
                                    {"id": "a", "test": true, "val": false}], "links": [{"source": 0, "target": 1}]})"),
                    std::string(R"({"a": 0, "b": 1})"), std::string(R"({"a": [0, 1], "b": 1})"),
                    npyOf<float>({1, 2, 3, 4}, {2, 2})})};
}

}  // namespace rosa::fuzz
