/// Kills trainings before calls that modify the run folder: once per kind of call, or, with ROSA_FAULTS=all, at each call. The run can then
/// be listed and shown, and resumed to a result identical to the byte to that of an uninterrupted training.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "tests/program/test_program.h"

namespace {

struct TrainingOutcome {
    QByteArray embedding;
    QList<QByteArray> losses;
    bool operator==(const TrainingOutcome&) const = default;
};

struct End {
    bool isKilled = false;
    int code = 0;
    QByteArray output, errors;
};

QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }

/// Runs the command in a store; `faults`: additional environment variables.
End runEngine(const QString& store, const QStringList& arguments, const QMap<QString, QString>& faults = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("ROSA_STORE"), store);
    for (auto entry = faults.begin(); entry != faults.end(); ++entry) environment.insert(entry.key(), entry.value());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ROSA_COMMAND), arguments);
    if (!process.waitForFinished(300'000)) qFatal("rosa does not end");
    return {process.exitStatus() == QProcess::CrashExit, process.exitCode(), process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QMap<QString, QString> faultsIn(const QString& store, const QString& at, const QString& log = {})
{
    return {{QStringLiteral("LD_PRELOAD"), QStringLiteral(ROSA_FAULT_POINTS)},
            {QStringLiteral("ROSA_FAULT_FOLDER"), store},
            {QStringLiteral("ROSA_FAULT_AT"), at},
            {QStringLiteral("ROSA_FAULT_LOG"), log}};
}

QStringList training()
{
    return words(
        "train --dataset karate --epochs 6 --threads 1 --no-baselines --quiet --set evaluation.protocol=none "
        "--set train.checkpoint_every=2 --set train.checkpoints_kept=1 --set encoder.hidden=16");
}

QString trainedRun(const QString& store)
{
    return QDir(store + QStringLiteral("/runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TrainingOutcome trainingOutcomeOf(const QString& store)
{
    const QString run = trainedRun(store);
    const QString curves = store + QStringLiteral("/curves.csv");
    runEngine(store, words("runs export --curves") << curves << run);
    TrainingOutcome outcome{contentOf(store + QStringLiteral("/runs/") + run + QStringLiteral("/embedding.npy")), {}};
    const QList<QByteArray> lines = contentOf(curves).trimmed().split('\n');
    const qsizetype column = lines.front().split(',').indexOf("loss");
    for (const QByteArray& line : lines) outcome.losses.append(line.split(',').value(column));
    return outcome;
}

/// Trains with a kill at `at`, then lists, shows and resumes the run. False if the training was not interrupted.
bool checkMoment(const QString& at, const TrainingOutcome& expected)
{
    const QTemporaryDir store;
    const End end = runEngine(store.path(), training(), faultsIn(store.path(), at));
    const QByteArray moment = "killed before " + at.toUtf8() + ": ";
    const auto verify = [&](bool isGood, const QByteArray& what) {
        return QTest::qVerify(isGood, "the moment", (moment + what).constData(), __FILE__, __LINE__);
    };
    if (!end.isKilled && !verify(end.code == 0, end.errors)) return false;
    const End list = runEngine(store.path(), words("runs list"));
    if (!verify(list.code == 0 && !list.output.contains("unreadable"), list.output + list.errors)) return false;
    if (const QString run = trainedRun(store.path()); !run.isEmpty()) {
        const End show = runEngine(store.path(), words("runs show") << run);
        if (!verify(show.code == 0, show.errors)) return false;
        const bool isFinished = show.output.contains("finished");
        const End resumed =
            isFinished ? End{} : runEngine(store.path(), words("train --threads 1 --quiet --no-baselines --resume") << run);
        if (!verify(resumed.code == 0, resumed.errors)) return false;
        verify(trainingOutcomeOf(store.path()) == expected, "another end than that of the undisturbed training");
    }
    return end.isKilled;
}

}  // namespace

class TestEngineFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void killedTrainingsEndAsTheUndisturbedOne()
    {
        const QTemporaryDir whole;
        const QString log = whole.path() + QStringLiteral("/../") + QDir(whole.path()).dirName() + QStringLiteral(".log");
        const End end = runEngine(whole.path(), training(), faultsIn(whole.path(), QStringLiteral("0"), log));
        QVERIFY2(end.code == 0, end.errors.constData());
        const TrainingOutcome expected = trainingOutcomeOf(whole.path());
        QCOMPARE(expected.losses.size(), 7);
        QVERIFY(!expected.embedding.isEmpty());
        if (qEnvironmentVariable("ROSA_FAULTS") == QLatin1String("all")) {
            for (int at = 1; checkMoment(QString::number(at), expected) && !QTest::currentTestFailed(); ++at)
                if (at % 20 == 0) qInfo("%d moments", at);
            return;
        }
        QMap<QByteArray, int> kinds;
        for (const QByteArray& kind : contentOf(log).trimmed().split('\n')) ++kinds[kind];
        QFile::remove(log);
        for (const char* kind :
             {"rename runs/*/checkpoints/epoch-*.ckpt.*", "write runs/*/run.sqlite-wal", "sync runs/*/run.sqlite",
              "remove runs/*/run.sqlite-wal", "rename runs/*/checkpoints/embedding.npy.*"})
            QVERIFY2(kinds.contains(kind), kind);
        // Calls before the run has its name are tested with the record.
        bool isLast = false;
        for (auto kind = kinds.begin(); kind != kinds.end() && !QTest::currentTestFailed(); ++kind)
            if (kind.key().contains("runs/*/")) {
                isLast = !isLast;
                checkMoment(QString::fromUtf8(kind.key()) + QLatin1Char(' ') + QString::number(isLast ? kind.value() : 1),
                            expected);
            }
    }
};

ROSA_EVENT_LOOP_TEST(TestEngineFaults)
#include "tst_engine_faults.moc"
