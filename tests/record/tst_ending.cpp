#include "core/record/ending.h"

#include <QtTest/QTest>

#include "core/record/run_reader.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;

class TestEnding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsPutIsRead()
    {
        const TemporaryStore store;
        auto writer = *RunWriter::create(store.path(), someConfiguration(), {}, {"loss"});
        const std::string run = writer->id();
        const auto reader = RunReader::open(store.path(), run);
        QVERIFY(!readEnding(**reader).value().has_value());  // as in records of earlier versions
        for (const EndingReason reason : {EndingReason::Epochs, EndingReason::Patience, EndingReason::Stopped,
                                          EndingReason::Diverged, EndingReason::Failed})
            for (const KeptWeights kept : {KeptWeights::Last, KeptWeights::Best, KeptWeights::OfSplits}) {
                const Ending ending{reason, 12, 500, 40, kept, 7};
                QVERIFY(putEnding(*writer, ending).ok());
                QVERIFY(writer->setState(RunState::Running).ok());
                QVERIFY(!readEnding(**reader).value().has_value());  // running, or its engine has died
                QVERIFY(writer->setState(RunState::Stopped).ok());
                QVERIFY(readEnding(**reader).value() == ending);
                QVERIFY(!endText(ending).empty() && !keptText(ending).empty());
            }
    }

    void whatIsDamagedIsSaid()
    {
        const TemporaryStore store;
        auto writer = *RunWriter::create(store.path(), someConfiguration(), {}, {"loss"});
        QVERIFY(writer->putDocument(kEndingDocument, "{\"reason\": 3}").ok());
        QVERIFY(writer->setState(RunState::Finished).ok());
        const auto reader = RunReader::open(store.path(), writer->id());
        const auto ending = readEnding(**reader);
        QVERIFY(!ending.ok());
        QVERIFY2(ending.error().text().find("document \"ending\" of its record is damaged") != std::string::npos,
                 ending.error().text().c_str());
    }

    void wordsSayWhatHappened()
    {
        QCOMPARE(endText({EndingReason::Patience, 80, 500, 20, KeptWeights::Best, 60}),
                 std::string("no lower loss for 20 epochs (train.patience), after epoch 80 of 500"));
        QCOMPARE(keptText({EndingReason::Patience, 80, 500, 20, KeptWeights::Best, 60}),
                 std::string("epoch 60, lowest training loss"));
        QCOMPARE(endText({EndingReason::Diverged, 7, 500, 0, KeptWeights::Last, 5}),
                 std::string("diverged in epoch 7 of 500"));
        QCOMPARE(keptText({EndingReason::Diverged, 1, 500, 0, KeptWeights::Last, 0}), std::string("none"));
    }
};

ROSA_TEST(TestEnding)
#include "tst_ending.moc"
