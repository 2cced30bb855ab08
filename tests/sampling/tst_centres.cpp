#include "core/sampling/centres.h"

#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <set>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::sampling;

class TestCentres : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distinctAndInRange()
    {
        for (std::uint32_t epoch = 0; epoch < 200; ++epoch) {
            const auto centres = drawCentres(150, 128, 5, epoch);
            const std::set<graph::Node> unique(centres.begin(), centres.end());
            QCOMPARE(unique.size(), std::size_t{128});
            QVERIFY(*unique.begin() >= 0 && *unique.rbegin() < 150);
        }
    }

    void allNodesWhereTheBatchIsLarger()
    {
        auto centres = drawCentres(40, 128, 5, 2);
        QCOMPARE(centres.size(), std::size_t{40});
        QVERIFY(!std::ranges::is_sorted(centres));
        std::ranges::sort(centres);
        for (graph::Node node = 0; node < 40; ++node) QCOMPARE(centres[static_cast<std::size_t>(node)], node);
        QVERIFY(drawCentres(40, 0, 5, 2).empty());
        QVERIFY(drawCentres(0, 128, 5, 2).empty());
    }

    /// All 20 ordered choices of 2 from 5 are equally likely.
    void everyOrderedChoiceIsEquallyLikely()
    {
        std::map<std::vector<graph::Node>, int> counts;
        for (std::uint32_t epoch = 0; epoch < 20000; ++epoch) ++counts[drawCentres(5, 2, 7, epoch)];
        QCOMPARE(counts.size(), std::size_t{20});
        double chiSquare = 0;
        for (const auto& [choice, count] : counts) chiSquare += (count - 1000.0) * (count - 1000.0) / 1000.0;
        QVERIFY2(chiSquare < 43.8, std::to_string(chiSquare).c_str());  // 0.999 quantile with 19 degrees of freedom
    }

    void smallerBatchIsAPrefix()
    {
        const auto large = drawCentres(1000, 100, 5, 2);
        const auto small = drawCentres(1000, 10, 5, 2);
        QVERIFY(std::equal(small.begin(), small.end(), large.begin()));
    }

    void seedAndEpochDecide()
    {
        QCOMPARE(drawCentres(1000, 20, 5, 2), drawCentres(1000, 20, 5, 2));
        QVERIFY(drawCentres(1000, 20, 5, 2) != drawCentres(1000, 20, 5, 3));
        QVERIFY(drawCentres(1000, 20, 5, 2) != drawCentres(1000, 20, 6, 2));
    }

    /// A shuffled array of all nodes would take eight gigabytes.
    void costDoesNotGrowWithTheGraph()
    {
        const auto centres = drawCentres(2'000'000'000, 64, 5, 2);
        const std::set<graph::Node> unique(centres.begin(), centres.end());
        QCOMPARE(unique.size(), std::size_t{64});
        QVERIFY(*unique.rbegin() > 1'000'000'000);
    }
};

ROSA_TEST(TestCentres)
#include "tst_centres.moc"
