/// Errors of a training under resource limits: file size and memory.
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "tests/program/test_program.h"

class TestLimits : public QObject {
    Q_OBJECT

    static constexpr const char* kAboutEnough = "ulimit -v 800000";

private Q_SLOTS:
    void aLimitIsAnErrorOfOneLine_data()
    {
        QTest::addColumn<QString>("limit");
        // In units of 1024 bytes; the record exceeds the first limit, a checkpoint the second.
        QTest::newRow("files of 16 kB") << "ulimit -f 16";
        QTest::newRow("files of 200 kB") << "ulimit -f 200";
        QTest::newRow("less memory than libraries take") << "ulimit -v 100000";
        QTest::newRow("memory for the command alone") << "ulimit -v 400000";
        QTest::newRow("hardly more than libraries take") << kAboutEnough;
    }

    void aLimitIsAnErrorOfOneLine()
    {
        QFETCH(QString, limit);
        const QTemporaryDir store;
        QProcess process;
        process.start(
            QStringLiteral("bash"),
            {QStringLiteral("-c"),
             limit + QStringLiteral(" && exec %1 train --dataset cora --method rosa --epochs 3 --threads 2 --quiet "
                                    "--set train.checkpoint_every=1 --store %2")
                         .arg(QStringLiteral(ROSA_COMMAND), store.path())});
        QVERIFY(process.waitForFinished(300'000));
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit, error.constData());
        // Memory use of libraries depends on the processor: at the last limit the training may succeed.
        if (process.exitCode() == 0 && limit == QLatin1String(kAboutEnough)) {
            QCOMPARE(error, QByteArray());
            return;
        }
        QVERIFY2(process.exitCode() == 1 || process.exitCode() == 2, error.constData());
        QCOMPARE(error.count("rosa: error: "), 1);
        QVERIFY2(!error.contains("terminate"), error.constData());
    }
};

ROSA_EVENT_LOOP_TEST(TestLimits)
#include "tst_limits.moc"
