#include <QtTest/QTest>

#include <algorithm>
#include <span>

#include <zlib.h>

#include "core/base/files.h"
#include "core/data/arrays/npy.h"
#include "core/data/arrays/zip_archive.h"
#include "core/data/import/readers.h"
#include "tests/data/samples.h"
#include "tests/data/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using rosa::data::tests::fixUp;
using rosa::data::tests::Nodes;
using rosa::data::tests::put;

namespace fs = std::filesystem;

namespace {

using Texts = std::vector<std::string>;

void putGz(const fs::path& path, const std::string& text)
{
    fs::create_directories(path.parent_path());
    const gzFile file = ::gzopen(path.c_str(), "wb");
    ROSA_CHECK(file && ::gzwrite(file, text.data(), static_cast<unsigned>(text.size())) == static_cast<int>(text.size()) &&
                   ::gzclose(file) == Z_OK,
               "a test's own file");
}

Result<Dataset> readOnly(const fs::path& path)
{
    const auto found = findDatasets(path);
    if (!found) return found.error();
    if (found->size() != 1) return badInput("found %1", found->size());
    return readDataset(found->front());
}

/// The arrays of a graph of four nodes, which tests omit or replace.
struct Arrays {
    std::vector<float> x{0, 1, 0, 0, 0, 0, 2.5f, 0, 0, 0, 0, 1};
    std::vector<std::int64_t> edges{0, 1, 2, 1, 0, 3};  // 0 → 1, 1 → 0, 2 → 3
    std::vector<std::int64_t> y{1, 0, -1, 1};
    std::vector<std::int32_t> train{1, 0, 0, 0, 1, 0, 0, 1}, test{0, 1, 0, 0};  // Two splits, and one for both.
    std::vector<float> weights{1, 0.5f, 2};

    void write(const fs::path& path) const
    {
        fs::create_directories(path.parent_path());
        NpzWriter npz;
        npz.add<float>("x", x, std::vector<std::int64_t>{4, 3});
        npz.add<std::int64_t>("edge_index", edges,
                              std::vector<std::int64_t>{2, static_cast<std::int64_t>(edges.size()) / 2});
        npz.add<std::int64_t>("y", y, std::vector<std::int64_t>{static_cast<std::int64_t>(y.size())});
        npz.add<std::int32_t>("train_mask", train,
                              std::vector<std::int64_t>{4, static_cast<std::int64_t>(train.size()) / 4});
        npz.add<std::int32_t>("test_mask", test, std::vector<std::int64_t>{4});
        npz.add<float>("edge_weight", weights, std::vector<std::int64_t>{static_cast<std::int64_t>(weights.size())});
        ROSA_CHECK(npz.write(path).ok(), "a test's own file");
    }
};

/// Parts of a protocol 2 pickle, as written by torch.save.
std::string word(const std::string& text)
{
    std::string bytes = "X";
    for (int shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<char>(text.size() >> shift & 255));
    return bytes + text;
}
std::string number(std::int32_t value)
{
    std::string bytes = "J";
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<char>(static_cast<std::uint32_t>(value) >> shift & 255));
    return bytes;
}
std::string tuple(const std::vector<std::int32_t>& values)
{
    std::string bytes = "(";
    for (const std::int32_t value : values) bytes += number(value);
    return bytes + "t";
}
std::string dict(const std::vector<std::pair<std::string, std::string>>& items)
{
    std::string bytes = "}(";
    for (const auto& [key, value] : items) bytes += word(key) + value;
    return bytes + "u";
}
std::string object(const std::string& module, const std::string& name, const std::string& state)
{
    return "c" + module + "\n" + name + "\n)\x81" + state + "b";
}

/// Content of a data.pt.
struct TorchFile {
    std::vector<ZipMember> members;

    template <typename T>
    std::string tensor(const std::string& storage, const std::vector<T>& values, const std::vector<std::int32_t>& shape,
                       const std::vector<std::int32_t>& strides)
    {
        const std::string key = std::to_string(members.size());
        const auto bytes = std::as_bytes(std::span(values));
        members.push_back({"data/data/" + key, {bytes.begin(), bytes.end()}});
        return "ctorch._utils\n_rebuild_tensor_v2\n((" + word("storage") + "ctorch\n" + storage + "\n" + word(key) +
               word("cpu") + number(static_cast<std::int32_t>(values.size())) + "tQ" + number(0) + tuple(shape) +
               tuple(strides) + "\x89" + "ccollections\nOrderedDict\n)RtR";
    }
    std::string graph()
    {
        // edge_index is a transposed view: 0 → 1, 1 → 0, 2 → 3.
        return dict({{"x", tensor<float>("FloatStorage", {0, 1, 0, 0, 2.5f, 0, 0, 1}, {4, 2}, {2, 1})},
                     {"edge_index", tensor<std::int64_t>("LongStorage", {0, 1, 1, 0, 2, 3}, {2, 3}, {1, 2})},
                     {"y", tensor<std::int64_t>("LongStorage", {1, 0, 0, 1}, {4}, {1})},
                     {"train_mask", tensor<std::uint8_t>("BoolStorage", {1, 0, 0, 0}, {4}, {1})},
                     {"val_mask", tensor<std::uint8_t>("BoolStorage", {0, 1, 0, 0}, {4}, {1})},
                     {"test_mask", tensor<std::uint8_t>("BoolStorage", {0, 0, 1, 1}, {4}, {1})},
                     {"edge_attr", "N"}});
    }
    void write(const fs::path& path, const std::string& pickle)
    {
        fs::create_directories(path.parent_path());
        const std::string whole = std::string("\x80\x02") + pickle + ".";
        const auto bytes = std::as_bytes(std::span(whole));
        members.push_back({"data/data.pkl", {bytes.begin(), bytes.end()}});
        ROSA_CHECK(writeZip(path, members).ok(), "a test's own file");
        members.clear();
    }
};

}  // namespace

/// Graphs in the formats of PyTorch Geometric and the Open Graph Benchmark, and reports of several errors in a text.
class TestGraphFormats : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;
    fs::path m_root;

    /// Writes OGB files of a graph of four nodes.
    void putOgb(const std::string& name) const
    {
        putGz(m_root / name / "raw" / "num-node-list.csv.gz", "4\n");
        putGz(m_root / name / "raw" / "edge.csv.gz", "0,1\n1,2\n3,0\n");
        putGz(m_root / name / "raw" / "node-feat.csv.gz", "0.5,-1e-3\n0,0\n1,0\n0,7\n");
        putGz(m_root / name / "raw" / "node-label.csv.gz", "2\n0\nnan\n1.0\n");
        putGz(m_root / name / "split" / "time" / "train.csv.gz", "3\n0\n");
        putGz(m_root / name / "split" / "time" / "valid.csv.gz", "");
        putGz(m_root / name / "split" / "time" / "test.csv.gz", "1\n");
    }

private Q_SLOTS:
    void init()
    {
        m_folder.emplace(TemporaryFolder::make().value());
        m_root = m_folder->path();
    }

    void edgeIndexNpz()
    {
        Arrays().write(m_root / "My Graph.npz");
        const auto found = findDatasets(m_root);
        QVERIFY(found.ok() && found->size() == 1 && found->front().format == Format::EdgeIndexNpz);
        QCOMPARE(found->front().name, std::string("my-graph"));
        const auto dataset = readDataset(found->front());
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), 4);
        QCOMPARE(dataset->graph.arcCount(), 4);  // 0–1 and 2–3
        QVERIFY(dataset->published && dataset->published->hasArc(2, 3) && !dataset->published->hasArc(3, 2));
        QCOMPARE(dataset->features.columns(), 3);
        std::vector<float> row(3);
        dataset->features.copyRow(2, row);
        QCOMPARE(row, (std::vector<float>{2.5f, 0, 0}));
        QVERIFY(std::ranges::equal(dataset->labels.ofNode, std::vector<std::int32_t>{1, 0, -1, 1}));
        QCOMPARE(dataset->splits.size(), 2U);
        QCOMPARE(dataset->splits[0].name, std::string("public 0"));
        QCOMPARE(dataset->splits[0].train, (Nodes{0, 2}));
        QCOMPARE(dataset->splits[1].train, (Nodes{3}));
        QVERIFY(dataset->splits[1].validation.empty());
        QCOMPARE(dataset->splits[0].test, (Nodes{1}));
        QCOMPARE(fixUp(*dataset, "edge weights kept (array \"edge_weight\")"), 1);
        QCOMPARE(dataset->published->weightOf(1, 0), 0.5f);
        QCOMPARE(dataset->graph.weightOf(1, 0), 1.0f);  // the larger one
        QCOMPARE(dataset->graph.weightOf(3, 2), 2.0f);
    }

    void brokenEdgeIndexNpz_data()
    {
        QTest::addColumn<int>("change");
        QTest::addColumn<QString>("error");
        QTest::newRow("edge beyond") << 0 << "edge_index: edge 1: expected nodes from 0 to 3, found 9";
        QTest::newRow("class") << 1 << "y: expected a class for each of 4 nodes, found (3,) int64";
        QTest::newRow("mask") << 2 << "train_mask: node 1: expected 0 or 1, found 5";
        QTest::newRow("two parts") << 3 << "split \"public 0\": expected each node in one part, found node 0 twice";
    }

    void brokenEdgeIndexNpz()
    {
        QFETCH(int, change);
        QFETCH(QString, error);
        Arrays arrays;
        if (change == 0) arrays.edges[1] = 9;
        if (change == 1) arrays.y.pop_back();
        if (change == 2) arrays.train[3] = 5;
        if (change == 3) arrays.test[0] = 1;
        arrays.write(m_root / "g.npz");
        const auto read = readOnly(m_root / "g.npz");
        QVERIFY(!read.ok());
        QVERIFY2(read.error().text().find(error.toStdString()) != std::string::npos, read.error().text().c_str());
        QVERIFY2(read.error().text().starts_with((m_root / "g.npz").string()), read.error().text().c_str());
    }

    /// Current and earlier formats of InMemoryDataset: attributes in a dict, in the storage of a Data, in a Data itself.
    void processedByPyTorchGeometric()
    {
        TorchFile file;
        const std::string data = "torch_geometric.data.data";
        const auto path = m_root / "Tiny" / "processed" / "data.pt";
        const auto wrapped = [&](int form) {
            if (form == 0) return "(" + file.graph() + "Nc" + data + "\nData\nt";
            if (form == 1) {
                const std::string store =
                    object("torch_geometric.data.storage", "GlobalStorage", dict({{"_mapping", file.graph()}}));
                return "(" +
                       object(data, "Data", dict({{"_edge_attr_cls", "c" + data + "\nDataEdgeAttr\n"}, {"_store", store}})) +
                       "Nt";
            }
            return "(" + object(data, "Data", file.graph()) +
                   dict({{"x", file.tensor<std::int64_t>("LongStorage", {0, 4}, {2}, {1})}}) + "t";
        };
        for (const int form : {0, 1, 2}) {
            file.write(path, wrapped(form));
            const auto found = findDatasets(m_root);
            QVERIFY(found.ok() && found->size() == 1 && found->front().format == Format::GeometricPt);
            QCOMPARE(found->front().name, std::string("tiny"));
            const auto dataset = readDataset(found->front());
            VERIFY_OK(dataset);
            QCOMPARE(dataset->graph.nodeCount(), 4);
            QVERIFY(dataset->published && dataset->published->hasArc(2, 3) && !dataset->published->hasArc(3, 2));
            std::vector<float> row(2);
            dataset->features.copyRow(2, row);
            QCOMPARE(row, (std::vector<float>{2.5f, 0}));
            QVERIFY(std::ranges::equal(dataset->labels.ofNode, std::vector<std::int32_t>{1, 0, 0, 1}));
            QCOMPARE(dataset->splits.size(), 1U);
            QCOMPARE(dataset->splits[0].name, std::string("public"));
            QCOMPARE(dataset->splits[0].validation, (Nodes{1}));
            QCOMPARE(dataset->splits[0].test, (Nodes{2, 3}));
        }
        // Readable published files take precedence.
        putGz(m_root / "Tiny" / "raw" / "edge.csv.gz", "0,1\n");
        const auto both = findDatasets(m_root);
        QVERIFY(both.ok() && both->size() == 1 && both->front().format == Format::Ogb);
    }

    void whatIsNotOneGraphIsRefused()
    {
        TorchFile file;
        const auto path = m_root / "other.pt";
        const auto refused = [&](const std::string& pickle, const char* part) {
            file.write(path, pickle);
            const auto read = readOnly(path);
            return !read.ok() && read.error().text().find(part) != std::string::npos &&
                   read.error().text().starts_with(path.string());
        };
        QVERIFY(
            refused("(" + file.graph() + dict({{"x", file.tensor<std::int64_t>("LongStorage", {0, 2, 4}, {3}, {1})}}) + "t",
                    "expected a data set with one graph, found 2 graphs"));
        QVERIFY(
            refused(dict({{"weight", file.tensor<float>("FloatStorage", {1}, {1}, {1})}}), "expected an array edge_index"));
        QVERIFY(refused("cposix\nsystem\n(" + word("true") + "tR", "refers to posix.system"));
        QVERIFY(refused(word("text"), "found text"));
        QVERIFY(refused(object("torch_geometric.data.data", "Data", "N"), "expected the attributes of an object"));
        // More elements than the storage, by shape and by strides of 0.
        for (const std::int32_t stride : {2, 0})
            QVERIFY(refused(dict({{"edge_index", file.tensor<std::int64_t>("LongStorage", {0, 1}, {2, 500}, {1, stride})}}),
                            stride ? "extends beyond" : "repeats stored numbers"));
    }

    void openGraphBenchmark()
    {
        putOgb("ogbn_tiny");
        const auto found = findDatasets(m_root);
        QVERIFY(found.ok() && found->size() == 1 && found->front().format == Format::Ogb);
        QCOMPARE(found->front().name, std::string("ogbn_tiny"));
        const auto dataset = readDataset(found->front());
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), 4);
        QVERIFY(dataset->published && dataset->published->hasArc(3, 0) && !dataset->published->hasArc(0, 3));
        QVERIFY(std::ranges::equal(dataset->labels.ofNode, std::vector<std::int32_t>{2, 0, -1, 1}));
        std::vector<float> row(2);
        dataset->features.copyRow(0, row);
        QCOMPARE(row, (std::vector<float>{0.5f, -1e-3f}));
        QCOMPARE(dataset->splits.size(), 1U);
        QCOMPARE(dataset->splits[0].name, std::string("public time"));
        QCOMPARE(dataset->splits[0].train, (Nodes{0, 3}));
        QCOMPARE(dataset->splits[0].test, (Nodes{1}));
    }

    void brokenOpenGraphBenchmark_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const char* file, const char* content, const char* error) {
            QTest::newRow(name) << QByteArray(file) << QByteArray(content) << QByteArray(error);
        };
        row("node beyond", "raw/edge.csv.gz", "0,1\n1,4\n", "edge.csv.gz:2: expected two nodes from 0 to 3");
        row("no number", "raw/node-feat.csv.gz", "1,2\n1,x\n1,2\n1,2\n", "node-feat.csv.gz:2: expected finite numbers");
        row("uneven", "raw/node-feat.csv.gz", "1,2\n1\n1,2\n1,2\n", "node-feat.csv.gz:2: expected 2 numbers");
        row("several tasks", "raw/node-label.csv.gz", "1,0\n1,1\n0,0\n1,0\n",
            "data sets with several tasks are not supported");
        row("several graphs", "raw/num-node-list.csv.gz", "4\n5\n", "expected a single graph");
        row("in two parts", "split/time/test.csv.gz", "0\n", "found node 0 twice");
    }

    void brokenOpenGraphBenchmark()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, error);
        putOgb("ogbn_tiny");
        putGz(m_root / "ogbn_tiny" / file.toStdString(), content.toStdString());
        const auto read = readOnly(m_root);
        QVERIFY(!read.ok());
        QVERIFY2(read.error().text().find(error.toStdString()) != std::string::npos, read.error().text().c_str());
    }

    /// A truncated gzip file is an error, not a shorter file.
    void cutGzipIsDamaged()
    {
        putOgb("ogbn_tiny");
        const fs::path path = m_root / "ogbn_tiny" / "raw" / "edge.csv.gz";
        const auto content = readFile(path);
        VERIFY_OK(content);
        put(path, std::string(reinterpret_cast<const char*>(content->data()), content->size() - 6));
        const auto read = readOnly(m_root);
        QVERIFY(!read.ok());
        QVERIFY2(read.error().text().find("cannot be decompressed") != std::string::npos, read.error().text().c_str());
    }

    /// All causes of errors are reported in the order of the file, with file, line and number.
    void everyFaultIsTold()
    {
        put(m_root / "bad" / "nodes.csv", "id,size,label\na,1,x\nb,two,x\nb,3\na,4,y\nc,nan,y\n");
        put(m_root / "bad" / "edges.csv", "source,target\na,b\n");
        const auto nodes = readOnly(m_root / "bad");
        QVERIFY(!nodes.ok());
        const QStringList lines = QString::fromStdString(nodes.error().text()).split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].endsWith(QStringLiteral("in column \"size\" (--ignore leaves it out), found 'two'; and 1 more")));
        for (int i = 0; i < 3; ++i)
            QVERIFY2(lines[i].startsWith(QString::fromStdString((m_root / "bad" / "nodes.csv").string()) +
                                         QStringLiteral(":%1: expected").arg(i + 3)),
                     qPrintable(lines[i]));

        std::string edges = "source,target,weight\n";
        for (int i = 0; i < 30; ++i) edges += i % 2 ? "a,b,1\n" : "a,nobody,1\n";
        put(m_root / "bad" / "nodes.csv", "id,size,label\na,1,x\nb,2,x\n");
        put(m_root / "bad" / "edges.csv", edges);
        const auto few = readOnly(m_root / "bad");
        QVERIFY2(few.error().text().ends_with("found 'nobody'; and 14 more"), few.error().text().c_str());
        for (int i = 0; i < 30; ++i) edges += "a,b,heavy\n";
        put(m_root / "bad" / "edges.csv", edges);
        const auto many = readOnly(m_root / "bad");
        QCOMPARE(QString::fromStdString(many.error().text()).count(QLatin1Char('\n')), 1);
        QVERIFY2(many.error().text().ends_with("found 'heavy'; and 29 more"), many.error().text().c_str());
    }

    void everyFaultOfATextIsTold_data()
    {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Texts>("faults");
        QTest::newRow("Matrix Market")
            << std::string("m/net.mtx")
            << std::string("%%MatrixMarket matrix coordinate real general\n3 3 4\n1 2 1\n1 9 1\n% no entry\n2 3 x\n3\n")
            << Texts{"net.mtx:4: expected a column from 1 to 3", "net.mtx:6: expected a finite number",
                     "net.mtx:7: expected row, column and value"};
        QTest::newRow("nodes of Geom-GCN")
            << std::string("g/out1_node_feature_label.txt")
            << std::string("a\tb\tc\n0\t1,inf\t0\n1\t1,1\t0\n2\t1\t0\n3\t1,1\tx\n")
            << Texts{"label.txt:2: expected a finite number as feature 1", "label.txt:4: expected 2 features",
                     "label.txt:5: expected a class number"};
        QTest::newRow("edges of Geom-GCN") << std::string("g/out1_graph_edges.txt") << std::string("a\tb\n0\t3\n0\t1\n0\n")
                                           << Texts{"edges.txt:2: expected a node below 3, found '3'",
                                                    "edges.txt:4: expected two nodes separated by a tab"};
        QTest::newRow("contacts") << std::string("c/tij_ABC.dat")
                                  << std::string("20 1 2\n1 2\n-20 1 2\n20 1 x\n40 1 2\n20 1 2 A B\n")
                                  << Texts{"ABC.dat:2: expected time and two people", "ABC.dat:3: expected a time",
                                           "ABC.dat:4: expected the numbers of two people"};
        QTest::newRow("departments of contacts")
            << std::string("c/metadata_tij_ABC.dat") << std::string("1 A\n2\n1 B\nx C\n")
            << Texts{"ABC.dat:2: expected a person number", "ABC.dat:3: expected department A of person 1"};
        QTest::newRow("GraphML")
            << std::string("x/net.graphml")
            << std::string(
                   "<graphml>\n<key id='f' for='node' attr.name='size' attr.type='double'/>\n<graph>\n"
                   "<node id='a'><data key='f'>x</data></node>\n<node id='a'/>\n<node id='b'/>\n"
                   "<edge source='a' target='b'/>\n<edge source='a' target='c'/>\n</graph></graphml>")
            << Texts{"net.graphml:4: expected a finite number in attribute \"size\" (--ignore leaves it out), found 'x'",
                     "net.graphml:5: expected each node once", "net.graphml:8: expected a node id as target, found 'c'"};
    }

    void everyFaultOfATextIsTold()
    {
        QFETCH(std::string, file);
        QFETCH(std::string, text);
        QFETCH(Texts, faults);
        put(m_root / "g" / "out1_node_feature_label.txt", "a\tb\tc\n0\t1,0\t0\n1\t1,1\t0\n2\t1,1\t0\n");
        put(m_root / "g" / "out1_graph_edges.txt", "a\tb\n0\t1\n");
        put(m_root / "c" / "tij_ABC.dat", "20 1 2\n");
        const fs::path path = m_root / file;
        put(path, text);
        const auto found = findDatasets(path.parent_path());
        VERIFY_OK(found);
        QVERIFY(!found->empty());
        const auto read = readDataset(found->front());
        QVERIFY(!read.ok());
        const QStringList lines = QString::fromStdString(read.error().text()).split(QLatin1Char('\n'));
        QCOMPARE(static_cast<std::size_t>(lines.size()), faults.size());
        for (std::size_t i = 0; i < faults.size(); ++i) {
            const QString& line = lines[static_cast<qsizetype>(i)];
            QVERIFY2(line.contains(QString::fromStdString(faults[i])), qPrintable(line));
        }
    }

    void weightsAreNamed()
    {
        put(m_root / "w" / "edges.csv", "source,target,Weight\na,b,0.5\nb,c,1\nc,a,2\n");
        const auto named = readOnly(m_root / "w");
        VERIFY_OK(named);
        QCOMPARE(fixUp(*named, "edge weights kept (column \"Weight\"): methods use them only with data.edge_weights=true"),
                 2);
        put(m_root / "w" / "edges.csv", "a,b,0.5\nb,c,1\nc,a,1\n");
        const auto numbered = readOnly(m_root / "w");
        VERIFY_OK(numbered);
        QCOMPARE(fixUp(*numbered, "edge weights kept (column 3)"), 1);
        put(m_root / "w" / "edges.csv", "a,b,1\nb,c,1\n");
        QCOMPARE(fixUp(*readOnly(m_root / "w"), "edge weights"), 0);
    }
};

ROSA_TEST(TestGraphFormats)
#include "tst_graph_formats.moc"
