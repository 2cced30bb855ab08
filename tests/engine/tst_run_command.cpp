/// The command printed by `rosa runs show` is executed by a shell.
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/record/run_reader.h"
#include "core/store/turn.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestRunCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;

    /// Standard output; "" if the command failed, with its errors in m_said.
    QByteArray shell(const QString& line)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        const QString programs = QFileInfo(QStringLiteral(ROSA_COMMAND)).path();
        environment.insert(QStringLiteral("PATH"), programs + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("ROSA_STORE"), m_store.path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line});
        const bool isDone = process.waitForFinished(120'000) && process.exitCode() == 0;
        m_said = line + QLatin1Char('\n') + QString::fromUtf8(process.readAllStandardError());
        return isDone ? process.readAllStandardOutput() : QByteArray();
    }
    QString m_said;

    /// Id of the run created by the command.
    QString made(const QString& line)
    {
        const QByteArray out = shell(line + QStringLiteral(" --json --no-baselines"));
        return QJsonDocument::fromJson(out.left(out.indexOf('\n'))).object().value(QStringLiteral("run")).toString();
    }
    QString commandOf(const QString& run)
    {
        const QByteArray out = shell(QStringLiteral("rosa runs show --json ") + run);
        return QJsonDocument::fromJson(out).object().value(QStringLiteral("command")).toString();
    }
    [[nodiscard]] auto readerOf(const QString& run) const
    {
        return record::RunReader::open(m_store.path().toStdString(), run.toStdString()).value();
    }
    [[nodiscard]] auto embeddingOf(const QString& run) const
    {
        return readFile(m_store.filePath(QStringLiteral("runs/%1/embedding.npy").arg(run)).toStdString()).value();
    }

    void verifySame(const QString& run)
    {
        const QString command = commandOf(run);
        const QString again = made(command);
        QVERIFY2(!again.isEmpty() && again != run, qPrintable(m_said));
        QVERIFY2(readerOf(again)->curve("loss").value() == readerOf(run)->curve("loss").value(), qPrintable(command));
        QVERIFY2(embeddingOf(again) == embeddingOf(run), qPrintable(command));
        QVERIFY(store::turnsAmong(readerOf(again)->events().value()) == store::turnsAmong(readerOf(run)->events().value()));
        QCOMPARE(commandOf(again), command);
    }

private Q_SLOTS:
    void aPastedCommandTrainsTheSameRun()
    {
        const QString parent =
            made(QStringLiteral("rosa train --dataset karate --epochs 8 --seed 3 --set train.checkpoint_every=2 --set "
                                "evaluation.protocol=none --set encoder.hidden=16 --turn 3:transport.lambda=33"));
        QVERIFY2(!parent.isEmpty(), qPrintable(m_said));
        QVERIFY2(commandOf(parent).contains(QRegularExpression(QStringLiteral(" --threads [1-9][0-9]*( |$)"))),
                 qPrintable(commandOf(parent)));
        verifySame(parent);
        if (QTest::currentTestFailed()) return;
        // λ was changed to 33 before the fork, and is reset to the value of the preset.
        const QString fork =
            made(QStringLiteral("rosa train --fork %1@4 --set loss.temperature=0.7 --set transport.lambda=20 "
                                "--turn 6:loss.temperature=0.5")
                     .arg(parent));
        QVERIFY2(!fork.isEmpty(), qPrintable(m_said));
        QVERIFY(readerOf(fork)->curve("loss").value() != readerOf(parent)->curve("loss").value());
        verifySame(fork);
        if (QTest::currentTestFailed()) return;
        const QString untouched = made(QStringLiteral("rosa train --fork %1@4").arg(parent));
        QVERIFY2(!untouched.isEmpty(), qPrintable(m_said));
        verifySame(untouched);
    }
};

ROSA_EVENT_LOOP_TEST(TestRunCommand)
#include "tst_run_command.moc"
