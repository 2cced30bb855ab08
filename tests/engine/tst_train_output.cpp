/// Output of `rosa train --json` for its parent process, which may close the pipe.
#include <QtCore/QDir>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <map>
#include <string>
#include <vector>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using rosa::engine::tests::objectOf;

namespace {

QStringList trainArguments(const QString& store)
{
    return QStringLiteral(
               "train --json --dataset karate --epochs 30 --threads 1 --no-baselines --set evaluation.protocol=none "
               "--set encoder.hidden=16 --store")
               .split(QLatin1Char(' '))
           << store;
}

QString eventOf(const QByteArray& line) { return objectOf(line)[QLatin1String("event")].toString(); }

/// Runs a command to completion; returns exit code and lines of standard output.
int runToEnd(const QStringList& arguments, QList<QByteArray>& lines)
{
    QProcess process;
    process.start(QStringLiteral(ROSA_COMMAND), arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit) return -1;
    lines = process.readAllStandardOutput().trimmed().split('\n');
    return process.exitCode();
}

/// A command with standard output and error connected to pipes, which this process can close.
class Child {
public:
    explicit Child(const QStringList& arguments)
    {
        std::vector<std::string> words{ROSA_COMMAND};
        for (const QString& argument : arguments) words.push_back(argument.toStdString());
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        int ends[2];
        if (::pipe(ends) != 0) return;
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
        ::posix_spawn_file_actions_addclose(&actions, ends[0]);
        ::posix_spawn_file_actions_addclose(&actions, ends[1]);
        if (::posix_spawn(&m_process, ROSA_COMMAND, &actions, nullptr, pointers.data(), environ) != 0) m_process = -1;
        ::posix_spawn_file_actions_destroy(&actions);
        ::close(ends[1]);
        m_output = ends[0];
    }

    /// The next line; empty at the end of the output.
    QByteArray readLine()
    {
        QByteArray line;
        for (char letter = 0; letter != '\n' && ::read(m_output, &letter, 1) == 1;) line.append(letter);
        return line;
    }
    void stopListening() { ::close(m_output); }
    /// Exit code; −1 if a signal ended the process or it did not start.
    int wait()
    {
        int status = 0;
        if (m_process <= 0 || ::waitpid(m_process, &status, 0) != m_process || !WIFEXITED(status)) return -1;
        return WEXITSTATUS(status);
    }

private:
    pid_t m_process = -1;
    int m_output = -1;
};

}  // namespace

class TestTrainOutput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRunIsNamedFirstAndTheResultLast()
    {
        const QTemporaryDir store;
        QList<QByteArray> lines;
        QCOMPARE(runToEnd(trainArguments(store.path()), lines), 0);
        QCOMPARE(eventOf(lines.front()), QStringLiteral("run"));
        QVERIFY(QDir(store.filePath(QStringLiteral("runs/") + objectOf(lines.front())[QLatin1String("run")].toString()))
                    .exists());
        QCOMPARE(eventOf(lines.back()), QStringLiteral("result"));
    }

    /// Raw features are deterministic and evaluated once for all seeds; the random encoder is evaluated per seed.
    void baselinesAreMeasuredOnce()
    {
        const QTemporaryDir store;
        const auto runsOf = [&](const char* seed) {
            QList<QByteArray> lines;
            const int exitCode =
                runToEnd(QStringLiteral("train --json --dataset cora --epochs 1 --threads 1 --splits 1 --set "
                                        "encoder.hidden=16 --seed %1 --store")
                                 .arg(QLatin1String(seed))
                                 .split(QLatin1Char(' '))
                             << store.path(),
                         lines);
            std::map<QString, QString> runs;
            for (const QByteArray& line : lines)
                if (exitCode == 0 && eventOf(line) == u"result")
                    runs[objectOf(line)[QLatin1String("method")].toString()] =
                        objectOf(line)[QLatin1String("run")].toString();
            return runs;
        };
        const QString raw = QStringLiteral("raw"), random = QStringLiteral("random"), rosa = QStringLiteral("rosa");
        auto first = runsOf("1");
        auto second = runsOf("2");
        auto again = runsOf("1");
        QCOMPARE(first.size(), std::size_t(3));
        QVERIFY(!first[raw].isEmpty() && !first[random].isEmpty());
        QCOMPARE(second[raw], first[raw]);
        QVERIFY(second[random] != first[random]);
        QCOMPARE(again[raw], first[raw]);
        QCOMPARE(again[random], first[random]);
        QVERIFY(again[rosa] != first[rosa]);
    }

    /// A warning common to the run and both baselines is printed once.
    void aWarningIsSaidOnce()
    {
        const QTemporaryDir store;
        QProcess process;
        process.start(
            QStringLiteral(ROSA_COMMAND),
            QStringLiteral("train --dataset texas --epochs 1 --threads 1 --splits 20 --quiet --set encoder.hidden=8 --store")
                    .split(QLatin1Char(' '))
                << store.path());
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardError().count("used instead of 20"), 1);
    }

    void failuresAreSaidOnStandardOutputToo_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word");
        QTest::newRow("input") << QStringLiteral("train --json --dataset corra") << QStringLiteral("corra");
        QTest::newRow("use") << QStringLiteral("train --json --epochs few") << QStringLiteral("few");
    }

    void failuresAreSaidOnStandardOutputToo()
    {
        QFETCH(QString, line);
        QFETCH(QString, word);
        const QTemporaryDir store;
        QList<QByteArray> lines;
        QCOMPARE(runToEnd(line.split(QLatin1Char(' ')) << QStringLiteral("--store") << store.path(), lines), 2);
        QCOMPARE(lines.size(), 1);
        QCOMPARE(eventOf(lines.back()), QStringLiteral("error"));
        QVERIFY(objectOf(lines.back())[QLatin1String("message")].toString().contains(word));
    }

    void aTrainingOutlivesItsReader()
    {
        const QTemporaryDir store;
        Child training(trainArguments(store.path()));
        const QString run = objectOf(training.readLine())[QLatin1String("run")].toString();
        QVERIFY(!run.isEmpty());
        training.stopListening();  // before the output of 29 epochs and the result
        QCOMPARE(training.wait(), 0);
        QList<QByteArray> lines;
        QCOMPARE(runToEnd({QStringLiteral("runs"), QStringLiteral("show"), QStringLiteral("--json"), run,
                           QStringLiteral("--store"), store.path()},
                          lines),
                 0);
        QCOMPARE(objectOf(lines.join('\n'))[QLatin1String("state")].toString(), QStringLiteral("finished"));
    }
};

ROSA_EVENT_LOOP_TEST(TestTrainOutput)
#include "tst_train_output.moc"
