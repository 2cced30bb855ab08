/// End-to-end tests of `rosa train --fork`.
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "core/catalog/configuration.h"
#include "core/catalog/options/objective_options.h"
#include "core/protocol/inbox.h"
#include "core/record/run_reader.h"
#include "core/store/turn.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestFork : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;

    [[nodiscard]] QStringList arguments(const QString& words) const
    {
        return words.split(QLatin1Char(' ')) << QStringLiteral("--store") << m_store.path();
    }
    [[nodiscard]] auto readerOf(const QString& run) const
    {
        return record::RunReader::open(m_store.path().toStdString(), run.toStdString());
    }
    [[nodiscard]] double lambdaOf(const QString& run) const
    {
        const auto catalogue = catalog::makeCatalogue();
        const auto info = (*readerOf(run))->info();
        return catalog::Configuration::fromToml(catalogue, info->configurationToml, "run")
            ->get<transport::BlockOptions>()
            .lambda;
    }

    /// Trains, changes λ to 33 during training, and stops after the change. Returns the id of the run; "" on failure.
    QString turnedRun()
    {
        QProcess engine;
        engine.start(QStringLiteral(ROSA_COMMAND),
                     arguments(QStringLiteral("train --json --dataset karate --epochs 100000 --threads 1 --no-baselines "
                                              "--set evaluation.protocol=none --set encoder.hidden=16")));
        if (!engine.waitForReadyRead(60'000)) return {};
        const QString run = QJsonDocument::fromJson(engine.readLine()).object()[QStringLiteral("run")].toString();
        const std::filesystem::path folder = m_store.path().toStdString() + "/runs/" + run.toStdString();
        if (!protocol::sendRequest(folder, protocol::SetParameter{"transport.lambda", "33"})) return {};
        while (true) {
            const auto events = (*readerOf(run))->events();
            if (!events || !engine.waitForReadyRead(60'000)) return {};
            engine.readAllStandardOutput();
            if (std::any_of(events->begin(), events->end(), [](const auto& event) { return event.kind == "set"; })) break;
        }
        if (!protocol::sendRequest(folder, protocol::Stop()) || !engine.waitForFinished(60'000)) return {};
        return run;
    }

    QString fork(const QString& from, int epoch, const QString& more)
    {
        QProcess engine;
        engine.start(QStringLiteral(ROSA_COMMAND),
                     arguments(QStringLiteral("train --json --fork %1@%2 --epochs %3 --threads 1 --no-baselines%4")
                                   .arg(from)
                                   .arg(epoch)
                                   .arg(epoch + 1)
                                   .arg(more)));
        if (!engine.waitForFinished(60'000) || engine.exitCode() != 0) return {};
        return QJsonDocument::fromJson(engine.readLine()).object()[QStringLiteral("run")].toString();
    }

private Q_SLOTS:
    void aForkBeginsWithWhatWasInForce()
    {
        const QString parent = turnedRun();
        QVERIFY(!parent.isEmpty());
        QCOMPARE(lambdaOf(parent), 20.0);
        const int last = (*readerOf(parent))->checkpoints()->back().epoch;
        const QString child = fork(parent, last, {});
        QVERIFY(!child.isEmpty());
        QCOMPARE(lambdaOf(child), 33.0);
        const QString other = fork(parent, last, QStringLiteral(" --set transport.lambda=7"));
        QVERIFY(!other.isEmpty());
        QCOMPARE(lambdaOf(other), 7.0);

        QProcess engine;  // a fork cannot change properties of the run, such as the seed
        engine.start(QStringLiteral(ROSA_COMMAND),
                     arguments(QStringLiteral("train --fork %1@%2 --seed 9").arg(parent).arg(last)));
        QVERIFY(engine.waitForFinished(60'000));
        QCOMPARE(engine.exitCode(), 2);
        QVERIFY(engine.readAllStandardError().startsWith("rosa: error: --seed cannot be combined with --resume or --fork"));
    }

    void turnsAreToldFromTheStart_data()
    {
        QTest::addColumn<QString>("turn");
        QTest::addColumn<QString>("says");
        QTest::newRow("none") << QStringLiteral("5") << QStringLiteral("--turn 5: expected EPOCH:KEY=VALUE");
        QTest::newRow("no epoch") << QStringLiteral("x:transport.lambda=80") << QStringLiteral("expected EPOCH:KEY=VALUE");
        QTest::newRow("not live") << QStringLiteral("2:train.epochs=9") << QStringLiteral("cannot be changed while");
        QTest::newRow("value") << QStringLiteral("2:transport.lambda=-1") << QStringLiteral("expected a number above 0");
        QTest::newRow("late") << QStringLiteral("6:transport.lambda=80")
                              << QStringLiteral("expected an epoch after 0 and before 6");
        QTest::newRow("right") << QStringLiteral("3:transport.lambda=80") << QString();
    }
    void turnsAreToldFromTheStart()
    {
        QFETCH(QString, turn);
        QFETCH(QString, says);
        QProcess engine;
        engine.start(QStringLiteral(ROSA_COMMAND),
                     arguments(QStringLiteral("train --json --dataset karate --epochs 6 --threads 1 --no-baselines --set "
                                              "evaluation.protocol=none --set encoder.hidden=16 --turn %1")
                                   .arg(turn)));
        QVERIFY(engine.waitForFinished(60'000));
        if (!says.isEmpty()) {
            QCOMPARE(engine.exitCode(), 2);
            const QString said = QString::fromUtf8(engine.readAllStandardError());
            QVERIFY2(said.contains(says), qPrintable(said));
            return;
        }
        QCOMPARE(engine.exitCode(), 0);
        const QString run = QJsonDocument::fromJson(engine.readLine()).object()[QStringLiteral("run")].toString();
        const std::vector<store::Turn> expected{{3, "transport.lambda", "80"}};
        QVERIFY(store::turnsAmong(*(*readerOf(run))->events()) == expected);
    }
};

ROSA_EVENT_LOOP_TEST(TestFork)
#include "tst_fork.moc"
