/// Interruption and continuation of `rosa train --seeds`.
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <signal.h>

#include "app/engine/train/seed_group.h"
#include "tests/program/test_program.h"

namespace {

struct Answer {
    int code = -1;
    QByteArray out, error;
};

}  // namespace

class TestSeedGroup : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;

    [[nodiscard]] QStringList arguments(const QString& words) const
    {
        return words.split(QLatin1Char(' ')) << QStringLiteral("--store") << m_store.path();
    }

    Answer run(const QString& words) const
    {
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), arguments(words));
        if (!process.waitForFinished(300'000)) return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    /// Objects of `runs list --json`, oldest first.
    QList<QJsonObject> runs() const
    {
        QList<QJsonObject> found;
        for (const QByteArray& line : run(QStringLiteral("runs list --json")).out.trimmed().split('\n'))
            found.prepend(QJsonDocument::fromJson(line).object());
        return found;
    }

private Q_SLOTS:
    void aStoppedGroupSaysWhatIsMissingAndGoesOn()
    {
        const QString training = QStringLiteral(
            "train --json --dataset karate --epochs 400 --seeds 3 --threads 1 --no-baselines --set "
            "evaluation.protocol=none --set encoder.hidden=16 --set watch.pairs=1 --name grp");
        QProcess engine;
        engine.start(QStringLiteral(ROSA_COMMAND), arguments(training));
        QVERIFY(engine.waitForReadyRead(60'000));
        const QString id = QJsonDocument::fromJson(engine.readLine()).object()[QStringLiteral("run")].toString();
        while (!engine.canReadLine()) QVERIFY(engine.waitForReadyRead(60'000));  // one epoch is complete
        QCOMPARE(::kill(static_cast<pid_t>(engine.processId()), SIGINT), 0);
        QVERIFY(engine.waitForFinished(60'000));
        QCOMPARE(engine.exitCode(), 130);
        const QByteArray told = engine.readAllStandardError();
        const QByteArray command = "rosa train --resume " + id.toUtf8() + " --seeds 3";
        QVERIFY2(told.contains("before seeds 2 and 3; continue with: " + command), told.constData());

        // The record of the run says it as well, for those who were not there.
        const Answer shown = run(QStringLiteral("runs show ") + id);
        QVERIFY2(shown.out.contains("seeds 1 to 3 of the group; continue with: " + command), shown.out.constData());

        // Resuming only one run prints a note on the others.
        const Answer alone = run(QStringLiteral("train --threads 1 --no-baselines --resume ") + id);
        QCOMPARE(alone.code, 0);
        QVERIFY2(alone.error.contains("seeds 2 and 3 of the group of run " + id.toUtf8()), alone.error.constData());
        QVERIFY2(alone.error.contains(command), alone.error.constData());
        QCOMPARE(runs().size(), 1);
        const QJsonObject left = QJsonDocument::fromJson(run(QStringLiteral("runs show --json ") + id).out).object();
        QCOMPARE(left[QStringLiteral("group_left")].toArray(), (QJsonArray{2, 3}));
        QCOMPARE(left[QStringLiteral("group_continue")].toString().toUtf8(), command);

        const Answer group = run(QStringLiteral("train --threads 1 --no-baselines --quiet --seeds 3 --resume ") + id);
        QVERIFY2(group.code == 0, group.error.constData());
        const auto all = runs();
        QCOMPARE(all.size(), 3);
        for (qsizetype i = 0; i < 3; ++i) {
            QCOMPARE(all[i][QStringLiteral("seed")].toInt(), static_cast<int>(i) + 1);
            QCOMPARE(all[i][QStringLiteral("state")].toString(), QStringLiteral("finished"));
            QCOMPARE(all[i][QStringLiteral("group")], all[0][QStringLiteral("group")]);
            QCOMPARE(all[i][QStringLiteral("name")].toString(), QStringLiteral("grp seed %1").arg(i + 1));
        }
        QCOMPARE(run(QStringLiteral("train --threads 1 --no-baselines --quiet --seeds 3 --resume ") + id).code, 0);
        QCOMPARE(runs().size(), 3);  // no new run
        QVERIFY(!run(QStringLiteral("runs show ") + id).out.contains("not trained yet"));
    }

    void aRunOfNoGroupHasNoOtherSeeds()
    {
        QCOMPARE(
            run(QStringLiteral("train --quiet --dataset karate --epochs 2 --threads 1 --no-baselines --name single --set "
                               "evaluation.protocol=none"))
                .code,
            0);
        const Answer refused = run(QStringLiteral("train --resume single --seeds 2"));
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.error.contains("belongs to no group"), refused.error.constData());
    }

    void seedsAreNamedShortly()
    {
        using rosa::engine::seedsText;
        QCOMPARE(seedsText({2}), std::string("seed 2"));
        QCOMPARE(seedsText({2, 3}), std::string("seeds 2 and 3"));
        QCOMPARE(seedsText({2, 3, 4}), std::string("seeds 2 to 4"));
        QCOMPARE(seedsText({2, 4, 5}), std::string("seeds 2, 4 and 5"));
    }
};

ROSA_EVENT_LOOP_TEST(TestSeedGroup)
#include "tst_seed_group.moc"
