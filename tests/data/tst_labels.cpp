/// Classes from what files say: gaps, missing labels.
#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/data/arrays/npy.h"
#include "core/data/import/import.h"
#include "core/data/parts/assemble.h"
#include "tests/data/samples.h"
#include "tests/data/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using rosa::data::tests::fixUp;
using rosa::data::tests::put;

namespace fs = std::filesystem;

namespace {

using Classes = LargeBuffer<std::int32_t>;
using Names = std::vector<std::string>;

std::string notesOf(const Dataset& dataset)
{
    std::string text;
    for (const FixUp& fix : dataset.fixUps) text += fix.what.text() + ": " + std::to_string(fix.count) + "\n";
    return text;
}

}  // namespace

class TestLabels : public QObject {
    Q_OBJECT

private:
    std::optional<TemporaryFolder> m_folder;

    Result<Dataset> read(const ReadOptions& options = {})
    {
        ROSA_TRY_ASSIGN(const auto source, findSource(m_folder->path(), "", options));
        return readSource(source);
    }
    /// A ring of nodes a, b, … with these labels.
    void putLabels(const Names& labels)
    {
        std::string nodes = "id,label,size\n", edges = "source,target\n";
        for (std::size_t i = 0; i < labels.size(); ++i) {
            nodes += std::string(1, static_cast<char>('a' + i)) + "," + labels[i] + ",1.5\n";
            edges +=
                std::string(1, static_cast<char>('a' + i)) + "," + static_cast<char>('a' + (i + 1) % labels.size()) + "\n";
        }
        put(m_folder->path() / "nodes.csv", nodes);
        put(m_folder->path() / "edges.csv", edges);
    }

private Q_SLOTS:
    void init() { m_folder.emplace(TemporaryFolder::make().value()); }

    void classNumbersMayHaveGaps_data()
    {
        QTest::addColumn<QVector<int>>("numbers");
        QTest::addColumn<QVector<int>>("classes");
        QTest::addColumn<QString>("names");
        QTest::addColumn<int>("unlabelled");
        QTest::newRow("5, 15, 25") << QVector<int>{15, 5, 25, 5} << QVector<int>{1, 0, 2, 0} << QStringLiteral("5 15 25")
                                   << 0;
        QTest::newRow("from 1") << QVector<int>{1, 3, 2, 1} << QVector<int>{0, 2, 1, 0} << QStringLiteral("1 2 3") << 0;
        QTest::newRow("-1") << QVector<int>{-1, 2, 0, -1} << QVector<int>{-1, 1, 0, -1} << QStringLiteral("0 2") << 2;
        QTest::newRow("large") << QVector<int>{2000000000, 7, 7, 7} << QVector<int>{1, 0, 0, 0}
                               << QStringLiteral("7 2000000000") << 0;
    }
    void classNumbersMayHaveGaps()
    {
        QFETCH(QVector<int>, numbers);
        QFETCH(QVector<int>, classes);
        QFETCH(QString, names);
        QFETCH(int, unlabelled);
        NpzWriter npz;
        const std::vector<std::int64_t> y(numbers.begin(), numbers.end());
        npz.add<std::int64_t>("edge_index", std::vector<std::int64_t>{0, 1, 2, 1, 2, 3}, std::vector<std::int64_t>{2, 3});
        npz.add<std::int64_t>("y", y, std::vector<std::int64_t>{4});
        QVERIFY(npz.write(m_folder->path() / "g.npz").ok());
        const auto dataset = read();
        VERIFY_OK(dataset);
        QCOMPARE(dataset->labels.ofNode, Classes(classes.begin(), classes.end()));
        QString found;
        for (const std::string& name : dataset->labels.classNames) found += QString::fromStdString(name) + QLatin1Char(' ');
        QCOMPARE(found.trimmed(), names);
        QCOMPARE(fixUp(*dataset, "nodes without a label"), std::int64_t{unlabelled});
    }

    void textsForMissingLabels()
    {
        putLabels({"", "NA", "?", "nan", "None", "null", "<NA>", "red", "blue", "red"});
        const auto dataset = read();
        VERIFY_OK(dataset);
        QCOMPARE(dataset->labels.classNames, (Names{"blue", "red"}));
        QCOMPARE(dataset->labels.ofNode, (Classes{-1, -1, -1, -1, -1, -1, -1, 1, 0, 1}));
        QVERIFY2(fixUp(*dataset, "nodes without a label (empty or NA, <NA>, nan, None, null, ?)") == 7,
                 notesOf(*dataset).c_str());
    }

    void minusOneIsMissingAmongNumbersOnly()
    {
        putLabels({"1", "-1", "2", "1", "2"});
        auto dataset = read();
        VERIFY_OK(dataset);
        QCOMPARE(dataset->labels.ofNode, (Classes{0, -1, 1, 0, 1}));
        putLabels({"+1", "-1", "+1", "-1", "none"});
        dataset = read();
        VERIFY_OK(dataset);
        QCOMPARE(dataset->labels.classCount(), 3);
    }

    void theUserSaysWhatIsMissing()
    {
        putLabels({"NA", "ZA", "NA", "ZA", "other", ""});
        auto dataset = read({.unlabelled = Names{"other"}});
        VERIFY_OK(dataset);
        QCOMPARE(dataset->labels.classNames, (Names{"NA", "ZA"}));
        QCOMPARE(dataset->labels.ofNode, (Classes{0, 1, 0, 1, -1, -1}));
        dataset = read({.unlabelled = Names{}});
        VERIFY_OK(dataset);
        QCOMPARE(dataset->labels.classCount(), 3);
    }

    /// Numbers of a format without texts.
    void theUserSaysWhichNumberIsMissing()
    {
        NpzWriter npz;
        npz.add<std::int64_t>("edge_index", std::vector<std::int64_t>{0, 1, 2, 1, 2, 3}, std::vector<std::int64_t>{2, 3});
        npz.add<std::int64_t>("y", std::vector<std::int64_t>{0, 1, 9, 1}, std::vector<std::int64_t>{4});
        QVERIFY(npz.write(m_folder->path() / "g.npz").ok());
        const auto dataset = read({.unlabelled = Names{"0"}});
        VERIFY_OK(dataset);
        QCOMPARE(dataset->labels.classNames, (Names{"1", "9"}));
        QCOMPARE(dataset->labels.ofNode, (Classes{-1, 0, 1, 0}));
        QCOMPARE(fixUp(*dataset, "labels taken as missing (0)"), std::int64_t{1});
        VERIFY_OK(checkDataset(*dataset));
    }

    void namesAreNotMissingInOtherFields()
    {
        putLabels({"x", "y", "x", "y"});
        put(m_folder->path() / "nodes.csv", "id,label,size\nNA,x,1.5\nnan,y,2\nNULL,x,2\n?,y,2\n");
        put(m_folder->path() / "edges.csv", "source,target\nNA,nan\nNULL,?\n");
        const auto dataset = read();
        VERIFY_OK(dataset);
        QCOMPARE(dataset->nodeNames, (Names{"NA", "nan", "NULL", "?"}));
        QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{2});
    }
};

ROSA_TEST(TestLabels)
#include "tst_labels.moc"
