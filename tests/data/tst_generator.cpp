#include "core/data/generator.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;

namespace {

double homophilyOf(const Dataset& dataset)
{
    std::int64_t inside = 0;
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node)
        for (const graph::Node other : dataset.graph.neighbours(node))
            if (dataset.labels.ofNode[static_cast<std::size_t>(node)] ==
                dataset.labels.ofNode[static_cast<std::size_t>(other)])
                ++inside;
    return static_cast<double>(inside) / static_cast<double>(dataset.graph.arcCount());
}

bool equal(const Dataset& a, const Dataset& b)
{
    return std::ranges::equal(a.graph.offsets(), b.graph.offsets()) &&
           std::ranges::equal(a.graph.targets(), b.graph.targets()) &&
           std::ranges::equal(a.features.values(), b.features.values()) && a.labels.ofNode == b.labels.ofNode;
}

}  // namespace

class TestGenerator : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void degreeAndHomophilyAreAsAsked_data()
    {
        QTest::addColumn<int>("classes");
        QTest::addColumn<double>("meanDegree");
        QTest::addColumn<double>("homophily");
        QTest::newRow("homophilous") << 4 << 10.0 << 0.8;
        QTest::newRow("heterophilous") << 5 << 6.0 << 0.1;
        QTest::newRow("one class") << 1 << 8.0 << 1.0;
        QTest::newRow("many classes") << 300 << 12.0 << 0.5;
        QTest::newRow("no edge inside") << 2 << 3.0 << 0.0;
    }

    void degreeAndHomophilyAreAsAsked()
    {
        QFETCH(const int, classes);
        QFETCH(const double, meanDegree);
        QFETCH(const double, homophily);
        const Dataset dataset =
            generateBlockModel({.nodes = 20011, .classes = classes, .meanDegree = meanDegree, .homophily = homophily})
                .value();
        QVERIFY(dataset.graph.isUndirected());
        QCOMPARE(dataset.graph.nodeCount(), 20011);
        const double degree = static_cast<double>(dataset.graph.arcCount()) / 20011.0;
        QVERIFY2(std::abs(degree / meanDegree - 1) < 0.025, std::to_string(degree).c_str());
        QVERIFY2(std::abs(homophilyOf(dataset) - homophily) < 0.01, std::to_string(homophilyOf(dataset)).c_str());
    }

    /// Degrees also have the variance of a Poisson distribution.
    void degreesAreSpreadLikeABlockModels()
    {
        const Dataset dataset = generateBlockModel({.nodes = 20000, .classes = 3, .meanDegree = 8}).value();
        double squares = 0;
        for (graph::Node node = 0; node < 20000; ++node) {
            const double off = static_cast<double>(dataset.graph.degree(node)) - 8;
            squares += off * off;
        }
        QVERIFY2(std::abs(squares / 20000 - 8) < 0.4, std::to_string(squares / 20000).c_str());
    }

    /// With probability 1, each pair is connected exactly once, including the extreme indices.
    void denseExtremes()
    {
        const Dataset complete =
            generateBlockModel({.nodes = 7, .classes = 1, .meanDegree = 6, .homophily = 1, .features = 1}).value();
        QCOMPARE(complete.graph.undirectedEdgeCount(), std::int64_t{21});
        // Classes {0, 2, 4} and {1, 3}: 6 pairs between them, a mean degree of 12/5.
        const Dataset bipartite =
            generateBlockModel({.nodes = 5, .classes = 2, .meanDegree = 2.4, .homophily = 0, .features = 1}).value();
        QCOMPARE(bipartite.graph.undirectedEdgeCount(), std::int64_t{6});
        for (const graph::Node even : {0, 2, 4})
            for (const graph::Node odd : {1, 3}) QVERIFY(bipartite.graph.hasArc(even, odd));
        const Dataset lonely = generateBlockModel({.nodes = 1, .classes = 1, .meanDegree = 0, .homophily = 1}).value();
        QCOMPARE(lonely.graph.arcCount(), std::int64_t{0});
    }

    void featuresCarryTheSignal()
    {
        const int columns = 12;
        const double signal = 2.5;
        const Dataset dataset =
            generateBlockModel({.nodes = 30000, .classes = 3, .meanDegree = 2, .features = columns, .signal = signal})
                .value();
        QCOMPARE(dataset.features.layout(), graph::Features::Layout::Dense);
        QCOMPARE(dataset.features.columns(), columns);
        const auto values = dataset.features.values();
        for (int c = 0; c < 3; ++c) {
            double squaredNorm = 0;
            double spread = 0;
            for (int column = 0; column < columns; ++column) {
                double sum = 0;
                double squares = 0;
                for (int node = c; node < 30000; node += 3) {
                    const double x = static_cast<double>(values[static_cast<std::size_t>(node * columns + column)]);
                    sum += x;
                    squares += x * x;
                }
                squaredNorm += sum / 10000 * sum / 10000;
                spread += squares / 10000 - sum / 10000 * sum / 10000;
            }
            QVERIFY(std::abs(std::sqrt(squaredNorm) - signal) < 0.05);
            QVERIFY(std::abs(spread / columns - 1) < 0.02);
        }
    }

    void optionsAloneDecide()
    {
        const BlockModelOptions options{.nodes = 5000, .classes = 3, .seed = 9};
        const int before = threadCount();
        setThreadCount(1);
        const Dataset alone = generateBlockModel(options).value();
        setThreadCount(4);
        const Dataset together = generateBlockModel(options).value();
        setThreadCount(before);
        QVERIFY(equal(alone, together));
        BlockModelOptions other = options;
        other.seed = 10;
        QVERIFY(!equal(alone, generateBlockModel(other).value()));
        QVERIFY(alone.source.find("seed=9") != std::string::npos);
    }

    /// Each node is in one part, parts have the requested sizes, and the graph is the same as without a split.
    void aSplitIsDrawnBesideTheGraph()
    {
        BlockModelOptions options{.nodes = 20000, .seed = 4};
        const Dataset whole = generateBlockModel(options).value();
        QVERIFY(whole.splits.empty());
        options.trainShare = 0.6;
        options.validationShare = 0.1;
        const Dataset dataset = generateBlockModel(options).value();
        QVERIFY(equal(dataset, whole));
        QVERIFY(checkDataset(dataset).ok());
        QCOMPARE(dataset.splits.size(), std::size_t(1));
        const graph::Split& split = dataset.splits.front();
        QCOMPARE(split.name, std::string("generated"));
        const auto share = [](const std::vector<graph::Node>& part) { return static_cast<double>(part.size()) / 20000; };
        QVERIFY(std::abs(share(split.train) - 0.6) < 0.02);
        QVERIFY(std::abs(share(split.validation) - 0.1) < 0.02);
        QCOMPARE(split.train.size() + split.validation.size() + split.test.size(), std::size_t(20000));
        QVERIFY(dataset.source.ends_with("seed=4 trainShare=0.6 validationShare=0.1"));
        options.seed = 5;
        QVERIFY(generateBlockModel(options)->splits.front().train != split.train);
        options.validationShare = 0;
        QVERIFY(generateBlockModel(options)->splits.front().validation.empty());
    }

    void wrongOptionsAreNamed_data()
    {
        QTest::addColumn<BlockModelOptions>("options");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* named, const BlockModelOptions& options) {
            QTest::newRow(named) << options << QString::fromUtf8(named);
        };
        row("nodes is 0", {.nodes = 0});
        row("classes is 8", {.nodes = 7, .classes = 8});
        row("classes is 0", {.classes = 0});
        row("meanDegree is -1", {.meanDegree = -1});
        row("meanDegree is nan", {.meanDegree = std::nan("")});
        row("homophily is 1.5", {.homophily = 1.5});
        row("homophily is 0.5", {.classes = 1, .homophily = 0.5});
        row("features is 0", {.features = 0});
        row("signal is inf", {.signal = INFINITY});
        row("trainShare is 1.5", {.trainShare = 1.5});
        row("validationShare is nan", {.trainShare = 0.5, .validationShare = std::nan("")});
        row("trainShare 0.75 and validationShare 0.25 leave no test nodes", {.trainShare = 0.75, .validationShare = 0.25});
        row("validationShare is 0.1 without a trainShare", {.validationShare = 0.1});
        row("leave no test nodes", {.nodes = 2, .classes = 1, .meanDegree = 1, .homophily = 1, .trainShare = 0.999999});
        row("trainShare is too small: its part gets none of the 20 nodes",
            {.nodes = 20, .meanDegree = 3, .trainShare = 1e-9});
        row("validationShare is too small: its part gets none of the 20 nodes",
            {.nodes = 20, .meanDegree = 3, .trainShare = 0.5, .validationShare = 1e-9});
        row("edges within classes", {.nodes = 20, .classes = 10, .meanDegree = 5, .homophily = 1});
        row("edges between classes", {.nodes = 20, .classes = 2, .meanDegree = 15, .homophily = 0});
    }

    void wrongOptionsAreNamed()
    {
        QFETCH(const BlockModelOptions, options);
        QFETCH(const QString, named);
        const auto result = generateBlockModel(options);
        QVERIFY(!result.ok());
        QVERIFY2(result.error().text().find(named.toStdString()) != std::string::npos, result.error().text().c_str());
        QCOMPARE(result.error().kind, ErrorKind::BadInput);
    }

    /// The file is identical to the result of the in-memory generator, for any number of threads.
    void theFileIsTheSameDataSet()
    {
        const TemporaryFolder folder = TemporaryFolder::make().value();
        const auto path = folder.path() / "drawn.rosadata";
        const int threads = threadCount();
        for (const BlockModelOptions& options :
             {BlockModelOptions{.nodes = 5003, .classes = 7, .meanDegree = 9, .features = 5, .seed = 11},
              BlockModelOptions{.nodes = 503, .meanDegree = 9, .seed = 11, .trainShare = 0.5, .validationShare = 0.2},
              BlockModelOptions{.nodes = 1, .classes = 1, .meanDegree = 0, .homophily = 1, .features = 3}}) {
            const Dataset wanted = generateBlockModel(options).value();
            for (const int count : {1, 4}) {
                setThreadCount(count);
                const auto card = generateToFile(options, path, "drawn");
                QVERIFY2(card, card ? "" : card.error().text().c_str());
                QCOMPARE(card->contentHash, computedHash(wanted));
                const auto found = readPacked(path);
                QVERIFY2(found, found ? "" : found.error().text().c_str());
                QVERIFY(equal(*found, wanted));
                QCOMPARE(found->name, std::string("drawn"));
                QCOMPARE(found->source, wanted.source);
                QCOMPARE(found->splits.size(), wanted.splits.size());
                if (!wanted.splits.empty()) QCOMPARE(found->splits.front().test, wanted.splits.front().test);
                QCOMPARE(found->labels.classNames, wanted.labels.classNames);
                QCOMPARE(checkPacked(path).value(), card->contentHash);
            }
        }
        setThreadCount(threads);
    }

    void aStoppedDrawLeavesNothing()
    {
        const TemporaryFolder folder = TemporaryFolder::make().value();
        std::vector<std::string> seen;
        Watch watch;
        watch.progress = [&](std::string_view what, std::int64_t done, std::int64_t total) {
            QVERIFY(done >= 0 && done <= total);
            if (seen.empty() || seen.back() != what) seen.emplace_back(what);
        };
        const BlockModelOptions options{.nodes = 3000, .trainShare = 0.5};
        QVERIFY(generateToFile(options, folder.path() / "a.rosadata", "a", graph::Features::Precision::Float16, watch));
        QCOMPARE(seen, (std::vector<std::string>{"split", "edges", "graph", "features", "hash of the graph",
                                                 "entries of the features", "hash of the features"}));
        std::filesystem::remove(folder.path() / "a.rosadata");
        for (const std::string& where : std::vector<std::string>(seen)) {
            watch.stopRequested = [&] { return seen.back() == where; };
            const auto stopped =
                generateToFile(options, folder.path() / "a.rosadata", "a", graph::Features::Precision::Float32, watch);
            QVERIFY(!stopped);
            QVERIFY(stopped.error().kind == ErrorKind::Interrupted);
            QVERIFY(std::filesystem::is_empty(folder.path()));
        }
    }
};

ROSA_TEST(TestGenerator)
#include "tst_generator.moc"
