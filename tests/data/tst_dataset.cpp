#include <QtTest/QTest>

#include "tests/data/small_datasets.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;

class TestDataset : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nodesAreFoundByNameAndByNumber()
    {
        Dataset set = tests::fullDataset();
        QCOMPARE(nodeNamed(set, "eve").value(), graph::Node(3));
        QCOMPARE(nodeNamed(set, "o'neill, j.").value(), graph::Node(4));
        QCOMPARE(nodeNamed(set, "0").value(), graph::Node(0));
        set.nodeNames[1] = "4";  // a name before a number
        QCOMPARE(nodeNamed(set, "4").value(), graph::Node(1));
        set.nodeNames.clear();
        QCOMPARE(nodeNamed(set, "4").value(), graph::Node(4));
    }

    void whatIsNoNodeIsRefused()
    {
        const Dataset set = tests::fullDataset();
        for (const std::string& text : {std::string("Eve"), std::string("5"), std::string("-1"), std::string("1.0"),
                                        std::string("1x"), std::string("99999999999"), std::string(" 1")})
            QCOMPARE(nodeNamed(set, text).error().text(),
                     "\"" + text + "\" is not a node of small; nodes are numbered from 0 to 4");
    }
};

ROSA_TEST(TestDataset)
#include "tst_dataset.moc"
