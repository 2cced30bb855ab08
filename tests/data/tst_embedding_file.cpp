#include "core/data/import/embedding_file.h"

#include <QtTest/QTest>

#include <array>
#include <fstream>

#include "core/base/files.h"
#include "core/data/arrays/npy.h"
#include "tests/data/small_datasets.h"
#include "tests/data/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using namespace rosa::data::tests;

namespace fs = std::filesystem;

class TestEmbeddingFile : public QObject {
    Q_OBJECT

    TemporaryFolder m_folder = TemporaryFolder::make().value();

    /// The file read as an embedding of three nodes 0, 1, 2 or of those of `dataset`.
    [[nodiscard]] Result<EmbeddingRows> read(const char* name, const std::string& content,
                                             const Dataset& dataset = bareDataset()) const
    {
        std::ofstream(m_folder.path() / name, std::ios::binary) << content;
        return readEmbeddingFile(m_folder.path() / name, dataset);
    }

    [[nodiscard]] std::string errorOf(const char* name, const std::string& content,
                                      const Dataset& dataset = bareDataset()) const
    {
        const auto rows = read(name, content, dataset);
        return rows ? "no error" : rows.error().text().substr(m_folder.path().string().size() + 1);
    }

    const std::vector<float> m_expected{0.25f, 0.5f, 1.25f, 1.5f, 2.25f, 2.5f};

private Q_SLOTS:
    void rowsArePutInOrderByTheirIds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("content");
        QTest::addColumn<bool>("isMatched");
        const auto row = [](const char* what, const char* name, const char* content, bool isMatched) {
            QTest::newRow(what) << QString::fromUtf8(name) << QString::fromUtf8(content) << isMatched;
        };
        row("node2vec", "a.emb", "3 2\n2 2.25 2.5\n0 0.25 0.5\n1 1.25 1.5\n", true);
        row("without a size", "a.txt", "2 2.25 2.5\n0 0.25 0.5\n1 1.25 1.5\n", true);
        row("text in order", "b.txt", "0.25 0.5\n1.25 1.5\n2.25 2.5\n", false);
        row("csv with a column id", "a.csv", "x,id,y\r\n2.25,2,2.5\r\n0.25,0,0.5\r\n1.25,1,1.5\r\n", true);
        row("pandas' index", "b.csv", ",a,b\n1,1.25,1.5\n0,0.25,0.5\n2,2.25,2.5\n", true);
        row("pandas' index and columns", "f.csv", ",0,1\n1,1.25,1.5\n0,0.25,0.5\n2,2.25,2.5\n", true);
        row("csv with ids alone", "c.csv", "1,1.25,1.5\n0,0.25,0.5\n2,2.25,2.5\n", true);
        row("csv in order", "d.csv", "0.25,0.5\n1.25,1.5\n2.25,2.5\n", false);
        row("csv with names of columns", "e.csv", "a,b\n0.25,0.5\n1.25,1.5\n2.25,2.5\n", false);
        row("tsv", "a.tsv", "node\ta\tb\n2\t2.25\t2.5\n0\t0.25\t0.5\n1\t1.25\t1.5\n", true);
    }
    void rowsArePutInOrderByTheirIds()
    {
        QFETCH(QString, name);
        QFETCH(QString, content);
        QFETCH(bool, isMatched);
        const auto rows = read(qPrintable(name), content.toStdString());
        VERIFY_OK(rows);
        QCOMPARE(rows->width, 2);
        QCOMPARE(rows->isMatched, isMatched);
        QVERIFY(rows->values == m_expected);
    }

    void namesOfNodesAreIds()
    {
        Dataset named = timedDataset();
        named.nodeNames = {"ann", "bob", "eve", "7"};
        const auto rows = read("names.csv", "7,3\nbob,1\nann,0\neve,2\n", named);
        VERIFY_OK(rows);
        QVERIFY(rows->isMatched && rows->values == (std::vector<float>{0, 1, 2, 3}));
        const auto other = read("other.csv", "bob,1\n7,3\nann,0\neve,2\n", named);
        VERIFY_OK(other);
        QVERIFY(other->isMatched && other->values == rows->values);
    }

    void archivesHaveIdsBesideTheMatrix()
    {
        const auto write = [&](const char* name, bool hasIds, bool hasSecond) {
            NpzWriter npz;
            const std::vector<float> matrix{2.25f, 2.5f, 0.25f, 0.5f, 1.25f, 1.5f};
            const std::vector<std::int64_t> ids{2, 0, 1};
            npz.add<float>("arr_0", matrix, std::array{std::int64_t{3}, std::int64_t{2}});
            if (hasIds) npz.add<std::int64_t>("node_ids", ids, std::array{std::int64_t{3}});
            if (hasSecond) npz.add<float>("other", matrix, std::array{std::int64_t{3}, std::int64_t{2}});
            VERIFY_OK(npz.write(m_folder.path() / name));
        };
        write("ids.npz", true, false);
        const auto rows = readEmbeddingFile(m_folder.path() / "ids.npz", bareDataset());
        VERIFY_OK(rows);
        QVERIFY(rows->isMatched && rows->values == m_expected);
        write("plain.npz", false, false);
        QVERIFY(!readEmbeddingFile(m_folder.path() / "plain.npz", bareDataset())->isMatched);
        write("two.npz", true, true);
        const auto two = readEmbeddingFile(m_folder.path() / "two.npz", bareDataset());
        QVERIFY(!two.ok());
        QVERIFY2(
            two.error().text().find("expected one matrix, or one called embedding, found arr_0, other") != std::string::npos,
            two.error().text().c_str());
    }

    void whatDoesNotFitIsNamed()
    {
        QCOMPARE(errorOf("a.emb", "2 1\n0 0\n1 1\n"),
                 std::string("a.emb: 1 of the 3 nodes of bare have no row, first node 2"));
        QCOMPARE(errorOf("b.emb", "3 1\n0 0\n1 1\n9 1\n"), std::string("b.emb:4: '9' is not a node of bare"));
        QCOMPARE(errorOf("c.emb", "3 1\n0 0\n1 1\n1 1\n"), std::string("c.emb:4: node '1' has a row already"));
        QCOMPARE(errorOf("d.emb", "3 2\n0 0 1\n1 1\n2 2 2\n"), std::string("d.emb:3: expected 3 fields, found 2"));
        QCOMPARE(errorOf("e.csv", "0,0.5\n1,x\n2,2.5\n"), std::string("e.csv:2: expected a number in column 2, found 'x'"));
        QCOMPARE(errorOf("f.csv", "0.5,0.5\n1,2\n"), std::string("f.csv: expected 3 rows, one per node of bare, found 2"));
        QCOMPARE(errorOf("g.csv", "0.5,nan\n1,2\n3,4\n"), std::string("g.csv: row 0 contains a value that is not finite"));
        QCOMPARE(errorOf("h.txt", ""),
                 std::string("h.txt: expected a matrix (nodes × dimensions), found one without columns"));
    }
};

ROSA_TEST(TestEmbeddingFile)
#include "tst_embedding_file.moc"
