#include <QtTest/QTest>

#include <malloc.h>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/base/storage/large_buffer.h"
#include "core/data/generator.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/methods/method.h"
#include "core/learn/training/problem.h"
#include "tests/base/memory.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

constexpr int kLargeNodes = 200'000;
constexpr int kLargeColumns = 96;  ///< Features and representations, 77 MB each.
// Limits of memory in addition to the mapped file, in kilobytes.
constexpr long kMostMade = 15'000;         ///< For a problem: labels, a split. Features of a training part would take 46 MB.
constexpr long kMostMadeOfAPart = 30'000;  ///< Including a subgraph.
constexpr long kMostWorking = 60'000;      ///< For steps and an embedding: arrays of a range of rows, not of all rows.

/// Makes glibc return arrays of more than 1 MB to the system when they are freed. Otherwise it raises this threshold up to 32 MB, and the
/// size of the heap depends on the order of deallocation.
void giveBackWhatIsFreed()
{
#ifdef __GLIBC__
    ::mallopt(M_MMAP_THRESHOLD, 1 << 20);
    ::mallopt(M_TRIM_THRESHOLD, 1 << 20);
#endif
}

/// Anonymous memory after freed memory is returned, which would otherwise hide later allocations; −1 if unknown.
long keptKilobytes()
{
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
    return test::anonymousKilobytes();
}

}  // namespace

/// Anonymous memory during training and embedding of a mapped graph.
class TestLargeGraph : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<TemporaryFolder> m_folder;
    data::Dataset m_dataset;

    catalog::Configuration configurationOf(const std::string& encoder, bool isInductive)
    {
        return test::smallRosa(
            m_catalogue,
            {{"encoder.hidden", std::to_string(kLargeColumns)}, {"train.inductive", isInductive ? "true" : "false"}},
            "reference", encoder);
    }

    /// Steps and an embedding of a small graph, so that libraries allocate their persistent memory.
    void warmUp(const std::string& encoder)
    {
        const auto configuration = configurationOf(encoder, false);
        const data::Dataset dataset = test::twoRings();
        const auto data = ProblemData::make(dataset, configuration);
        const Problem problem = data->problem({});
        const auto method = makeMethod(configuration, problem);
        for (int epoch = 0; epoch < 3; ++epoch) QVERIFY(method->step(epoch).ok());
        QVERIFY(method->embed().ok());
    }

private Q_SLOTS:
    void initTestCase()
    {
        giveBackWhatIsFreed();
        setThreadCount(1);
        m_folder = std::make_unique<TemporaryFolder>(TemporaryFolder::make().value());
        init();
        const auto path = m_folder->path() / "large.rosadata";
        const data::BlockModelOptions options{
            .nodes = kLargeNodes, .meanDegree = 8, .features = kLargeColumns, .trainShare = 0.6, .validationShare = 0.1};
        const auto card = data::generateToFile(options, path, "large");
        QVERIFY2(card.ok(), card.ok() ? "" : card.error().text().c_str());
        m_dataset = data::readPacked(path).value();
    }

    void init() { qputenv("XDG_CACHE_HOME", m_folder->path().c_str()); }

    void littleIsHeld_data()
    {
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<bool>("isInductive");
        for (const char* encoder : {"gcn", "sage"})
            for (const bool isInductive : {false, true})
                QTest::addRow("%s, %s", encoder, isInductive ? "inductive" : "transductive")
                    << std::string(encoder) << isInductive;
    }

    void littleIsHeld()
    {
        QFETCH(std::string, encoder);
        QFETCH(bool, isInductive);
        {
            const long alone = test::anonymousKilobytes();
            const LargeBuffer<char> onFile(std::size_t{64} << 20, 'x');
            if (test::anonymousKilobytes() - alone > 32'000) QSKIP("no file without a name can be made here");
        }
        warmUp(encoder);
        const long before = keptKilobytes();
        if (before < 0) QSKIP("the system does not say");
        long most = 0;
        const auto look = [&] { return most = std::max(most, test::anonymousKilobytes() - before); };
        const auto configuration = configurationOf(encoder, isInductive);
        const auto data = ProblemData::make(m_dataset, configuration);
        QVERIFY2(data.ok(), data.ok() ? "" : data.error().text().c_str());
        const Problem problem = data->problem({});
        QVERIFY2(look() < kMostMade, qPrintable(QString::number(most)));
        const auto method = makeMethod(configuration, problem);
        for (int epoch = 0; epoch < 3; ++epoch) {
            QVERIFY(method->step(epoch).ok());
            look();
        }
        const auto embedding = method->embed([&](auto, auto) {
            look();
            return true;
        });
        QVERIFY(embedding.ok());
        look();
        QCOMPARE(embedding->size(0), std::int64_t(kLargeNodes));
        QVERIFY2(most < kMostWorking, qPrintable(QString::number(most)));
    }

    /// Without scratch files the arrays are in memory, which the measurement detects.
    void withoutACacheFolderItIsHeld()
    {
        qputenv("XDG_CACHE_HOME", "/proc/nowhere");
        warmUp("gcn");
        const long before = keptKilobytes();
        if (before < 0) QSKIP("the system does not say");
        const auto configuration = configurationOf("gcn", true);
        const auto data = ProblemData::make(m_dataset, configuration);
        const Problem problem = data->problem({});
        const auto method = makeMethod(configuration, problem);
        QVERIFY(method->step(0).ok());
        // The subgraph without features.
        const long made = test::anonymousKilobytes() - before;
        QVERIFY2(made < kMostMadeOfAPart, qPrintable(QString::number(made)));
        long most = 0;
        const auto embedding = method->embed([&](auto, auto) {
            most = std::max(most, test::anonymousKilobytes() - before);
            return true;
        });
        QVERIFY(embedding.ok());
        QVERIFY2(most > kMostWorking, qPrintable(QString::number(most)));
    }
};

ROSA_EVENT_LOOP_TEST(TestLargeGraph)
#include "tst_large_graph.moc"
