#include <algorithm>

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "core/data/arrays/npy.h"
#include "core/data/catalogue.h"
#include "core/data/import/import.h"
#include "core/data/writers/npz_export.h"
#include "tests/data/small_datasets.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;

namespace {

std::string textOf(const std::vector<Message>& messages)
{
    std::string text;
    for (const Message& message : messages) text += message.text() + ";";
    return text;
}

}  // namespace

/// Data sets written as npz and read by the import.
class TestNpzExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path at(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
    Result<Dataset> thereAndBack(const Dataset& dataset) const
    {
        ROSA_TRY(writeNpz(at("set.npz"), dataset));
        ROSA_TRY_ASSIGN(const auto source, findSource(at("set.npz"), {}));
        return readSource(source);
    }

private Q_SLOTS:
    void embeddedDataComeBackWhole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("splits");
        QTest::newRow("one split") << QStringLiteral("cora") << 1;
        QTest::newRow("isolated nodes") << QStringLiteral("citeseer") << 1;
        QTest::newRow("weighted features") << QStringLiteral("pubmed") << 1;
        QTest::newRow("ten splits, directed, loops") << QStringLiteral("texas") << 10;
        QTest::newRow("cornell") << QStringLiteral("cornell") << 10;
        QTest::newRow("wisconsin") << QStringLiteral("wisconsin") << 10;
        QTest::newRow("no split") << QStringLiteral("karate") << 0;
    }
    void embeddedDataComeBackWhole()
    {
        QFETCH(QString, name);
        QFETCH(int, splits);
        const Catalogue catalogue(m_folder.path().toStdString());
        const auto dataset = catalogue.open(name.toStdString());
        QVERIFY(dataset.ok());
        QCOMPARE(static_cast<int>(dataset->splits.size()), splits);
        const auto back = thereAndBack(*dataset);
        QVERIFY2(back.ok(), back.ok() ? "" : back.error().text().c_str());
        QCOMPARE(computedHash(*back), computedHash(*dataset));
        QVERIFY(tests::sameGraph(back->graph, dataset->graph));
        QVERIFY(std::ranges::equal(back->labels.ofNode, dataset->labels.ofNode));
    }

    void everyPartComesBackExceptNames()
    {
        Dataset dataset = tests::fullDataset();
        const auto back = thereAndBack(dataset);
        QVERIFY2(back.ok(), back.ok() ? "" : back.error().text().c_str());
        QCOMPARE(computedHash(*back), computedHash(dataset));
        QVERIFY(back->published.has_value());
        QCOMPARE(back->splits[1].test, (std::vector<graph::Node>{0, 3}));
        QCOMPARE(textOf(lostInNpz(dataset)), std::string("names of nodes;names of classes;"));
        QCOMPARE(textOf(lostInNpz(*back)), std::string());

        dataset.labels.classNames.emplace_back("nobody");
        dataset.published = graph::Graph::directed(5, {{0, 4}}).value();
        QCOMPARE(textOf(lostInNpz(dataset)),
                 std::string("names of nodes;names of classes;classes without a node;edges as published;"));
        const auto other = thereAndBack(dataset);
        QVERIFY(other.ok() && tests::sameGraph(other->graph, dataset.graph));
    }

    /// Numbers with gaps: classes that nobody has are no classes.
    void classesWithoutANodeAreNotRead()
    {
        Dataset dataset = tests::bareDataset();
        dataset.labels = {{5, 15, 5}, {}};
        for (int i = 0; i < 26; ++i) dataset.labels.classNames.push_back(std::to_string(i));
        const auto back = thereAndBack(dataset);
        QVERIFY2(back.ok(), back.ok() ? "" : back.error().text().c_str());
        QCOMPARE(back->labels.classNames, (std::vector<std::string>{"5", "15"}));
        QVERIFY(std::ranges::equal(back->labels.ofNode, std::vector<std::int32_t>{0, 1, 0}));
        QCOMPARE(back->fixUps.back().what.text(), std::string("classes without a node left out"));
        QCOMPARE(back->fixUps.back().count, 14);
    }

    void absentPartsStayAbsent()
    {
        const Dataset bare = tests::bareDataset();
        const auto back = thereAndBack(bare);
        QVERIFY2(back.ok(), back.ok() ? "" : back.error().text().c_str());
        QCOMPARE(computedHash(*back), computedHash(bare));
        QVERIFY(back->labels.empty() && back->splits.empty() && lostInNpz(bare).empty());
        QCOMPARE(textOf(lostInNpz(tests::timedDataset())), std::string("names of classes;times of contacts;"));
    }

    /// A reader who trains on the arrays knows whether they have both directions.
    void itSaysWhichEdgesAreWritten()
    {
        QCOMPARE(
            edgesInNpz(tests::bareDataset()).text(),
            std::string("edge_index has each of the 1 undirected edges, on which the program trains, in both directions"));
        QCOMPARE(
            edgesInNpz(tests::fullDataset()).text(),
            std::string("edge_index has the 5 arcs as published; the program trains on the 3 undirected edges that follow "
                        "from them"));
    }

    void otherProgramsFindUsualTypes()
    {
        QVERIFY(writeNpz(at("types.npz"), tests::fullDataset()).ok());
        MemoryBudget budget;
        const auto npz = NpzArchive::open(at("types.npz"), budget);
        QVERIFY(npz.ok());
        for (const auto& [name, described] : {std::pair{"edge_index", "(2, 5) int64"}, std::pair{"x", "(5, 300) float32"},
                                              std::pair{"y", "(5,) int64"}, std::pair{"train_mask", "(5, 2) bool"},
                                              std::pair{"val_mask", "(5, 2) bool"}, std::pair{"test_mask", "(5, 2) bool"}}) {
            const auto array = npz->read(name);
            QVERIFY(array.ok());
            QCOMPARE(array->describe(), std::string(described));
        }
    }

    void whatDoesNotFitIsRefused()
    {
        Dataset dataset = tests::bareDataset();
        // Sparse, so that the test needs no memory for it: 32 bytes of edges, and 3 · (4 · 4e8 + 8).
        std::vector<std::int64_t> offsets(4, 0);
        dataset.features = graph::Features::sparse(3, 400'000'000, std::move(offsets), {}, {}).value();
        const auto written = writeNpz(at("large.npz"), dataset);
        QVERIFY(!written.ok());
        QVERIFY2(written.error().text().find("4800000056 bytes") != std::string::npos, written.error().text().c_str());
        QVERIFY(!std::filesystem::exists(at("large.npz")));
        QVERIFY(!writeNpz(at("no/such/folder.npz"), tests::bareDataset()).ok());
        QVERIFY(isNpzPath("a/b.NPZ") && !isNpzPath("npz") && !isNpzPath("a.npz.gz"));
    }
};

ROSA_EVENT_LOOP_TEST(TestNpzExport)
#include "tst_npz_export.moc"
