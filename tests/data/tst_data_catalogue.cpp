#include "core/data/catalogue.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

#include "core/base/files.h"
#include "core/base/text/printable.h"
#include "core/data/class_names.h"
#include "core/data/embedded.h"
#include "core/data/import/import.h"
#include "core/graph/statistics.h"
#include "tests/data/packed_surgery.h"
#include "tests/data/samples.h"
#include "tests/data/small_datasets.h"
#include "tests/program/test_folders.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using namespace rosa::data::tests;

namespace fs = std::filesystem;

namespace {

/// Files below a folder, as relative paths, sorted.
std::vector<std::string> filesBelow(const fs::path& folder)
{
    std::vector<std::string> files;
    if (!fs::exists(folder)) return files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) files.push_back(fs::relative(entry.path(), folder).string());
    std::sort(files.begin(), files.end());
    return files;
}

template <typename T>
std::string messageOf(const Result<T>& result)
{
    return result.ok() ? std::string() : result.error().text();
}

}  // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder.emplace(TemporaryFolder::make().value());
        m_store = m_folder->path() / "store";
    }

    /// The order of the documented names follows from the sizes of the classes, which all differ.
    void documentedClassesHaveTheirSizes()
    {
        QCOMPARE(documentedClasses().size(), std::size_t{2});
        for (const char* name : {"cora", "citeseer"}) {
            auto set = Catalogue().open(name);
            QVERIFY(set.ok());
            const std::string hash = contentHash(*set);
            const auto known = std::ranges::find(documentedClasses(), hash, &DocumentedClasses::contentHash);
            QVERIFY2(known != documentedClasses().end(), hash.c_str());
            const auto sizes = graph::classSizes(set->labels);
            QVERIFY(std::ranges::equal(sizes, known->sizes));
            QCOMPARE(std::set<std::int64_t>(sizes.begin(), sizes.end()).size(), sizes.size());
            QCOMPARE(set->labels.classNames.front(), std::string("0"));
            nameClasses(hash, set->labels);
            QCOMPARE(set->labels.classNames.front(), std::string(known->names.front()));
            QCOMPARE(contentHash(*set), hash);
            // Names of the user's own stay.
            set->labels.classNames.front() = "mine";
            nameClasses(hash, set->labels);
            QCOMPARE(set->labels.classNames.front(), std::string("mine"));
        }
        QVERIFY(documentedClassNames("").empty());
        QVERIFY(documentedClassNames(contentHash(Catalogue().open("karate").value())).empty());
    }

    void embeddedCounts_data()
    {
        QTest::addColumn<qint64>("nodes");
        QTest::addColumn<qint64>("edges");
        QTest::addColumn<int>("features");
        QTest::addColumn<int>("classes");
        QTest::addColumn<int>("splits");
        QTest::addColumn<double>("homophily");
        QTest::newRow("cora") << qint64{2708} << qint64{5278} << 1433 << 7 << 1 << 0.810;
        QTest::newRow("citeseer") << qint64{3327} << qint64{4552} << 3703 << 6 << 1 << 0.736;
        QTest::newRow("pubmed") << qint64{19717} << qint64{44324} << 500 << 3 << 1 << 0.802;
        QTest::newRow("dblp") << qint64{17716} << qint64{52867} << 1639 << 4 << 0 << 0.828;
        QTest::newRow("cornell") << qint64{183} << qint64{277} << 1703 << 5 << 10 << 0.296;
        QTest::newRow("texas") << qint64{183} << qint64{279} << 1703 << 5 << 10 << 0.061;
        QTest::newRow("wisconsin") << qint64{251} << qint64{450} << 1703 << 5 << 10 << 0.178;
        QTest::newRow("karate") << qint64{34} << qint64{78} << 34 << 2 << 0 << 67.0 / 78;
    }

    void embeddedCounts()
    {
        const std::string name = QTest::currentDataTag();
        QFETCH(qint64, nodes);
        QFETCH(qint64, edges);
        QFETCH(int, features);
        QFETCH(int, classes);
        QFETCH(int, splits);
        QFETCH(double, homophily);
        const Catalogue catalogue;
        const auto set = catalogue.open(name);
        QVERIFY2(set.ok(), messageOf(set).c_str());
        QCOMPARE(set->name, name);
        QVERIFY(!set->title.empty() && !set->source.empty());
        QCOMPARE(qint64{set->graph.nodeCount()}, nodes);
        QCOMPARE(qint64{set->graph.undirectedEdgeCount()}, edges);
        QCOMPARE(set->features.columns(), features);
        QCOMPARE(set->features.isBinary(), name != "pubmed" && name != "dblp");
        QCOMPARE(set->labels.classCount(), classes);
        QCOMPARE(static_cast<int>(set->splits.size()), splits);
        QVERIFY(std::abs(*graph::edgeHomophily(set->graph, set->labels) - homophily) < 0.0006);
        QCOMPARE(catalogue.check(name).value().contentHash, contentHash(*set));
        for (const graph::Split& split : set->splits)
            QVERIFY(!split.train.empty() && !split.validation.empty() && !split.test.empty());
    }

    void embeddedComeFirst()
    {
        const auto entries = Catalogue(m_store).list();
        QVERIFY(entries.ok());
        QCOMPARE(entries->size(), embeddedFiles().size());
        QCOMPARE(entries->front().name, std::string("cora"));
        QCOMPARE(entries->front().card.edges, std::int64_t{5278});
        QVERIFY(!fs::exists(m_store));
    }

    /// Embedded data equal the published files.
    void embeddedAreAsPublished()
    {
        const fs::path published = test::sharedFolder() / "datasets";
        if (!fs::exists(published)) QSKIP("the published files are not here");
        int compared = 0;
        for (const char* folder : {"planetoid", "webkb", "citation-npz/dblp.npz"}) {
            const auto sources = findSources(published / folder);
            QVERIFY2(sources.ok(), messageOf(sources).c_str());
            for (const Source& source : *sources) {
                if (!Catalogue().has(source.name)) continue;  // Others may stand beside those that are embedded.
                const auto set = readSource(source);
                QVERIFY2(set.ok(), messageOf(set).c_str());
                QCOMPARE(contentHash(*set), Catalogue().find(source.name).value().card.contentHash);
                ++compared;
            }
        }
        QCOMPARE(compared, 7);
    }

    void whatIsAddedIsFound()
    {
        const Catalogue catalogue(m_store);
        const auto added = catalogue.add(fullDataset(), false);
        QVERIFY2(added.ok(), messageOf(added).c_str());
        QCOMPARE(filesBelow(m_store), std::vector<std::string>{"data/small.rosadata"});
        QVERIFY(sameDataset(catalogue.open("small").value(), fullDataset()));
        QCOMPARE(catalogue.list()->back().card.title, std::string("Small graph"));
        QCOMPARE(catalogue.list()->back().bytes, std::uint64_t{fs::file_size(added->path)});
        QCOMPARE(catalogue.check("small")->contentHash, contentHash(fullDataset()));
        QVERIFY(catalogue.remove("small").ok());
        QVERIFY(!catalogue.has("small"));
        QVERIFY(filesBelow(m_store).empty());
    }

    void aCopiedFileGoesByItsNewName()
    {
        const Catalogue catalogue(m_store);
        QVERIFY(catalogue.add(fullDataset(), false).ok());
        fs::rename(m_store / "data/small.rosadata", m_store / "data/other.rosadata");
        QCOMPARE(catalogue.open("other")->name, std::string("other"));
        QVERIFY(catalogue.check("other").ok());
        QVERIFY(!catalogue.has("small"));
    }

    void unknownNamesGetAHint()
    {
        const Catalogue catalogue(m_store);
        QVERIFY(catalogue.add(fullDataset(), false).ok());
        QCOMPARE(messageOf(catalogue.open("crora")), std::string("unknown data set \"crora\"; did you mean cora?"));
        QCOMPARE(messageOf(catalogue.open("smal")), std::string("unknown data set \"smal\"; did you mean small?"));
        QCOMPARE(messageOf(catalogue.open("../data/small")), std::string("../data/small: no such file"));
        QCOMPARE(
            messageOf(catalogue.open("flickr")),
            std::string("data set \"flickr\" is left out of this program; import its published files by rosa data import"));
        QCOMPARE(messageOf(catalogue.remove("zzzzzzzzzz")),
                 std::string("unknown data set \"zzzzzzzzzz\"; available: cora, citeseer, pubmed, dblp, cornell, texas, "
                             "wisconsin, karate, small"));
    }

    void takenNamesAreRefused()
    {
        const Catalogue catalogue(m_store);
        Dataset set = fullDataset();
        QVERIFY(catalogue.add(set, false).ok());
        set.title = "Second";
        QVERIFY(messageOf(catalogue.add(set, false)).find("already") != std::string::npos);
        QCOMPARE(catalogue.open("small")->title, std::string("Small graph"));
        QVERIFY(catalogue.add(set, true).ok());
        QCOMPARE(catalogue.open("small")->title, std::string("Second"));
        set.name = "cora";
        QVERIFY(messageOf(catalogue.add(set, true)).find("embedded") != std::string::npos);
        QVERIFY(messageOf(catalogue.remove("cora")).find("embedded") != std::string::npos);
    }

    /// Earlier versions imported data sets under names that are embedded now: the store keeps its own, whatever it contains.
    void aFileOfTheStoreReplacesAnEmbeddedDataSet()
    {
        const Catalogue catalogue(m_store);
        QCOMPARE(catalogue.find("dblp")->origin, Origin::Embedded);
        Dataset set = fullDataset();
        set.name = "dblp";
        fs::create_directories(m_store / "data");
        QVERIFY(writePacked(m_store / "data/dblp.rosadata", set).ok());
        QVERIFY(sameDataset(catalogue.open("dblp").value(), set));
        QCOMPARE(catalogue.find("dblp")->origin, Origin::Imported);
        QCOMPARE(catalogue.check("dblp")->contentHash, contentHash(set));
        const auto entries = catalogue.list();
        QCOMPARE(std::ranges::count(*entries, "dblp", &CatalogueEntry::name), 1);
        QCOMPARE(entries->back().name, std::string("dblp"));
        set.title = "Named";
        QVERIFY(messageOf(catalogue.add(set, false)).find("already") != std::string::npos);
        QVERIFY(catalogue.add(set, true).ok());
        QCOMPARE(catalogue.open("dblp")->title, std::string("Named"));
        QVERIFY(catalogue.remove("dblp").ok());
        QCOMPARE(catalogue.open("dblp")->graph.nodeCount(), graph::Node{17716});
        QVERIFY(messageOf(catalogue.remove("dblp")).find("embedded") != std::string::npos);
    }

    void namesAreTame()
    {
        for (const char* good : {"a", "9-lives", "cora_2"}) QVERIFY(checkName(good).ok());
        for (const char* bad : {"", "-a", "_a", "A", "a b", "a/b", "..", "a.b", "é"}) QVERIFY(!checkName(bad).ok());
        QVERIFY(!checkName(std::string(65, 'a')).ok());
        QVERIFY(messageOf(checkName("My Graph (2)")).ends_with("; for example \"my-graph-2\""));
    }

    void brokenFilesAreListedAndNamed()
    {
        const Catalogue catalogue(m_store);
        QVERIFY(catalogue.add(fullDataset(), false).ok());
        const fs::path path = m_store / "data/small.rosadata";
        std::string bytes = readTextFile(path).value();
        bytes[bytes.size() / 2] ^= 1;
        put(path, bytes);
        QVERIFY(messageOf(catalogue.check("small")).starts_with(path.string()));
        put(path, bytes.substr(0, 30));
        const auto entry = catalogue.list()->back();
        QCOMPARE(entry.name, std::string("small"));
        QVERIFY(entry.problem.has_value());
        QVERIFY(entry.problem->text().starts_with(path.string()));
        QVERIFY(!catalogue.open("small").ok());
        QVERIFY(catalogue.add(fullDataset(), true).ok());
        QVERIFY(catalogue.check("small").ok());
    }

    /// A content that differs from the card is detected even with a valid checksum.
    void contentIsHeldAgainstTheCard()
    {
        const Catalogue catalogue(m_store);
        QVERIFY(catalogue.add(fullDataset(), false).ok());
        const std::string hash = contentHash(fullDataset());
        const Bytes changed = withSection(packDataset(fullDataset()).value(), "CARD", [&](Bytes& content) {
            const auto named = std::as_bytes(std::span(hash));
            const auto at = std::search(content.begin(), content.end(), named.begin(), named.end());
            QVERIFY(at != content.end());
            *at = *at == std::byte{'0'} ? std::byte{'1'} : std::byte{'0'};
        });
        QVERIFY(writeFileAtomically(m_store / "data/small.rosadata", changed).ok());
        QVERIFY(catalogue.open("small").ok());
        QVERIFY(messageOf(catalogue.check("small")).ends_with(", found " + hash));
    }

    void eachSetOfAFolderIsImported()
    {
        const fs::path root = m_folder->path() / "files";
        fs::create_directories(root);
        writeSamples(root);
        const Catalogue catalogue(m_store);
        const auto imported = importDatasets(catalogue, root, {});
        QVERIFY2(imported.ok(), messageOf(imported).c_str());
        QVERIFY(imported->size() >= 9);
        for (const Imported& one : *imported) {
            QCOMPARE(one.end, ImportEnd::Added);
            QVERIFY(catalogue.check(one.entry.name).ok());
        }
        const auto again = importDatasets(catalogue, root, {});
        QVERIFY2(again.ok(), messageOf(again).c_str());
        for (const Imported& one : *again) QCOMPARE(one.end, ImportEnd::AlreadyThere);
    }

    void oneBrokenSetLeavesNothingBehind()
    {
        const fs::path root = m_folder->path() / "files";
        put(root / "a" / "edges.csv", "source,target\n0,1\n1,2\n");
        put(root / "b" / "edges.csv", "source,target\n0,1\n1\n");
        const auto imported = importDatasets(Catalogue(m_store), root, {});
        QVERIFY(!imported.ok());
        QVERIFY2(messageOf(imported).find("edges.csv") != std::string::npos, messageOf(imported).c_str());
        QVERIFY(!fs::exists(m_store));
        QVERIFY(importDatasets(Catalogue(m_store), root, {.only = "a"}).ok());
        QCOMPARE(filesBelow(m_store), std::vector<std::string>{"data/a.rosadata"});
    }

    /// Whoever collects the errors gets what can be read.
    void oneBrokenSetIsRefusedAlone()
    {
        const fs::path root = m_folder->path() / "files";
        put(root / "a" / "edges.csv", "source,target\n0,1\n1,2\n");
        put(root / "b" / "edges.csv", "source,target\n0,1\n1\n");
        put(root / "c" / "edges.csv", "source,target\n0,1\n1,3\n");
        std::vector<Error> refused;
        const auto imported = importDatasets(Catalogue(m_store), root, {}, {}, &refused);
        QVERIFY2(imported.ok(), messageOf(imported).c_str());
        QCOMPARE(imported->size(), 2U);
        QCOMPARE(refused.size(), 1U);
        QVERIFY2(refused[0].text().starts_with((root / "b" / "edges.csv").string() + ":3: "), refused[0].text().c_str());
        QCOMPARE(filesBelow(m_store), (std::vector<std::string>{"data/a.rosadata", "data/c.rosadata"}));
        fs::remove_all(root / "a");
        put(root / "c" / "edges.csv", "source,target\n0\n");
        refused.clear();
        const auto none = importDatasets(Catalogue(m_store), root, {}, {}, &refused);
        QVERIFY(!none.ok() && refused.empty());
        QVERIFY2(messageOf(none).find("b/edges.csv:3") < messageOf(none).find("c/edges.csv:2"), messageOf(none).c_str());
    }

    void optionsOfImport()
    {
        const fs::path root = m_folder->path() / "files";
        put(root / "a" / "edges.csv", "source,target\n0,1\n1,2\n");
        put(root / "b" / "edges.csv", "source,target\n0,1\n");
        const Catalogue catalogue(m_store);
        QCOMPARE(messageOf(importDatasets(catalogue, root, {.only = "c"})),
                 root.string() + ": expected a data set called \"c\", found a, b");
        QCOMPARE(messageOf(importDatasets(catalogue, root, {.as = "c"})),
                 root.string() + ": expected one data set to call \"c\", found a, b; choose one with --only");
        QVERIFY(!importDatasets(catalogue, root, {.only = "a", .as = "C"}).ok());
        QVERIFY(!importDatasets(catalogue, root, {.only = "a", .as = "cora"}).ok());
        QVERIFY(!importDatasets(catalogue, root / "nowhere", {}).ok());
        QVERIFY(!fs::exists(m_store));
        QVERIFY(importDatasets(catalogue, root, {.only = "a", .as = "c"}).ok());
        QVERIFY(messageOf(importDatasets(catalogue, root, {.only = "b", .as = "c"})).find("--replace") != std::string::npos);
        const auto replaced = importDatasets(catalogue, root, {.only = "b", .as = "c", .replace = true});
        QCOMPARE(replaced.value().front().end, ImportEnd::Replaced);
        QCOMPARE(catalogue.open("c")->graph.undirectedEdgeCount(), std::int64_t{1});
    }

    void packedFilesAreImported()
    {
        const fs::path path = m_folder->path() / "mine.rosadata";
        QVERIFY(writePacked(path, fullDataset()).ok());
        const Catalogue catalogue(m_store);
        QVERIFY(importDatasets(catalogue, path, {}).ok());
        Dataset expected = fullDataset();
        expected.name = "mine";
        QVERIFY(sameDataset(catalogue.open("mine").value(), expected));
    }

    /// A path whose bytes are no text is written with escapes, by which the file is found again.
    void aPathThatIsNoTextIsFound()
    {
        const fs::path path = m_folder->path() / "a\xff.rosadata";
        QVERIFY(writePacked(path, fullDataset()).ok());
        const std::string text = withByteEscapes(path.string());
        QVERIFY(text.ends_with("a\\xff.rosadata"));
        for (const std::string& name : {path.string(), text}) {
            const auto opened = Catalogue(m_store).open(name);
            QVERIFY2(opened.ok(), messageOf(opened).c_str());
            QCOMPARE(opened->name, std::string("a\\xff"));
        }
        QVERIFY(!Catalogue(m_store).open((m_folder->path() / "b\\xff.rosadata").string()).ok());
    }

    /// What a link in a store leads to belongs to somebody else.
    void aLinkedFolderIsRefused()
    {
        const fs::path outside = m_folder->path() / "outside";
        fs::create_directories(outside);
        fs::create_directories(m_store);
        fs::create_directory_symlink(outside, m_store / "data");
        QVERIFY(writePacked(outside / "small.rosadata", fullDataset()).ok());
        const Catalogue catalogue(m_store);
        Dataset other = fullDataset();
        other.name = "other";
        for (const std::string& message : {messageOf(catalogue.remove("small")), messageOf(catalogue.add(other, true)),
                                           messageOf(catalogue.open("small")), messageOf(catalogue.list())})
            QVERIFY2(message.find("data: expected a folder, found a symbolic link") != std::string::npos, message.c_str());
        QCOMPARE(filesBelow(outside), std::vector<std::string>{"small.rosadata"});
        QVERIFY(catalogue.open("cora").ok());
    }

    void embeddedContentIsNoConflict()
    {
        const auto cora = Catalogue().open("cora");
        const fs::path path = m_folder->path() / "cora.rosadata";
        QVERIFY(writePacked(path, *cora).ok());
        const auto imported = importDatasets(Catalogue(m_store), path, {.replace = true});
        QVERIFY2(imported.ok(), messageOf(imported).c_str());
        QCOMPARE(imported->front().end, ImportEnd::AlreadyThere);
        QVERIFY(!fs::exists(m_store));
    }

private:
    std::optional<TemporaryFolder> m_folder;
    fs::path m_store;
};

ROSA_TEST(TestCatalogue)
#include "tst_data_catalogue.moc"
