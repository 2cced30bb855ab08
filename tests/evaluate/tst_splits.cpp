#include "core/evaluate/splits.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::evaluate;

class TestSplits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hashOfAllKnowsEachAndTheirOrder()
    {
        const graph::Split one{"one", {0}, {}, {1, 2}};
        const graph::Split other{"other", {1}, {}, {0, 2}};
        const graph::Split renamed{"again", {0}, {}, {1, 2}};
        const std::string hash = splitsHash(std::vector{one, other});
        QCOMPARE(hash, splitsHash(std::vector{renamed, other}));
        QVERIFY(hash != splitsHash(std::vector{other, one}));
        QVERIFY(hash != splitsHash(std::vector{one}));
    }

    void classesWithoutTrainingNodesAreNamed()
    {
        graph::Labels labels;
        labels.ofNode = {0, 0, 1, 2, -1};
        labels.classNames = {"red", "green", "blue", "unused"};
        QCOMPARE(classesNotTrained({"", {0, 2}, {}, {1, 3}}, labels), std::vector<std::string>{"blue"});
        QVERIFY(classesNotTrained({"", {0, 2, 3}, {}, {1}}, labels).empty());
        const graph::Split lacking{"few", {0, 2}, {}, {1, 3}};
        const graph::Split complete{"all", {0, 2, 3}, {}, {1}};
        QCOMPARE(notTrainedNote(std::vector{lacking}, labels).text(),
                 std::string("split \"few\": no training node has class blue, so no probe can predict it"));
        QCOMPARE(notTrainedNote(std::vector{complete, lacking, lacking}, labels).text(),
                 std::string("in 2 of 3 splits no training node has class blue, so no probe can predict it there"));
        QVERIFY(notTrainedNote(std::vector{complete}, labels).empty());
        const graph::Split none{"none", {4}, {}, {1}};
        QCOMPARE(
            notTrainedNote(std::vector{none}, labels).text(),
            std::string(
                "split \"none\": no training node has one of the classes red, green, blue, so no probe can predict them"));
        QCOMPARE(notTrainedNote(std::vector{none, complete}, labels).text(),
                 std::string("in 1 of 2 splits some of the classes red, green, blue have no training node, so no probe can "
                             "predict them there"));
    }
};

ROSA_TEST(TestSplits)
#include "tst_splits.moc"
