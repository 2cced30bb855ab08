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
    }
};

ROSA_TEST(TestSplits)
#include "tst_splits.moc"
