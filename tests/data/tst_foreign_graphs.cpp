#include <QtTest/QTest>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <zlib.h>

#include "core/base/files.h"
#include "core/data/arrays/npy.h"
#include "core/data/arrays/zip_archive.h"
#include "core/data/import/import.h"
#include "core/data/import/readers.h"
#include "tests/data/samples.h"
#include "tests/data/support.h"
#include "tests/program/test_folders.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using rosa::data::tests::fixUp;
using rosa::data::tests::Nodes;
using rosa::data::tests::put;

namespace fs = std::filesystem;

namespace {

fs::path foreign() { return rosa::test::dataFolder() / "foreign"; }

Result<Dataset> readOne(const fs::path& path, const ReadOptions& options = {})
{
    const auto found = findDatasets(path);
    if (!found) return found.error();
    if (found->size() != 1) return badInput("found %1", found->size());
    return readDataset(asTold(*found, options).front());
}

void putCompressed(const fs::path& path, const std::string& text)
{
    const gzFile file = ::gzopen(path.c_str(), "wb9");
    ROSA_CHECK(file && ::gzwrite(file, text.data(), static_cast<unsigned>(text.size())) == static_cast<int>(text.size()) &&
                   ::gzclose(file) == Z_OK,
               "a test's own file");
}

std::string errorOf(const Result<Dataset>& read) { return read ? "" : read.error().text(); }

std::vector<float> rowOf(const Dataset& dataset, graph::Node node)
{
    std::vector<float> row(static_cast<std::size_t>(dataset.features.columns()));
    dataset.features.copyRow(node, row);
    return row;
}

}  // namespace

/// Graphs as other programs write them. Most files of tests/data/foreign have the same graph of 60 nodes, 144 undirected edges and 3 classes
/// of 20 nodes, with 8 features where the format has any.
class TestForeignGraphs : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;
    fs::path m_root;

    /// labels.npy as NumPy writes an array of texts of one letter.
    void writeClasses(const char* first, const char* second, const char* third) const
    {
        std::string header = "{'descr': '|S1', 'fortran_order': False, 'shape': (3,), }";
        header.resize(117, ' ');
        put(m_root / "labels.npy", std::string("\x93NUMPY\x01\x00\x76\x00", 10) + header + "\n" + first + second + third);
    }

    /// adj.npz by columns, as SciPy writes it, with the form's name as an array of no dimension.
    void writeByColumns() const
    {
        const auto bytes = [](const std::string& text) {
            const auto all = std::as_bytes(std::span(text));
            return std::vector<std::byte>(all.begin(), all.end());
        };
        const auto array = [](const std::vector<std::int64_t>& numbers) {
            return npyBytes<std::int64_t>(numbers, std::vector<std::int64_t>{static_cast<std::int64_t>(numbers.size())});
        };
        std::string form = "{'descr': '|S3', 'fortran_order': False, 'shape': (), }";
        form.resize(117, ' ');
        form = std::string("\x93NUMPY\x01\x00\x76\x00", 10) + form + "\ncsc";
        VERIFY_OK(writeZip(m_root / "adj.npz", std::vector<ZipMember>{{"indptr.npy", array({0, 0, 2, 2})},
                                                                      {"indices.npy", array({0, 2})},
                                                                      {"data.npy", array({2, 3})},
                                                                      {"shape.npy", array({3, 3})},
                                                                      {"format.npy", bytes(form)}}));
    }

private Q_SLOTS:
    void init()
    {
        m_folder.emplace(TemporaryFolder::make().value());
        m_root = m_folder->path();
    }

    void rightGraph_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("features");  ///< 60: one-hot, as the file has none.
        QTest::addColumn<int>("splits");
        QTest::newRow("node-link JSON") << "g.json"
                                        << "node-link JSON" << 60 << 0;
        QTest::newRow("Wiki-CS") << "wikics"
                                 << "Wiki-CS" << 8 << 20;
        QTest::newRow("GraphSAGE") << "sage"
                                   << "GraphSAGE" << 8 << 1;
        QTest::newRow("LINQS") << "linqs"
                               << "LINQS" << 8 << 0;
        QTest::newRow("heterophilous graphs") << "roman_small.npz"
                                              << "edge_index npz" << 8 << 10;
        QTest::newRow("masks by split") << "masks_by_split.npz"
                                        << "edge_index npz" << 8 << 10;
        QTest::newRow("pickled matrices") << "pickled_csr.npz"
                                          << "CSR npz" << 8 << 0;
        QTest::newRow("SciPy's matrix") << "scipy"
                                        << "CSR npz" << 8 << 0;
        QTest::newRow("adj_t") << "adj_t"
                               << "PyTorch Geometric" << 8 << 1;
        QTest::newRow("one .pt") << "pyg_name"
                                 << "PyTorch Geometric" << 8 << 1;
        QTest::newRow("skew-symmetric") << "skew.mtx"
                                        << "Matrix Market" << 60 << 0;
        QTest::newRow("symmetric array") << "array.mtx"
                                         << "Matrix Market" << 60 << 0;
        QTest::newRow("compressed matrix") << "general.mtx.gz"
                                           << "Matrix Market" << 60 << 0;
        QTest::newRow("compressed tables") << "tables_gz"
                                           << "tables" << 8 << 0;
        QTest::newRow("GEXF") << "g.gexf"
                              << "GEXF" << 60 << 0;
        QTest::newRow("GML") << "g.gml"
                             << "GML" << 60 << 0;
        QTest::newRow("Pajek") << "g.net"
                               << "Pajek" << 60 << 0;
        QTest::newRow("MATLAB") << "blog.mat"
                                << "MATLAB" << 60 << 0;
        QTest::newRow("adjacency list") << "g.adjlist"
                                        << "adjacency list" << 60 << 0;
        QTest::newRow("GraphML in UTF-16") << "utf16.graphml.gz"
                                           << "GraphML" << 8 << 0;
        QTest::newRow("archive") << "mygraph.zip"
                                 << "tables" << 8 << 0;
    }

    void rightGraph()
    {
        QFETCH(QString, path);
        QFETCH(QString, format);
        QFETCH(int, features);
        QFETCH(int, splits);
        const auto found = findDatasets(foreign() / path.toStdString());
        VERIFY_OK(found);
        QCOMPARE(found->size(), 1U);
        QCOMPARE(QString::fromStdString(std::string(formatName(found->front().format))), format);
        const auto dataset = readDataset(found->front());
        VERIFY_OK(dataset);
        VERIFY_OK(checkDataset(*dataset));
        QCOMPARE(dataset->graph.nodeCount(), 60);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), 144);
        QVERIFY(dataset->graph.hasArc(0, 7) && dataset->graph.hasArc(38, 0) && dataset->graph.degree(0) == 4);
        const bool hasClasses = format != QStringLiteral("Matrix Market") && format != QStringLiteral("adjacency list");
        QCOMPARE(dataset->labels.classCount(), hasClasses ? 3 : 0);
        for (graph::Node node = 0; node < 60 && hasClasses; ++node) {
            const auto same = static_cast<std::size_t>(node % 3);
            QCOMPARE(dataset->labels.ofNode[static_cast<std::size_t>(node)], dataset->labels.ofNode[same]);
        }
        QCOMPARE(dataset->features.columns(), features);
        // That file declares its attributes in another order.
        if (features == 8 && path != QStringLiteral("linqs") && !path.startsWith(QStringLiteral("utf16")))
            QCOMPARE(rowOf(*dataset, 1),
                     (std::vector<float>{2.662f, 3.246f, -2.816f, -1.904f, -0.046f, 0.228f, 2.272f, -0.049f}));
        QCOMPARE(dataset->splits.size(), static_cast<std::size_t>(splits));
    }

    void splitsOfWikiCs()
    {
        const auto dataset = readOne(foreign() / "wikics" / "raw" / "data.json");
        VERIFY_OK(dataset);
        const graph::Split& split = dataset->splits[0];
        QCOMPARE(split.name, std::string("public 0"));
        QCOMPARE(split.test, (Nodes{0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55}));
        QCOMPARE(split.train.size(), 16U);  // Four of 20 are also test nodes.
        QCOMPARE(fixUp(*dataset, "test nodes left out of training and validation"), 20 * 6);
        QCOMPARE(fixUp(*dataset, "masks for early stopping not used"), 20);
    }

    void splitOfGraphSage()
    {
        const auto dataset = readOne(foreign() / "sage" / "toy-G.json");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->splits[0].name, std::string("public"));
        QCOMPARE(dataset->splits[0].test, (Nodes{0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55}));
        QCOMPARE(dataset->splits[0].validation.front(), 1);
        QCOMPARE(dataset->features.columns(), 8);
    }

    /// Rows of the features are those that the map of ids names; edges of NetworkX 1 refer to positions.
    void mapOfIds()
    {
        fs::copy_file(foreign() / "sage" / "toy-feats.npy", m_root / "t-feats.npy");
        put(m_root / "t-G.json", R"({"directed": false, "nodes": [{"id": "b", "test": false, "val": true},
            {"id": "a", "test": true, "val": false}, {"id": "c", "test": false, "val": false}],
            "links": [{"source": 0, "target": 2}]})");
        put(m_root / "t-id_map.json", R"({"a": 0, "b": 1, "c": 2, "elsewhere": 3})");
        put(m_root / "t-class_map.json", R"({"a": [0, 1], "b": [1, 0], "c": [0, 1], "elsewhere": [0, 0]})");
        const auto dataset = readOne(m_root);
        VERIFY_OK(dataset);
        QCOMPARE(rowOf(*dataset, 0)[0], 2.662f);
        QCOMPARE(rowOf(*dataset, 1)[0], 1.032f);
        QVERIFY(dataset->graph.hasArc(0, 2) && dataset->graph.arcCount() == 2);
        QCOMPARE(fixUp(*dataset, "edges between positions in the list of nodes"), 1);
        QVERIFY(std::ranges::equal(dataset->labels.ofNode, std::vector<std::int32_t>{0, 1, 1}));
        QCOMPARE(dataset->nodeNames, (std::vector<std::string>{"b", "a", "c"}));
        put(m_root / "t-id_map.json", R"({"a": 0, "b": 1})");
        QVERIFY(errorOf(readOne(m_root)).ends_with("expected a row of the features for each node, found none for 'c'"));
        put(m_root / "t-id_map.json", R"({"a": 0, "b": 1, "c": 60})");
        QVERIFY(errorOf(readOne(m_root)).ends_with("expected a row 60 as in the map of ids, found 60 rows"));
    }

    /// Attributes: a class, numbers, lists, truths and texts.
    void attributesOfNodes()
    {
        put(m_root / "g.json", R"({"links": [{"source": "x", "target": "y", "weight": 2}, {"from": "y", "to": "z"}],
            "nodes": [{"club": "Mr Hi", "id": "x", "age": 3, "x": [1, 0.5], "is": true, "note": "n"},
                      {"id": "y", "age": null, "x": [2, 0], "club": "Officer"}, {"id": "z", "x": [3, 0], "club": "Mr Hi"}]})");
        const auto dataset = readOne(m_root / "g.json");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->labels.classNames, (std::vector<std::string>{"Mr Hi", "Officer"}));
        QCOMPARE(
            fixUp(*dataset, "attributes of nodes: class \"club\", features \"age\", \"x\", \"is\", ignored \"note\" (text)"),
            5);
        QCOMPARE(fixUp(*dataset, "edge weights kept (attribute \"weight\")"), 1);
        QCOMPARE(dataset->graph.weightOf(1, 0), 2.0f);
        QCOMPARE(fixUp(*dataset, "feature values not given taken as 0"), 4);
        QCOMPARE(fixUp(*dataset, "undirected"), 0);
        QCOMPARE(rowOf(*dataset, 0), (std::vector<float>{3, 1, 0.5f, 1}));
        QCOMPARE(rowOf(*dataset, 2), (std::vector<float>{0, 3, 0, 0}));
        QCOMPARE(dataset->graph.arcCount(), 4);
    }

    void linqs()
    {
        const auto dataset = readOne(foreign() / "linqs" / "cora.content");
        VERIFY_OK(dataset);
        QCOMPARE(rowOf(*dataset, 1), (std::vector<float>{1, 1, 0, 0, 0, 1, 1, 0}));
        QCOMPARE(dataset->nodeNames[7], std::string("1007"));
        QCOMPARE(dataset->labels.classNames, (std::vector<std::string>{"blue", "green", "red"}));
        // "1000 1007" is a citation of 1000 by 1007.
        QVERIFY(dataset->published && dataset->published->hasArc(7, 0) && !dataset->published->hasArc(0, 7));
    }

    void brokenLinqs()
    {
        put(m_root / "c.content", "a 1 0 x\nb 1 y\na 0 0 x\nc 0 ? y\n");
        QVERIFY(errorOf(readOne(m_root / "c.content"))
                    .starts_with((m_root / "c.content").string() + ":2: expected 2 features as in"));
        put(m_root / "c.cites", "a b\na zz\nb c\na\n");
        const std::string nodes = errorOf(readOne(m_root));
        QCOMPARE(std::count(nodes.begin(), nodes.end(), '\n'), 2);
        QVERIFY2(nodes.find(":3: expected each node once, found 'a'") != std::string::npos, nodes.c_str());
        QVERIFY2(nodes.ends_with(":4: expected a finite number as feature 2, found '?'"), nodes.c_str());
        put(m_root / "c.content", "a 1 0 x\nb 1 0 y\nc 0 1 y\n");
        QVERIFY(errorOf(readOne(m_root)).ends_with("c.cites:4: expected the cited node and the citing one, found 'a'"));
        put(m_root / "c.cites", "a b\na zz\nb c\n");
        const auto dataset = readOne(m_root);
        VERIFY_OK(dataset);
        QCOMPARE(fixUp(*dataset, "edges to nodes that are not listed left out"), 1);
    }

    /// Masks of the published order; the first node is a test node of each split.
    void splitsOfHeterophilousGraphs()
    {
        const auto dataset = readOne(foreign() / "roman_small.npz");
        const auto turned = readOne(foreign() / "masks_by_split.npz");
        VERIFY_OK(dataset);
        VERIFY_OK(turned);
        QCOMPARE(dataset->splits[9].name, std::string("public 9"));
        for (const graph::Split& split : dataset->splits)
            QVERIFY(!split.train.empty() && !split.validation.empty() && !split.test.empty());
        QCOMPARE(dataset->splits[3].train, turned->splits[3].train);
    }

    /// Several .pt files are no data set of a name that could be known; one beside those of transforms is.
    void tensorsOfAnyName()
    {
        const fs::path file = foreign() / "pyg_name" / "processed" / "data_undirected.pt";
        fs::copy_file(file, m_root / "own.pt");
        put(m_root / "pre_transform.pt", "");
        VERIFY_OK(readOne(m_root));
        fs::copy_file(file, m_root / "weights.pt");
        QVERIFY(findDatasets(m_root)->empty());
    }

    void booleansOfGraphMl()
    {
        const auto dataset = readOne(foreign() / "boolean.graphml");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), 144);
        QCOMPARE(rowOf(*dataset, 0), (std::vector<float>{1.032f, 0}));
        QCOMPARE(rowOf(*dataset, 1), (std::vector<float>{2.662f, 1}));
        QCOMPARE(rowOf(*dataset, 5), (std::vector<float>{0, 1}));  // Its first value is nan.
        QCOMPARE(fixUp(*dataset, "feature values not given taken as 0"), 1);
    }

    /// A group is a node; its edges are those of the graph.
    void nestedGraphMl()
    {
        const auto dataset = readOne(foreign() / "nested.graphml");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), 61);
        QCOMPARE(dataset->nodeNames[1], std::string("n0::n0"));
        QCOMPARE(fixUp(*dataset, "groups of nodes flattened"), 1);
        put(m_root / "g.graphml",
            "<graphml><graph edgedefault='undirected'><node id='a'><graph edgedefault='directed'><node id='b'>"
            "<graph><node id='c'/></graph></node><edge source='b' target='c'/></graph></node>"
            "<node id='d'/><edge source='d' target='c'/></graph></graphml>");
        const auto deep = readOne(m_root);
        VERIFY_OK(deep);
        QCOMPARE(deep->nodeNames, (std::vector<std::string>{"a", "b", "c", "d"}));
        QCOMPARE(deep->graph.undirectedEdgeCount(), 2);
        QVERIFY(deep->published && deep->published->hasArc(1, 2) && !deep->published->hasArc(2, 1));
    }

    /// Attributes with types and defaults, nodes in nodes, an edge with a direction of its own.
    void gexf()
    {
        put(m_root / "g.gexf", R"(<gexf><graph defaultedgetype="undirected"><attributes class="node">
            <attribute id="0" title="modularity_class" type="integer"/><attribute id="1" title="size" type="float"><default>7</default>
            </attribute><attribute id="2" title="note" type="string"/></attributes><nodes>
            <node id="a" label="Ann"><attvalues><attvalue for="0" value="1"/><attvalue for="2" value="x"/></attvalues>
            <nodes><node id="b" label="Bob"><attvalues><attvalue for="0" value="0"/><attvalue for="1" value="2.5"/></attvalues></node>
            </nodes></node><node id="c" label="Cy"><attvalues><attvalue id="0" value="1"/></attvalues></node></nodes>
            <edges><edge source="a" target="b" weight="2"/><edge source="c" target="b" type="directed"/></edges></graph></gexf>)");
        const auto dataset = readOne(m_root);
        VERIFY_OK(dataset);
        QCOMPARE(dataset->nodeNames, (std::vector<std::string>{"Ann", "Bob", "Cy"}));
        QCOMPARE(dataset->labels.classNames, (std::vector<std::string>{"0", "1"}));
        QCOMPARE(rowOf(*dataset, 0), (std::vector<float>{7}));
        QCOMPARE(rowOf(*dataset, 1), (std::vector<float>{2.5f}));
        QCOMPARE(
            fixUp(*dataset,
                  "attributes of nodes: class \"modularity_class\", feature \"size\", ignored \"label\" (names: as many "
                  "values as nodes), ignored \"note\" (text)"),
            4);
        QCOMPARE(fixUp(*dataset, "edge weights kept (attribute \"weight\")"), 1);
        QCOMPARE(dataset->graph.weightOf(1, 0), 2.0f);
        QVERIFY(dataset->published && dataset->published->hasArc(1, 0) && dataset->published->hasArc(0, 1) &&
                !dataset->published->hasArc(1, 2));
    }

    void gml()
    {
        put(m_root / "g.gml",
            "Creator \"me\"\n# a comment\ngraph [ directed 1\n edge [ source 7 target 3 value 4 ]\n"
            "node [ id 3 label \"M&#252;ller &amp; Co\" value \"n\" graphics [ x 1 ] ]\n"
            "node [ id 7 label \"B\" value \"l\" size 1.5 ]\nnode [ id 9 value \"n\" label \"C\" ] node [ id 10 label \"D\" "
            "value \"l\" ] ]\n");
        QVERIFY2(errorOf(readOne(m_root))
                     .ends_with("column \"value\" (2) could be the class (in parentheses: different values); "
                                "choose the class with --class value, or use --ignore value"),
                 errorOf(readOne(m_root)).c_str());
        const auto dataset = readOne(m_root, {.classColumn = "value"});
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.weightOf(0, 1), 4.0f);
        QCOMPARE(dataset->nodeNames[0], std::string("M\xc3\xbcller & Co"));
        QCOMPARE(dataset->labels.classNames, (std::vector<std::string>{"l", "n"}));
        QCOMPARE(rowOf(*dataset, 1), (std::vector<float>{1.5f}));
        QVERIFY(dataset->published && dataset->published->hasArc(1, 0) && !dataset->published->hasArc(0, 1));
    }

    void pajek()
    {
        put(m_root / "g.net",
            "% made by hand\n*Network test\n*Vertices 4\n1 \"first one\" 0.1 0.2 0.5 box ic Red size 3\n2 \"second\"\n"
            "4 \"last\" ellipse x_fact 2\n*Arcs\n1 2 0.5\n*Edgeslist\n3 4 1\n");
        put(m_root / "g.clu", "*Vertices 4\n1\n1\n2\n2\n");
        const auto dataset = readOne(m_root);
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), 4);
        QVERIFY(std::ranges::equal(dataset->labels.ofNode, std::vector<std::int32_t>{0, 0, 1, 1}));
        QCOMPARE(rowOf(*dataset, 0), (std::vector<float>{3}));
        QVERIFY(dataset->published && dataset->published->hasArc(0, 1) && !dataset->published->hasArc(1, 0) &&
                dataset->published->hasArc(3, 2) && dataset->published->hasArc(0, 2));
        QCOMPARE(fixUp(*dataset, "edge weights kept"), 1);
        QCOMPARE(dataset->graph.weightOf(1, 0), 0.5f);
        put(m_root / "g.clu", "*Vertices 4\n1\n1\n2\n");
        QVERIFY(errorOf(readOne(m_root)).ends_with("expected a partition of 4 nodes, found one of 3"));
        put(m_root / "m.net", "*Vertices 3\n*Matrix\n0 1 0\n1 0 2\n0 2 0\n");
        const auto matrix = readOne(m_root / "m.net");
        VERIFY_OK(matrix);
        QCOMPARE(matrix->graph.undirectedEdgeCount(), 2);
        QCOMPARE(matrix->graph.weightOf(2, 1), 2.0f);
    }

    /// Of a graph of two nodes: dense matrices, compressed as by save -v7; then of another byte order and version.
    void mat()
    {
        const auto words = [](const std::vector<std::uint32_t>& numbers) {
            return std::string(reinterpret_cast<const char*>(numbers.data()), 4 * numbers.size());
        };
        const auto matrix = [&](std::uint32_t rows, std::uint32_t columns, const std::string& name,
                                const std::string& numbers) {
            // int8, padded to 8 bytes; the name is a small element.
            std::string content =
                words({6, 8, 9, 0, 5, 8, rows, columns}) + words({1U | static_cast<std::uint32_t>(name.size()) << 16}) +
                name + std::string(4 - name.size(), '\0') + words({1, static_cast<std::uint32_t>(numbers.size())}) +
                numbers + std::string((8 - numbers.size() % 8) % 8, '\0');
            return words({14, static_cast<std::uint32_t>(content.size())}) + content;
        };
        const auto compressed = [&](const std::string& element) {
            std::string packed(::compressBound(element.size()), '\0');
            uLongf size = packed.size();
            ::compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(element.data()),
                       element.size());
            packed.resize(size);
            return words({15, static_cast<std::uint32_t>(size)}) + packed;
        };
        const std::string head = "MATLAB 5.0 MAT-file" + std::string(105, ' ') + std::string("\x00\x01IM", 4);
        const std::string network = matrix(2, 2, "A", std::string("\0\0\1\0", 4));  // column by column: 0 → 1
        const std::string features = matrix(2, 3, "fea", std::string("\1\2\3\4\5\6", 6));
        put(m_root / "g.mat",
            head + compressed(network) + compressed(features) + matrix(1, 2, "gnd", std::string("\2\1", 2)));
        const auto dataset = readOne(m_root);
        VERIFY_OK(dataset);
        QVERIFY(dataset->published && dataset->published->hasArc(0, 1) && !dataset->published->hasArc(1, 0));
        QCOMPARE(rowOf(*dataset, 0), (std::vector<float>{1, 3, 5}));
        QCOMPARE(dataset->labels.classNames, (std::vector<std::string>{"1", "2"}));
        QVERIFY(std::ranges::equal(dataset->labels.ofNode, std::vector<std::int32_t>{1, 0}));
        const auto fails = [&](const std::string& content, const std::string& error) {
            put(m_root / "g.mat", content);
            const std::string found = errorOf(readOne(m_root));
            return found == (m_root / "g.mat").string() + ": " + error;
        };
        QVERIFY(fails(head + features, "expected an adjacency matrix called network, A, adj, W, graph or net, found none"));
        put(m_root / "g.mat", head + network.substr(0, 40));
        QVERIFY2(errorOf(readOne(m_root)).ends_with(" bytes, found the end"), errorOf(readOne(m_root)).c_str());
        QVERIFY(fails("MATLAB 7.3 MAT-file", "expected a MAT-file of version 5 to 7, found one of 7.3; save it with -v7"));
    }

    /// NetworkX's karate club: the class is called club.
    void karateClub()
    {
        const auto dataset = readOne(foreign() / "club.graphml");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), 34);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), 78);
        QCOMPARE(dataset->labels.classNames, (std::vector<std::string>{"Mr. Hi", "Officer"}));
        QCOMPARE(std::ranges::count(dataset->labels.ofNode, 0), 17);
        QCOMPARE(dataset->labels.ofNode[8], 0);
        QCOMPARE(fixUp(*dataset, "attributes of nodes: class \"club\""), 1);
        QCOMPARE(dataset->graph.weightOf(32, 33), 5.0f);
    }

    /// NetworkX's write_edgelist(): isolated nodes 56 and 59 are not in it.
    void edgeListOfNetworkX()
    {
        const auto found = findDatasets(foreign() / "g.edgelist");
        VERIFY_OK(found);
        QCOMPARE(found->front().format, Format::Tables);
        const auto dataset = readOne(foreign() / "g.edgelist");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), 58);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), 144);
        QVERIFY(dataset->graph.hasArc(0, 7) && dataset->graph.hasArc(38, 0) && dataset->graph.degree(0) == 4);
        QCOMPARE(dataset->nodeNames[56], std::string("57"));
        QVERIFY(dataset->graph.weights().empty());
        fs::copy_file(foreign() / "g.edgelist", m_root / "g.edgelist");
        QCOMPARE(readOne(m_root)->graph.undirectedEdgeCount(), 144);
    }

    /// The three forms of one matrix of three nodes, 0 → 1 and 2 → 1 with weights; sparse features, classes as texts.
    void formsOfSciPy()
    {
        using Numbers = std::vector<std::int64_t>;
        const auto write = [&](const std::string& name, const std::vector<std::pair<std::string, Numbers>>& arrays,
                               const Numbers& shape) {
            NpzWriter npz;
            for (const auto& [array, numbers] : arrays)
                npz.add<std::int64_t>(array, numbers, Numbers{static_cast<std::int64_t>(numbers.size())});
            npz.add<std::int64_t>("shape", shape, Numbers{2});
            VERIFY_OK(npz.write(m_root / name));
        };
        write("feats.npz", {{"row", {2, 0, 0}}, {"col", {1, 3, 3}}, {"data", {5, 1, 1}}}, {3, 4});
        writeClasses("x", "y", "x");
        const auto isRight = [&] {
            const auto dataset = readOne(m_root);
            if (!dataset) return QString::fromStdString(dataset.error().text());
            const bool isGraph = dataset->published && dataset->published->hasArc(0, 1) &&
                                 dataset->published->hasArc(2, 1) && !dataset->published->hasArc(1, 2) &&
                                 dataset->graph.weightOf(1, 2) == 3.0f;
            const bool areParts = rowOf(*dataset, 0) == std::vector<float>{0, 0, 0, 2} &&
                                  rowOf(*dataset, 2) == std::vector<float>{0, 5, 0, 0} &&
                                  dataset->labels.classNames == std::vector<std::string>{"x", "y"} &&
                                  fixUp(*dataset, "nodes with the classes of labels.npy") == 3;
            return QString::fromUtf8(isGraph ? areParts ? "" : "parts" : "graph");
        };
        write("adj.npz", {{"indptr", {0, 1, 1, 2}}, {"indices", {1, 1}}, {"data", {2, 3}}}, {3, 3});
        QCOMPARE(isRight(), QString());
        QVERIFY(findDatasets(m_root)->front().name != "adj");
        write("adj.npz", {{"row", {2, 0}}, {"col", {1, 1}}, {"data", {3, 2}}}, {3, 3});
        QCOMPARE(isRight(), QString());
        writeByColumns();
        QCOMPARE(isRight(), QString());
        write("adj.npz", {{"row", {2, 0}}, {"col", {1, 3}}, {"data", {3, 2}}}, {3, 3});
        QVERIFY2(errorOf(readOne(m_root)).ends_with("adj.npz: col.npy: entry 1: expected a number from 0 to 2, found 3"),
                 errorOf(readOne(m_root)).c_str());
        write("adj.npz", {{"offsets", {0}}, {"data", {3}}}, {3, 3});
        QVERIFY(errorOf(readOne(m_root)).ends_with("of the form csr, csc or coo, found dia; save matrix.tocsr()"));
    }

    /// Features are no graph, nor is the training part of GraphSAINT's files.
    void matricesThatAreNoGraph()
    {
        fs::copy_file(foreign() / "scipy" / "adj.npz", m_root / "my_features.npz");
        QVERIFY(findDatasets(m_root)->empty());
        fs::copy_file(foreign() / "scipy" / "adj.npz", m_root / "adj_train.npz");
        QCOMPARE(findDatasets(m_root)->size(), 1U);
        put(m_root / "adj_full.npz", "");
        QCOMPARE(findDatasets(m_root)->size(), 1U);
        QCOMPARE(findDatasets(m_root)->front().format, Format::GraphSaint);
        NpzWriter other;
        other.add<float>("embedding", std::vector<float>{1, 2}, std::vector<std::int64_t>{2, 1});
        VERIFY_OK(other.write(m_root / "own.npz"));
        QVERIFY2(errorOf(readOne(m_root / "own.npz")).ends_with("or a matrix of SciPy's save_npz), found embedding"),
                 errorOf(readOne(m_root / "own.npz")).c_str());
    }

    /// A pickle of objects is named, with the way out; beside other graphs it is passed over.
    void pickleOfNetworkX()
    {
        const auto sources = findSources(foreign() / "g.gpickle");
        QVERIFY(!sources.ok());
        QVERIFY2(
            sources.error().text().ends_with("found a pickle of Python, which holds any objects; save the graph from there "
                                             "as GraphML, in NetworkX with write_graphml()"),
            sources.error().text().c_str());
    }

    void adjacencyList()
    {
        put(m_root / "g.adjlist", "# comment\nx y z # neighbours\ny z\nlonely\n");
        const auto dataset = readOne(m_root);
        VERIFY_OK(dataset);
        QCOMPARE(dataset->nodeNames, (std::vector<std::string>{"x", "y", "z", "lonely"}));
        QCOMPARE(dataset->graph.undirectedEdgeCount(), 3);
        QCOMPARE(fixUp(*dataset, "undirected"), 0);
        put(m_root / "g.adjlist", "10 2\n2 1\n");
        QCOMPARE(readOne(m_root)->nodeNames, (std::vector<std::string>{"1", "2", "10"}));
    }

    void brokenText_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("error");
        const auto row = [](const char* name, const char* file, const char* text, const char* error) {
            QTest::newRow(name) << QString::fromLatin1(file) << std::string(text) << std::string(error);
        };
        row("GEXF", "g.gexf",
            "<gexf>\n<graph><nodes>\n<node id='a'/>\n<node id='a'/></nodes><edges>\n<edge source='a' target='b'/>"
            "</edges></graph></gexf>",
            ":4: expected each node once, found 'a'");
        row("no GEXF", "g.gexf", "<svg/>", ": expected <gexf> with a <graph>, found none");
        row("attribute", "g.gexf",
            "<gexf><graph><nodes>\n<node id='a'><attvalues><attvalue for='7' value='1'/></attvalues></node></nodes>"
            "</graph></gexf>",
            ":2: expected the id of a declared attribute, found '7'");
        row("GML", "g.gml", "graph [\nnode [ id 1 ]\nnode [ label \"x\" ]\n]",
            ":3: expected a node with an id, found 'none'");
        row("cut GML", "g.gml", "graph [\nnode [ id 1 ]\n", ": expected ], found the end of the file");
        row("no GML", "g.gml", "node [ id 1 ]", ": expected graph [ …, found none");
        row("edge of GML", "g.gml", "graph [ node [ id 1 ] edge [ source 1 target 5 ] ]",
            ": edge from 1 to 5: expected nodes of the graph, found no node 5");
        row("Pajek", "g.net", "*Vertices 2\n*Edges\n1 2\n1 3\n0 1\n", ":4: expected a node from 1 to 2, found '3'");
        row("two modes", "g.net", "*Vertices 4 2\n", ":1: expected a network of one kind of nodes");
        row("huge", "g.net", "*Vertices 2000000000\n", ":1: reading it would take more than 64 MB");
        row("adjacency list", "g.adjlist", "# nothing\n", ": expected a node and its neighbours per line, found none");
        row("Matrix Market", "g.mtx", "%%MatrixMarket matrix coordinate complex hermitian\n",
            ":1: expected '%%MatrixMarket matrix' and coordinate (pattern, real or integer) or array (real or integer), "
            "then "
            "general, symmetric or skew-symmetric, found '%%MatrixMarket matrix coordinate complex hermitian'");
    }

    void brokenText()
    {
        QFETCH(QString, name);
        QFETCH(std::string, text);
        QFETCH(std::string, error);
        put(m_root / name.toStdString(), text);
        const std::string found = errorOf(readOne(m_root));
        QVERIFY2(found.starts_with((m_root / name.toStdString()).string() + error), found.c_str());
    }

    /// Arrays hold the lower triangle column by column; a skew-symmetric one has no diagonal.
    void triangles()
    {
        put(m_root / "s.mtx", "%%MatrixMarket matrix array integer symmetric\n3 3\n5\n1\n0\n0\n2\n0\n");
        const auto symmetric = readOne(m_root / "s.mtx");
        VERIFY_OK(symmetric);
        QCOMPARE(symmetric->graph.undirectedEdgeCount(), 2);
        QVERIFY(symmetric->graph.hasArc(1, 0) && symmetric->graph.hasArc(1, 2));
        QCOMPARE(fixUp(*symmetric, "self-loops removed"), 1);
        put(m_root / "k.mtx", "%%MatrixMarket matrix array real skew-symmetric\n3 3\n1\n0\n-2\n");
        const auto skew = readOne(m_root / "k.mtx");
        VERIFY_OK(skew);
        QVERIFY(skew->graph.hasArc(0, 1) && skew->graph.hasArc(2, 1));
        QCOMPARE(skew->graph.undirectedEdgeCount(), 2);
        put(m_root / "k.mtx", "%%MatrixMarket matrix array real skew-symmetric\n3 3\n1\n0\n");
        QVERIFY(errorOf(readOne(m_root / "k.mtx")).find("expected 3 values, found '2 and the end'") != std::string::npos);
    }

    /// Small archives that expand beyond all measure are refused, as are members that lead out of the folder.
    void compressedRubbish()
    {
        const std::string zeros(std::size_t{300} << 20, '0');
        putCompressed(m_root / "g.mtx.gz", zeros);
        QVERIFY2(errorOf(readOne(m_root)).find("reading it would take more than") != std::string::npos,
                 errorOf(readOne(m_root)).c_str());
        const auto edges = std::as_bytes(std::span(std::string_view("source,target\na,b\n")));
        const std::vector<std::byte> bytes(edges.begin(), edges.end());
        QVERIFY(writeZip(m_root / "out.zip", std::vector<ZipMember>{{"../edges.csv", bytes},
                                                                    {"__MACOSX/edges.csv", bytes},
                                                                    {".hidden/edges.csv", bytes},
                                                                    {"/tmp/edges.csv", bytes}})
                    .ok());
        QVERIFY(findDatasets(m_root / "out.zip")->empty());
        put(m_root / "text.zip", "no archive");
        QVERIFY(errorOf(readOne(m_root / "text.zip"))
                    .starts_with((m_root / "text.zip").string() + ": expected a data set, which is a zip"));
    }

    /// Files that stand in the place of data are called what they are, wherever a reader or nobody met them.
    void noData()
    {
        const std::string pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 251\n";
        const std::string page = "\n<!DOCTYPE html><html><head><title>403 Forbidden</title></head></html>";
        put(m_root / "npz" / "cora.npz", pointer);
        put(m_root / "page" / "cora.npz", page);
        put(m_root / "pt" / "processed" / "data.pt", pointer);
        put(m_root / "xml" / "g.graphml", page);
        put(m_root / "json" / "g.json", pointer);
        put(m_root / "empty" / "g.npz", "");
        for (const char* part : {".x", ".tx", ".allx", ".y", ".ty", ".ally", ".graph"})
            put(m_root / "planetoid" / (std::string("ind.toy") + part), pointer);
        put(m_root / "planetoid" / "ind.toy.test.index", "1\n2\n");
        const auto told = [&](const fs::path& path) {
            const auto sources = findSources(m_root / path);
            return sources ? errorOf(readSource(sources->front())) : sources.error().text();
        };
        const std::string ofPointer =
            ": expected data, found a pointer of Git LFS; fetch the file itself with: git lfs pull";
        QCOMPARE(told("npz"), (m_root / "npz" / "cora.npz").string() + ofPointer);
        QCOMPARE(told("pt"), (m_root / "pt" / "processed" / "data.pt").string() + ofPointer);
        QCOMPARE(told("json"), (m_root / "json" / "g.json").string() + ofPointer);
        QVERIFY2(told("planetoid").ends_with(ofPointer), told("planetoid").c_str());
        for (const char* file : {"page/cora.npz", "xml/g.graphml"})
            QCOMPARE(told(file),
                     (m_root / file).string() +
                         ": expected data, found a web page, perhaps of a failed download; download the file itself");
        QCOMPARE(told("empty"), (m_root / "empty" / "g.npz").string() + ": expected data, found an empty file");
    }

    /// An archive is what a data set came from, and where its faults are.
    void archives()
    {
        const fs::path path = foreign() / "mygraph.zip";
        const auto sources = findSources(path);
        VERIFY_OK(sources);
        QCOMPARE(sources->front().path, path);
        QCOMPARE(sources->front().name, std::string("mygraph"));
        const std::string_view text = "source,target\na\n";
        const auto bytes = std::as_bytes(std::span(text));
        QVERIFY(writeZip(m_root / "bad.zip", std::vector<ZipMember>{{"edges.csv", {bytes.begin(), bytes.end()}}}).ok());
        const auto bad = findSources(m_root);
        VERIFY_OK(bad);
        QCOMPARE(bad->front().name, std::string("bad"));
        const std::string error = errorOf(readSource(bad->front()));
        QVERIFY2(error.starts_with((m_root / "bad.zip").string() + ": "), error.c_str());
        QVERIFY2(error.find("bad.zip/edges.csv:2: expected") != std::string::npos, error.c_str());
    }

    /// What is nothing of these gets the list of formats.
    void unknownFormat()
    {
        put(m_root / "g.gpickle", "x");
        for (const fs::path& path : {m_root, m_root / "g.gpickle"}) {
            const auto sources = findSources(path);
            QVERIFY(!sources.ok());
            const std::string text = sources.error().text();
            QVERIFY2(text.find("found none; known are Planetoid, ") != std::string::npos, text.c_str());
            QVERIFY2(text.find("GML, Pajek") != std::string::npos, text.c_str());
            QVERIFY2(text.find("'rosa help datasets'") != std::string::npos, text.c_str());
        }
    }

    void brokenJson_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("error");
        const auto row = [](const char* name, const char* text, const char* error) {
            QTest::newRow(name) << std::string(text) << std::string(error);
        };
        row("cut", R"({"nodes": [{"id": 1}], "links": [)", ": byte 34: invalid or incomplete JSON");
        row("list", "[1]", ": expected an object with nodes and links, found a list");
        row("no nodes", R"({"nodes": [], "links": []})", ": expected at least one node, found none");
        row("twice", R"({"nodes": [{"id": 1}, {"id": 1}], "links": []})",
            ": nodes[1]: expected each node once, found '1' again");
        row("two ids", R"({"nodes": [{"id": "a", "id": "b"}], "links": []})",
            ": nodes[0]: expected one id, found 'a' and 'b'");
        row("unknown", R"({"nodes": [{"id": 1}], "links": [{"source": 1, "target": 2}]})",
            ": links[0]: expected a listed node, found '2'");
        row("no target", R"({"nodes": [{"id": 1}], "links": [{"source": 1}]})",
            ": links[0]: expected a source and a target, found none");
        row("lists", R"({"nodes": [{"id": 1, "x": [1, 2]}, {"id": 2, "x": [1]}], "links": []})",
            ": x: expected lists of 2 numbers as of the first node, found another length");
        row("Wiki-CS", R"({"features": [[1], [2]], "labels": [0], "links": [[], []]})",
            ": expected features, a label and links of each node, found 2, 1 and 2");
        row("masks", R"({"features": [[1]], "labels": [0], "links": [[]], "train_masks": [[true, false]]})",
            ": expected as many validation masks as training masks");
    }

    void brokenJson()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, error);
        put(m_root / "g.json", text);
        const std::string found = errorOf(readOne(m_root / "g.json"));
        QVERIFY2(found.starts_with((m_root / "g.json").string() + error), found.c_str());
    }

    /// JSON files of other kinds are passed over in a folder.
    void otherJson()
    {
        put(m_root / "package.json", R"({"name": "nodes", "links": {"nodes": []}})");
        put(m_root / "list.json", "[1, 2]");
        put(m_root / "empty.json", "");
        const auto found = findDatasets(m_root);
        VERIFY_OK(found);
        QVERIFY(found->empty());
    }
};

ROSA_TEST(TestForeignGraphs)
#include "tst_foreign_graphs.moc"
