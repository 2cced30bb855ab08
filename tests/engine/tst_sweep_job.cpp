/// `rosa sweep work` in the jobs of a batch system: shards, walltime, and the signal before the end. On the karate club.
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <signal.h>

#include "tests/program/test_program.h"

class TestSweepJob : public QObject {
    Q_OBJECT

    struct Finished {
        QByteArray out, err;
        int code = -1;
    };

    static QStringList words(const QTemporaryDir& store, const char* arguments)
    {
        return QString::fromLatin1(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts)
               << QStringLiteral("--store") << store.path();
    }
    static Finished rosa(const QTemporaryDir& store, const char* arguments, const QProcessEnvironment& more = {})
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(more);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(ROSA_COMMAND), words(store, arguments));
        if (!process.waitForFinished(300000)) qFatal("rosa %s does not end", arguments);
        return {process.readAllStandardOutput(), process.readAllStandardError(), process.exitCode()};
    }
    static void create(const QTemporaryDir& store, const char* more = "")
    {
        const std::string command =
            std::string(
                "sweep new s --no-run --dataset karate --vary transport.lambda=5..80:log --rule all --budget 3 --seeds 2 "
                "--splits 2 --set encoder.hidden=16 --set train.checkpoint_every=1 ") +
            more;
        const Finished made = rosa(store, command.c_str());
        if (made.code != 0) qFatal("%s", made.err.constData());
    }
    static int runsIn(const QTemporaryDir& store)
    {
        return static_cast<int>(
            QDir(store.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
    }
    static int left(const QTemporaryDir& store)
    {
        return QJsonDocument::fromJson(rosa(store, "sweep show s --json").out)
            .object()[QLatin1String("runs_left")]
            .toInt(-1);
    }
    /// Lets the finished runs have taken so many seconds.
    static void pretend(const QTemporaryDir& store, double seconds)
    {
        QDir cells(store.filePath(QStringLiteral("sweeps/s/cells")));
        for (const QString& name : cells.entryList({QStringLiteral("*.json")})) {
            QFile file(cells.filePath(name));
            if (!file.open(QFile::ReadOnly)) qFatal("no cell");
            QJsonObject cell = QJsonDocument::fromJson(file.readAll()).object();
            file.close();
            if (cell[QLatin1String("state")] == QLatin1String("done")) cell[QLatin1String("seconds")] = seconds;
            if (!file.open(QFile::WriteOnly)) qFatal("no cell");
            file.write(QJsonDocument(cell).toJson(QJsonDocument::Compact));
        }
    }

private Q_SLOTS:
    void aShardComesFirst()
    {
        const QTemporaryDir store;
        create(store, "--epochs 3");
        // Six cells, block by block: the third of three has the cells 2 and 5, that is, try 2 on both seeds.
        const Finished worked = rosa(store, "sweep work s --json --shard 2/3 --runs 2");
        QCOMPARE(worked.code, 0);
        int ofShard = 0;
        for (const QByteArray& line : worked.out.trimmed().split('\n')) {
            const QJsonObject cell = QJsonDocument::fromJson(line).object();
            if (cell[QLatin1String("state")] == QLatin1String("done"))
                ofShard += cell[QLatin1String("try")].toInt() == 2 ? 1 : 0;
        }
        QCOMPARE(ofShard, 2);
        // Then it helps the others.
        QCOMPARE(rosa(store, "sweep work s --quiet --shard 2/3").code, 0);
        QCOMPARE(left(store), 0);
        QCOMPARE(runsIn(store), 6);
        QCOMPARE(rosa(store, "sweep work s --shard 3/3").code, 2);
        QCOMPARE(rosa(store, "sweep work s --walltime soon").code, 2);
    }

    void noRunIsBegunThatDoesNotFit()
    {
        const QTemporaryDir store;
        create(store, "--epochs 3");
        QCOMPARE(rosa(store, "sweep work s --quiet --runs 1 --walltime 60").code, 0);
        QCOMPARE(left(store), 5);
        const Finished none = rosa(store, "sweep work s --quiet --walltime 2 --reserve 120");
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.contains("longer walltime"), none.err.constData());
        QCOMPARE(left(store), 5);
        // No job would hold a run of two hours: it begins, as the only one, and another job is needed.
        pretend(store, 7200);
        QCOMPARE(rosa(store, "sweep work s --quiet --walltime 1:00:00").code, 75);
        QCOMPARE(left(store), 4);
        // A crew in a job ends with it, and nothing has failed.
        QProcessEnvironment job;
        job.insert(QStringLiteral("SLURM_JOB_END_TIME"), QString::number(QDateTime::currentSecsSinceEpoch() + 3600));
        const Finished crew = rosa(store, "sweep run s --quiet --jobs 1", job);
        QCOMPARE(crew.code, 75);
        QVERIFY2(crew.err.contains("the time of the job is over with 3 runs left; continue with: rosa sweep run s"),
                 crew.err.constData());
        QCOMPARE(rosa(store, "sweep work s --quiet --walltime 2-00").code, 0);
        QCOMPARE(left(store), 0);
        QCOMPARE(runsIn(store), 6);
    }

    void theTimeOfSlurmsJobIsKept()
    {
        const QTemporaryDir store;
        create(store, "--epochs 3");
        QProcessEnvironment job;
        job.insert(QStringLiteral("SLURM_JOB_END_TIME"), QString::number(QDateTime::currentSecsSinceEpoch() - 5));
        job.insert(QStringLiteral("SLURM_ARRAY_JOB_ID"), QStringLiteral("41"));
        job.insert(QStringLiteral("SLURM_ARRAY_TASK_ID"), QStringLiteral("7"));
        QCOMPARE(rosa(store, "sweep work s --quiet", job).code, 1);
        QCOMPARE(left(store), 6);
        // What the machine fails is no result of the try: the next worker measures it, perhaps on another machine.
        QProcessEnvironment machine;
        machine.insert(QStringLiteral("ROSA_RECORDS"), QStringLiteral("publish"));
        machine.insert(QStringLiteral("TMPDIR"), QStringLiteral("/nonexistent"));
        const Finished failed = rosa(store, "sweep work s --quiet", machine);
        QCOMPARE(failed.code, 1);
        QVERIFY2(failed.err.contains("temporary files"), failed.err.constData());
        job.insert(QStringLiteral("SLURM_JOB_END_TIME"), QString::number(QDateTime::currentSecsSinceEpoch() + 86400));
        QCOMPARE(rosa(store, "sweep work s --quiet", job).code, 0);
        QCOMPARE(left(store), 0);
        // The worker's name tells its task.
        const QDir cells(store.filePath(QStringLiteral("sweeps/s/cells")));
        const QStringList names = cells.entryList({QStringLiteral("*.json")});
        QCOMPARE(names.size(), 6);
        for (const QString& name : names) {
            QFile cell(cells.filePath(name));
            QVERIFY(cell.open(QFile::ReadOnly));
            const QByteArray text = cell.readAll();
            QVERIFY2(text.contains("\"41_7-") && text.contains("\"done\""), text.constData());
        }
    }

    void aTryThatDivergesIsAResult()
    {
        const QTemporaryDir store;
        create(store,
               "--epochs 400 --set train.optimizer=sgd --set train.learning_rate=100 --set train.momentum=0.9999 --set "
               "train.weight_decay=1");
        const Finished worked = rosa(store, "sweep work s --quiet --runs 1");
        QVERIFY2(worked.code == 0, worked.err.constData());
        const QDir cells(store.filePath(QStringLiteral("sweeps/s/cells")));
        const QStringList names = cells.entryList({QStringLiteral("*.json")});
        QVERIFY(!names.isEmpty());
        for (const QString& name : names) {
            QFile cell(cells.filePath(name));
            QVERIFY(cell.open(QFile::ReadOnly));
            QCOMPARE(QJsonDocument::fromJson(cell.readAll()).object()[QLatin1String("state")].toString(),
                     QStringLiteral("failed"));
        }
    }

    void theSignalBeforeTheEndMakesACheckpoint()
    {
        const QTemporaryDir store;
        create(store, "--epochs 60");
        QProcess worker;
        worker.start(QStringLiteral(ROSA_COMMAND), words(store, "sweep work s --json"));
        int epochs = 0;
        while (epochs < 3 && (worker.canReadLine() || worker.waitForReadyRead(120000)))
            if (worker.canReadLine()) epochs += worker.readLine().contains("\"epoch\"") ? 1 : 0;
        QCOMPARE(epochs, 3);
        ::kill(static_cast<pid_t>(worker.processId()), SIGUSR1);
        QVERIFY(worker.waitForFinished(120000));
        QCOMPARE(worker.exitStatus(), QProcess::NormalExit);
        QCOMPARE(worker.exitCode(), 75);
        const int before = left(store);
        QVERIFY(before > 0);
        // The next job continues the same run, unless the signal came between two runs.
        QVERIFY(runsIn(store) == 7 - before || runsIn(store) == 6 - before);
        QCOMPARE(rosa(store, "sweep work s --quiet").code, 0);
        QCOMPARE(left(store), 0);
        QCOMPARE(runsIn(store), 6);
    }
};

ROSA_EVENT_LOOP_TEST(TestSweepJob)
#include "tst_sweep_job.moc"
