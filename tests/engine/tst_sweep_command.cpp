/// `rosa sweep` on the karate club: from the first run to the confirmation, through kills, extensions and several workers.
#include <filesystem>
#include <fstream>

#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <signal.h>

#include "tests/program/test_program.h"

class TestSweepCommand : public QObject {
    Q_OBJECT

    struct Finished {
        QByteArray out, err;
        int code = -1;
    };

    static QStringList words(const char* text)
    {
        return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }

    static Finished rosa(const QTemporaryDir& store, const char* arguments)
    {
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), words(arguments) << QStringLiteral("--store") << store.path());
        if (!process.waitForFinished(300000)) qFatal("rosa %s does not end", arguments);
        return {process.readAllStandardOutput(), process.readAllStandardError(), process.exitCode()};
    }
    static QJsonObject lastLine(const QByteArray& out)
    {
        return QJsonDocument::fromJson(out.trimmed().split('\n').last()).object();
    }
    static QJsonObject shown(const QTemporaryDir& store) { return lastLine(rosa(store, "sweep show s --json").out); }

    static void create(const QTemporaryDir& store, const char* more = "")
    {
        const std::string command =
            std::string(
                "sweep new s --no-run --json --dataset karate --vary transport.lambda=5..80:log --vary "
                "sampling.walk_length=5,10,20 --rule all --budget 3 --seeds 2 --epochs 4 --splits 2 --set encoder.hidden=16 "
                "--set train.checkpoint_every=1 ") +
            more;
        const Finished made = rosa(store, command.c_str());
        if (made.code != 0) qFatal("%s", made.err.constData());
    }

    /// Columns of the exported runs that must not depend on how they came about.
    static QStringList results(const QTemporaryDir& store)
    {
        const QString file = store.filePath(QStringLiteral("runs.csv"));
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), words("sweep export s --out")
                                                        << file << QStringLiteral("--store") << store.path());
        process.waitForFinished(60000);
        QFile csv(file);
        if (!csv.open(QFile::ReadOnly)) return {};
        QStringList kept;
        while (!csv.atEnd()) kept << QString::fromUtf8(csv.readLine().trimmed()).section(QLatin1Char(','), 0, 11);
        return kept;
    }
    static int runsIn(const QTemporaryDir& store)
    {
        return static_cast<int>(
            QDir(store.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
    }

    /// Ends the leases of workers that are gone, as a minute would.
    static void age(const QTemporaryDir& store)
    {
        const std::filesystem::path claims = store.filePath(QStringLiteral("sweeps/s/claims")).toStdString();
        for (const auto& claim : std::filesystem::directory_iterator(claims))
            std::filesystem::last_write_time(claim, claim.last_write_time() - std::chrono::minutes(5));
    }

    /// Starts a command and kills it, or the first of its children, when it has printed `lines` lines. False if it ended before.
    static bool killAfter(const QTemporaryDir& store, const char* arguments, int lines, bool itsChild = false)
    {
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), words(arguments) << QStringLiteral("--store") << store.path());
        int seen = 0;
        while (seen < lines && (process.canReadLine() || process.waitForReadyRead(60000)))
            if (process.canReadLine()) process.readLine(), ++seen;
        const auto victim = itsChild ? firstChildOf(process.processId()) : process.processId();
        const bool isAlive = seen == lines && victim > 0 && process.state() == QProcess::Running;
        if (isAlive) ::kill(static_cast<pid_t>(victim), SIGKILL);
        process.waitForFinished(300000);
        return isAlive;
    }
    static qint64 firstChildOf(qint64 process)
    {
        const std::string id = std::to_string(process);
        std::ifstream children("/proc/" + id + "/task/" + id + "/children");
        qint64 child = 0;
        return children >> child ? child : 0;
    }

private Q_SLOTS:
    void aSweepFromNewToExport()
    {
        const QTemporaryDir store;
        const Finished ran =
            rosa(store,
                 "sweep new s --json --quiet --jobs 2 --dataset karate --vary transport.lambda=5..80:log --vary "
                 "sampling.walk_length=5,10,20 --rule all --budget 3 --seeds 2 --epochs 4 --splits 2 --set "
                 "encoder.hidden=16");
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.code, 0);
        QJsonObject sweep = lastLine(ran.out);
        QCOMPARE(sweep[QLatin1String("runs_done")].toInt(), 6);
        QCOMPARE(sweep[QLatin1String("runs_left")].toInt(), 0);
        QCOMPARE(sweep[QLatin1String("tries")].toArray().size(), 3);
        QVERIFY(sweep[QLatin1String("best")].isDouble());
        QCOMPARE(runsIn(store), 6);
        const QStringList before = results(store);
        QCOMPARE(before.size(), 7);

        // An extension measures what is new only.
        QCOMPARE(rosa(store, "sweep add s --budget 4 --seeds 3").code, 0);
        QCOMPARE(shown(store)[QLatin1String("runs_left")].toInt(), 6);
        QCOMPARE(rosa(store, "sweep run s --quiet").code, 0);
        QCOMPARE(runsIn(store), 12);
        const QStringList after = results(store);
        QCOMPARE(after.size(), 13);
        for (const QString& line : before) QVERIFY2(after.contains(line), qPrintable(line));

        // The confirmation has its own seeds, and the default takes part.
        const Finished confirmed = rosa(store, "sweep confirm s --seeds 2 --quiet --json");
        QCOMPARE(confirmed.code, 0);
        sweep = lastLine(confirmed.out);
        const QJsonObject round = sweep[QLatin1String("confirmations")].toArray().first().toObject();
        QCOMPARE(round[QLatin1String("left")].toInt(), 0);
        QCOMPARE(round[QLatin1String("tries")].toArray().size(), 4);
        QCOMPARE(round[QLatin1String("tries")].toArray().last().toObject()[QLatin1String("try")].toInt(), 0);
        QVERIFY(
            round[QLatin1String("tries")].toArray().first().toObject().contains(QLatin1String("minus_default_interval95")));
        QList<int> seeds;
        for (const auto& block : sweep[QLatin1String("blocks")].toArray())
            seeds << block.toObject()[QLatin1String("seed")].toInt();
        for (const auto& block : round[QLatin1String("blocks")].toArray())
            QVERIFY(!seeds.contains(block.toObject()[QLatin1String("seed")].toInt()));
        QCOMPARE(runsIn(store), 12 + 8);
        QCOMPARE(rosa(store, "sweep confirm s --quiet").code, 0);  // is known
        QCOMPARE(runsIn(store), 12 + 8);

        const QByteArray text = rosa(store, "sweep show s --all").out;
        for (const char* word : {"default", "by luck alone", "confirmed", "fresh seeds", "minus default"})
            QVERIFY2(text.contains(word), word);
        QVERIFY(rosa(store, "sweep list").out.contains("karate"));
    }

    /// Three of the grid, and the default, which is none of them.
    void aGridHasAsManyTriesAsItHasPlaces()
    {
        const QTemporaryDir store;
        const Finished made = rosa(store,
                                   "sweep new s --no-run --dataset karate --sampler grid --budget 100 --vary "
                                   "sampling.walk_length=4,5,6 --epochs 4");
        QVERIFY2(made.code == 0, made.err.constData());
        QCOMPARE(lastLine(rosa(store, "sweep list --json").out)[QLatin1String("tries")].toInt(), 4);
        const QList<QByteArray> row = rosa(store, "sweep list").out.trimmed().split('\n').last().simplified().split(' ');
        QCOMPARE(row.mid(0, 5), (QList<QByteArray>{"s", "karate", "rosa", "4", "3"}));
        QVERIFY(rosa(store, "sweep show s").out.contains("4 trials"));
    }

    void theSpaceOfASweepIsFixed()
    {
        const QTemporaryDir store;
        create(store);
        const Finished added = rosa(store, "sweep add s --vary transport.iterations=2,5");
        QCOMPARE(added.code, 2);
        QVERIFY2(added.err.contains("the space of sweep s is fixed") && added.err.contains("rosa sweep new NAME --vary"),
                 added.err.constData());
        const Finished again = rosa(store, "sweep new s --no-run --dataset karate --vary transport.lambda=5,10");
        QCOMPARE(again.code, 2);
        QVERIFY2(again.err.contains("sweep s exists, and its space is fixed") && again.err.contains("rosa sweep add s"),
                 again.err.constData());
        QCOMPARE(shown(store)[QLatin1String("tries")].toArray().size(), 3);
    }

    /// A run of the store with the same configuration, seed and splits is not made again.
    void runsOfTheStoreAreUsed()
    {
        const QTemporaryDir store;
        QCOMPARE(rosa(store,
                      "train --dataset karate --epochs 4 --splits 2 --seed 2 --set encoder.hidden=16 --set "
                      "evaluation.split_seed=2 --no-baselines --quiet --threads 1")
                     .code,
                 0);
        create(store);
        QCOMPARE(rosa(store, "sweep run s --quiet --jobs 1").code, 0);
        QCOMPARE(runsIn(store), 6);
        // How long it took is not known.
        int untimed = 0;
        const QDir cells(store.filePath(QStringLiteral("sweeps/s/cells")));
        for (const QString& name : cells.entryList({QStringLiteral("*.json")})) {
            QFile cell(cells.filePath(name));
            QVERIFY(cell.open(QFile::ReadOnly));
            untimed += QJsonDocument::fromJson(cell.readAll()).object()[QLatin1String("seconds")].toDouble(-1) == 0 ? 1 : 0;
        }
        QCOMPARE(untimed, 1);
    }

    /// A supervised method is chosen by its accuracy on the validation part.
    void supervisedMethodsAreChosenOnValidation()
    {
        const QTemporaryDir store;
        const Finished ran =
            rosa(store,
                 "sweep new s --json --quiet --jobs 1 --dataset cora --method gcn --vary encoder.hidden=8,16 "
                 "--sampler grid --seeds 1 --epochs 2 --splits 2 --set evaluation.protocol=val-10-10-80");
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.code, 0);
        const QStringList lines = results(store);
        QVERIFY(lines.size() >= 3);
        for (const QString& line : lines.mid(1)) {
            const QStringList cells = line.split(QLatin1Char(','));
            // part, try, origin, encoder.hidden, seed, split_seed, epochs, state, validation, test
            QCOMPARE(cells.value(7), QStringLiteral("done"));
            QVERIFY(cells.value(8).toDouble() > 0 && cells.value(8) != cells.value(9));
        }
    }

    void theListOfRunsIsAFileWithTheirParameters()
    {
        const QTemporaryDir store;
        create(store);
        QCOMPARE(rosa(store, "sweep work s --quiet --runs 2").code, 0);
        const QString file = store.filePath(QStringLiteral("list.csv"));
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), words("runs list --csv")
                                                        << file << QStringLiteral("--store") << store.path());
        QVERIFY(process.waitForFinished(60000));
        QFile csv(file);
        QVERIFY(csv.open(QFile::ReadOnly));
        const QList<QByteArray> heads = csv.readLine().trimmed().split(',');
        const QList<QByteArray> row = csv.readLine().trimmed().split(',');
        QCOMPARE(row.size(), heads.size());
        QCOMPARE(row[heads.indexOf("encoder.hidden")], QByteArray("16"));
        QCOMPARE(row[heads.indexOf("state")], QByteArray("finished"));
        QVERIFY(heads.contains("transport.lambda") && heads.contains("accuracy_mean"));
        QVERIFY(!csv.readLine().isEmpty() && csv.readLine().isEmpty());
    }

    void killedWorkersLoseNothing()
    {
        const QTemporaryDir whole;
        create(whole);
        QCOMPARE(rosa(whole, "sweep work s --quiet").code, 0);
        const QStringList expected = results(whole);
        QCOMPARE(expected.size(), 7);
        QVERIFY(!expected.join(QLatin1Char(' ')).contains(QLatin1String("open")));

        // A run prints "run", four epochs, three phases and "cell": the kills hit each of these moments in some run.
        const QTemporaryDir store;
        create(store);
        int kills = 0;
        for (const int lines : {1, 9, 12, 4, 17, 7, 20, 2, 8}) {
            kills += killAfter(store, "sweep work s --json", lines) ? 1 : 0;
            age(store);
        }
        QVERIFY(kills >= 4);
        QCOMPARE(rosa(store, "sweep work s --quiet").code, 0);
        QCOMPARE(results(store), expected);
        QCOMPARE(runsIn(store), 6);  // interrupted runs were resumed, not repeated
    }

    void aKilledWorkerIsReplacedByItsCrew()
    {
        const QTemporaryDir store;
        create(store);
        QVERIFY(killAfter(store, "sweep run s --json --jobs 2", 1, true));
        const QJsonObject sweep = shown(store);
        QCOMPARE(sweep[QLatin1String("runs_left")].toInt(), 0);
        QCOMPARE(sweep[QLatin1String("runs_failed")].toInt(), 0);
    }

    void aKilledCrewIsContinued()
    {
        const QTemporaryDir store;
        create(store);
        QVERIFY(killAfter(store, "sweep run s --json --jobs 2", 1));
        const Finished rest = rosa(store, "sweep run s --quiet --jobs 2");
        QCOMPARE(rest.code, 0);
        QCOMPARE(shown(store)[QLatin1String("runs_done")].toInt(), 6);
    }

    /// Workers that were started by hand share the cells.
    void workersShareASweep()
    {
        const QTemporaryDir store;
        create(store);
        QProcess workers[3];
        for (QProcess& worker : workers)
            worker.start(QStringLiteral(ROSA_COMMAND), words("sweep work s --quiet --store") << store.path());
        for (QProcess& worker : workers) {
            QVERIFY(worker.waitForFinished(300000));
            QCOMPARE(worker.exitCode(), 0);
        }
        QCOMPARE(runsIn(store), 6);
        QCOMPARE(shown(store)[QLatin1String("runs_done")].toInt(), 6);
    }

    void aSignalStopsAndTheNextCommandContinues()
    {
        const QTemporaryDir store;
        create(store);
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), words("sweep run s --json --jobs 1 --store") << store.path());
        while (!process.canReadLine()) QVERIFY(process.waitForReadyRead(60000));
        process.terminate();
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardError().contains("continue with: rosa sweep run s"));
        QCOMPARE(rosa(store, "sweep run s --quiet --jobs 1").code, 0);
        QCOMPARE(shown(store)[QLatin1String("runs_done")].toInt(), 6);
        QCOMPARE(runsIn(store), 6);
    }

    void failedRunsAreStatesNotEnds()
    {
        const QTemporaryDir store;
        create(store);
        // A cell in which three workers died is given up; --retry takes it up.
        for (int i = 0; i < 3; ++i) {
            QVERIFY(killAfter(store, "sweep work s --json", 1));
            age(store);
        }
        QCOMPARE(rosa(store, "sweep run s --quiet --jobs 1").code, 0);
        QJsonObject sweep = shown(store);
        QCOMPARE(sweep[QLatin1String("runs_failed")].toInt(), 1);
        QCOMPARE(sweep[QLatin1String("tries")].toArray().first().toObject()[QLatin1String("standing")].toString(),
                 QStringLiteral("failed"));
        QCOMPARE(rosa(store, "sweep run s --quiet --jobs 1 --retry").code, 0);
        sweep = shown(store);
        QCOMPARE(sweep[QLatin1String("runs_failed")].toInt(), 0);
        QCOMPARE(sweep[QLatin1String("runs_done")].toInt(), 6);
    }

    void otherDataAreRefused()
    {
        const QTemporaryDir store;
        create(store);
        QFile rule(store.filePath(QStringLiteral("sweeps/s/sweep.toml")));
        QVERIFY(rule.open(QFile::ReadWrite));
        QByteArray text = rule.readAll();
        const auto at = text.indexOf("dataset_hash = '") + qstrlen("dataset_hash = '");
        text[static_cast<qsizetype>(at)] = text[static_cast<qsizetype>(at)] == '0' ? '1' : '0';
        rule.seek(0);
        rule.write(text);
        rule.close();
        const Finished refused = rosa(store, "sweep work s --quiet");
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("has changed since sweep s began"), refused.err.constData());
        QCOMPARE(runsIn(store), 0);
    }

    void wrongUseIsRefusedBeforeAnythingRuns_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("message");
        const auto add = [](const char* arguments, const char* message) {
            QTest::newRow(message) << QByteArray(arguments) << QByteArray(message);
        };
        add("sweep new t --dataset karate --vary transport.lambd=5..80", "did you mean transport.lambda?");
        add("sweep new t --dataset karate --vary transport.lambda=5..80 --sampler grid", "a grid needs lists");
        add("sweep new t --dataset karate --vary transport.lambda=5..80 --set evaluation.protocol=none",
            "nothing to compare");
        add("sweep new t --dataset karate --method gcn --vary encoder.hidden=8,16", "never on test");
        add("sweep new t --dataset nowhere --vary transport.lambda=5..80", "nowhere");
        add("sweep new ../t --dataset karate --vary transport.lambda=5..80", "expected a name");
        add("sweep run t", "no sweep 't'");
        add("sweep confirm s", "nothing is measured yet");
        add("sweep add s --budget 2", "nothing is ever taken away");
        add("sweep add s", "needs --budget or --seeds");
    }

    void wrongUseIsRefusedBeforeAnythingRuns()
    {
        QFETCH(const QByteArray, arguments);
        QFETCH(const QByteArray, message);
        const QTemporaryDir store;
        create(store);
        const Finished refused = rosa(store, arguments.constData());
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains(message), refused.err.constData());
        QCOMPARE(runsIn(store), 0);
    }
};

ROSA_EVENT_LOOP_TEST(TestSweepCommand)
#include "tst_sweep_command.moc"
