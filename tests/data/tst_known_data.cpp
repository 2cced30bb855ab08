#include "core/data/known_data.h"

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/data/import/import.h"
#include "core/data/writers/npz_export.h"
#include "tests/data/samples.h"
#include "tests/data/support.h"
#include "tests/program/test_folders.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using namespace rosa::data::tests;

namespace fs = std::filesystem;

namespace {

/// Cora without its first edge and with one that it does not have: 0 – 1.
Dataset rewiredCora()
{
    Dataset cora = Catalogue().open("cora").value();
    std::vector<graph::Arc> arcs{{0, 1}};
    for (graph::Node node = 0; node < cora.graph.nodeCount(); ++node)
        for (const graph::Node other : cora.graph.neighbours(node))
            if (other > node && !(node == 0 && other == cora.graph.neighbours(0).front())) arcs.push_back({node, other});
    cora.graph = graph::Graph::undirected(cora.graph.nodeCount(), std::move(arcs)).value();
    cora.published.reset();
    return cora;
}

}  // namespace

class TestKnownData : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The hash of a triangle with a tail, computed by `sha256sum` from the bytes of 0 1, 0 2, 1 2, 2 3.
    void theHashIsThatOfTheSortedEdges()
    {
        const auto tail = graph::Graph::undirected(4, {{3, 2}, {1, 0}, {2, 0}, {2, 1}}).value();
        QCOMPARE(structureHash(tail), std::string("d39c8b0f2a76b8bb60c18aa152fc30d670cffcacac1b46f826762fd3ce799c92"));
    }

    void embeddedDataSetsAreThePublishedOnes()
    {
        for (const char* name : {"cora", "citeseer", "pubmed", "dblp", "cornell", "texas", "wisconsin"}) {
            const Difference difference = differenceFromKnown(name, Catalogue().open(name).value());
            QVERIFY2(difference.note.empty() && !difference.isNamesake, difference.note.text().c_str());
        }
        QVERIFY(differenceFromKnown("mine", rewiredCora()).note.empty());  // No published data set has this name.
    }

    void otherCountsOrEdgesMakeANamesake()
    {
        const Difference counts = differenceFromKnown("dblp", Catalogue().open("cora").value());
        QVERIFY(counts.isNamesake);
        QVERIFY2(
            counts.note.text().starts_with(
                "data set dblp is not the published one of this name, which has 17716 nodes, 52867 edges, 1639 features "
                "and 4 classes instead of 2708, 5278, 1433 and 7; no published number"),
            counts.note.text().c_str());
        const Difference edges = differenceFromKnown("cora", rewiredCora());
        QVERIFY(edges.isNamesake);
        QVERIFY2(edges.note.text().find("the counts are equal, but the edges") != std::string::npos,
                 edges.note.text().c_str());
    }

    /// Presets and numbers still apply: the article's graph and classes.
    void weightedFeaturesAreSaid()
    {
        Dataset cora = Catalogue().open("cora").value();
        std::vector<float> values(cora.features.values().begin(), cora.features.values().end());
        values.front() = 0.5f;
        const auto offsets = cora.features.offsets();
        const auto columns = cora.features.columnIndices();
        cora.features =
            graph::Features::sparse(cora.features.rows(), cora.features.columns(), {offsets.begin(), offsets.end()},
                                    {columns.begin(), columns.end()}, std::move(values))
                .value();
        const Difference difference = differenceFromKnown("cora", cora);
        QVERIFY(!difference.isNamesake);
        QVERIFY2(difference.note.text().find("weighted features") != std::string::npos, difference.note.text().c_str());
    }

    void exportAndImportKeepTheHash()
    {
        const auto folder = TemporaryFolder::make().value();
        const Catalogue store(folder.path() / "store");
        for (const char* name : {"cora", "cornell"}) {
            const Dataset set = Catalogue().open(name).value();
            const fs::path file = folder.path() / (std::string(name) + "-copy.npz");
            VERIFY_OK(writeNpz(file, set));
            VERIFY_OK(importDatasets(store, file, {}));
            QCOMPARE(structureHash(store.open(std::string(name) + "-copy").value().graph), structureHash(set.graph));
        }
    }

    /// A data set of a store is judged by its card; a damaged one by nobody.
    void aStoreIsJudgedWithoutOpeningLargeDataSets()
    {
        const auto folder = TemporaryFolder::make().value();
        const Catalogue store(folder.path());
        Dataset named = Catalogue().open("karate").value();
        named.name = "reddit";
        VERIFY_OK(store.add(named, false));
        QVERIFY(differenceFromKnown("reddit", store).isNamesake);
        QVERIFY(differenceFromKnown("cora", store).note.empty());
        QVERIFY(!differenceFromKnown("flickr", store).isNamesake);  // There is none.
    }

    void publishedFilesAreRecognised_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("name");
        QTest::newRow("pubmed") << "planetoid"
                                << "pubmed";
        QTest::newRow("dblp") << "citation-npz/dblp.npz"
                              << "dblp";
        QTest::newRow("photo") << "citation-npz/amazon_photo.npz"
                               << "amazon-photo";
        QTest::newRow("computers") << "citation-npz/amazon_cs.npz"
                                   << "amazon-computers";
        QTest::newRow("coauthors") << "citation-npz/coauthor_cs.npz"
                                   << "coauthor-cs";
        QTest::newRow("ciaw") << "sociopatterns"
                              << "ciaw";
    }
    void publishedFilesAreRecognised()
    {
        QFETCH(QString, file);
        QFETCH(QString, name);
        const fs::path path = test::sharedFolder() / "datasets" / file.toStdString();
        if (!fs::exists(path)) QSKIP("the published files are not here");
        const std::string wanted = name.toStdString();
        const std::string only = wanted == "pubmed" || wanted == "ciaw" ? wanted : std::string();
        const auto source = findSource(path, only);
        VERIFY_OK(source);
        const auto set = readSource(*source);
        VERIFY_OK(set);
        const Difference difference = differenceFromKnown(wanted, *set);
        QVERIFY2(!difference.isNamesake, difference.note.text().c_str());
        QVERIFY2(difference.note.empty(), difference.note.text().c_str());
    }
};

ROSA_TEST(TestKnownData)
#include "tst_known_data.moc"
