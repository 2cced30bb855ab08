#include "core/data/import/readers.h"

#include <QtTest/QTest>

#include <algorithm>

#include "core/base/files.h"
#include "core/data/arrays/npy.h"
#include "core/data/readers/sociopatterns.h"
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

/// The only data set, apart from its variant.
Result<Dataset> readOriginal(const fs::path& path)
{
    const auto found = findDatasets(path);
    if (!found) return found.error();
    // A file of contacts gives two data sets, the second a variant of the first.
    if (found->size() != 1 && !(found->size() == 2 && found->back().variant == kStarVariant))
        return badInput("found %1", found->size());
    return readDataset(found->front());
}

double homophily(const Dataset& dataset)
{
    std::int64_t same = 0;
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node)
        for (const graph::Node other : dataset.graph.neighbours(node))
            same += dataset.labels.ofNode[static_cast<std::size_t>(node)] ==
                    dataset.labels.ofNode[static_cast<std::size_t>(other)];
    return static_cast<double>(same) / static_cast<double>(dataset.graph.arcCount());
}

std::vector<float> row(const Dataset& dataset, graph::Node node)
{
    std::vector<float> values(static_cast<std::size_t>(dataset.features.columns()));
    dataset.features.copyRow(node, values);
    return values;
}

using Classes = LargeBuffer<std::int32_t>;
using Names = std::vector<std::string>;

}  // namespace

class TestReaders : public QObject {
    Q_OBJECT

private:
    fs::path m_root;
    std::optional<TemporaryFolder> m_folder;

private Q_SLOTS:
    void init()
    {
        m_folder.emplace(TemporaryFolder::make().value());
        m_root = m_folder->path();
        tests::writeSamples(m_root);
    }

    void planetoid()
    {
        const auto dataset = readOriginal(m_root / "planetoid");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->name, std::string("tiny"));
        QCOMPARE(dataset->graph.nodeCount(), 8);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{6});
        QVERIFY(!dataset->published);
        QCOMPARE(row(*dataset, 6), (std::vector<float>{0, 1, 1}));
        QCOMPARE(row(*dataset, 5), (std::vector<float>{1, 0, 1}));
        QCOMPARE(row(*dataset, 4), (std::vector<float>{0, 0, 0}));
        QCOMPARE(dataset->labels.ofNode, (Classes{0, 1, 0, 1, 0, 1, 1, 0}));
        QCOMPARE(fixUp(*dataset, "self-loops"), std::int64_t{1});
        QCOMPARE(fixUp(*dataset, "without a label"), std::int64_t{1});
        QCOMPARE(fixUp(*dataset, "without features"), std::int64_t{1});
        QCOMPARE(dataset->splits.size(), std::size_t{1});
        QCOMPARE(dataset->splits[0].train, (Nodes{0, 1}));
        QCOMPARE(dataset->splits[0].validation, (Nodes{2, 3}));
        QCOMPARE(dataset->splits[0].test, (Nodes{5, 6, 7}));
    }

    void geomGcn()
    {
        const std::vector<std::int32_t> train{1, 0, 0};
        const std::vector<std::int32_t> validation{0, 1, 0};
        const std::vector<std::int32_t> test{0, 0, 1};
        const std::int64_t shape[] = {3};
        for (const char* number : {"10", "9"}) {
            NpzWriter writer;
            writer.add<std::int32_t>("train_mask", number[0] == '9' ? train : test, shape);
            writer.add<std::int32_t>("val_mask", validation, shape);
            writer.add<std::int32_t>("test_mask", number[0] == '9' ? test : train, shape);
            fs::create_directories(m_root / "splits");
            QVERIFY(writer.write(m_root / "splits" / ("geom_split_0.6_0.2_" + std::string(number) + ".npz")).ok());
        }
        const auto dataset = readOriginal(m_root / "geom");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{2});
        QCOMPARE(dataset->published->arcCount(), std::int64_t{3});
        QVERIFY(dataset->published->hasArc(1, 1) && dataset->published->hasArc(2, 0) && !dataset->published->hasArc(0, 2));
        QCOMPARE(row(*dataset, 1), (std::vector<float>{0, 1, 0.5f}));
        QCOMPARE(dataset->labels.ofNode, (Classes{0, 1, 1}));
        QCOMPARE(dataset->splits.size(), std::size_t{2});
        QCOMPARE(dataset->splits[0].name, std::string("public 9"));
        QCOMPARE(dataset->splits[0].train, Nodes{0});
        QCOMPARE(dataset->splits[1].train, Nodes{2});
    }

    void csrNpz()
    {
        for (const char* name : {"stored", "deflated"}) {
            const auto dataset = readOriginal(m_root / name);
            VERIFY_OK(dataset);
            QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{2});
            QCOMPARE(dataset->published->arcCount(), std::int64_t{3});
            QCOMPARE(row(*dataset, 2), (std::vector<float>{1, 1}));
            QCOMPARE(dataset->labels.classNames, (Names{"one", "two"}));
            QCOMPARE(fixUp(*dataset, "self-loops"), std::int64_t{1});
        }
    }

    void contacts()
    {
        MemoryBudget budget;
        const auto contacts =
            readSocioPatterns(m_root / "contacts" / "tij_ABC.dat", m_root / "contacts" / "metadata_tij_ABC.dat", budget);
        VERIFY_OK(contacts);
        QCOMPARE(contacts->people, (Names{"3", "7", "9", "11"}));
        QCOMPARE(contacts->departments, (Names{"BLUE", "RED", "RED", "BLUE"}));
        QCOMPARE(contacts->contacts.size(), std::size_t{3});
        QCOMPARE(contacts->contacts[1].time, std::int64_t{40});
        QCOMPARE(contacts->contacts[2].first, 0);
        const auto dataset = readOriginal(m_root / "contacts");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), 4);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{2});
        QCOMPARE(dataset->labels.ofNode, (Classes{0, 1, 1, 0}));
        QCOMPARE(dataset->featuresNote, std::string("one-hot of the node"));
        QCOMPARE(fixUp(*dataset, "contacts"), std::int64_t{3});
        QCOMPARE(dataset->contacts.list, (std::vector<Contact>{{20, 1, 2}, {40, 1, 2}, {40, 0, 1}}));
        QVERIFY(!dataset->contacts.dropsIsolated);
        const auto found = findDatasets(m_root / "contacts");
        QCOMPARE(found->back().name, std::string("tij_abc-star"));
        const auto star = readDataset(found->back());
        VERIFY_OK(star);
        QVERIFY(star->contacts.dropsIsolated);
        QCOMPARE(star->contacts.list, dataset->contacts.list);
        QVERIFY(contentHash(*star) != contentHash(*dataset));
    }

    void tables()
    {
        const auto dataset = readOriginal(m_root / "tables");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->nodeNames, (Names{"bob, jr", "ann", "eve"}));
        QVERIFY(dataset->graph.hasArc(1, 0) && dataset->graph.hasArc(1, 2) && !dataset->graph.hasArc(0, 2));
        QCOMPARE(dataset->labels.ofNode, (Classes{0, -1, 1}));
        QCOMPARE(row(*dataset, 1), (std::vector<float>{4, 1e-3f}));
        QCOMPARE(fixUp(*dataset, "weights"), std::int64_t{1});
        const auto numbers = readOriginal(m_root / "tabs");
        VERIFY_OK(numbers);
        QCOMPARE(numbers->nodeNames, (Names{"2", "4", "10"}));
        QVERIFY(numbers->labels.empty());
        QCOMPARE(numbers->features.columns(), 3);
    }

    void featuresBesideTables()
    {
        const std::vector<float> values{1, 2, 3};
        const std::int64_t shape[] = {3, 1};
        QVERIFY(writeNpy<float>(m_root / "tabs" / "features.npy", values, shape).ok());
        QCOMPARE(row(readOriginal(m_root / "tabs").value(), 1), std::vector<float>{2});
        const std::int64_t flat[] = {1, 3};
        QVERIFY(writeNpy<float>(m_root / "tabs" / "features.npy", values, flat).ok());
        QVERIFY(!readOriginal(m_root / "tabs").ok());
        const std::vector<float> broken{1, std::numeric_limits<float>::quiet_NaN(), 3};
        QVERIFY(writeNpy<float>(m_root / "tabs" / "features.npy", broken, shape).ok());
        QVERIFY(readOriginal(m_root / "tabs").error().text().find("finite") != std::string::npos);
    }

    void manyNodesGetTheirDegree()
    {
        std::string edges;
        for (int i = 0; i <= 10000; ++i) edges += "0," + std::to_string(i + 1) + "\n";
        put(m_root / "star" / "edges.csv", edges);
        const auto dataset = readOriginal(m_root / "star");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->featuresNote, std::string("degree"));
        QCOMPARE(row(*dataset, 0), std::vector<float>{10001});
        QVERIFY(dataset->nodeNames.empty());
    }

    void matrixMarket()
    {
        const auto dataset = readOriginal(m_root / "market");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{2});
        QVERIFY(!dataset->published);
        QCOMPARE(row(*dataset, 2), (std::vector<float>{3, 6}));
        put(m_root / "market" / "net.mtx", "%%MatrixMarket matrix coordinate real general\n3 3 3\n1 2 1\n2 2 4\n1 3 0\n");
        const auto directed = readOriginal(m_root / "market");
        VERIFY_OK(directed);
        QCOMPARE(directed->graph.undirectedEdgeCount(), std::int64_t{1});
        QCOMPARE(directed->published->arcCount(), std::int64_t{2});
        QCOMPARE(fixUp(*directed, "weights"), std::int64_t{1});
    }

    void graphMl()
    {
        const auto dataset = readOriginal(m_root / "graphml");
        VERIFY_OK(dataset);
        QCOMPARE(dataset->nodeNames, (Names{"a", "b", "c"}));
        QCOMPARE(dataset->labels.ofNode, (Classes{0, 1, -1}));
        QCOMPARE(row(*dataset, 0), std::vector<float>{2.5f});
        QCOMPARE(row(*dataset, 2), std::vector<float>{7});
        QCOMPARE(dataset->published->arcCount(), std::int64_t{2});
    }

    void errorsNameFileAndLine()
    {
        const auto expect = [&](const std::string& file, const std::string& text, const std::string& part) {
            put(m_root / file, text);
            const auto dataset = readOriginal((m_root / file).parent_path());
            QVERIFY2(!dataset.ok(), file.c_str());
            QVERIFY2(dataset.error().text().find(part) != std::string::npos, dataset.error().text().c_str());
        };
        expect("planetoid/ind.tiny.graph", "cposix\nsystem\n.", "ind.tiny.graph: byte 0: refers to posix.system");
        fs::copy_file(test::dataFolder() / "files/planetoid/ind.tiny.graph", m_root / "planetoid/ind.tiny.graph",
                      fs::copy_options::overwrite_existing);
        expect("tables/edges.csv", "source,target\nann,eve\nann,joe\n", "edges.csv:3: expected a node");
        expect("tables/edges.csv", "source,target\nann,\"eve\n",
               "edges.csv:2: expected fields with closing quotation marks");
        expect("tables/edges.csv", "source,target,weight\nann,eve,nan\n",
               "edges.csv:2: expected a weight of 0 or more in column \"weight\" (--ignore leaves it out), found 'nan'");
        expect("geom/out1_graph_edges.txt", "a\tb\n0\t3\n", "out1_graph_edges.txt:2: expected a node below 3, found '3'");
        expect("geom/out1_node_feature_label.txt", "a\tb\tc\n0\t1,inf\t0\n",
               "out1_node_feature_label.txt:2: expected a finite");
        expect("geom/out1_node_feature_label.txt", "a\tb\tc\n1\t1,1\t0\n", "every node from 0");
        expect("contacts/tij_ABC.dat", "20 1 2\n-20 1 2\n", "tij_ABC.dat:2: expected a time");
        // The time range of 2^63 seconds overflows.
        expect("contacts/tij_ABC.dat", "0 1 2\n9223372036854775807 1 2\n", "tij_ABC.dat:2: expected a time");
        expect("market/net.mtx", "%%MatrixMarket matrix coordinate real general\n3 3 1\n4 1 1\n",
               "net.mtx:3: expected a row from 1 to 3");
        expect("market/net.mtx", "%%MatrixMarket matrix coordinate real general\n2000000000 2000000000 0\n",
               "net.mtx: reading it would take more than 64 MB");
        expect("market/net_features.mtx", "%%MatrixMarket matrix array real general\n90000 90000\n1\n", "net.mtx");
        expect("graphml/net.graphml", "<graphml>\n<graph>\n<node id='a'/>\n<edge source='a' target='b'/></graph></graphml>",
               "net.graphml:4:");
        expect("graphml/net.graphml", "<graphml><graph>", "byte");
        std::string defaults = "<graphml>";
        for (int i = 0; i < 2000; ++i)
            defaults +=
                "<key id='k" + std::to_string(i) + "' for='node' attr.name='f' attr.type='int'><default>1</default></key>";
        defaults += "<graph>";
        for (int i = 0; i < 20000; ++i) defaults += "<node id='" + std::to_string(i) + "'/>";
        expect("graphml/net.graphml", defaults + "</graph></graphml>", "MB of memory");
        // Fifty thousand keys that share a list of a hundred thousand neighbours: a megabyte that expands to five billion edges.
        std::string graph = "](";
        for (int i = 0; i < 100'000; ++i) graph += std::string("K\0", 2);
        graph +=
            "eq\x01"
            "0}(";
        for (int i = 0; i < 50'000; ++i) graph += std::string("K\0h\1", 4);
        expect("planetoid/ind.tiny.graph", graph + "u.", "MB of memory");
        expect("planetoid/ind.tiny.test.index", "6\n5\nx\n", "ind.tiny.test.index:3: expected a node number");
        expect("planetoid/ind.tiny.test.index", "6\n5\n9223372036854775807\n", "ind.tiny.test.index");
    }

    void foldersOfPyTorchGeometric()
    {
        fs::create_directories(m_root / "pyg" / "Cora" / "raw");
        for (const auto& entry : fs::directory_iterator(m_root / "planetoid"))
            fs::copy_file(entry.path(), m_root / "pyg" / "Cora" / "raw" / entry.path().filename());
        fs::create_directories(m_root / "pyg" / "Texas");
        fs::copy(m_root / "geom", m_root / "pyg" / "Texas" / "raw", fs::copy_options::recursive);
        const auto found = findDatasets(m_root / "pyg");
        QVERIFY(found.ok());
        QCOMPARE(found->size(), std::size_t{2});
        QCOMPARE((*found)[0].name, std::string("tiny"));
        QCOMPARE((*found)[1].name, std::string("texas"));
    }

    void everySetIsFoundUnderItsOwnName()
    {
        fs::create_directories(m_root / "more");
        fs::copy(m_root / "tables", m_root / "more" / "tables", fs::copy_options::recursive);
        const auto found = findDatasets(m_root);
        QVERIFY(found.ok());
        QCOMPARE(found->size(), std::size_t{17});
        Names names;
        for (const Found& one : *found) {
            VERIFY_OK(readDataset(one));
            names.push_back(one.name);
        }
        std::sort(names.begin(), names.end());
        QVERIFY(std::adjacent_find(names.begin(), names.end()) == names.end());
        QVERIFY(!findDatasets(m_root / "nowhere").ok());
        QCOMPARE(findDatasets(m_root / "tables" / "nodes.csv")->size(), std::size_t{1});
    }

    void published_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("edges");
        QTest::addColumn<int>("features");
        QTest::addColumn<int>("classes");
        QTest::addColumn<double>("sameClass");
        QTest::addColumn<int>("splits");
        QTest::newRow("cora") << "cora" << 2708 << 5278 << 1433 << 7 << 0.81 << 1;
        QTest::newRow("cora-npz") << "cora-npz" << 2708 << 5278 << 1433 << 7 << 0.81 << 0;
        QTest::newRow("citeseer") << "citeseer" << 3327 << 4552 << 3703 << 6 << 0.7355 << 1;
        QTest::newRow("cornell") << "cornell" << 183 << 277 << 1703 << 5 << 0.296 << 10;
        QTest::newRow("texas") << "texas" << 183 << 279 << 1703 << 5 << 0.061 << 10;
        QTest::newRow("wisconsin") << "wisconsin" << 251 << 450 << 1703 << 5 << 0.178 << 10;
        QTest::newRow("ciaw") << "ciaw" << 92 << 755 << 92 << 5 << 0.652 << 0;
    }

    void published()
    {
        QFETCH(QString, name);
        QFETCH(int, nodes);
        QFETCH(int, edges);
        QFETCH(int, features);
        QFETCH(int, classes);
        QFETCH(double, sameClass);
        QFETCH(int, splits);
        if (!fs::exists(test::sharedFolder() / "datasets")) QSKIP("the published files are not here");
        const auto all = findDatasets(test::sharedFolder() / "datasets");
        QVERIFY(all.ok());
        const auto found =
            std::find_if(all->begin(), all->end(), [&](const Found& one) { return one.name == name.toStdString(); });
        QVERIFY(found != all->end());
        const auto dataset = readDataset(*found);
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), nodes);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{edges});
        QCOMPARE(dataset->features.columns(), features);
        QVERIFY(dataset->features.isBinary());
        QCOMPARE(dataset->labels.classCount(), classes);
        QVERIFY(std::abs(homophily(*dataset) - sameClass) < 0.0006);
        QCOMPARE(static_cast<int>(dataset->splits.size()), splits);
    }
};

ROSA_TEST(TestReaders)
#include "tst_readers.moc"
