/// Small files in the layouts of Reddit and GraphSAINT.
#include <QtTest/QTest>

#include <functional>

#include "core/base/files.h"
#include "core/base/random.h"
#include "core/data/arrays/npy.h"
#include "core/data/arrays/npy_stream.h"
#include "core/data/import/import.h"
#include "core/data/mapped_reader.h"
#include "tests/data/samples.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using graph::Arc;
using graph::Node;
using rosa::data::tests::put;

namespace fs = std::filesystem;

namespace {

constexpr Node kNodes = 60;
constexpr std::int64_t kColumns = 5;

std::vector<std::int64_t> shapeOf(std::size_t length) { return {static_cast<std::int64_t>(length)}; }

/// Arcs in both directions, sorted by rows, without self-loops.
std::vector<Arc> someArcs()
{
    RandomStream random(9, Purpose::Generator);
    std::vector<Arc> arcs;
    for (int i = 0; i < 200; ++i) {
        const auto a = static_cast<Node>(random.below(kNodes));
        const auto b = static_cast<Node>(random.below(kNodes));
        if (a != b) arcs.insert(arcs.end(), {{a, b}, {b, a}});
    }
    std::sort(arcs.begin(), arcs.end());
    arcs.erase(std::unique(arcs.begin(), arcs.end()), arcs.end());
    return arcs;
}

std::vector<double> someFeatures()
{
    RandomStream random(10, Purpose::Generator);
    std::vector<double> values(static_cast<std::size_t>(kNodes * kColumns));
    for (double& value : values) value = random.normal();
    return values;
}

/// The format of save_npz in SciPy, without the unused text "format".
void putMatrix(const fs::path& path, const std::vector<Arc>& arcs, bool isCoo, Node nodes = kNodes)
{
    NpzWriter npz;
    std::vector<std::int32_t> rows, columns;
    std::vector<std::int32_t> offsets(static_cast<std::size_t>(nodes) + 1, 0);
    for (const Arc& arc : arcs) {
        rows.push_back(arc.source);
        columns.push_back(arc.target);
        ++offsets[static_cast<std::size_t>(arc.source) + 1];
    }
    for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
    const std::vector<float> ones(arcs.size(), 1.0f);
    const std::vector<std::int64_t> shape{nodes, nodes};
    if (isCoo)
        npz.add<std::int32_t>("row", rows, shapeOf(rows.size()));
    else
        npz.add<std::int32_t>("indptr", offsets, shapeOf(offsets.size()));
    npz.add<std::int32_t>(isCoo ? "col" : "indices", columns, shapeOf(columns.size()));
    npz.add<float>("data", ones, shapeOf(ones.size()));
    npz.add<std::int64_t>("shape", shape, shapeOf(2));
    QVERIFY(npz.write(path));
}

void putReddit(const fs::path& folder, std::int32_t lastType = 3)
{
    putMatrix(folder / "reddit_graph.npz", someArcs(), true);
    std::vector<std::int64_t> labels;
    std::vector<std::int32_t> types;
    for (Node node = 0; node < kNodes; ++node) {
        labels.push_back(node % 4);
        types.push_back(node + 1 == kNodes ? lastType : 1 + node % 3);
    }
    NpzWriter npz;
    const std::vector<std::int64_t> shape{kNodes, kColumns};
    npz.add<double>("feature", someFeatures(), shape);
    npz.add<std::int64_t>("label", labels, shapeOf(labels.size()));
    npz.add<std::int32_t>("node_types", types, shapeOf(types.size()));
    QVERIFY(npz.write(folder / "reddit_data.npz"));
}

/// `classOf` returns the JSON for the class of a node.
void putSaint(const fs::path& folder, const std::function<std::string(Node)>& classOf)
{
    fs::create_directories(folder);
    putMatrix(folder / "adj_full.npz", someArcs(), false);
    const std::vector<std::int64_t> shape{kNodes, kColumns};
    QVERIFY(writeNpy<double>(folder / "feats.npy", someFeatures(), shape));
    std::string classes, train, validation, test;
    for (Node node = 0; node < kNodes; ++node) {
        classes += (node ? ", \"" : "{\"") + std::to_string(node) + "\": " + classOf(node);
        std::string& part = node % 5 == 0 ? validation : node % 5 == 1 ? test : train;
        part += (part.empty() ? "" : ", ") + std::to_string(node);
    }
    put(folder / "class_map.json", classes + "}");
    put(folder / "role.json", "{\"va\": [" + validation + "], \"tr\": [" + train + "], \"te\": [" + test + "]}");
}

/// Checks graph and features against the samples.
void compareContent(const Dataset& found)
{
    const auto wanted = graph::Graph::undirected(kNodes, someArcs()).value();
    QVERIFY(std::ranges::equal(found.graph.offsets(), wanted.offsets()));
    QVERIFY(std::ranges::equal(found.graph.targets(), wanted.targets()));
    QVERIFY(!found.published);
    const auto values = someFeatures();
    QCOMPARE(found.features.columns(), static_cast<std::int32_t>(kColumns));
    for (std::size_t i = 0; i < values.size(); ++i) QCOMPARE(found.features.stored(i), static_cast<float>(values[i]));
    QVERIFY(checkDataset(found));
}

}  // namespace

class TestStreamedReaders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<TemporaryFolder>(TemporaryFolder::make().value()); }

    void reddit()
    {
        putReddit(m_folder->path());
        const auto found = findDatasets(m_folder->path()).value();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].name, std::string("reddit"));
        QCOMPARE(std::string(formatName(found[0].format)), std::string("Reddit npz"));
        const auto set = readDataset(found[0]);
        QVERIFY2(set, set ? "" : set.error().text().c_str());
        compareContent(*set);
        QCOMPARE(set->labels.classCount(), 4);
        QCOMPARE(set->labels.ofNode[7], 3);
        QCOMPARE(set->splits.size(), std::size_t{1});
        QCOMPARE(set->splits[0].name, std::string("public"));
        QCOMPARE(set->splits[0].train.size(), std::size_t{20});
        QCOMPARE(set->splits[0].validation[0], 1);
        QCOMPARE(set->splits[0].test[0], 2);
    }

    void graphSaint_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("classes");
        QTest::newRow("Flickr, Reddit: a number") << "number" << 7;
        QTest::newRow("a list with one class") << "one" << 7;
        QTest::newRow("Yelp: a list with several") << "several" << 0;
    }

    void graphSaint()
    {
        QFETCH(const QString, kind);
        QFETCH(const int, classes);
        const auto folder = m_folder->path() / "Flickr" / "raw";
        putSaint(folder, [&](Node node) {
            if (kind == QLatin1String("number")) return std::to_string(node % 7);
            std::string list;
            for (int c = 0; c < 7; ++c) {
                const bool second = kind == QLatin1String("several") && node == 3 && c == 5;
                list += (c ? ", " : "[") + std::string(c == node % 7 || second ? "1" : "0");
            }
            return list + "]";
        });
        const auto found = findDatasets(m_folder->path()).value();
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].name, std::string("flickr"));
        const auto set = readDataset(found[0]);
        QVERIFY2(set, set ? "" : set.error().text().c_str());
        compareContent(*set);
        QCOMPARE(set->title, std::string("Flickr"));
        QCOMPARE(set->labels.classCount(), classes);
        if (classes) QCOMPARE(set->labels.ofNode[13], 6);
        QCOMPARE(set->fixUps.size(), std::size_t{classes ? 0u : 1u});
        QCOMPARE(set->splits[0].train.size(), std::size_t{36});
        QCOMPARE(set->splits[0].validation[1], 5);
        QCOMPARE(set->splits[0].test[1], 6);
    }

    void oneDirectionIsKeptAsPublished()
    {
        putSaint(m_folder->path() / "g", [](Node) { return "0"; });
        const std::vector<Arc> arcs{{0, 1}, {1, 0}, {2, 5}, {4, 4}};
        putMatrix(m_folder->path() / "g" / "adj_full.npz", arcs, false);
        const auto set = readDataset(findDatasets(m_folder->path()).value().at(0));
        QVERIFY2(set, set ? "" : set.error().text().c_str());
        QCOMPARE(set->graph.undirectedEdgeCount(), std::int64_t{2});
        QVERIFY(set->published);
        QVERIFY(!set->published->isUndirected());
        QCOMPARE(set->published->arcCount(), std::int64_t{4});
        QVERIFY(set->published->hasArc(4, 4) && set->published->hasArc(2, 5) && !set->published->hasArc(5, 2));
        QCOMPARE(set->fixUps.size(), std::size_t{2});
    }

    void aStoreTakesThemMapped()
    {
        putReddit(m_folder->path());
        const Catalogue catalogue(m_folder->path() / "store");
        const auto imported = importDatasets(catalogue, m_folder->path(), {});
        QVERIFY2(imported, imported ? "" : imported.error().text().c_str());
        QVERIFY(imported->at(0).end == ImportEnd::Added);
        QVERIFY(isMapped(imported->at(0).entry.path));
        compareContent(catalogue.open("reddit").value());
        QVERIFY(catalogue.check("reddit"));
        fs::remove(m_folder->path() / "store" / "none");
        const auto again = importDatasets(catalogue, m_folder->path() / "reddit_data.npz", {});
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY(again->at(0).end == ImportEnd::AlreadyThere);
    }

    /// Packed in one pass; cancellation at any point leaves no files.
    void theyArePackedAsTheyAreRead()
    {
        putReddit(m_folder->path());
        const Found found = findDatasets(m_folder->path()).value().at(0);
        const auto out = m_folder->path() / "out";
        fs::create_directory(out);
        std::vector<std::string> seen;
        Watch watch;
        watch.progress = [&](std::string_view what, std::int64_t done, std::int64_t total) {
            QVERIFY(done >= 0 && done <= total);
            if (seen.empty() || seen.back() != what) seen.emplace_back(what);
        };
        const auto card = packFound(found, out / "a.rosadata", graph::Features::Precision::Float32, watch);
        QVERIFY2(card, card ? "" : card.error().text().c_str());
        QCOMPARE(card->name, std::string("reddit"));
        compareContent(readPacked(out / "a.rosadata").value());
        QCOMPARE(card->contentHash, contentHash(readDataset(found).value()));
        const auto half = packFound(found, out / "a.rosadata", graph::Features::Precision::Float16);
        QVERIFY2(half, half ? "" : half.error().text().c_str());
        QVERIFY(readPacked(out / "a.rosadata").value().features.precision() == graph::Features::Precision::Float16);
        fs::remove(out / "a.rosadata");
        for (const std::string& where : std::vector<std::string>(seen)) {
            watch.stopRequested = [&] { return seen.back() == where; };
            const auto stopped = packFound(found, out / "a.rosadata", graph::Features::Precision::Float32, watch);
            QVERIFY(!stopped);
            QVERIFY(stopped.error().kind == ErrorKind::Interrupted);
            QVERIFY(fs::is_empty(out));
        }
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("message");
        const char* const classes = "class_map.json";
        QTest::newRow("no features") << "feats.npy"
                                     << ""
                                     << "feats.npy: expected data, found an empty file";
        QTest::newRow("no graph") << "adj_full.npz"
                                  << "PK"
                                  << "adj_full.npz: expected an npz file, which is a zip archive";
        QTest::newRow("cut class map") << classes << "{\"0\": 1, \"1\""
                                       << "class_map.json: byte";
        QTest::newRow("class of no node") << classes << "{\"60\": 1}"
                                          << "\"60\": expected a node below 60";
        QTest::newRow("class is text") << classes << "{\"6\": \"a\"}"
                                       << "\"6\": expected an object of numbers, found a string";
        QTest::newRow("list in a list") << classes << "{\"6\": [[1]]}"
                                        << "expected an object of numbers, found a list";
        QTest::newRow("object in it") << classes << "{\"6\": {}}"
                                      << "expected an object of numbers, found an object";
        QTest::newRow("a list alone") << classes << "[1]"
                                      << "the beginning: expected an object of numbers, found a list";
        QTest::newRow("negative class") << classes << "{\"0\": -5}"
                                        << "label of node 0: expected a class";
        QTest::newRow("unknown role") << "role.json"
                                      << "{\"tx\": []}"
                                      << "\"tx\": expected tr, va or te";
        QTest::newRow("role of no node") << "role.json"
                                         << "{\"tr\": [60]}"
                                         << "expected nodes below 60, found 60";
        QTest::newRow("two roles") << "role.json"
                                   << "{\"tr\": [3], \"te\": [3]}"
                                   << "node 3 is in two parts";
    }

    void whatIsWrongIsNamed()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, content);
        QFETCH(const QString, message);
        putSaint(m_folder->path(), [](Node) { return "0"; });
        put(m_folder->path() / file.toStdString(), content.toStdString());
        const auto set = readDataset(findDatasets(m_folder->path()).value().at(0));
        QVERIFY(!set);
        QVERIFY(set.error().kind == ErrorKind::BadInput);
        const QString found = QString::fromStdString(set.error().text());
        QVERIFY2(found.contains(message) && found.contains(file) && !found.contains(u'\n'), qPrintable(found));
    }

    void partsMustFit()
    {
        const auto problem = [&] {
            const auto set = readDataset(findDatasets(m_folder->path()).value().at(0));
            return set ? std::string() : set.error().text();
        };
        putSaint(m_folder->path(), [](Node) { return "0"; });
        putMatrix(m_folder->path() / "adj_full.npz", {}, false, kNodes + 1);
        QVERIFY(problem().find("expected 60 rows and columns, the number of feature rows, found 61 and 61") !=
                std::string::npos);
        putMatrix(m_folder->path() / "adj_full.npz", {{0, 77}}, false);
        QVERIFY(problem().find("expected nodes below 60, found an edge 0 – 77") != std::string::npos);
        fs::remove(m_folder->path() / "adj_full.npz");
        putReddit(m_folder->path(), 4);
        QVERIFY(problem().find("node_types.npy: expected 1 (training)") != std::string::npos);
    }

    void streamsSayWhatIsMissing()
    {
        const auto path = m_folder->path() / "a.npy";
        const std::vector<std::int32_t> values{1, 2, 3, 4, 5, 6};
        const std::vector<std::int64_t> shape{3, 2};
        auto bytes = npyBytes<std::int32_t>(values, shape);
        QVERIFY(writeFileAtomically(path, bytes));
        auto stream = NpyStream::open(path).value();
        QCOMPARE(stream.shape(), shape);
        QCOMPARE(stream.next(4).value().toIntegers().value(), (std::vector<std::int64_t>{1, 2, 3, 4}));
        QCOMPARE(stream.next(4).value().toIntegers().value(), (std::vector<std::int64_t>{5, 6}));
        QCOMPARE(stream.next(4).value().size(), std::size_t{0});
        bytes.push_back(std::byte{});
        QVERIFY(writeFileAtomically(path, bytes));
        QVERIFY(NpyStream::open(path).value().next(10).error().text().ends_with("expected 6 numbers, found more"));
        bytes.resize(bytes.size() - 4);
        QVERIFY(writeFileAtomically(path, bytes));
        QVERIFY(NpyStream::open(path).value().next(10).error().text().ends_with("found 5; the array is truncated"));
        for (std::size_t size = 0; size < 128; size += 5) {
            QVERIFY(writeFileAtomically(path, std::span(bytes).first(std::min(size, bytes.size()))));
            const auto cut = NpyStream::open(path);
            QVERIFY(!cut || !cut->size() || !NpyStream::open(path).value().next(10));
        }
    }

private:
    std::unique_ptr<TemporaryFolder> m_folder;
};

ROSA_TEST(TestStreamedReaders)
#include "tst_streamed_readers.moc"
