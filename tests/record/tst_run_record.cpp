#include <cmath>
#include <limits>

#include "core/catalog/catalogue.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "core/record/shared_place.h"
#include "core/store/turn.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;
using namespace rosa::store;

namespace {

std::unique_ptr<RunWriter> newRun(const std::filesystem::path& store)
{
    return RunWriter::create(store, someConfiguration(), {}, kMetrics).value();
}

std::unique_ptr<RunReader> readerOf(const std::filesystem::path& store, const std::string& run)
{
    return RunReader::open(store, run).value();
}

void appendEpochs(RunWriter& writer, int from, int to)
{
    for (int epoch = from; epoch <= to; ++epoch) {
        const std::vector<double> values = {expectedValue(0, epoch), expectedValue(1, epoch), expectedValue(2, epoch)};
        QVERIFY(writer.appendEpoch(epoch, values).ok());
    }
}

PairSnapshot someSnapshot(int epoch, int pair, bool rescaled)
{
    PairSnapshot snapshot;
    snapshot.epoch = epoch;
    snapshot.pair = pair;
    snapshot.rowNodes = {7, 3, 9};
    snapshot.columnNodes = {7, 1};
    snapshot.cost = {0.1f, 0.2f, 0.3f, 0.4f, 0.5f, static_cast<float>(epoch)};
    snapshot.plan = {0.0f, 0.25f, 0.25f, 0.0f, 0.25f, 0.25f};
    snapshot.rescale.assign(6, 1.0f);
    if (rescaled) snapshot.rescale[4] = 2.5f;
    snapshot.rowWeights = {0.25f, 0.25f, 0.5f};
    snapshot.columnWeights = {0.5f, 0.5f};
    return snapshot;
}

/// The same nodes with four padding rows; the views have equal padded sizes otherwise.
PairSnapshot paddedSnapshot(int epoch, int pair)
{
    PairSnapshot snapshot = someSnapshot(epoch, pair, false);
    snapshot.padding = {4, 0};
    for (auto* matrix : {&snapshot.cost, &snapshot.plan, &snapshot.rescale}) matrix->resize(8, 1.0f);
    snapshot.rowWeights.push_back(0.125f);
    return snapshot;
}

bool equal(const PairSnapshot& a, const PairSnapshot& b)
{
    return a.epoch == b.epoch && a.pair == b.pair && a.padding == b.padding && a.rowNodes == b.rowNodes &&
           a.columnNodes == b.columnNodes && a.cost == b.cost && a.plan == b.plan && a.rescale == b.rescale &&
           a.rowWeights == b.rowWeights && a.columnWeights == b.columnWeights;
}

}  // namespace

class TestRunRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewRunSaysWhatItIs()
    {
        const TemporaryStore store;
        RunOrigin origin;
        origin.name = "mine";
        origin.group = "g1";
        origin.datasetHash = "abc";
        origin.forkedFrom = "earlier";
        origin.forkEpoch = 40;
        origin.engine = "version: 1\nthreads: 2";
        auto writer = RunWriter::create(store.path(), someConfiguration(~std::uint64_t{0}), origin, kMetrics);
        VERIFY_OK(writer);
        const auto info = readerOf(store.path(), (*writer)->id())->info().value();
        QCOMPARE(info.id, (*writer)->id());
        QVERIFY(info.id.find("-cora-") != std::string::npos);
        QCOMPARE(info.name, std::string("mine"));
        QCOMPARE(info.group, origin.group);
        QCOMPARE(info.forkedFrom, origin.forkedFrom);
        QCOMPARE(info.forkEpoch, 40);
        QCOMPARE(info.seed, ~std::uint64_t{0});
        QCOMPARE(info.engine, origin.engine);
        QVERIFY(info.state == RunState::Running);
        QCOMPARE(info.process.isAlive(), std::optional(true));
        QCOMPARE(info.configurationToml, someConfiguration(~std::uint64_t{0}).toToml());
        QVERIFY(info.notice.empty());
    }

    void curvesPassChunkBoundaries_data()
    {
        QTest::addColumn<int>("epochs");
        for (const int epochs : {1, 255, 256, 257, 512, 700}) QTest::addRow("%d", epochs) << epochs;
    }

    void curvesPassChunkBoundaries()
    {
        QFETCH(int, epochs);
        const TemporaryStore store;
        auto writer = newRun(store.path());
        appendEpochs(*writer, 1, epochs);
        QVERIFY(writer->flush().ok());
        auto reader = readerOf(store.path(), writer->id());
        QCOMPARE(reader->info()->epochs, epochs);
        for (int metric = 0; metric < 3; ++metric) {
            const auto curve = reader->curve(kMetrics[static_cast<std::size_t>(metric)]).value();
            QCOMPARE(curve.size(), static_cast<std::size_t>(epochs));
            for (int epoch = 1; epoch <= epochs; ++epoch)
                QCOMPARE(curve[static_cast<std::size_t>(epoch - 1)], expectedValue(metric, epoch));
        }
        const int from = std::max(1, epochs - 3);
        QCOMPARE(reader->curve("loss", from)->front(), expectedValue(0, from));
        QVERIFY(reader->curve("loss", epochs + 1)->empty());
        QVERIFY(reader->curve("loss", epochs + 5000)->empty());
        QVERIFY(!reader->curve("nothing").ok());
    }

    void unknownValuesStayUnknown()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        QVERIFY(writer->appendEpoch(1, std::vector<double>{1.0, std::nan(""), INFINITY}).ok());
        QVERIFY(writer->flush().ok());
        auto reader = readerOf(store.path(), writer->id());
        QVERIFY(std::isnan(reader->curve("gap")->at(0)));
        QVERIFY(std::isinf(reader->curve("time")->at(0)));
    }

    void snapshotsReturnAsTheyWere()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        QVERIFY(writer->addSnapshot(someSnapshot(0, 0, false)).ok());
        QVERIFY(writer->addSnapshot(someSnapshot(10, 1, true)).ok());
        QVERIFY(writer->addSnapshot(someSnapshot(10, 0, false)).ok());
        QVERIFY(writer->addSnapshot(paddedSnapshot(10, 2)).ok());
        QVERIFY(writer->flush().ok());
        auto reader = readerOf(store.path(), writer->id());
        QCOMPARE(reader->snapshotEpochs().value(), (std::vector<int>{0, 10}));
        const auto found = reader->snapshots(10).value();
        QCOMPARE(found.size(), std::size_t{3});
        QVERIFY(equal(found[0], someSnapshot(10, 0, false)));
        QVERIFY(equal(found[1], someSnapshot(10, 1, true)));
        QVERIFY(equal(found[2], paddedSnapshot(10, 2)));
        QCOMPARE(found[2].rows(), std::size_t(4));
        QCOMPARE(found[2].columns(), std::size_t(2));
    }

    void documentsBlobsEventsFilesAndLive()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        QVERIFY(writer->putDocument("machine", "{\"a\":1}").ok());
        QVERIFY(writer->putDocument("machine", "{\"a\":2}").ok());
        QVERIFY(writer->putBlob("layout", 2, bytesOf("two")).ok());
        QVERIFY(writer->putBlob("layout", 1, {}).ok());
        QVERIFY(writer->addEvent(0, "set", "{}").ok());
        QVERIFY(writer->addEvent(3, "pause", "{\"x\":\"y\"}").ok());
        const std::string digest = writer->writeFile("embedding.npy", bytesOf("abc")).value();
        QCOMPARE(digest, std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QVERIFY(writer->setLive("{\"frame\":1}").ok());
        QVERIFY(writer->setLive("{\"frame\":2}").ok());
        QVERIFY(writer->flush().ok());
        auto reader = readerOf(store.path(), writer->id());
        QCOMPARE(reader->document("machine")->value(), std::string("{\"a\":2}"));
        QVERIFY(!reader->document("nothing")->has_value());
        QCOMPARE(reader->blobSequences("layout").value(), (std::vector<std::int64_t>{1, 2}));
        QCOMPARE(reader->blob("layout", 2)->value().size(), std::size_t{3});
        QVERIFY(reader->blob("layout", 1)->value().empty());
        const auto events = reader->events().value();
        QCOMPARE(events.size(), std::size_t{2});
        QCOMPARE(reader->events(events[0].number)->at(0).kind, std::string("pause"));
        const auto newest = reader->events(0, 1).value();
        QCOMPARE(newest.size(), std::size_t{1});
        QCOMPARE(newest[0].number, events[1].number);
        QCOMPARE(reader->eventCount().value(), std::int64_t{2});
        QCOMPARE(reader->files()->at("embedding.npy"), digest);
        QCOMPARE(readTextFile(writer->folder() / "embedding.npy").value(), std::string("abc"));
        QCOMPARE(reader->live().value(), std::string("{\"frame\":2}"));
    }

    void filesMayNotLeaveTheFolder()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        for (const char* name :
             {"../x", "a/b", "", ".hidden", "run.sqlite", "run.sqlite-wal", "writer.lock", "inbox", "checkpoints"})
            QVERIFY2(!writer->writeFile(name, bytesOf("x")).ok(), name);
    }

    void whatIsBufferedIsCommittedByItself()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        appendEpochs(*writer, 1, 3);
        QVERIFY(writer->addEvent(3, "set", "{}").ok());
        auto reader = readerOf(store.path(), writer->id());
        QTRY_COMPARE(reader->info()->epochs, 3);
        QTRY_COMPARE(reader->events()->size(), std::size_t{1});
    }

    void theFirstEpochIsNotHeldBack()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        auto reader = readerOf(store.path(), writer->id());
        appendEpochs(*writer, 1, 1);
        QVERIFY(writer->addEvent(1, "set", "{}").ok());
        // Events are committed at once; epochs alone would wait ten times as long.
        QTRY_COMPARE(reader->events()->size(), std::size_t{1});
        QCOMPARE(reader->curve("loss")->size(), std::size_t{1});
    }

    void checkpointsRotateAndVerify()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        for (int epoch = 1; epoch <= 4; ++epoch) {
            appendEpochs(*writer, epoch, epoch);
            VERIFY_OK(writer->writeCheckpoint(epoch, bytesOf("state " + std::to_string(epoch))));
        }
        const auto again = writer->writeCheckpoint(4, bytesOf("state 4, again"));
        VERIFY_OK(again);
        auto reader = readerOf(store.path(), writer->id());
        const auto known = reader->checkpoints().value();
        QCOMPARE(known.size(), std::size_t{2});
        QCOMPARE(known[0].epoch, 3);
        QCOMPARE(known[1].sha256, again->sha256);
        QCOMPARE(readTextFile(known[1].file).value(), std::string("state 4, again"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(writer->folder() / "checkpoints"), {}), 2);
        QCOMPARE(reader->info()->epochs, 4);
    }

    void resumeGoesBackToTheCheckpoint()
    {
        const TemporaryStore store;
        std::string run;
        {
            auto writer = newRun(store.path());
            run = writer->id();
            appendEpochs(*writer, 1, 300);
            QVERIFY(writer->addEvent(100, "set", "early").ok());
            QVERIFY(writer->addSnapshot(someSnapshot(300, 0, false)).ok());
            QVERIFY(writer->putDocument("early", "{}").ok());
            VERIFY_OK(writer->writeCheckpoint(300, bytesOf("state")));
            QVERIFY(writer->addEvent(300, "set", "after the checkpoint").ok());
            appendEpochs(*writer, 301, 600);
            QVERIFY(writer->addSnapshot(someSnapshot(400, 0, false)).ok());
            QVERIFY(writer->putDocument("late", "{}").ok());
            QVERIFY(writer->putBlob("layout", 1, bytesOf("x")).ok());
            VERIFY_OK(writer->writeFile("embedding.npy", bytesOf("x")));
        }
        QVERIFY(RunReader::open(store.path(), run).value()->info()->state == RunState::Interrupted);
        CheckpointInfo checkpoint;
        auto resumed = RunWriter::resume(store.path(), run, checkpoint);
        VERIFY_OK(resumed);
        QCOMPARE(checkpoint.epoch, 300);
        QCOMPARE((*resumed)->metrics(), kMetrics);
        auto reader = readerOf(store.path(), run);
        QVERIFY(reader->info()->state == RunState::Running);
        QCOMPARE(reader->info()->epochs, 300);
        for (const std::string& metric : kMetrics) QCOMPARE(reader->curve(metric)->size(), std::size_t{300});
        const auto events = reader->events().value();
        QCOMPARE(events.size(), std::size_t{2});
        QCOMPARE(events[0].detail, std::string("early"));
        QCOMPARE(events[1].kind, std::string("recovered"));
        QVERIFY(events[1].number > 2);
        QCOMPARE(reader->snapshotEpochs().value(), std::vector<int>{300});
        QVERIFY(reader->document("early")->has_value());
        QVERIFY(!reader->document("late")->has_value());
        QVERIFY(reader->blobSequences("layout")->empty());
        QVERIFY(reader->files()->empty());
        QVERIFY(!std::filesystem::exists((*resumed)->folder() / "embedding.npy"));
        appendEpochs(**resumed, 301, 520);
        QVERIFY((*resumed)->flush().ok());
        const auto curve = reader->curve("gap").value();
        QCOMPARE(curve.size(), std::size_t{520});
        for (int epoch = 1; epoch <= 520; ++epoch)
            QCOMPARE(curve[static_cast<std::size_t>(epoch - 1)], expectedValue(1, epoch));
    }

    void resumeFallsBackToAnOlderCheckpoint()
    {
        const TemporaryStore store;
        std::string run;
        std::filesystem::path newest;
        {
            auto writer = newRun(store.path());
            run = writer->id();
            appendEpochs(*writer, 1, 10);
            VERIFY_OK(writer->writeCheckpoint(10, bytesOf("ten")));
            appendEpochs(*writer, 11, 20);
            newest = writer->writeCheckpoint(20, bytesOf("twenty"))->file;
        }
        QVERIFY(writeFileAtomically(newest, std::string("twentY")).ok());
        CheckpointInfo checkpoint;
        auto resumed = RunWriter::resume(store.path(), run, checkpoint);
        VERIFY_OK(resumed);
        QCOMPARE(checkpoint.epoch, 10);
        QVERIFY(!std::filesystem::exists(newest));
        auto reader = readerOf(store.path(), run);
        QCOMPARE(reader->checkpoints()->size(), std::size_t{1});
        QVERIFY(reader->events()->back().detail.find("SHA-256") != std::string::npos);
    }

    void resumeWithoutCheckpointStartsOver()
    {
        const TemporaryStore store;
        std::string run;
        {
            auto writer = newRun(store.path());
            run = writer->id();
            appendEpochs(*writer, 1, 10);
        }
        CheckpointInfo checkpoint{5, "x", "y", 1};
        auto resumed = RunWriter::resume(store.path(), run, checkpoint);
        VERIFY_OK(resumed);
        QCOMPARE(checkpoint.epoch, 0);
        QVERIFY(checkpoint.file.empty());
        appendEpochs(**resumed, 1, 2);
    }

    void oneWriterARun()
    {
        const TemporaryStore store;
        CheckpointInfo checkpoint;
        auto writer = newRun(store.path());
        const std::string run = writer->id();
        const auto second = RunWriter::resume(store.path(), run, checkpoint);
        QVERIFY(!second.ok());
        QVERIFY(second.error().text().find("another process") != std::string::npos);
        QVERIFY(!RunWriter::reopen(store.path(), run).ok());
        QVERIFY(writer->setState(RunState::Finished).ok());
        writer.reset();
        QVERIFY(!RunWriter::resume(store.path(), run, checkpoint).ok());
        auto addition = RunWriter::reopen(store.path(), run);
        VERIFY_OK(addition);
        QVERIFY((*addition)->putDocument("evaluation", "{}").ok());
        addition->reset();
        auto reader = readerOf(store.path(), run);
        QVERIFY(reader->document("evaluation")->has_value());
        QVERIFY(reader->info()->state == RunState::Finished);
    }

    void aRecordAtRestIsOneFile()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        const auto folder = writer->folder();
        appendEpochs(*writer, 1, 3);
        QVERIFY(writer->setState(RunState::Stopped, Message::verbatim("by the user")).ok());
        writer.reset();
        QVERIFY(!std::filesystem::exists(folder / "run.sqlite-wal"));
        auto reader = RunReader::openFolder(folder).value();
        QCOMPARE(reader->info()->epochs, 3);
        QCOMPARE(reader->info()->reason.text(), std::string("by the user"));
        QVERIFY(!std::filesystem::exists(folder / "run.sqlite-shm"));
    }

    void aRecordThatIsTakenAwayIsNoticed_data()
    {
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("removed") << false;
        QTest::newRow("replaced") << true;
    }

    void aRecordThatIsTakenAwayIsNoticed()
    {
        QFETCH(bool, isReplaced);
        const TemporaryStore store;
        if (isReplaced && hasPublishedRecords(store.path())) QSKIP("the next copy replaces it");
        auto writer = newRun(store.path());
        appendEpochs(*writer, 1, 3);
        VERIFY_OK(writer->flush());
        const auto record = writer->folder() / "run.sqlite";
        if (isReplaced)
            QVERIFY(writeFileAtomically(record, std::string("other")).ok());
        else
            std::filesystem::remove(record);
        appendEpochs(*writer, 4, 4);
        const auto noticed = writer->flush();
        QVERIFY(!noticed.ok());
        QVERIFY(noticed.error().text().find("removed or replaced") != std::string::npos);
        QVERIFY(noticed.error().text().find("start a new run") != std::string::npos);
        QVERIFY(!writer->writeCheckpoint(4, bytesOf("state")).ok());
    }

    /// The maximum number in a hostile record: a linear search for each would never end.
    void turnsWithoutNumberAreRead()
    {
        std::vector<RunEvent> events(1'000'000);
        for (std::size_t i = 0; i < events.size(); ++i) {
            events[i].kind = "set";
            events[i].epoch = static_cast<int>(i / 2);
            events[i].detail = R"({"key":"transport.lambda","value":"5"})";
        }
        const std::vector<Turn> turns = turnsAmong(events);
        QCOMPARE(turns.size(), std::size_t{500'000});
        QCOMPARE(turns.back().epoch, 499'999);
    }

    void aMissingRunNamesTheNearest()
    {
        const TemporaryStore store;
        const std::string run = newRun(store.path())->id();
        const auto missing = RunReader::open(store.path(), run.substr(0, run.size() - 1) + "_");
        QVERIFY(!missing.ok());
        QVERIFY(missing.error().text().find(run) != std::string::npos);
        QVERIFY(!RunReader::open(store.path(), "../runs/" + run).ok());
    }

    void sizesStaySmall()
    {
        const TemporaryStore store;
        std::vector<std::string> metrics;
        for (int i = 0; i < 20; ++i) metrics.push_back("m" + std::to_string(i));
        auto writer = RunWriter::create(store.path(), someConfiguration(), {}, metrics).value();
        const auto folder = writer->folder();
        const std::vector<double> values(20, 0.123456789);
        for (int epoch = 1; epoch <= 500; ++epoch) {
            QVERIFY(writer->appendEpoch(epoch, values).ok());
            if (epoch % 7 == 0) QVERIFY(writer->flush().ok());
        }
        QVERIFY(writer->setState(RunState::Finished).ok());
        writer.reset();
        QVERIFY(std::filesystem::file_size(folder / "run.sqlite") < 400'000);
    }

    void watchedPairsFitTenMegabytes()
    {
        const TemporaryStore store;
        auto writer = newRun(store.path());
        const auto folder = writer->folder();
        PairSnapshot snapshot;  // Views of 21 nodes: the maximum for a walk of 20 steps.
        snapshot.rowNodes.assign(21, 1);
        snapshot.columnNodes.assign(21, 2);
        snapshot.cost.assign(441, 0.3f);
        snapshot.plan = snapshot.cost;
        snapshot.rescale = snapshot.cost;
        snapshot.rowWeights.assign(21, 0.1f);
        snapshot.columnWeights = snapshot.rowWeights;
        for (snapshot.epoch = 0; snapshot.epoch < 50; ++snapshot.epoch)
            for (snapshot.pair = 0; snapshot.pair < 16; ++snapshot.pair) QVERIFY(writer->addSnapshot(snapshot).ok());
        QVERIFY(writer->setState(RunState::Finished).ok());
        writer.reset();
        QVERIFY(std::filesystem::file_size(folder / "run.sqlite") < 10'000'000);
    }
};

ROSA_EVENT_LOOP_TEST(TestRunRecord)
#include "tst_run_record.moc"
