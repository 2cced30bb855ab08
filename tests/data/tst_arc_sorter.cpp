#include "core/data/arc_sorter.h"

#include <QtTest/QTest>

#include "core/base/random.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using graph::Arc;
using graph::Node;

namespace {

/// Arcs with self-loops and duplicates, more frequent between low-numbered nodes.
std::vector<Arc> crowdedArcs(Node nodes, int count)
{
    RandomStream random(5, Purpose::Generator);
    std::vector<Arc> arcs;
    for (int i = 0; i < count; ++i) {
        const auto bound = static_cast<std::uint32_t>(i % 3 == 0 ? std::max(1, nodes / 50) : nodes);
        arcs.push_back({static_cast<Node>(random.below(bound)), static_cast<Node>(random.below(bound))});
    }
    return arcs;
}

}  // namespace

class TestArcSorter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// `expected` determines the number of parts: one, a few, one per node.
    void rowsAreThoseOfTheGraph_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("arcs");
        QTest::addColumn<qint64>("expected");
        QTest::newRow("one part") << 1000 << 30000 << qint64{0};
        QTest::newRow("some parts") << 1000 << 30000 << (qint64{8} << 20);
        QTest::newRow("as many parts as nodes") << 7 << 100 << (qint64{1} << 40);
        QTest::newRow("blocks that are written out") << 50 << 60000 << (qint64{4} << 20);
        QTest::newRow("no arcs") << 10 << 0 << qint64{0};
    }

    void rowsAreThoseOfTheGraph()
    {
        QFETCH(const int, nodes);
        QFETCH(const int, arcs);
        QFETCH(const qint64, expected);
        const std::vector<Arc> given = crowdedArcs(nodes, arcs);
        graph::GraphFixUps wanted;
        const auto undirected = graph::Graph::undirected(nodes, given, &wanted).value();
        const auto directed = graph::Graph::directed(nodes, given).value();
        auto sorter = ArcSorter::make(nodes, expected).value();
        for (const Arc& arc : given) QVERIFY(sorter.add(arc.source, arc.target));
        QCOMPARE(sorter.added(), static_cast<std::int64_t>(given.size()));
        for (int pass = 0; pass < 2; ++pass) {
            Node next = 0;
            graph::GraphFixUps found;
            const auto done = sorter.forEachRow(
                [&](Node node, std::span<const Node> neighbours, std::span<const Node> targets) -> Result<void> {
                    const bool good = node == next++ && std::ranges::equal(neighbours, undirected.neighbours(node)) &&
                                      std::ranges::equal(targets, directed.neighbours(node));
                    return good ? Result<void>() : badInput("row %1", node);
                },
                &found);
            QVERIFY2(done, done ? "" : done.error().text().c_str());
            QCOMPARE(next, nodes);
            QCOMPARE(found.selfLoopsRemoved, wanted.selfLoopsRemoved);
            QCOMPARE(found.duplicatesRemoved, wanted.duplicatesRemoved);
            QCOMPARE(found.reversesAdded, wanted.reversesAdded);
        }
    }

    void endsAtTheFirstError()
    {
        auto sorter = ArcSorter::make(5, 3).value();
        QVERIFY(sorter.add(0, 1));
        int rows = 0;
        const auto done = sorter.forEachRow([&](Node node, auto, auto) -> Result<void> {
            ++rows;
            if (node == 2) return badInput("enough");
            return {};
        });
        QVERIFY(!done);
        QCOMPARE(done.error().text(), std::string("enough"));
        QCOMPARE(rows, 3);
    }
};

ROSA_TEST(TestArcSorter)
#include "tst_arc_sorter.moc"
