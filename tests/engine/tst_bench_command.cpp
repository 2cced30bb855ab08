/// End-to-end tests of `rosa bench`. The times themselves are not checked, because they depend on the machine.
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtTest/QTest>

#include "app/engine/machine/bench_table.h"
#include "app/engine/machine/stolen_time.h"
#include "tests/program/test_program.h"

using namespace rosa::engine;

class TestBenchCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigureIsTaken()
    {
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND),
                      {QStringLiteral("bench"), QStringLiteral("--json"), QStringLiteral("--quiet"),
                       QStringLiteral("--threads"), QStringLiteral("1"), QStringLiteral("--device"), QStringLiteral("cpu"),
                       QStringLiteral("--store"), QStringLiteral("/nowhere")});
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 0);
        const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
        const QJsonObject line = QJsonDocument::fromJson(lines.last()).object();
        QCOMPARE(line[QLatin1String("event")].toString(), QStringLiteral("bench"));
        QCOMPARE(line[QLatin1String("threads")].toInt(), 1);
        QCOMPARE(line[QLatin1String("device")].toString(), QStringLiteral("cpu"));
        const double stolen = line[QLatin1String("stolen")].toDouble(-1);
        QVERIFY(stolen >= 0 && stolen <= 1);
        QStringList ids;
        for (const auto figure : line[QLatin1String("figures")].toArray()) {
            ids.append(figure[QLatin1String("id")].toString());
            QVERIFY(figure[QLatin1String("seconds")].toDouble() > 0);
            QVERIFY(figure[QLatin1String("recorded_seconds")].toDouble() > 0);
        }
        QCOMPARE(ids, (QStringList{QStringLiteral("step"), QStringLiteral("step_floor"), QStringLiteral("probe"),
                                   QStringLiteral("tsne")}));
    }

    /// In one sentence.
    void withoutAGpuThatIsSaid()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("CUDA_VISIBLE_DEVICES"), QStringLiteral("-1"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(ROSA_COMMAND), {QStringLiteral("bench"), QStringLiteral("--quiet"),
                                                     QStringLiteral("--device"), QStringLiteral("cuda")});
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardOutput().isEmpty());
        QList<QByteArray> said = process.readAllStandardError().trimmed().split('\n');
        if (said.size() == 2 && said[0].contains("other programs are running")) said.removeFirst();
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0].startsWith("rosa: error: --device cuda: "), said[0].constData());
    }

    void tableOfAGpu()
    {
        const rosa::learn::MachineSpeed speed{
            "cuda:0",
            {{"step", 0.002, 0.03}, {"step_floor", 0.001}, {"probe", 0.05}, {"step_large", 0.01, 0.2}, {"new", 1, 3}}};
        QCOMPARE(benchTable(speed, "Some CPU", 8),
                 std::string("                                             GPU      CPU  CPU / GPU  GPU, recorded\n"
                             "training step, Cora, preset reference     2.0 ms  30.0 ms      15.00         7.3 ms\n"
                             "matrix products of that step only         1.0 ms        –          –         0.9 ms\n"
                             "linear probe of one split, Cora (CPU)          –  50.0 ms          –              –\n"
                             "training step, a graph of Pubmed's size  10.0 ms   200 ms      20.00        17.6 ms\n"
                             "new                                      1000 ms  3000 ms       3.00              –\n"
                             "GPU: cuda:0; CPU: Some CPU, 8 threads; recorded: NVIDIA H100, 1 thread. "
                             "Medians, wall clock.\n"));
    }

    void tableOfACpu()
    {
        QCOMPARE(
            benchTable({"cpu", {{"step", 0.11}, {"probe", 0.029}}}, "", 1),
            std::string("                                          here  recorded  here / recorded\n"
                        "training step, Cora, preset reference   110 ms   55.0 ms             2.00\n"
                        "linear probe of one split, Cora        29.0 ms   58.0 ms             0.50\n"
                        "here: this machine, 1 thread; recorded: AMD EPYC, AVX-512, 2 threads. Medians, wall clock.\n"));
    }

    void stolenTimeIsRead()
    {
        const ProcessorTime before = processorTimeIn("cpu  100 20 30 4000 50 6 7 80 9 10\ncpu0 1 2 3 4 5 6 7 8 9 10\n");
        QCOMPARE(before.used, std::uint64_t(100 + 20 + 30 + 6 + 7));
        QCOMPARE(before.stolen, std::uint64_t(80));
        const ProcessorTime after = processorTimeIn("cpu  160 20 30 9000 50 6 7 100 9 10");
        QCOMPARE(stolenShare(before, after), 0.25);  // 20 of 60 + 20
        QCOMPARE(stolenShare(before, before), 0.0);
        QCOMPARE(stolenShare(after, before), 0.0);
    }

    void whatTellsNothingStealsNothing()
    {
        for (const char* text :
             {"", "\n", "cpu", "cpu  1 2 3 4", "cpu0 1 2 3 4 5 6 7 8", "intr 1 2 3 4 5 6 7 8", "cpu a b c d e f g h"}) {
            const ProcessorTime read = processorTimeIn(text);
            QCOMPARE(read.used, std::uint64_t(0));
            QCOMPARE(read.stolen, std::uint64_t(0));
        }
        QVERIFY(processorTime().used > 0);
    }
};

ROSA_EVENT_LOOP_TEST(TestBenchCommand)
#include "tst_bench_command.moc"
