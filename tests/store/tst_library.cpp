#include "core/store/library.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include <unistd.h>

#include "core/record/database.h"
#include "core/record/run_writer.h"
#include "core/store/annotations.h"
#include "core/store/run_labels.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;
using namespace rosa::store;

namespace {

std::string finishedRun(const std::filesystem::path& store, std::uint64_t seed, const std::string& name = {})
{
    RunOrigin origin;
    origin.name = name;
    auto writer = RunWriter::create(store, someConfiguration(seed), origin, {"loss"}).value();
    (void)writer->appendEpoch(1, std::vector<double>{2.0});
    (void)writer->appendEpoch(2, std::vector<double>{1.5});
    (void)writer->putDocument("evaluation", "{\"accuracy_mean\":0.84,\"accuracy_std\":0.01,\"protocol\":\"x\"}");
    (void)writer->setState(RunState::Finished);
    return writer->id();
}

/// If run as superuser: during its lifetime the process runs as another user, who owns the folder and its content.
class OtherUser {
public:
    explicit OtherUser(const std::filesystem::path& folder) : m_user(::getuid())
    {
        if (m_user != 0) return;
        (void)::chown(folder.c_str(), kNobody, kNobody);
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
            (void)::chown(entry.path().c_str(), kNobody, kNobody);
        (void)::setresuid(kNobody, kNobody, 0);
    }
    ~OtherUser()
    {
        if (m_user == 0) (void)::setresuid(m_user, m_user, m_user);
    }
    OtherUser(const OtherUser&) = delete;
    OtherUser& operator=(const OtherUser&) = delete;

private:
    static constexpr uid_t kNobody = 65534;
    uid_t m_user;
};

bool mentions(const Error& error, const std::string& text) { return error.text().find(text) != std::string::npos; }

}  // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsAreListedWithWhatCameOfThem()
    {
        const TemporaryStore store;
        const std::string first = finishedRun(store.path(), 1);
        const std::string second = finishedRun(store.path(), 2, "special");
        auto library = Library::open(store.path()).value();
        const auto runs = library->runs().value();
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs[0].id, second);
        QCOMPARE(runs[0].name, std::string("special"));
        QCOMPARE(runs[0].seed, std::uint64_t{2});
        QCOMPARE(runs[1].id, first);
        QCOMPARE(runs[1].dataset, std::string("cora"));
        QCOMPARE(runs[1].method, std::string("rosa"));
        QVERIFY(runs[1].state == RunState::Finished);
        QCOMPARE(runs[1].epochs, 2);
        QCOMPARE(runs[1].lastLoss, 1.5);
        QCOMPARE(runs[1].accuracyMean, 0.84);
        QCOMPARE(runs[1].accuracyStd, 0.01);
    }

    void changesOfARunAreSeen()
    {
        const TemporaryStore store;
        auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}).value();
        auto library = Library::open(store.path()).value();
        QVERIFY(std::isnan(library->runs()->at(0).lastLoss));
        for (int epoch = 1; epoch <= 30; ++epoch) {
            QVERIFY(writer->appendEpoch(epoch, std::vector<double>{1.0 / epoch}).ok());
            QVERIFY(writer->flush().ok());
            QCOMPARE(library->runs()->at(0).epochs, epoch);
            QCOMPARE(library->runs()->at(0).lastLoss, 1.0 / epoch);
        }
        QVERIFY(library->runs()->at(0).state == RunState::Running);
        writer.reset();
        QVERIFY(library->runs()->at(0).state == RunState::Interrupted);
    }

    void whatPeopleAddStays()
    {
        const TemporaryStore store;
        const std::string run = finishedRun(store.path(), 1);
        {
            auto library = Library::open(store.path()).value();
            VERIFY_OK(library->rename(run, "best so far"));
            VERIFY_OK(library->setNotes(run, "λ = 20, \"as printed\""));
            VERIFY_OK(library->setTags(run, {"b", "a", "b", ""}));
            QVERIFY(!library->rename("nothing", "x").ok());
            VERIFY_OK(library->setColour(run, 5));
            QVERIFY(!library->setColour(run, -1).ok());
            QVERIFY(!library->setColour("../" + run, 1).ok());
            QCOMPARE(coloursOf(store.path()), (std::map<std::string, int>{{run, 5}}));
            QVERIFY(!library->setTags("../" + run, {"x"}).ok());
        }
        auto library = Library::open(store.path()).value();
        VERIFY_OK(library->rescan([](const Error&) {}));
        const auto summary = library->runs()->at(0);
        QCOMPARE(summary.name, std::string("best so far"));
        QCOMPARE(summary.notes, std::string("λ = 20, \"as printed\""));
        QCOMPARE(summary.tags, (std::vector<std::string>{"b", "a"}));
        QCOMPARE(summary.colour, 5);
        VERIFY_OK(library->rename(run, ""));
        VERIFY_OK(library->setTags(run, {}));
        QCOMPARE(library->runs()->at(0).name, std::string("cora rosa"));
        QVERIFY(library->runs()->at(0).tags.empty());
        QVERIFY(!library->runs()->at(0).notes.empty());
    }

    /// In letters, not in bytes. A store of others may hold more.
    void whatPeopleAddIsBounded()
    {
        const TemporaryStore store;
        const std::string run = finishedRun(store.path(), 1, std::string(10'000, 'n'));
        auto library = Library::open(store.path()).value();
        QCOMPARE(library->runs()->at(0).name.size(), std::size_t{10'000});
        const auto letters = [](std::size_t count) {
            std::string text;
            for (; count > 0; --count) text += "λ";
            return text;
        };
        VERIFY_OK(library->rename(run, letters(kLongestName)));
        VERIFY_OK(library->setTags(run, std::vector<std::string>(kMostTags, letters(kLongestTag))));
        VERIFY_OK(library->setNotes(run, letters(kLongestNotes)));
        const auto isRefused = [](const Result<void>& given, const char* what) {
            return !given && given.error().kind == ErrorKind::BadInput && mentions(given.error(), what);
        };
        QVERIFY(isRefused(library->rename(run, letters(kLongestName + 1)), "at most 200 letters, this one has 201"));
        QVERIFY(isRefused(library->setTags(run, {letters(kLongestTag + 1)}), "at most 60 letters"));
        QVERIFY(isRefused(library->setTags(run, std::vector<std::string>(101, "t")), "at most 100 tags, these are 101"));
        QVERIFY(isRefused(library->setNotes(run, letters(kLongestNotes + 1)), "at most 20000 letters"));
        QCOMPARE(library->runs()->at(0).name, letters(kLongestName));

        QCOMPARE(shownName("short"), std::string("short"));
        QCOMPARE(shownName(letters(kLongestName)), letters(kLongestName));
        QCOMPARE(shownName(letters(10'000)), letters(kLongestName - 1) + "…");
        QCOMPARE(shownName(std::string(10'000, '\x80')).size(), 4 * (kLongestName - 1) + std::string("…").size());
        QCOMPARE(shownTags({"a", "b"}), std::string("a, b"));
        QCOMPARE(shownTags({letters(61)}), letters(59) + "…");
        const std::string many = shownTags(std::vector<std::string>(30'000, "t"));
        QCOMPARE(many.size(), 3 * kMostTags - 2 + std::string(", …").size());
    }

    /// A group of runs can be given by one name to tables and figures.
    void aGroupIsFoundByOneName()
    {
        const TemporaryStore store;
        std::vector<std::string> ids;
        for (const std::uint64_t seed : {2, 1}) {
            RunOrigin origin;
            origin.name = nameWithSeed("warm", seed);
            origin.group = "3a5f00c1d2e4";
            ids.push_back(RunWriter::create(store.path(), someConfiguration(seed), origin, {"loss"}).value()->id());
        }
        std::ranges::reverse(ids);  // by seed
        const std::string single = finishedRun(store.path(), 3, "alone");
        auto library = Library::open(store.path()).value();
        for (const char* name : {"warm", "3a5f", "3a5f00c1d2e4"}) QVERIFY(library->findAll(name).value() == ids);
        QVERIFY(library->findAll("alone").value() == std::vector{single});
        QVERIFY(library->findAll("warm seed 2").value() == std::vector{ids[1]});
        QCOMPARE(library->find("warm seed 1").value(), ids[0]);
        QVERIFY(mentions(library->find("warm").error(), "matches 2 runs"));
        QVERIFY(mentions(library->findAll("cold").error(), "no run \"cold\""));
        // Runs of equal configuration form a group, however they were created; other runs do not, even with equal names.
        VERIFY_OK(library->rename(single, "warm"));
        VERIFY_OK(library->rename(ids[0], "warm"));
        QVERIFY(library->findAll("warm").value() == (std::vector{ids[0], single}));
        catalog::Selection selection;
        selection.overrides = {{"transport.lambda", "80"}};
        const auto other = catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value();
        RunOrigin origin;
        origin.name = "warm";
        RunWriter::create(store.path(), other, origin, {"loss"}).value().reset();
        QVERIFY(mentions(library->findAll("warm").error(), "matches 3 runs"));
    }

    void turnsAreToldAndReadWhereAnOlderProgramLeftThemOut()
    {
        const TemporaryStore store;
        std::string run;
        {
            auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}).value();
            run = writer->id();
            VERIFY_OK(writer->addEvent(3, "pause", ""));
            VERIFY_OK(writer->addEvent(7, "set", R"({"key":"transport.lambda","value":"80","replayed":false})"));
            VERIFY_OK(writer->addEvent(7, "set", R"({"key":"transport.lambda","value":"80","replayed":true})"));
            VERIFY_OK(writer->addEvent(9, "set", "damaged"));
            VERIFY_OK(writer->setState(RunState::Finished));
        }
        const std::vector<Turn> turns{{7, "transport.lambda", "80"}};
        const auto listed = [&] { return Library::open(store.path()).value()->runs()->at(0).turns; };
        // An unchanged record: the library uses its stored summary.
        const std::filesystem::path folder = store.path() / "runs" / run;
        for (const auto& file : std::filesystem::directory_iterator(folder))
            std::filesystem::last_write_time(file.path(), file.last_write_time() - std::chrono::hours(1));
        QCOMPARE(listed(), turns);
        QCOMPARE(listed(), turns);
        const auto change = [&](const char* sql) {
            auto library = Database::open(store.path() / "library.sqlite", Database::Access::Create).value();
            VERIFY_OK(library.execute(sql));
        };
        change("UPDATE summary SET turns = ''");
        QCOMPARE(listed(), turns);
        change("ALTER TABLE summary DROP COLUMN turns");
        QCOMPARE(listed(), turns);
    }

    /// The name of the metric comes from the card of the evaluation, also for libraries of older versions.
    void whatTheAccuracyIsCalledIsTold()
    {
        const TemporaryStore store;
        std::string run;
        {
            auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}).value();
            run = writer->id();
            VERIFY_OK(writer->putDocument("evaluation", R"({"accuracy_mean":0.5,"protocol_card":{"metric":"micro-F1"}})"));
            VERIFY_OK(writer->setState(RunState::Finished));
        }
        const std::filesystem::path folder = store.path() / "runs" / run;
        for (const auto& file : std::filesystem::directory_iterator(folder))
            std::filesystem::last_write_time(file.path(), file.last_write_time() - std::chrono::hours(1));
        const auto listed = [&] { return Library::open(store.path()).value()->runs()->at(0).metric; };
        QCOMPARE(listed(), std::string("micro-F1"));
        {
            auto library = Database::open(store.path() / "library.sqlite", Database::Access::Create).value();
            VERIFY_OK(library.execute("ALTER TABLE summary DROP COLUMN metric"));
        }
        QCOMPARE(listed(), std::string("micro-F1"));
    }

    void runsAreFoundByWhatPeopleType()
    {
        const TemporaryStore store;
        const std::string first = finishedRun(store.path(), 1, "alpha");
        const std::string second = finishedRun(store.path(), 2, "beta");
        auto library = Library::open(store.path()).value();
        QCOMPARE(library->find(first).value(), first);
        QCOMPARE(library->find("beta").value(), second);
        std::size_t same = 0;
        while (first[same] == second[same]) ++same;
        QCOMPARE(library->find(first.substr(0, same + 1)).value(), first);
        const auto ambiguous = library->find("2");
        QVERIFY(!ambiguous.ok());
        QVERIFY(mentions(ambiguous.error(), first) && mentions(ambiguous.error(), second));
        QCOMPARE(library->find(second.substr(second.size() - 4)).value(), second);
        QVERIFY(library->findAll("eta").value() == std::vector{second});
        QVERIFY(mentions(library->find("alpa").error(), "alpha"));
        QVERIFY(!library->find("").ok());
        QVERIFY(!library->find("..").ok());
    }

    void deletionCanBeUndone()
    {
        const TemporaryStore store;
        const std::string run = finishedRun(store.path(), 1);
        auto library = Library::open(store.path()).value();
        VERIFY_OK(library->setTags(run, {"kept"}));
        QVERIFY(!library->purge(run).ok());
        VERIFY_OK(library->remove(run));
        QVERIFY(library->runs()->empty());
        QVERIFY(library->runs(true)->at(0).deleted);
        QVERIFY(mentions(library->find(run).error(), "deleted"));
        QVERIFY(mentions(RunReader::open(store.path(), run).error(), "deleted"));
        QCOMPARE(library->find(run.substr(0, 6), true).value(), run);
        VERIFY_OK(library->restore(run));
        QCOMPARE(library->runs()->at(0).tags, std::vector<std::string>{"kept"});
        QVERIFY(mentions(library->find(run.substr(0, 6), true).error(), "not deleted"));
        VERIFY_OK(library->remove(run));
        VERIFY_OK(library->purge(run));
        QVERIFY(library->runs(true)->empty());
        QVERIFY(!library->restore(run).ok());
        QVERIFY(std::filesystem::is_empty(store.path() / "bin"));
    }

    void aRunningRunIsNotDeleted()
    {
        const TemporaryStore store;
        auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}).value();
        auto library = Library::open(store.path()).value();
        QVERIFY(mentions(library->remove(writer->id()).error(), "being written"));
        const std::string run = writer->id();
        writer.reset();
        VERIFY_OK(library->remove(run));
    }

    void rescanReportsWhatCannotBeRead()
    {
        const TemporaryStore store;
        const std::string good = finishedRun(store.path(), 1);
        std::filesystem::create_directories(store.path() / "runs" / "broken");
        std::filesystem::create_directories(store.path() / "runs" / ".new-crashed");
        QVERIFY(writeFileAtomically(store.path() / "runs" / "broken" / "run.sqlite", std::string("no database")).ok());
        auto library = Library::open(store.path()).value();
        std::vector<std::string> problems;
        QCOMPARE(library->rescan([&](const Error& error) { problems.push_back(error.text()); }).value(), 1);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems[0].find("broken/run.sqlite") != std::string::npos);
        QVERIFY(!std::filesystem::exists(store.path() / "runs" / ".new-crashed"));
        const auto runs = library->runs().value();
        QCOMPARE(runs.size(), std::size_t{2});
        QVERIFY(!runs[1].problem.empty());
        VERIFY_OK(library->remove("broken"));
    }

    void aDamagedLibraryIsBegunAnew()
    {
        const TemporaryStore store;
        const std::string run = finishedRun(store.path(), 1);
        QVERIFY(writeFileAtomically(store.path() / "library.sqlite", std::string(5000, 'x')).ok());
        const auto opened = Library::open(store.path());
        QVERIFY(!opened.ok());
        QVERIFY(mentions(opened.error(), "rosa runs rescan"));
        auto library = Library::open(store.path(), true);
        VERIFY_OK(library);
        QCOMPARE((*library)->runs()->at(0).id, run);
        QVERIFY(std::filesystem::exists(store.path() / "library.sqlite.damaged"));
    }

    /// It is a cache, but for names, tags and notes: the runs are listed from their records, and the file stays for the program that wrote it.
    void aNewerLibraryLocksNobodyOut()
    {
        const TemporaryStore store;
        const std::string run = finishedRun(store.path(), 1);
        const std::filesystem::path file = store.path() / "library.sqlite";
        VERIFY_OK(Library::open(store.path()).value()->rename(run, "given"));
        VERIFY_OK(Library::open(store.path()).value()->setTags(run, {"a", "b"}));
        {
            auto database = Database::open(file, Database::Access::Write).value();
            VERIFY_OK(database.execute(
                "ALTER TABLE summary RENAME TO run_summary; CREATE TABLE future (a); PRAGMA user_version = 2"));
        }
        const std::string before = readTextFile(file).value();
        for (const bool repairs : {false, true}) {
            auto opened = Library::open(store.path(), repairs);
            VERIFY_OK(opened);
            Library& library = **opened;
            QVERIFY(library.notice().text().find("written by a newer version of the program") != std::string::npos);
            const auto runs = library.runs().value();
            QCOMPARE(runs.size(), std::size_t{1});
            QCOMPARE(runs[0].name, std::string("given"));
            QCOMPARE(runs[0].tags, (std::vector<std::string>{"a", "b"}));
            QCOMPARE(runs[0].lastLoss, 1.5);
            QCOMPARE(library.find("given").value(), run);
            QVERIFY(mentions(library.rename(run, "other").error(), "newer version"));
            QVERIFY(mentions(library.setTags(run, {}).error(), "newer version"));
            QCOMPARE(library.rescan([](const Error&) {}).value(), 1);
        }
        QVERIFY(readTextFile(file).value() == before);
        QVERIFY(!std::filesystem::exists(file.string() + ".damaged"));
        // Runs are folders: they can be deleted all the same.
        VERIFY_OK(Library::open(store.path()).value()->remove(run));
        QVERIFY(std::filesystem::exists(store.path() / "bin" / run));
        auto database = Database::open(file, Database::Access::Read).value();
        QCOMPARE(database.number("SELECT count(*) FROM addition").value(), std::int64_t{1});
    }

    /// Time stamp and size do not change with permissions, so that errors must not be cached.
    void aPassingFailureIsForgotten()
    {
        const TemporaryStore place;
        const std::filesystem::path store = place.path() / "store";
        const std::string run = finishedRun(store, 1);
        const std::filesystem::path record = store / "runs" / run / "run.sqlite";
        Library::open(store).value().reset();
        std::filesystem::last_write_time(record, std::filesystem::last_write_time(record) - std::chrono::hours(1));
        std::filesystem::permissions(record, std::filesystem::perms(0));
        {
            const OtherUser user(place.path());
            const auto library = Library::open(store);
            VERIFY_OK(library);
            QVERIFY(!(*library)->runs()->at(0).problem.empty());
        }
        std::filesystem::permissions(record, std::filesystem::perms(0644));
        const auto runs = Library::open(store).value()->runs();
        VERIFY_OK(runs);
        QCOMPARE(runs->at(0).problem.text(), std::string());
        QCOMPARE(runs->at(0).lastLoss, 1.5);
    }

    void aPathTooLongForADatabaseIsSaid()
    {
        const TemporaryStore place;
        std::filesystem::path store = place.path();
        for (int i = 0; i < 6; ++i) store /= std::string(90, 'x');
        const auto library = Library::open(store);
        QVERIFY(!library.ok());
        QVERIFY(mentions(library.error(), "use a store with a shorter path"));
        QVERIFY(!mentions(library.error(), "rescan"));
        QVERIFY(!Library::open(store, true).ok());
    }

    void aStoreThatCannotBeWrittenIsListed()
    {
        const TemporaryStore place;
        const std::filesystem::path store = place.path() / "store";
        const std::string run = finishedRun(store, 1);
        VERIFY_OK(Library::open(store).value()->rename(run, "given"));
        const ReadOnly medium(place.path());
        const auto library = Library::open(store);
        VERIFY_OK(library);
        const auto runs = (*library)->runs();
        VERIFY_OK(runs);
        QCOMPARE(runs->size(), std::size_t{1});
        QCOMPARE(runs->at(0).name, std::string("given"));
        QCOMPARE(runs->at(0).lastLoss, 1.5);
        QCOMPARE((*library)->find("given").value(), run);
        QVERIFY(RunReader::open(store, run).value()->info().ok());
        QVERIFY(mentions((*library)->rename(run, "other").error(), "cannot be written"));
        QVERIFY(mentions((*library)->setTags(run, {"a"}).error(), "cannot be written"));
        QVERIFY(!(*library)->remove(run).ok());
        QCOMPARE((*library)->runs()->at(0).name, std::string("given"));
    }

    void runsThatMayNotBeListedAreNotTakenForNone()
    {
        const TemporaryStore place;
        const std::filesystem::path store = place.path() / "store";
        finishedRun(store, 1);
        const ReadOnly medium(place.path(), store / "runs");
        const auto library = Library::open(store);
        VERIFY_OK(library);
        const auto runs = (*library)->runs();
        QVERIFY(!runs.ok());
        QVERIFY(mentions(runs.error(), "no permission"));
    }

    void aStoreThatCannotBeWrittenNeedsNoLibrary()
    {
        const TemporaryStore place;
        const std::filesystem::path store = place.path() / "store";
        const std::string run = finishedRun(store, 1);
        const ReadOnly medium(place.path());
        const auto library = Library::open(store);
        VERIFY_OK(library);
        QCOMPARE((*library)->runs()->at(0).id, run);
        QVERIFY(!std::filesystem::exists(store / "library.sqlite"));
    }

    void twoUseOneStore()
    {
        const TemporaryStore store;
        auto here = Library::open(store.path()).value();
        auto there = Library::open(store.path()).value();
        const std::string run = finishedRun(store.path(), 1);
        QCOMPARE(here->runs()->size(), std::size_t{1});
        VERIFY_OK(there->rename(run, "there"));
        QCOMPARE(here->find("there").value(), run);
        VERIFY_OK(here->remove(run));
        QVERIFY(there->runs()->empty());
    }
};

ROSA_EVENT_LOOP_TEST(TestLibrary)
#include "tst_library.moc"
