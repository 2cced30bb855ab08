#include "core/store/export.h"

#include <cmath>

#include "core/record/run_writer.h"
#include "core/store/library.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;
using namespace rosa::store;

class TestExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void curvesAsText()
    {
        const TemporaryStore store;
        auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss", "gap, \"L1\""}).value();
        QVERIFY(writer->appendEpoch(1, std::vector<double>{0.1, std::nan("")}).ok());
        QVERIFY(writer->appendEpoch(2, std::vector<double>{1e-9, -3}).ok());
        QVERIFY(writer->flush().ok());
        auto reader = RunReader::open(store.path(), writer->id()).value();
        VERIFY_OK(exportCurves(*reader, store.path() / "curves.csv"));
        QCOMPARE(readTextFile(store.path() / "curves.csv").value(),
                 std::string("epoch,loss,\"gap, \"\"L1\"\"\"\n1,0.1,\n2,1e-09,-3\n"));
    }

    void aCopyIsARunOfAnotherStore()
    {
        const TemporaryStore store;
        const TemporaryStore other;
        auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}).value();
        QVERIFY(writer->appendEpoch(1, std::vector<double>{0.5}).ok());
        QVERIFY(writer->putDocument("evaluation", "{\"accuracy_mean\":0.8}").ok());
        VERIFY_OK(writer->writeFile("embedding.npy", bytesOf("numbers")));
        VERIFY_OK(writer->writeCheckpoint(1, bytesOf("state")));
        std::filesystem::create_directories(other.path() / "runs");
        const auto target = other.path() / "runs" / writer->id();
        VERIFY_OK(exportRun(writer->folder(), target));  // The writer is still active.
        QVERIFY(!exportRun(writer->folder(), target).ok());
        QCOMPARE(readTextFile(target / "configuration.toml").value(), someConfiguration().toToml());
        QCOMPARE(readTextFile(target / "embedding.npy").value(), std::string("numbers"));
        QCOMPARE(readTextFile(target / "curves.csv").value(), std::string("epoch,loss\n1,0.5\n"));
        QVERIFY(readTextFile(target / "results.json")->find("\"accuracy_mean\": 0.8") != std::string::npos);
        QVERIFY(!std::filesystem::exists(target / "run.sqlite-wal"));
        auto library = Library::open(other.path()).value();
        QCOMPARE(library->runs()->at(0).accuracyMean, 0.8);
        const std::string run = writer->id();
        writer.reset();
        CheckpointInfo checkpoint;
        auto resumed = RunWriter::resume(other.path(), run, checkpoint);
        VERIFY_OK(resumed);
        QCOMPARE(checkpoint.epoch, 1);
    }

    void aSpoiltFileIsNotCopied()
    {
        const TemporaryStore store;
        auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss"}).value();
        VERIFY_OK(writer->writeFile("embedding.npy", bytesOf("numbers")));
        QVERIFY(writeFileAtomically(writer->folder() / "embedding.npy", std::string("others")).ok());
        const auto exported = exportRun(writer->folder(), store.path() / "copy");
        QVERIFY(!exported.ok());
        QVERIFY(exported.error().text().find("SHA-256") != std::string::npos);
        QVERIFY(!std::filesystem::exists(store.path() / "copy"));
    }
};

ROSA_EVENT_LOOP_TEST(TestExport)
#include "tst_export.moc"
