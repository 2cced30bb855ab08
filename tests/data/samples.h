/// A small data set in all supported formats.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/base/check.h"
#include "tests/program/test_folders.h"

namespace rosa::data::tests {

/// A folder with one data set, and the files in it that are read.
struct Sample {
    std::string folder;
    std::vector<std::string> files;
};

/// Writes a file and creates its folder. Without fsync, because tests write thousands.
inline void put(const std::filesystem::path& path, const std::string& text)
{
    std::filesystem::create_directories(path.parent_path());
    std::filesystem::remove(path);
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    ROSA_CHECK(file.good(), "a test's own file");
}

/// Binary fixtures come from tests/data/files (make_fixtures.py); text files are written here.
inline std::vector<Sample> writeSamples(const std::filesystem::path& root)
{
    const std::filesystem::path fixtures = rosa::test::dataFolder() / "files";
    std::filesystem::copy(fixtures / "planetoid", root / "planetoid");
    for (const char* name : {"stored", "deflated"}) {
        std::filesystem::create_directories(root / name);
        std::filesystem::copy_file(fixtures / (std::string(name) + ".npz"), root / name / "graph.npz");
    }
    put(root / "geom" / "out1_node_feature_label.txt", "node_id\tfeature\tlabel\n1\t0,1,0.5\t1\n0\t1,0,0\t0\n2\t0,0,1\t1\n");
    put(root / "geom" / "out1_graph_edges.txt", "node_id\tnode_id\n0\t1\n1\t1\n2\t0\n");
    put(root / "contacts" / "tij_ABC.dat", "20 7 9\n40 7 9\n40 3 7\n");
    put(root / "contacts" / "metadata_tij_ABC.dat", "9\tRED\n3\tBLUE\n7\tRED\n11\tBLUE\n");
    put(root / "tables" / "edges.csv", "\xef\xbb\xbfsource,target,weight\r\nann,\"bob, jr\",2\r\nann,eve,1\r\n");
    put(root / "tables" / "nodes.csv", "id,age,label,score\r\n\"bob, jr\",3,x,0.5\r\nann,4,,1e-3\r\neve,5,y,+2\r\n");
    put(root / "tabs" / "edges.tsv", "4\t2\n2\t10\n");
    put(root / "market" / "net.mtx", "%%MatrixMarket matrix coordinate pattern symmetric\n% a comment\n3 3 2\n2 1\n3 2\n");
    put(root / "market" / "net_features.mtx", "%%MatrixMarket matrix array real general\n3 2\n1\n2\n3\n4\n5\n6\n");
    put(root / "graphml" / "net.graphml",
        "<?xml version=\"1.0\"?>\n<graphml>\n<key id=\"k\" for=\"node\" attr.name=\"class\" attr.type=\"string\"/>\n"
        "<key id=\"f\" for=\"node\" attr.name=\"size\" attr.type=\"double\"><default>7</default></key>\n"
        "<graph edgedefault=\"directed\">\n<node id=\"a\"><data key=\"k\">u</data><data key=\"f\">2.5</data></node>\n"
        "<node id=\"b\"><data key=\"k\">v</data></node>\n<node id=\"c\"/>\n<edge source=\"a\" target=\"b\"/>\n"
        "<edge source=\"c\" target=\"b\"/>\n</graph>\n</graphml>\n");
    put(root / "gexf" / "net.gexf",
        "<gexf><graph defaultedgetype=\"directed\"><attributes class=\"node\"><attribute id=\"0\" title=\"class\" "
        "type=\"integer\"/>"
        "<attribute id=\"1\" title=\"size\" type=\"float\"><default>7</default></attribute></attributes><nodes><node "
        "id=\"a\" "
        "label=\"Ann\"><attvalues><attvalue for=\"0\" value=\"1\"/></attvalues></node><node id=\"b\"/></nodes><edges><edge "
        "source=\"a\" target=\"b\" weight=\"2\"/></edges></graph></gexf>\n");
    put(root / "gml" / "net.gml",
        "graph [ directed 1 node [ id 3 label \"a&#252;\" class \"n\" graphics [ x 1 ] ] node [ id 7 size 1.5 ]\n"
        "edge [ source 7 target 3 value 4 ] ]\n");
    put(root / "pajek" / "net.net",
        "*Vertices 3\n1 \"one\" 0.1 0.2 box ic Red size 3\n2 b\n*Arcs\n1 2 0.5\n*Edgeslist\n3 1 2\n");
    put(root / "pajek" / "net.clu", "*Vertices 3\n1\n1\n2\n");
    put(root / "node_link" / "net.json",
        R"({"directed": true, "nodes": [{"id": "a", "club": "u", "x": [1, 0.5], "is": true}, {"id": 2, "x": [0, 2]}],
           "links": [{"source": "a", "target": 2, "weight": 0.5}]})");
    put(root / "adjacency" / "net.adjlist", "# a comment\nx y z\ny z\n10 2\n");
    put(root / "linqs" / "net.content", "a 1 0 x\nb 0 1 y\n");
    put(root / "linqs" / "net.cites", "a b\nb zz\n");
    return {{"planetoid",
             {"ind.tiny.x", "ind.tiny.tx", "ind.tiny.allx", "ind.tiny.y", "ind.tiny.ty", "ind.tiny.ally", "ind.tiny.graph",
              "ind.tiny.test.index"}},
            {"stored", {"graph.npz"}},
            {"deflated", {"graph.npz"}},
            {"geom", {"out1_node_feature_label.txt", "out1_graph_edges.txt"}},
            {"contacts", {"tij_ABC.dat", "metadata_tij_ABC.dat"}},
            {"tables", {"edges.csv", "nodes.csv"}},
            {"tabs", {"edges.tsv"}},
            {"market", {"net.mtx", "net_features.mtx"}},
            {"graphml", {"net.graphml"}},
            {"gexf", {"net.gexf"}},
            {"gml", {"net.gml"}},
            {"pajek", {"net.net"}},
            {"node_link", {"net.json"}},
            {"adjacency", {"net.adjlist"}},
            {"linqs", {"net.content", "net.cites"}}};
}

}  // namespace rosa::data::tests
