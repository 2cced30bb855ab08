#include "core/data/split_file.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <fstream>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;

class TestSplitFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path m_path;

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QStringLiteral("splits.json")).toStdString(); }

    void roundTripKeepsTheOrderOfParts()
    {
        const SplitFile written{"five", "ab12", 5, {{"first", {4, 0}, {2}, {1, 3}}, {"second", {1}, {}, {0, 2}}}};
        QVERIFY(writeSplitFile(m_path, written));
        const auto read = readSplitFile(m_path, 5);
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->dataset, written.dataset);
        QCOMPARE(read->datasetHash, written.datasetHash);
        QCOMPARE(read->nodes, 5);
        QCOMPARE(read->splits.size(), 2U);
        QCOMPARE(read->splits[0].name, std::string("first"));
        QCOMPARE(read->splits[0].train, (std::vector<graph::Node>{4, 0}));
        QCOMPARE(read->splits[0].validation, (std::vector<graph::Node>{2}));
        QVERIFY(read->splits[1].validation.empty());
        QCOMPARE(read->splits[1].test, (std::vector<graph::Node>{0, 2}));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QString>("splits");
        QTest::addColumn<QString>("message");
        QTest::newRow("overlap") << QStringLiteral(R"([{"train":[0,1],"test":[2,1]}])")
                                 << QStringLiteral("splits[0]: test: node 1 is already in train");
        QTest::newRow("twice") << QStringLiteral(R"([{"train":[0,0],"test":[2]}])")
                               << QStringLiteral("splits[0]: train: node 0 is already in train");
        QTest::newRow("out of range") << QStringLiteral(R"([{"train":[0],"test":[1]},{"train":[0],"test":[5]}])")
                                      << QStringLiteral("splits[1]: test: expected numbers from 0 to 4, found 5");
        QTest::newRow("negative") << QStringLiteral(R"([{"train":[-1],"test":[1]}])") << QStringLiteral("found -1");
        QTest::newRow("no number") << QStringLiteral(R"([{"train":["a"],"test":[1]}])") << QStringLiteral("found \"a\"");
        QTest::newRow("fraction") << QStringLiteral(R"([{"train":[0.5],"test":[1]}])") << QStringLiteral("found 0.5");
        QTest::newRow("empty part") << QStringLiteral(R"([{"train":[],"test":[1]}])")
                                    << QStringLiteral("splits[0]: train: is empty");
        QTest::newRow("no test") << QStringLiteral(R"([{"train":[1]}])")
                                 << QStringLiteral("splits[0]: test: expected a list of nodes");
        QTest::newRow("none") << QStringLiteral("[]") << QStringLiteral("at least one partition");
        QTest::newRow("number for a list")
            << QStringLiteral(R"([{"train":3,"test":[1]}])") << QStringLiteral("splits[0]: train: expected a list of nodes");
        QTest::newRow("list in a list") << QStringLiteral(R"([{"train":[0,[1]],"test":[1]}])")
                                        << QStringLiteral("splits[0]: train: expected numbers from 0 to 4, found a list");
        QTest::newRow("same part twice") << QStringLiteral(R"([{"train":[0],"train":[2],"test":[1]}])")
                                         << QStringLiteral("splits[0]: train: occurs twice");
        QTest::newRow("no list") << QStringLiteral("{}") << QStringLiteral("at least one partition");
        QTest::newRow("no object") << QStringLiteral("[3]") << QStringLiteral("splits[0]: expected an object");
    }
    void mistakesAreNamed()
    {
        QFETCH(QString, splits);
        QFETCH(QString, message);
        std::ofstream(m_path) << R"({"format":"rosa-splits","version":1,"nodes":5,"splits":)" << splits.toStdString() << "}";
        const auto read = readSplitFile(m_path, 5);
        QVERIFY(!read);
        const QString found = QString::fromStdString(read.error().text());
        QVERIFY2(found.contains(message) && found.contains(QString::fromStdString(m_path.string())), qPrintable(found));
    }

    void otherFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("other format") << QByteArray(R"({"format":"x"})");
        QTest::newRow("later version") << QByteArray(R"({"format":"rosa-splits","version":2})");
        QTest::newRow("no nodes") << QByteArray(R"({"format":"rosa-splits","version":1,"splits":[]})");
        QTest::newRow("too many nodes") << QByteArray(
            R"({"format":"rosa-splits","version":1,"nodes":99999999999,"splits":[]})");
        QTest::newRow("cut off") << QByteArray(R"({"format":"rosa-splits","version":1,"nodes":5,"splits":[{"train":[0)");
        QTest::newRow("nodes as a number that is not whole")
            << QByteArray(R"({"format":"rosa-splits","version":1,"nodes":5.5,"splits":[{"train":[0],"test":[1]}]})");
    }
    void otherFilesAreRefused()
    {
        QFETCH(QByteArray, content);
        std::ofstream(m_path) << content.toStdString();
        QVERIFY(!readSplitFile(m_path, 5));
    }

    /// The number of nodes is checked before memory is allocated; earlier versions took a byte per node and split.
    void otherNumbersOfNodesAreRefused()
    {
        for (const char* order : {R"("nodes":2147483646,"splits":[{"train":[0],"test":[1]}])",
                                  R"("splits":[{"train":[0],"test":[1]}],"nodes":2147483646)"}) {
            std::ofstream(m_path) << R"({"format":"rosa-splits","version":1,)" << order << "}";
            const auto read = readSplitFile(m_path, 5);
            QVERIFY(!read);
            QVERIFY2(read.error().text().ends_with("the partitions have 2147483646 nodes, but the data set has 5"),
                     read.error().text().c_str());
        }
    }

    void deepNestingIsRefused()
    {
        for (const std::string inside : {"\"x\":", "\"splits\":", "\"splits\":[{\"x\":"}) {
            std::ofstream(m_path) << R"({"format":"rosa-splits","version":1,"nodes":5,)" << inside
                                  << std::string(300'000, '[');
            QVERIFY(!readSplitFile(m_path, 5));
        }
    }

    /// Unknown members written by other programs are ignored.
    void unknownMembersArePassedOver()
    {
        std::ofstream(m_path) << R"({"format":"rosa-splits","version":1,"note":{"splits":[[1]],"a":null},"nodes":5,)"
                              << R"("splits":[{"fold":[[0]],"train":[3],"x":1.5,"test":[1],"name":"one"}],"z":[{}]})";
        const auto read = readSplitFile(m_path, 5);
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->splits.size(), 1U);
        QCOMPARE(read->splits[0].name, std::string("one"));
        QCOMPARE(read->splits[0].train, (std::vector<graph::Node>{3}));
        QCOMPARE(read->splits[0].test, (std::vector<graph::Node>{1}));
    }
};

ROSA_TEST(TestSplitFile)
#include "tst_split_file.moc"
