#include "core/data/contacts.h"

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/data/byte_coding.h"
#include "core/data/catalogue.h"
#include "core/data/import/import.h"
#include "core/data/mapped_writer.h"
#include "core/data/packed.h"
#include "core/data/packed_parts.h"
#include "tests/data/samples.h"
#include "tests/data/small_datasets.h"
#include "tests/data/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using namespace rosa::data::tests;

namespace fs = std::filesystem;

namespace {

/// Number of contacts of each snapshot.
std::vector<std::int64_t> sizes(const std::vector<TimeSnapshot>& snapshots)
{
    std::vector<std::int64_t> found;
    for (const TimeSnapshot& snapshot : snapshots) found.push_back(snapshot.contacts);
    return found;
}

std::vector<std::int64_t> cutInto(std::int32_t count, TimeCut cut = TimeCut::Contacts)
{
    return sizes(cutTime(timedDataset().contacts, 4, {count, cut}).value());
}

using Sizes = std::vector<std::int64_t>;

}  // namespace

class TestContacts : public QObject {
    Q_OBJECT

private:
    fs::path m_root;

private Q_SLOTS:
    void init()
    {
        m_root = fs::temp_directory_path() / ("rosa-contacts-" + std::to_string(QCoreApplication::applicationPid()));
        fs::remove_all(m_root);
        fs::create_directories(m_root);
    }
    void cleanup() { fs::remove_all(m_root); }

    void cutByContacts()
    {
        const auto snapshots = cutTime(timedDataset().contacts, 4, {2, TimeCut::Contacts});
        QVERIFY(snapshots.ok());
        QCOMPARE(sizes(*snapshots), (Sizes{3, 3}));
        const TimeSnapshot& first = snapshots->front();
        QCOMPARE(first.begin, std::int64_t{10});
        QCOMPARE(first.end, std::int64_t{20});
        QCOMPARE(first.graph.undirectedEdgeCount(), std::int64_t{2});  // 1 and 2 met twice
        QCOMPARE(first.active, (Nodes{0, 1, 2}));
        QCOMPARE(first.nodes, (Nodes{0, 1, 2, 3}));
        QVERIFY(snapshots->back().graph.hasArc(2, 3) && snapshots->back().graph.hasArc(3, 0));
        const graph::Graph joined = joinedGraph(*snapshots, 4);
        QVERIFY(sameGraph(joined, timedDataset().graph));
    }

    void isolatedNodesAreDropped()
    {
        Contacts contacts = timedDataset().contacts;
        contacts.dropsIsolated = true;
        const auto snapshots = cutTime(contacts, 4, {2, TimeCut::Contacts});
        QVERIFY(snapshots.ok());
        QCOMPARE(snapshots->front().nodes, (Nodes{0, 1, 2}));
        QCOMPARE(snapshots->back().nodes, (Nodes{0, 2, 3}));
    }

    /// Two simultaneous contacts at second 20 cannot be separated.
    void oneMomentIsNotCut()
    {
        QCOMPARE(cutInto(3), (Sizes{1, 3, 2}));  // the boundary after two contacts moves to the first one at 20
        QCOMPARE(cutInto(6), (Sizes{1, 2, 1, 1, 1, 0}));
    }

    /// A range of 2^63 seconds overflows.
    void endlessTimeIsRefused()
    {
        Contacts contacts;
        contacts.list = {{0, 0, 1}, {INT64_MAX, 0, 1}};
        QVERIFY(checkContacts(contacts, 2).error().text().starts_with("contact 1: expected a time of at most"));
        contacts.list.back().time = kLatestTime;
        QVERIFY(checkContacts(contacts, 2).ok());
        for (const TimeCut cut : {TimeCut::Duration, TimeCut::Contacts}) {
            const auto snapshots = cutTime(contacts, 2, {2, cut});
            QVERIFY(snapshots.ok());
            QCOMPARE(snapshots->back().end, kLatestTime);
        }
    }

    void cutByDuration()
    {
        QCOMPARE(cutInto(2, TimeCut::Duration), (Sizes{3, 3}));
        const auto snapshots = cutTime(timedDataset().contacts, 4, {6, TimeCut::Duration});
        QVERIFY(snapshots.ok());
        QCOMPARE(sizes(*snapshots), (Sizes{3, 0, 0, 0, 0, 3}));
        QVERIFY((*snapshots)[2].active.empty());
        QCOMPARE((*snapshots)[2].nodes.size(), std::size_t{4});
        QVERIFY((*snapshots)[2].begin > 20 && (*snapshots)[2].end < 90);
    }

    void whatCannotBeCut()
    {
        const auto tooMany = cutTime(timedDataset().contacts, 4, {7, TimeCut::Contacts});
        QVERIFY(!tooMany.ok());
        QCOMPARE(tooMany.error().text(), std::string("expected at most 6 time snapshots, the number of contacts, found 7"));
        QVERIFY(!cutTime({}, 4).ok());
    }

    void contactsAreChecked()
    {
        const auto problem = [](const std::vector<Contact>& list) {
            const auto checked = checkContacts({list, false}, 4);
            return checked ? std::string() : checked.error().text();
        };
        QCOMPARE(problem({{5, 0, 1}, {5, 1, 2}}), std::string());
        QCOMPARE(problem({{5, 0, 1}, {4, 1, 2}}), std::string("contact 1: expected a time of 5 or later, found 4"));
        QCOMPARE(problem({{-1, 0, 1}}), std::string("contact 0: expected a time of 0 or later, found -1"));
        QCOMPARE(problem({{5, 0, 4}}), std::string("contact 0: expected nodes below 4, found 4"));
        QCOMPARE(problem({{5, 2, 2}}), std::string("contact 0: expected two different nodes, found node 2 twice"));
        Dataset set = timedDataset();
        set.contacts.list.push_back({1, 0, 1});
        QVERIFY(!checkDataset(set).ok());
    }

    void bothFormsOfTheFileKeepThem()
    {
        Dataset set = timedDataset();
        for (const bool drops : {false, true}) {
            set.contacts.dropsIsolated = drops;
            const auto bytes = packDataset(set);
            QVERIFY(bytes.ok());
            const auto back = unpackDataset(*bytes, "here");
            QVERIFY2(back.ok(), back ? "" : back.error().text().c_str());
            QVERIFY(sameDataset(*back, set));
            const fs::path file = m_root / ("timed" + std::to_string(drops) + ".rosadata");
            QVERIFY(writeMapped(file, set).ok());
            const auto mapped = readPacked(file);
            QVERIFY2(mapped.ok(), mapped ? "" : mapped.error().text().c_str());
            QVERIFY(sameDataset(*mapped, set));
            QCOMPARE(checkPacked(file).value(), computedHash(set));
        }
    }

    /// Contacts are part of the hash; data sets without contacts keep theirs, and the two treatments of isolated people differ.
    void theyEnterTheHash()
    {
        Dataset set = timedDataset();
        const std::string timed = computedHash(set);
        set.contacts.dropsIsolated = true;
        const std::string dropping = computedHash(set);
        set.contacts = {};
        QVERIFY(timed != dropping && timed != computedHash(set) && dropping != computedHash(set));
    }

    void damagedContactsAreRefused()
    {
        const auto read = [](const std::vector<std::uint64_t>& numbers) {
            ByteWriter out;
            for (const std::uint64_t number : numbers) out.varint(number);
            ByteReader in(out.bytes(), "here");
            return packed::takeContacts(in, 4);
        };
        QCOMPARE(read({1, 1, 7, 0, 3}).value().list, (std::vector<Contact>{{7, 0, 3}}));
        for (const auto& numbers : std::vector<std::vector<std::uint64_t>>{{2, 1, 7, 0, 3},           // invalid kind
                                                                           {0, 2, 7, 0, 3},           // one is missing
                                                                           {0, 1, 7, 0, 4},           // invalid node
                                                                           {0, 1, UINT64_MAX, 0, 3},  // invalid time
                                                                           {0, 1u << 30, 7, 0, 3},    // exceeds the size
                                                                           {0, 1, 7, 0, 3, 9}})       // extra number
            QVERIFY(!read(numbers).ok());
    }

    void oneFileIsTwoDataSets()
    {
        put(m_root / "meetings.dat", "20 7 9\n40 7 9\n60 3 7\n");
        const Catalogue catalogue(m_root / "store");
        const auto imported = importDatasets(catalogue, m_root / "meetings.dat", {.as = "office"});
        QVERIFY2(imported.ok(), imported ? "" : imported.error().text().c_str());
        QCOMPARE(imported->size(), std::size_t{2});
        QVERIFY(!catalogue.open("office").value().contacts.dropsIsolated);
        QVERIFY(catalogue.open("office-star").value().contacts.dropsIsolated);
        const auto star = importDatasets(catalogue, m_root / "meetings.dat", {.only = "meetings-star", .as = "own"});
        QVERIFY(star.ok());
        QVERIFY(catalogue.open("own").value().contacts.dropsIsolated);
        QCOMPARE(findSource(m_root / "meetings.dat", {}).value().name, std::string("meetings"));
    }

    void thePublishedFileHasItsUsualName()
    {
        put(m_root / "tij_InVS.dat", "20 7 9\n");
        const auto found = findDatasets(m_root);
        QVERIFY(found.ok());
        QCOMPARE(found->size(), std::size_t{2});
        QCOMPARE(found->front().name, std::string("ciaw"));
        QCOMPARE(found->back().name, std::string("ciaw-star"));
    }
};

ROSA_EVENT_LOOP_TEST(TestContacts)
#include "tst_contacts.moc"
