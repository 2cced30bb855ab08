/// `rosa bench`, as a user meets it. What the figures are is not looked at: they belong to the machine.
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtTest/QTest>

class TestBenchCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigureIsTaken()
    {
        QProcess process;
        process.start(
            QStringLiteral(ROSA_COMMAND),
            {QStringLiteral("bench"), QStringLiteral("--json"), QStringLiteral("--quiet"), QStringLiteral("--threads"),
             QStringLiteral("1"), QStringLiteral("--store"), QStringLiteral("/nowhere")});
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 0);
        const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
        const QJsonObject line = QJsonDocument::fromJson(lines.last()).object();
        QCOMPARE(line[QLatin1String("event")].toString(), QStringLiteral("bench"));
        QCOMPARE(line[QLatin1String("threads")].toInt(), 1);
        QStringList ids;
        for (const auto figure : line[QLatin1String("figures")].toArray()) {
            ids.append(figure[QLatin1String("id")].toString());
            QVERIFY(figure[QLatin1String("seconds")].toDouble() > 0);
            QVERIFY(figure[QLatin1String("recorded_seconds")].toDouble() > 0);
        }
        QCOMPARE(ids, (QStringList{QStringLiteral("step"), QStringLiteral("step_floor"), QStringLiteral("probe"),
                                   QStringLiteral("tsne")}));
    }
};

QTEST_GUILESS_MAIN(TestBenchCommand)
#include "tst_bench_command.moc"
