#include "core/base/text/nearest.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;

class TestNearest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void editsAreCounted()
    {
        QCOMPARE(editDistance("", ""), 0);
        QCOMPARE(editDistance("", "abc"), 3);
        QCOMPARE(editDistance("abc", "abc"), 0);
        QCOMPARE(editDistance("kitten", "sitting"), 3);
        QCOMPARE(editDistance("sitting", "kitten"), 3);
        QCOMPARE(editDistance("crora", "cora"), 1);
        QCOMPARE(editDistance("croa", "cora"), 1);  // transposition
    }

    void theNearestIsOffered()
    {
        const std::vector<std::string> names{"cora", "citeseer", "cornell"};
        QCOMPARE(nearestName("crora", names), std::string("cora"));
        QCOMPARE(nearestName("citesier", names), std::string("citeseer"));
        QCOMPARE(nearestName("cornel", names), std::string("cornell"));
        QCOMPARE(nearestName("pubmed", names), std::string());
        QCOMPARE(nearestName("x", {}), std::string());
        QCOMPARE(didYouMean(Message("no data set"), "cora").text(), std::string("no data set; did you mean cora?"));
        QCOMPARE(didYouMean(Message("no data set"), "").text(), std::string("no data set"));
        const std::vector<std::string> words{"gcn", "mlp", "sage"};
        QCOMPARE(nearestName("gnc", words), std::string("gcn"));
        QCOMPARE(nearestName("sagee", words), std::string("sage"));
        QCOMPARE(nearestName("transformer", words), std::string());
        QCOMPARE(nearestName("", words), std::string());
        QCOMPARE(nearestName("x", {}), std::string());
        QCOMPARE(nearestName("", words), std::string());
        QCOMPARE(nearestName("gxy", words), std::string());  // two edits of a short name
    }

    void caseDoesNotCount()
    {
        QCOMPARE(nearestName("GCN", {"gcn"}), std::string("gcn"));
        QCOMPARE(nearestName("neural networks", {"Theory", "Neural Networks"}), std::string("Neural Networks"));
    }

    void theFirstOfEquallyNearOnes() { QCOMPARE(nearestName("bat", {"cat", "hat"}), std::string("cat")); }
};

ROSA_TEST(TestNearest)
#include "tst_nearest.moc"
