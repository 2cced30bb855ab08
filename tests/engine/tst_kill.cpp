/// Kills trainings with SIGKILL and checks that nothing is lost.
#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <signal.h>

#include "core/base/random.h"
#include "tests/program/test_program.h"

namespace {

/// The output of `rosa runs show` in which two equal trainings must agree.
struct TrainingResult {
    QString embedding;
    QMap<int, QString> checkpoints;  ///< Epoch → SHA-256 of weights, optimiser state and running statistics.
};

}  // namespace

class TestKill : public QObject {
    Q_OBJECT

    static QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }

    QStringList trainArguments(const QString& store) const
    {
        return words(
                   "train --json --dataset karate --epochs 40 --threads 1 --no-baselines --set evaluation.protocol=none "
                   "--set train.checkpoint_every=3 "
                   "--set encoder.hidden=16 --store")
               << store;
    }

    static QByteArray runToEnd(const QStringList& arguments, int expectedCode = 0)
    {
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), arguments);
        if (!process.waitForFinished(300000) || process.exitCode() != expectedCode)
            qFatal("rosa %s: %s", qPrintable(arguments.join(QLatin1Char(' '))), process.readAllStandardError().constData());
        return process.readAllStandardOutput();
    }

    /// Starts a training and kills it after it has printed `lines` lines and a loop has run `spins` iterations.
    static void trainAndKill(const QStringList& arguments, int lines, quint32 spins)
    {
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), arguments);
        QVERIFY(process.waitForStarted());
        for (int seen = 0; seen < lines && process.waitForReadyRead(60000);)
            while (process.canReadLine()) {
                process.readLine();
                ++seen;
            }
        volatile quint32 turns = 0;  // varies the time of the kill within a step, commit or checkpoint
        while (turns < spins) turns = turns + 1;
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        process.waitForFinished();
    }

    static QString onlyRun(const QString& store)
    {
        return QDir(store + QStringLiteral("/runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    }

    static TrainingResult outcomeOf(const QString& store, const QString& run)
    {
        const auto shown =
            QJsonDocument::fromJson(runToEnd(words("runs show --json") << run << QStringLiteral("--store") << store))
                .object();
        TrainingResult outcome;
        outcome.embedding = shown[QLatin1String("files")].toObject()[QLatin1String("embedding.npy")].toString();
        for (const auto& checkpoint : shown[QLatin1String("checkpoints")].toArray())
            outcome.checkpoints[checkpoint.toObject()[QLatin1String("epoch")].toInt()] =
                checkpoint.toObject()[QLatin1String("sha256")].toString();
        return outcome;
    }

private Q_SLOTS:
    void killedTrainingsEndAsTheUndisturbedOne()
    {
        const QTemporaryDir whole;
        runToEnd(trainArguments(whole.path()));
        const TrainingResult expected = outcomeOf(whole.path(), onlyRun(whole.path()));
        QVERIFY(!expected.embedding.isEmpty());
        QVERIFY(expected.checkpoints.contains(40));

        rosa::RandomStream stream(20, rosa::Purpose::Generator);
        for (int round = 0; round < 20; ++round) {
            const QTemporaryDir store;
            trainAndKill(trainArguments(store.path()), 1 + static_cast<int>(stream.below(42)), stream.below(20'000'000));
            const QString run = onlyRun(store.path());
            QVERIFY2(!run.isEmpty(), qPrintable(QString::number(round)));
            const auto shown = QJsonDocument::fromJson(
                                   runToEnd(words("runs show --json") << run << QStringLiteral("--store") << store.path()))
                                   .object();
            const QString state = shown[QLatin1String("state")].toString();
            if (state != QLatin1String("finished")) {
                QCOMPARE(state, QStringLiteral("interrupted"));
                runToEnd(words("train --json --threads 1 --no-baselines --store")
                         << store.path() << QStringLiteral("--resume") << run);
            }
            const TrainingResult outcome = outcomeOf(store.path(), run);
            QCOMPARE(outcome.embedding, expected.embedding);
            QCOMPARE(outcome.checkpoints.value(40), expected.checkpoints.value(40));
        }
    }
};

ROSA_EVENT_LOOP_TEST(TestKill)
#include "tst_kill.moc"
