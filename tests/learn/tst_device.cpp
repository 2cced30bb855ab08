/// Devices are decided before the first tensor; see late_device.
#include "core/learn/ops/device.h"

#include <QtCore/QProcess>
#include <QtTest/QTest>

#include "tests/program/test_program.h"

class TestDevice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGpuIsRefusedLate_data()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("after a job on the CPU") << QStringLiteral("job");
        QTest::newRow("after a tensor") << QStringLiteral("tensor");
    }
    /// LibTorch would terminate the process.
    void aGpuIsRefusedLate()
    {
        QFETCH(QString, way);
        QProcess process;
        process.start(QStringLiteral(ROSA_LATE_DEVICE), {way});
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        const QList<QByteArray> lines = process.readAllStandardOutput().split('\n');
        QCOMPARE(lines.value(0),
                 QByteArray("--device cuda: computation without the GPU has begun in this process; start the "
                            "command again with --device cuda"));
        QCOMPARE(lines.value(1), QByteArray("cpu"));
    }
};

ROSA_EVENT_LOOP_TEST(TestDevice)
#include "tst_device.moc"
