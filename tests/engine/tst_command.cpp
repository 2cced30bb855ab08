/// End-to-end tests of the command.
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using rosa::engine::tests::objectOf;
using rosa::engine::tests::Printed;
using rosa::engine::tests::runRosa;

namespace {

Printed run(const char* line) { return runRosa(QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts)); }

}  // namespace

class TestCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrongUseIsOneLineAndTwo_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* line, const char* error) {
            QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(error);
        };
        row("misspelt command", "descrbe", "rosa: error: rosa: unknown command 'descrbe'; did you mean describe?\n");
        row("misspelt option", "describe --jsn",
            "rosa: error: rosa describe: unknown option '--jsn'; did you mean --json?\n");
        row("option with value", "doctor --stor=/x",
            "rosa: error: rosa doctor: unknown option '--stor'; did you mean --store?\n");
        const auto option = [&](const char* line, const char* hint) {
            row(line, line, qPrintable(QStringLiteral("rosa: error: rosa %1\n").arg(QString::fromUtf8(hint))));
        };
        option("train --lambda 40", "train: unknown option '--lambda'; did you mean --set transport.lambda=40?");
        option("train --lr=1e-3", "train: unknown option '--lr'; did you mean --set train.learning_rate=1e-3?");
        option("train --protocol", "train: unknown option '--protocol'; did you mean --set evaluation.protocol=VALUE?");
        option("train --hidden 8",
               "train: unknown option '--hidden'; did you mean --set encoder.hidden=8 or --set projector.hidden=8?");
        option("train --learning-rte 1",
               "train: unknown option '--learning-rte'; did you mean --set train.learning_rate=1?");
        option("train --per-class", "train: unknown option '--per-class'; it is an option of rosa evaluate");
        option("doctor --splits 3",
               "doctor: unknown option '--splits'; it is an option of rosa train, rosa evaluate, rosa reproduce, …");
        row("misspelt help", "help doctr", "rosa: error: rosa: unknown command or topic 'doctr'; did you mean doctor?\n");
        row("misspelt topic", "describe rsa", "rosa: error: unknown name 'rsa'; did you mean rosa?\n");
        const auto value = [&](const char* line, const char* found) {
            row(line, line, qPrintable(QStringLiteral("rosa: error: rosa %1\n").arg(QLatin1String(found))));
        };
        value("train --resume ", "train: --resume: expected a value, found ''");
        value("train --dataset ", "train: --dataset: expected a value, found ''");
        value("train --config ", "train: --config: expected a value, found ''");
        row("no run", "train --fork @5", "rosa: error: --fork @5: expected RUN@EPOCH\n");
        value("train --seed -1", "train: --seed: expected a whole number from 0 to 9007199254740992, found '-1'");
        value("train --seed 18446744073709551616",
              "train: --seed: expected a whole number from 0 to 9007199254740992, found '18446744073709551616'");
        row("too many seeds", "train --dataset karate --seed 9007199254740992 --seeds 2",
            "rosa: error: --seeds 2: too many seeds, counted from seed 9007199254740992\n");
        value("train --seeds 0", "train: --seeds: expected a whole number from 1 to 10000, found '0'");
        value("train --splits 1e9", "train: --splits: expected a whole number from 1 to 2147483647, found '1e9'");
        value("project x --seed -1", "project: --seed: expected a whole number from 0 to 9007199254740992, found '-1'");
        value("evaluate --splits 0", "evaluate: --splits: expected a whole number from 1 to 2147483647, found '0'");
        row("training is done", "evaluate --embedding /dev/null --dataset karate --set train.epochs=3",
            "rosa: error: --set train.epochs=3: evaluate accepts only evaluation parameters (evaluation.…)\n");
        value("inspect x --lambda 0", "inspect: --lambda: expected a number above 0, at most 10000, found '0'");
        value("inspect x --lambda inf", "inspect: --lambda: expected a number above 0, at most 10000, found 'inf'");
        value("inspect x --batch 1", "inspect: --batch: expected a whole number from 2 to 256, found '1'");
        value("inspect x --draw y", "inspect: --draw: expected a whole number from 0 to 4294967295, found 'y'");
        value("project x --perplexity 1", "project: --perplexity: expected a number from 2 to 1000, found '1'");
        value("project x --kind umap", "project: --kind: expected one of tsne, pca, found 'umap'");
        value("train --threads 0", "train: --threads: expected a whole number from 1 to 4096, found '0'");
        value("train --dataset", "train: --dataset: expected a value after it");
        value("train --dataset cora --dataset karate", "train: --dataset: expected once, found 2 times");
        value("train --no-baselines=x", "train: --no-baselines: expected no value, found 'x'");
        value("data generate --degree many", "data generate: --degree: expected a number of at least 0, found 'many'");
        value("inspect x --out /nowhere/pair.npz", "inspect: --out: folder '/nowhere' does not exist");
        value("project x --out /", "project: --out: expected a file, found the folder '/'");
        row("misspelt key", "describe lamda", "rosa: error: unknown name 'lamda'; did you mean transport.lambda?\n");
    }

    void wrongUseIsOneLineAndTwo()
    {
        QFETCH(QString, line);
        QFETCH(QString, error);
        const Printed outcome = runRosa(line.split(QLatin1Char(' ')));
        QCOMPARE(outcome.code, 2);
        QCOMPARE(QString::fromUtf8(outcome.err), error);
        QVERIFY(outcome.out.isEmpty());
    }

    void aCommandIsNeeded()
    {
        const Printed outcome = run("");
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.err.startsWith("rosa: error: rosa: missing command; expected one of "));
        QCOMPARE(outcome.err.count('\n'), 1);
        QCOMPARE(run("nonsense entirely").code, 2);
        QCOMPARE(run("describe rosa extra").code, 2);
        QCOMPARE(run("--store").code, 2);
    }

    void versionAndHelpSucceed()
    {
        QVERIFY(run("--version").out.startsWith("rosa "));
        for (const char* line : {"--version", "--help", "help", "help describe", "describe --help"}) {
            const Printed outcome = run(line);
            QVERIFY2(outcome.code == 0 && !outcome.out.isEmpty() && outcome.err.isEmpty(), line);
        }
        QVERIFY(run("help").out.contains("EXIT STATUS"));
        // With --json, standard output contains one object per line, with structured help and text.
        for (const char* line : {"--json help", "help --json", "--help --json", "help train --json", "train --json --help",
                                 "--json --version"}) {
            const Printed outcome = run(line);
            QCOMPARE(outcome.code, 0);
            QVERIFY2(outcome.out.count('\n') == 1 && !objectOf(outcome.out).isEmpty(), outcome.out.constData());
        }
        const QJsonObject manual = objectOf(run("--json help").out);
        QCOMPARE(manual[QLatin1String("text")].toString().toUtf8(), run("help").out);
        QVERIFY(manual[QLatin1String("commands")].toArray().size() > 10);
        const QJsonObject train = objectOf(run("help train --json").out);
        QCOMPARE(train[QLatin1String("command")].toString(), QStringLiteral("rosa train"));
        bool hasDataset = false;
        for (const QJsonValue& option : train[QLatin1String("options")].toArray())
            hasDataset = hasDataset || option[QLatin1String("name")].toString().contains(QLatin1String("--dataset"));
        QVERIFY(hasDataset);
        QCOMPARE(run("--help").out, run("help").out);
        QVERIFY(run("help describe").out.contains("Usage: rosa describe [OPTIONS]"));
    }

    void describeSpeaksJson()
    {
        const Printed before = run("--json describe");
        const Printed after = run("describe --json");
        QCOMPARE(before.code, 0);
        QCOMPARE(before.out, after.out);
        QCOMPARE(after.out.count('\n'), 1);
        const QJsonObject all = objectOf(after.out);
        for (const char* part : {"methods", "encoders", "parameters", "protocols"})
            QVERIFY2(!all[QLatin1String(part)].toArray().isEmpty(), part);

        const QJsonObject key = objectOf(run("describe transport.lambda --json").out);
        QCOMPARE(key[QLatin1String("default")].toDouble(), 20.0);
        QVERIFY(key[QLatin1String("live")].toBool());
        const QJsonObject method = objectOf(run("describe rosa --json").out);
        QVERIFY(method[QLatin1String("trains")].toBool());
        QCOMPARE(method[QLatin1String("published")][0][QLatin1String("mean")].toDouble(), 0.845);
        QVERIFY(!objectOf(run("describe presets --json").out)[QLatin1String("presets")].toArray().isEmpty());
    }

    /// The text contains everything that the JSON lists.
    void describeTellsEverythingInText()
    {
        const QJsonObject all = objectOf(run("describe --json").out);
        const QByteArray parameters = run("describe parameters").out;
        for (const auto parameter : all[QLatin1String("parameters")].toArray()) {
            const QByteArray key = parameter[QLatin1String("key")].toString().toUtf8();
            QVERIFY2(parameters.contains(key), key.constData());
        }
        for (const auto method : all[QLatin1String("methods")].toArray())
            QCOMPARE(runRosa({QStringLiteral("describe"), method[QLatin1String("id")].toString()}).code, 0);
        QVERIFY(run("describe presets").out.contains("published program"));
    }

    void doctorIsHealthyAndTouchesNothing()
    {
        const QTemporaryDir folder;
        const QString store = folder.filePath(QStringLiteral("store"));
        const Printed outcome =
            runRosa({QStringLiteral("doctor"), QStringLiteral("--json"), QStringLiteral("--store"), store});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject report = objectOf(outcome.out);
        QVERIFY(report[QLatin1String("healthy")].toBool());
        QVERIFY(report[QLatin1String("machine")][QLatin1String("cores")].toInt() >= 1);
        QStringList tests;
        for (const auto test : report[QLatin1String("self_test")].toArray()) {
            QVERIFY(test[QLatin1String("ok")].toBool());
            QVERIFY(test[QLatin1String("ms")].toDouble() >= 0);
            tests.append(test[QLatin1String("name")].toString());
        }
        QVERIFY(tests.contains(QLatin1String("g-EMD of a batch")));
        // A build without the training core has no test of it.
        QCOMPARE(tests.contains(QLatin1String("training")),
                 !report[QLatin1String("learn")].toObject().contains(QLatin1String("error")));
        QCOMPARE(report[QLatin1String("store")][QLatin1String("path")].toString(), store);
        // Either a GPU is usable, or the report tells what is missing.
        const QJsonObject gpu = report[QLatin1String("gpu")].toObject();
        QCOMPARE(gpu[QLatin1String("usable")].toBool(), gpu[QLatin1String("lacks")].toString().isEmpty());
        QCOMPARE(gpu[QLatin1String("usable")].toBool(), !gpu[QLatin1String("devices")].toArray().isEmpty());
        QVERIFY(gpu[QLatin1String("command")].isString());
        QVERIFY(!QFile::exists(store));
    }

    void lookingMakesNoStore()
    {
        const QTemporaryDir folder;
        const QString store = folder.filePath(QStringLiteral("mistyped"));
        for (const char* line :
             {"runs list", "runs show x", "inspect x", "train --resume x", "send x stop", "runs rescan"}) {
            const Printed outcome =
                runRosa(QString::fromLatin1(line).split(QLatin1Char(' ')) << QStringLiteral("--store") << store);
            QCOMPARE(outcome.code, 2);
            QCOMPARE(QString::fromUtf8(outcome.err),
                     QStringLiteral("rosa: error: store %1: there is no such folder\n").arg(store));
            QVERIFY(!QFile::exists(store));
        }
    }

    void aFullDiskIsAFailure_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"runs list", "data info karate", "data info karate --json", "data list", "describe",
                                 "describe --json", "help", "--help", "--version", "--version --json", "doctor"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void aFullDiskIsAFailure()
    {
        QFETCH(QString, line);
        const QTemporaryDir store;
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(ROSA_COMMAND), line.split(QLatin1Char(' '))
                                                        << QStringLiteral("--store") << store.path());
        QVERIFY(process.waitForFinished(-1));
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.endsWith("rosa: error: standard output cannot be written: No space left on device\n"),
                 said.constData());
        QCOMPARE(process.exitCode(), 1);
    }

    void aStoreThatIsAFileIsRefused()
    {
        const Printed outcome = run("runs list --store " ROSA_COMMAND);
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.err.contains("expected a folder, found a file"));
    }
};

ROSA_EVENT_LOOP_TEST(TestCommand)
#include "tst_command.moc"
