#include "core/sampling/step_sample.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/sampling/centres.h"
#include "tests/program/test_program.h"
#include "tests/sampling/sample_graphs.h"

using namespace rosa;
using namespace rosa::sampling;

namespace {

StepOptions someOptions()
{
    StepOptions options;
    options.batchSize = 64;
    options.walk = {.steps = 10, .restart = 0.5};
    options.edgeDrop = {0.2, 0.3};
    options.featureMask = {0.3, 0.4};
    options.featureColumns = 50;
    return options;
}

bool equal(const StepView& a, const StepView& b)
{
    return a.batch.nodes == b.batch.nodes && a.batch.offsets == b.batch.offsets && a.batch.depths == b.batch.depths &&
           a.batch.arcs == b.batch.arcs && a.keptColumns == b.keptColumns;
}

bool equal(const StepSample& a, const StepSample& b)
{
    return a.centres == b.centres && equal(a.first, b.first) && equal(a.second, b.second) &&
           a.hops.offsets == b.hops.offsets && a.hops.values == b.hops.values;
}

}  // namespace

class TestStepSample : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void alignedViewsHoldTheSameNodes()
    {
        const auto graph = randomGraph(600, 1800);
        StepOptions options = someOptions();
        options.aligned = true;
        const StepSample aligned = drawStep(graph, options, 3, 7);
        QCOMPARE(aligned.first.batch.nodes, aligned.second.batch.nodes);
        QCOMPARE(aligned.first.batch.offsets, aligned.second.batch.offsets);
        QVERIFY(aligned.first.batch.arcs != aligned.second.batch.arcs);
        QVERIFY(aligned.first.keptColumns != aligned.second.keptColumns);
        const StepSample free = drawStep(graph, someOptions(), 3, 7);
        QVERIFY(equal(aligned.first, free.first));
        QVERIFY(free.first.batch.nodes != free.second.batch.nodes);
    }

    void stepDependsOnSeedAndEpochAlone()
    {
        const auto graph = randomGraph(600, 1800);
        const graph::HopDistance hops(graph);
        const int before = threadCount();
        setThreadCount(1);
        const StepSample alone = drawStep(graph, someOptions(), 3, 7, &hops);
        setThreadCount(4);
        for (std::uint32_t epoch = 0; epoch < 7; ++epoch) (void)drawStep(graph, someOptions(), 3, epoch, &hops);
        const StepSample later = drawStep(graph, someOptions(), 3, 7, &hops);
        setThreadCount(before);
        QVERIFY(equal(alone, later));
        QVERIFY(!equal(alone, drawStep(graph, someOptions(), 3, 8, &hops)));
        QVERIFY(!equal(alone, drawStep(graph, someOptions(), 4, 7, &hops)));
    }

    void partsAreThoseOfTheirStreams()
    {
        const auto graph = randomGraph(600, 1800);
        const StepOptions options = someOptions();
        const StepSample step = drawStep(graph, options, 3, 7);
        QCOMPARE(step.centres, drawCentres(600, 64, 3, 7));
        QVERIFY(step.hops.empty());
        ViewBatch second = walkViews(graph, step.centres, options.walk, 3, Purpose::WalkSecond, 7);
        QVERIFY(step.second.batch.nodes == second.nodes);
        QVERIFY(step.first.batch.nodes != second.nodes);
        dropEdges(second, options.edgeDrop[1], options.edgeDropMode, 3, Purpose::EdgeDropSecond, 7);
        QVERIFY(step.second.batch.arcs == second.arcs);
        QCOMPARE(step.first.keptColumns, drawKeptColumns(50, 0.3, 3, Purpose::FeatureMaskFirst, 7));
        QCOMPARE(step.second.keptColumns, drawKeptColumns(50, 0.4, 3, Purpose::FeatureMaskSecond, 7));
        for (std::int32_t i = 0; i < 64; ++i) {
            QCOMPARE(step.first.batch.nodesOf(i).front(), step.centres[static_cast<std::size_t>(i)]);
            QCOMPARE(step.second.batch.nodesOf(i).front(), step.centres[static_cast<std::size_t>(i)]);
        }
    }

    void hopsOfPositivesAreExact_data()
    {
        QTest::addColumn<bool>("isDirected");
        QTest::newRow("the graph of the walks") << false;
        QTest::newRow("a directed graph on its nodes") << true;
    }

    void hopsOfPositivesAreExact()
    {
        QFETCH(const bool, isDirected);
        const auto walked = randomGraph(400, 500);
        std::vector<graph::Arc> oneWay;
        for (graph::Node node = 0; node < 400; ++node)
            for (const graph::Node other : walked.neighbours(node))
                if (node < other || other % 3 == 0) oneWay.push_back({node, other});
        const auto published = graph::Graph::directed(400, oneWay).value();
        const graph::HopDistance hops(isDirected ? published : walked);
        StepOptions options = someOptions();
        options.walk = {.steps = 20, .restart = 0.1};
        for (std::uint32_t epoch = 0; epoch < 5; ++epoch) {
            const StepSample step = drawStep(walked, options, 3, epoch, &hops);
            for (std::int32_t i = 0; i < 64; ++i) {
                const auto expected =
                    graph::hopMatrix(hops.graph(), step.first.batch.nodesOf(i), step.second.batch.nodesOf(i));
                const auto begin = step.hops.values.begin() + step.hops.offsets[static_cast<std::size_t>(i)];
                const auto end = step.hops.values.begin() + step.hops.offsets[static_cast<std::size_t>(i) + 1];
                QVERIFY(std::equal(begin, end, expected.begin(), expected.end()));
            }
        }
    }

    /// The size of a step is bounded by its walks, in a small graph and in one of a million nodes.
    void sizeOfAStepIsTheWalks()
    {
        for (const graph::Node nodes : {3000, 1'000'000}) {
            std::vector<graph::Arc> ring;
            for (graph::Node node = 0; node < nodes; ++node) ring.push_back({node, (node + 1) % nodes});
            const auto graph = graph::Graph::undirected(nodes, std::move(ring)).value();
            const graph::HopDistance hops(graph);
            const StepSample step = drawStep(graph, someOptions(), 3, 7, &hops);
            QVERIFY(step.first.batch.rowCount() <= 64 * 11);
            QVERIFY(step.first.batch.arcs.size() <= 64 * 10 * 2);
            QVERIFY(step.hops.values.size() <= 64 * 11 * 11);
            QVERIFY(*std::ranges::max_element(step.hops.values) <= 20);
        }
    }

    void smallGraphGivesAllItsNodes()
    {
        const StepSample step = drawStep(pathGraph(5), someOptions(), 3, 7);
        QCOMPARE(step.centres.size(), std::size_t{5});
        QCOMPARE(step.first.batch.viewCount(), 5);
        const auto alone = graph::Graph::undirected(1, {}).value();
        const graph::HopDistance hops(alone);
        const StepSample single = drawStep(alone, someOptions(), 3, 7, &hops);
        QCOMPARE(single.first.batch.nodes, std::vector<graph::Node>{0});
        QCOMPARE(single.hops.values, std::vector<std::uint8_t>{0});
    }

    void wrongOptionsAreNamed()
    {
        const auto graph = pathGraph(5);
        QVERIFY(validate(someOptions(), graph).ok());
        const auto rejects = [&](const char* named, auto change) {
            StepOptions options = someOptions();
            change(options);
            const auto result = validate(options, graph);
            return !result.ok() && result.error().text().find(named) != std::string::npos;
        };
        QVERIFY(rejects("batch size is 0", [](StepOptions& o) { o.batchSize = 0; }));
        QVERIFY(rejects("walk length is -1", [](StepOptions& o) { o.walk.steps = -1; }));
        QVERIFY(rejects("restart", [](StepOptions& o) { o.walk.restart = 1.5; }));
        QVERIFY(rejects("edge dropping", [](StepOptions& o) { o.edgeDrop[1] = -0.1; }));
        QVERIFY(rejects("feature masking", [](StepOptions& o) { o.featureMask[0] = std::nan(""); }));
        QVERIFY(rejects("columns", [](StepOptions& o) { o.featureColumns = -1; }));
        QVERIFY(!validate(someOptions(), graph::Graph()).ok());
        QVERIFY(!validate(someOptions(), graph::Graph::directed(2, {{0, 1}}).value()).ok());
    }
};

ROSA_TEST(TestStepSample)
#include "tst_step_sample.moc"
