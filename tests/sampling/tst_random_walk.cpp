#include "core/sampling/random_walk.h"

#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <set>

#include "core/base/parallel.h"
#include "core/graph/hop_distance.h"
#include "core/sampling/view_batch.h"
#include "tests/program/test_program.h"
#include "tests/sampling/sample_graphs.h"

using namespace rosa;
using namespace rosa::sampling;

namespace {

RandomStream streamOf(std::uint32_t index) { return {17, Purpose::WalkFirst, 0, index}; }

}  // namespace

class TestRandomWalk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walkOnAnIsolatedNodeStays()
    {
        const auto graph = graph::Graph::undirected(3, {{0, 1}}).value();
        const View view = Walker(graph, {.steps = 10, .restart = 0.3}).walk(2, streamOf(0));
        QCOMPARE(view.nodes, std::vector<graph::Node>{2});
        QCOMPARE(view.depths, std::vector<std::int32_t>{0});
        QVERIFY(view.arcs.empty());
    }

    /// From the end of a path, the first step is determined: 0 – 1.
    void firstStepOnAPath()
    {
        const auto graph = pathGraph(4);
        const View view = Walker(graph, {.steps = 1, .restart = 0}).walk(0, streamOf(0));
        QCOMPARE(view.nodes, (std::vector<graph::Node>{0, 1}));
        QCOMPARE(view.depths, (std::vector<std::int32_t>{0, 1}));
        QCOMPARE(view.arcs, (std::vector<RowArc>{{0, 1}, {1, 0}}));
    }

    /// Two nodes: a walk of any length back and forth gives a single edge.
    void walkedEdgeIsHeldOnce()
    {
        const auto graph = pathGraph(2);
        const View view = Walker(graph, {.steps = 50, .restart = 0}).walk(1, streamOf(0));
        QCOMPARE(view.nodes, (std::vector<graph::Node>{1, 0}));
        QCOMPARE(view.depths, (std::vector<std::int32_t>{0, 1}));
        QCOMPARE(view.arcs, (std::vector<RowArc>{{0, 1}, {1, 0}}));
    }

    void certainRestartNeverLeaves()
    {
        const auto graph = starGraph(6);
        const View view = Walker(graph, {.steps = 30, .restart = 1}).walk(0, streamOf(0));
        QCOMPARE(view.nodes, std::vector<graph::Node>{0});
        QVERIFY(view.arcs.empty());
    }

    /// All steps from a leaf go through the centre: a restart at the leaf must not create an edge leaf – leaf.
    void returnIsNoEdge()
    {
        const auto graph = starGraph(8);
        Walker walker(graph, {.steps = 20, .restart = 0.4});
        for (std::uint32_t i = 0; i < 100; ++i) {
            const View view = walker.walk(3, streamOf(i));
            QCOMPARE(view.nodes.front(), 3);
            for (std::size_t row = 0; row < view.nodes.size(); ++row)
                QCOMPARE(view.depths[row], row == 0 ? 0 : view.nodes[row] == 0 ? 1 : 2);
            for (const RowArc& arc : view.arcs)
                QVERIFY(graph.hasArc(view.nodes[static_cast<std::size_t>(arc.source)],
                                     view.nodes[static_cast<std::size_t>(arc.target)]));
        }
    }

    /// The walk can be recomputed from its stream, as documented: one uniform number for the restart, one for the step.
    void followsItsStreamStepByStep()
    {
        const auto graph = randomGraph(60, 150);
        const double restart = 0.35;
        Walker walker(graph, {.steps = 25, .restart = restart});
        for (std::uint32_t i = 0; i < 50; ++i) {
            const auto centre = static_cast<graph::Node>(i);
            const View view = walker.walk(centre, streamOf(i));
            RandomStream stream = streamOf(i);
            std::vector<graph::Node> order{centre};
            std::set<std::pair<graph::Node, graph::Node>> edges;
            graph::Node at = centre;
            for (int step = 0; step < 25; ++step) {
                const bool returns = double(stream.uniform()) < restart;
                const double way = stream.uniform64();
                if (returns) {
                    at = centre;
                } else if (const auto row = graph.neighbours(at); !row.empty()) {
                    const graph::Node to = row[static_cast<std::size_t>(way * double(row.size()))];
                    edges.insert(std::minmax(at, to));
                    if (std::ranges::find(order, to) == order.end()) order.push_back(to);
                    at = to;
                }
            }
            QCOMPARE(view.nodes, order);
            QCOMPARE(view.arcs.size(), 2 * edges.size());
            for (const RowArc& arc : view.arcs) {
                const graph::Node source = view.nodes[static_cast<std::size_t>(arc.source)];
                const graph::Node target = view.nodes[static_cast<std::size_t>(arc.target)];
                QVERIFY(edges.contains(std::minmax(source, target)));
            }
        }
    }

    /// One step from the centre of a star: restart with the given probability, otherwise uniform over the leaves.
    void restartAndChoiceHaveTheirProbabilities()
    {
        const auto graph = starGraph(6);
        Walker walker(graph, {.steps = 1, .restart = 0.3});
        constexpr int draws = 50000;
        std::array<int, 6> ends{};  // [0]: restarts
        for (std::uint32_t i = 0; i < draws; ++i) ++ends[static_cast<std::size_t>(walker.walk(0, streamOf(i)).nodes.back())];
        double chiSquare = 0;
        for (std::size_t end = 0; end < ends.size(); ++end) {
            const double expected = draws * (end == 0 ? 0.3 : 0.7 / 5);
            chiSquare += (ends[end] - expected) * (ends[end] - expected) / expected;
        }
        QVERIFY2(chiSquare < 20.5, std::to_string(chiSquare).c_str());  // 0.999 quantile with 5 degrees of freedom
    }

    void depthsBoundTheDistance()
    {
        const auto graph = randomGraph(200, 260);
        const graph::HopDistance distances(graph);
        graph::HopSearch search(distances);
        Walker walker(graph, {.steps = 30, .restart = 0.1});
        for (graph::Node centre = 0; centre < 200; ++centre) {
            const View view = walker.walk(centre, streamOf(static_cast<std::uint32_t>(centre)));
            for (std::size_t row = 0; row < view.nodes.size(); ++row)
                QVERIFY(int(search.between(centre, view.nodes[row])) <= view.depths[row]);
        }
    }

    /// The batch contains the single walks in order, for any number of threads.
    void batchIsTheWalksInOrder()
    {
        const auto graph = randomGraph(500, 1500);
        const WalkOptions options{.steps = 12, .restart = 0.4};
        std::vector<graph::Node> centres;
        for (graph::Node node = 0; node < 300; ++node) centres.push_back(499 - node);
        const int before = threadCount();
        for (const int threads : {1, 4}) {
            setThreadCount(threads);
            const ViewBatch batch = walkViews(graph, centres, options, 17, Purpose::WalkFirst, 0);
            QCOMPARE(batch.viewCount(), 300);
            QCOMPARE(batch.offsets.front(), 0);
            QCOMPARE(batch.offsets.back(), batch.rowCount());
            Walker walker(graph, options);
            auto arc = batch.arcs.begin();
            for (std::int32_t i = 0; i < 300; ++i) {
                const View view = walker.walk(centres[static_cast<std::size_t>(i)], streamOf(static_cast<std::uint32_t>(i)));
                QVERIFY(std::ranges::equal(batch.nodesOf(i), view.nodes));
                QVERIFY(std::ranges::equal(batch.depthsOf(i), view.depths));
                const std::int32_t first = batch.offsets[static_cast<std::size_t>(i)];
                for (const RowArc& own : view.arcs) QCOMPARE(*arc++, (RowArc{own.source + first, own.target + first}));
            }
            QVERIFY(arc == batch.arcs.end());
        }
        setThreadCount(before);
    }
};

ROSA_TEST(TestRandomWalk)
#include "tst_random_walk.moc"
