/// Pausing, resuming, cancelling and reordering a running sweep on the karate club, and its forecast.
#include <algorithm>
#include <functional>

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <signal.h>

#include "tests/program/test_program.h"

class TestSweepSteering : public QObject {
    Q_OBJECT

    struct Finished {
        QByteArray out, err;
        int code = -1;
    };

    static constexpr int kHangMilliseconds = 300'000;

    static QStringList words(const QString& text) { return text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

    static void start(QProcess& process, const QTemporaryDir& store, const QString& arguments)
    {
        process.start(QStringLiteral(ROSA_COMMAND), words(arguments) << QStringLiteral("--store") << store.path());
        if (!process.waitForStarted(kHangMilliseconds)) qFatal("rosa cannot be started");
    }
    static Finished rosa(const QTemporaryDir& store, const QString& arguments)
    {
        QProcess process;
        start(process, store, arguments);
        if (!process.waitForFinished(kHangMilliseconds)) qFatal("rosa %s does not end", qPrintable(arguments));
        return {process.readAllStandardOutput(), process.readAllStandardError(), process.exitCode()};
    }
    static QJsonObject shown(const QTemporaryDir& store)
    {
        const QByteArray out = rosa(store, QStringLiteral("sweep show s --json")).out;
        return QJsonDocument::fromJson(out.trimmed().split('\n').last()).object();
    }
    static void create(const QTemporaryDir& store, int epochs)
    {
        const Finished made =
            rosa(store,
                 QStringLiteral("sweep new s --no-run --json --dataset karate --vary transport.lambda=5..80:log --rule all "
                                "--budget 3 --seeds 2 --splits 2 --set encoder.hidden=16 --epochs %1")
                     .arg(epochs));
        if (made.code != 0) qFatal("%s", made.err.constData());
    }
    static QList<QJsonObject> runs(const QTemporaryDir& store)
    {
        QList<QJsonObject> found;
        for (const QByteArray& line : rosa(store, QStringLiteral("runs list --json")).out.trimmed().split('\n'))
            if (!line.isEmpty()) found.prepend(QJsonDocument::fromJson(line).object());
        return found;
    }
    static bool isReached(const std::function<bool()>& state)
    {
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < kHangMilliseconds;)
            if (state()) return true;
        return false;
    }
    /// Workers that measure a run, by their files: a command for each look would take the time that the runs need.
    static qsizetype busy(const QTemporaryDir& store)
    {
        const QDir workers(store.filePath(QStringLiteral("sweeps/s/workers")));
        return std::ranges::count_if(workers.entryList({QStringLiteral("*.json")}, QDir::Files), [&](const QString& name) {
            QFile file(workers.filePath(name));
            return file.open(QFile::ReadOnly) &&
                   QJsonDocument::fromJson(file.readAll()).object().contains(QLatin1String("cell"));
        });
    }
    static bool hasRuns(const QTemporaryDir& store)
    {
        return !QDir(store.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty();
    }

private Q_SLOTS:
    void aPauseFreesTheMachineAndLosesNothing()
    {
        const QTemporaryDir store;
        create(store, 60);
        QProcess crew;
        start(crew, store, QStringLiteral("sweep run s --jobs 1 --json --quiet"));
        QVERIFY(isReached([&] { return busy(store) == 1 && hasRuns(store); }));
        const Finished paused = rosa(store, QStringLiteral("sweep pause s"));
        QCOMPARE(paused.code, 0);
        QVERIFY2(paused.out.contains("rosa sweep resume s"), paused.out.constData());
        QVERIFY(isReached([&] { return busy(store) == 0; }));
        QCOMPARE(crew.state(), QProcess::Running);
        QJsonObject sweep = shown(store);
        QCOMPARE(sweep[QLatin1String("order")].toString(), QStringLiteral("pause"));
        const int left = sweep[QLatin1String("runs_left")].toInt();
        QVERIFY(left > 0);
        // No run is under way: what has begun is finished or stopped.
        const QList<QJsonObject> begun = runs(store);
        const auto stopped = std::ranges::count_if(begun, [](const QJsonObject& run) {
            return run[QLatin1String("state")].toString() == QLatin1String("stopped");
        });
        QCOMPARE(begun.size() - stopped, 6 - left);
        QVERIFY(rosa(store, QStringLiteral("sweep show s")).out.contains("Paused"));

        QCOMPARE(rosa(store, QStringLiteral("sweep resume s")).code, 0);
        QVERIFY(crew.waitForFinished(kHangMilliseconds));
        QCOMPARE(crew.exitCode(), 0);
        sweep = shown(store);
        QCOMPARE(sweep[QLatin1String("runs_left")].toInt(), 0);
        QCOMPARE(sweep[QLatin1String("runs_done")].toInt(), 6);
        QCOMPARE(runs(store).size(), 6);  // The interrupted run was resumed, not repeated.
    }

    void aCancellationEndsAllWorkersAndCanBeResumed()
    {
        const QTemporaryDir store;
        create(store, 60);
        QProcess crew, other;
        start(crew, store, QStringLiteral("sweep run s --jobs 1 --json --quiet"));
        start(other, store, QStringLiteral("sweep work s --quiet"));
        QVERIFY(isReached([&] { return busy(store) == 2; }));
        QCOMPARE(rosa(store, QStringLiteral("sweep cancel s")).code, 0);
        QVERIFY(crew.waitForFinished(kHangMilliseconds));
        QVERIFY(other.waitForFinished(kHangMilliseconds));
        QCOMPARE(crew.exitCode(), 130);
        QCOMPARE(other.exitCode(), 0);
        const QByteArray told = crew.readAllStandardError();
        QVERIFY2(told.contains("cancelled with ") && told.contains("rosa sweep run s"), told.constData());
        const QJsonObject sweep = shown(store);
        QVERIFY(sweep[QLatin1String("runs_left")].toInt() > 0);
        QCOMPARE(sweep[QLatin1String("order")].toString(), QStringLiteral("cancel"));
        for (const QJsonObject& run : runs(store))
            QVERIFY(run[QLatin1String("state")].toString() != QStringLiteral("running"));

        // A worker that comes later obeys, too.
        const qsizetype begun = runs(store).size();
        QCOMPARE(rosa(store, QStringLiteral("sweep work s --quiet")).code, 0);
        QCOMPARE(runs(store).size(), begun);

        QCOMPARE(rosa(store, QStringLiteral("sweep run s --quiet --jobs 2")).code, 0);
        QCOMPARE(shown(store)[QLatin1String("runs_left")].toInt(), 0);
        QCOMPARE(shown(store)[QLatin1String("order")].toString(), QStringLiteral("run"));
        QCOMPARE(runs(store).size(), 6);
    }

    void aPausedWorkerStillObeysCtrlC()
    {
        const QTemporaryDir store;
        create(store, 4);
        QCOMPARE(rosa(store, QStringLiteral("sweep pause s")).code, 0);
        QProcess worker;
        start(worker, store, QStringLiteral("sweep work s --quiet --worker w"));
        QVERIFY(isReached([&] { return QFile::exists(store.filePath(QStringLiteral("sweeps/s/workers/w.json"))); }));
        QCOMPARE(::kill(static_cast<pid_t>(worker.processId()), SIGINT), 0);
        QVERIFY(worker.waitForFinished(kHangMilliseconds));
        QCOMPARE(worker.exitCode(), 130);
        QCOMPARE(runs(store).size(), 0);
        // The time of its job ends while it waits: the next job waits in its place.
        QCOMPARE(rosa(store, QStringLiteral("sweep work s --quiet --walltime 0:01")).code, 75);
        start(worker, store, QStringLiteral("sweep work s --quiet --worker v"));
        QVERIFY(isReached([&] { return QFile::exists(store.filePath(QStringLiteral("sweeps/s/workers/v.json"))); }));
        QCOMPARE(::kill(static_cast<pid_t>(worker.processId()), SIGUSR1), 0);
        QVERIFY(worker.waitForFinished(kHangMilliseconds));
        QCOMPARE(worker.exitCode(), 75);
    }

    void namedTriesAreMeasuredNext()
    {
        const QTemporaryDir store;
        create(store, 4);
        QCOMPARE(rosa(store, QStringLiteral("sweep first s 2")).code, 0);
        const Finished unknown = rosa(store, QStringLiteral("sweep first s 3"));
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("its trials are 0 to 2"), unknown.err.constData());
        QCOMPARE(rosa(store, QStringLiteral("sweep work s --quiet --runs 2")).code, 0);
        const QJsonObject sweep = shown(store);
        QCOMPARE(sweep[QLatin1String("first")].toArray(), QJsonArray{2});
        const auto tries = sweep[QLatin1String("tries")].toArray();
        QCOMPARE(tries[2].toObject()[QLatin1String("blocks")].toInt(), 2);
        QCOMPARE(tries[0].toObject()[QLatin1String("blocks")].toInt(), 0);
        const Finished undone = rosa(store, QStringLiteral("sweep first s 2 --undo"));
        QCOMPARE(undone.code, 0);
        QVERIFY2(undone.out.contains("in turn again"), undone.out.constData());
        QCOMPARE(shown(store)[QLatin1String("first")].toArray(), QJsonArray());
    }

    void aForecastCreatesNothing()
    {
        const QTemporaryDir store;
        const Finished told =
            rosa(store, QStringLiteral("sweep new s --dry-run --json --jobs 2 --dataset karate --vary "
                                       "transport.lambda=5..80:log --rule all --budget 3 --seeds 2 --splits 2 --epochs 6"));
        QVERIFY2(told.code == 0, told.err.constData());
        const QJsonObject forecast = QJsonDocument::fromJson(told.out.trimmed().split('\n').last()).object();
        QCOMPARE(forecast[QLatin1String("event")].toString(), QStringLiteral("forecast"));
        QCOMPARE(forecast[QLatin1String("tries")].toInt(), 3);
        QCOMPARE(forecast[QLatin1String("runs")].toInt(), 6);
        QCOMPARE(forecast[QLatin1String("workers")].toInt(), 2);
        QVERIFY(forecast[QLatin1String("seconds_per_run")].toDouble() > 0);
        QVERIFY(forecast[QLatin1String("seconds_per_split")].toDouble() > 0);
        QVERIFY(forecast[QLatin1String("includes_evaluation")].toBool());
        QVERIFY(forecast[QLatin1String("seconds")].toDouble() >= 3 * forecast[QLatin1String("seconds_per_run")].toDouble());
        QCOMPARE(QDir(store.filePath(QStringLiteral("sweeps"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot), QStringList());
        QVERIFY(!QDir(store.filePath(QStringLiteral("runs"))).exists() || runs(store).isEmpty());

        // So that any name will do.
        create(store, 4);
        QCOMPARE(rosa(store, QStringLiteral("sweep new s --dry-run --dataset karate --vary transport.lambda=5..80:log "
                                            "--budget 2 --seeds 1 --rule all --splits 2 --epochs 6"))
                     .code,
                 0);
    }
};

ROSA_EVENT_LOOP_TEST(TestSweepSteering)
#include "tst_sweep_steering.moc"
