// End-to-end tests of `rosa runs` and `rosa send`.
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>

#include "core/protocol/inbox.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "core/store/run_labels.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::protocol;
using namespace rosa::record;
using namespace rosa::store;

namespace {

struct RunsAnswer {
    int code = -1;
    QByteArray out;
    QByteArray error;
    /// The JSON objects on standard output; empty for lines that are not objects.
    [[nodiscard]] QList<QJsonObject> lines() const
    {
        QList<QJsonObject> objects;
        for (const QByteArray& line : out.trimmed().split('\n')) objects << QJsonDocument::fromJson(line).object();
        return objects;
    }
};

RunsAnswer runsCommand(const TemporaryStore& store, const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(ROSA_COMMAND),
                  arguments + QStringList{QStringLiteral("--store"), QString::fromStdString(store.path().string())});
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList lineWords(const std::string& text) { return QString::fromStdString(text).split(QLatin1Char(' ')); }

std::unique_ptr<RunWriter> startedRun(const TemporaryStore& store)
{
    auto writer = RunWriter::create(store.path(), someConfiguration(), {}, {"loss", "gap"}).value();
    for (int epoch = 1; epoch <= 3; ++epoch) (void)writer->appendEpoch(epoch, std::vector<double>{1.0 / epoch, 0.5});
    (void)writer->flush();
    return writer;
}

std::string endedRun(const TemporaryStore& store, RunState state)
{
    auto writer = startedRun(store);
    (void)writer->writeCheckpoint(3, bytesOf("state"));
    (void)writer->writeFile("embedding.npy", bytesOf("abc"));
    (void)writer->putDocument("evaluation", "{\"protocol\":\"cv-10-90\",\"accuracy_mean\":0.845,\"accuracy_std\":0.008}");
    (void)writer->setState(state, state == RunState::Finished ? Message() : Message::verbatim("because"));
    return writer->id();
}

}  // namespace

class TestRunsCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listShowsAndFilters()
    {
        const TemporaryStore store;
        QCOMPARE(runsCommand(store, lineWords("runs list")).out, QByteArray("no runs\n"));
        const std::string run = endedRun(store, RunState::Finished);
        const RunsAnswer text = runsCommand(store, lineWords("runs list"));
        QCOMPARE(text.code, 0);
        for (const char* part : {run.c_str(), "finished", "cora", "rosa", "0.3333", "84.5 ± 0.8"})
            QVERIFY2(text.out.contains(part), text.out.constData());
        const auto lines = runsCommand(store, lineWords("runs list --json")).lines();
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0][QStringLiteral("run")].toString().toStdString(), run);
        QCOMPARE(lines[0][QStringLiteral("accuracy_mean")].toDouble(), 0.845);
        QCOMPARE(runsCommand(store, lineWords("runs list --state stopped")).out, QByteArray("no runs\n"));
        QCOMPARE(runsCommand(store, lineWords("runs list --dataset texas")).out, QByteArray("no runs\n"));
        QCOMPARE(runsCommand(store, lineWords("runs list --state done")).code, 2);
    }

    /// The list contains all parameters, so that grids can be read from it, including values equal to the preset.
    void listHasEveryParameter()
    {
        const TemporaryStore store;
        catalog::Selection selection;
        selection.overrides = {{"transport.lambda", "80"}, {"transport.iterations", "5"}};
        selection.chosen = {"transport.lambda", "transport.iterations"};
        const auto configuration = catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value();
        RunWriter::create(store.path(), configuration, {}, {"loss"}).value().reset();
        const QJsonObject line = runsCommand(store, lineWords("runs list --json")).lines().first();
        const QJsonObject parameters = line[QStringLiteral("parameters")].toObject();
        QCOMPARE(parameters.size(), static_cast<int>(configuration.values().size()));
        QCOMPARE(parameters[QStringLiteral("transport.lambda")].toDouble(), 80.0);
        QCOMPARE(parameters[QStringLiteral("topology.enabled")].toBool(), true);
        QCOMPARE(parameters[QStringLiteral("train.optimizer")].toString(), QStringLiteral("sgd"));
        const QJsonObject chosen{{QStringLiteral("transport.lambda"), QStringLiteral("80")},
                                 {QStringLiteral("transport.iterations"), QStringLiteral("5")}};
        QCOMPARE(line[QStringLiteral("own_choices")].toObject(), chosen);
        const QJsonObject shown =
            runsCommand(store, lineWords("runs show --json " + line[QStringLiteral("run")].toString().toStdString()))
                .lines()
                .first();
        QCOMPARE(shown[QStringLiteral("own_choices")].toObject(), chosen);
        QCOMPARE(shown[QStringLiteral("parameters")].toObject(), parameters);
    }

    /// The text shows groups in the form accepted by --group.
    void listShowsGroupsAndFiltersByThem()
    {
        const TemporaryStore store;
        for (const std::uint64_t seed : {1, 2}) {
            RunOrigin origin;
            origin.group = "3a5f00c1d2e4";
            origin.name = nameWithSeed("warm", seed);
            RunWriter::create(store.path(), someConfiguration(seed), origin, {"loss"}).value().reset();
        }
        RunWriter::create(store.path(), someConfiguration(3), {}, {"loss"}).value().reset();
        const RunsAnswer text = runsCommand(store, lineWords("runs list"));
        QVERIFY2(text.out.contains("3a5f00  warm seed 1") && text.out.contains("3a5f00  warm seed 2"), text.out.constData());
        QVERIFY2(text.out.contains("seed 3"), text.out.constData());
        for (const char* group : {"3a5f00", "3a5f00c1d2e4", "warm"})
            QCOMPARE(runsCommand(store, lineWords(std::string("runs list --json --group ") + group)).lines().size(), 2);
        QCOMPARE(runsCommand(store, lineWords("runs list --group cold")).out, QByteArray("no runs\n"));
        // One run of a group by its own name, all by the common name.
        QCOMPARE(runsCommand(store, {QStringLiteral("runs"), QStringLiteral("show"), QStringLiteral("warm seed 2")}).code,
                 0);
        const RunsAnswer both = runsCommand(store, lineWords("runs show warm"));
        QCOMPARE(both.code, 2);
        QVERIFY(both.error.contains("matches 2 runs"));
    }

    /// Control characters in names, tags and notes are not printed; JSON contains them unchanged.
    void whatSteersATerminalIsNotPrinted()
    {
        const TemporaryStore store;
        const std::string run = endedRun(store, RunState::Finished);
        const QString hostile = QStringLiteral("a\x1b]52;c;aGk=\x07\nb\u202e\u009b");
        QCOMPARE(runsCommand(store, lineWords("runs rename " + run) << hostile).code, 0);
        QCOMPARE(runsCommand(store, lineWords("runs tag " + run) << hostile).code, 0);
        QCOMPARE(runsCommand(store, lineWords("runs note " + run) << hostile).code, 0);
        const RunsAnswer list = runsCommand(store, lineWords("runs list"));
        QCOMPARE(list.out.count('\n'), 2);  // heading and one row
        const RunsAnswer show = runsCommand(store, lineWords("runs show " + run));
        const RunsAnswer missing = runsCommand(store, lineWords("runs show") << QStringLiteral("\x1b[2Jnothing"));
        for (const QByteArray& text : {list.out, show.out, missing.error})
            QVERIFY2(!text.contains('\x1b') && !text.contains('\x07') && !text.contains("\u202e"), text.constData());
        const RunsAnswer listed = runsCommand(store, lineWords("runs list --json"));
        QVERIFY2(!listed.out.contains("\u202e") && !listed.out.contains("\u009b"), listed.out.constData());
        const auto json = listed.lines().at(0);
        QCOMPARE(json[QStringLiteral("name")].toString(), hostile);
        QCOMPARE(json[QStringLiteral("notes")].toString(), hostile);
        QCOMPARE(json[QStringLiteral("tags")][0].toString(), hostile);
    }

    void showSaysEverything()
    {
        const TemporaryStore store;
        const std::string run = endedRun(store, RunState::Stopped);
        const RunsAnswer text = runsCommand(store, lineWords("runs show " + run));
        QCOMPARE(text.code, 0);
        for (const char* part : {"stopped: because", "cv-10-90", "epoch-3.ckpt", "embedding.npy",
                                 "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "rosa train"})
            QVERIFY2(text.out.contains(part), text.out.constData());
        const auto lines = runsCommand(store, lineWords("runs show --json " + run)).lines();
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0][QStringLiteral("documents")][QStringLiteral("evaluation")][QStringLiteral("protocol")].toString(),
                 QStringLiteral("cv-10-90"));
        const RunsAnswer missing = runsCommand(store, lineWords("runs show nothing"));
        QCOMPARE(missing.code, 2);
        QVERIFY(missing.error.contains("no run \"nothing\""));
    }

    void watchEndsAsTheRunDoes_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("code");
        QTest::newRow("finished") << static_cast<int>(RunState::Finished) << 0;
        QTest::newRow("failed") << static_cast<int>(RunState::Failed) << 1;
        QTest::newRow("stopped") << static_cast<int>(RunState::Stopped) << 130;
    }

    void watchEndsAsTheRunDoes()
    {
        QFETCH(int, state);
        QFETCH(int, code);
        const TemporaryStore store;
        auto writer = startedRun(store);
        QProcess watch;
        watch.start(QStringLiteral(ROSA_COMMAND),
                    lineWords("runs watch --json " + writer->id() + " --store " + store.path().string()));
        while (!watch.canReadLine()) QVERIFY(watch.waitForReadyRead(60'000));
        QVERIFY(watch.readLine().contains("running"));  // It is watching; now the run continues and ends.
        QVERIFY(writer->appendEpoch(4, std::vector<double>{0.25, 0.5}).ok());
        QVERIFY(writer->setState(static_cast<RunState>(state), Message::verbatim("because")).ok());
        QVERIFY(watch.waitForFinished(60'000));
        QCOMPARE(watch.exitCode(), code);
        const RunsAnswer answer{0, watch.readAllStandardOutput(), {}};
        const auto lines = answer.lines();
        int epochs = 0;
        for (const QJsonObject& line : lines)
            if (line[QStringLiteral("event")] == QStringLiteral("epoch"))
                QCOMPARE(line[QStringLiteral("epoch")].toInt(), ++epochs);
        QCOMPARE(epochs, 4);
        // For an unfinished run, an error line follows, as in other commands.
        const bool isWell = code == 0;
        QCOMPARE(lines[lines.size() - (isWell ? 1 : 2)][QStringLiteral("event")].toString(), QStringLiteral("end"));
    }

    /// A reason that only repeats the state is omitted, and long texts are cut.
    void whatIsShownOfAStoppedRunIsShort()
    {
        const TemporaryStore store;
        std::string run;
        {
            auto writer = startedRun(store);
            run = writer->id();
            QVERIFY(writer->addEvent(3, "note", std::string(300'000, 'e')).ok());
            QVERIFY(writer->putDocument("letter", "{\"text\": \"" + std::string(300'000, 'd') + "\"}").ok());
            QVERIFY(writer->setState(RunState::Stopped, Message::verbatim("stopped at epoch 3")).ok());
        }
        QCOMPARE(QString::fromUtf8(runsCommand(store, lineWords("runs watch " + run)).error.trimmed().split('\n').last()),
                 QStringLiteral("rosa: error: run %1 was stopped after 3 epochs").arg(QString::fromStdString(run)));
        const QByteArray shown = runsCommand(store, lineWords("runs show " + run)).out;
        QVERIFY2(shown.contains("\n  state     stopped\n"), shown.left(2000).constData());
        for (const QByteArray& line : shown.split('\n')) QVERIFY(line.size() < 300);
    }

    void namesTagsNotesAndTheBin()
    {
        const TemporaryStore store;
        const std::string run = endedRun(store, RunState::Finished);
        QCOMPARE(runsCommand(store, lineWords("runs rename " + run + " best")).code, 0);
        QCOMPARE(runsCommand(store, lineWords("runs tag best a b")).code, 0);
        QCOMPARE(runsCommand(store, lineWords("runs note best remember")).code, 0);
        const auto line = runsCommand(store, lineWords("runs list --json --tag b")).lines().first();
        QCOMPARE(line[QStringLiteral("name")].toString(), QStringLiteral("best"));
        QCOMPARE(line[QStringLiteral("notes")].toString(), QStringLiteral("remember"));
        QCOMPARE(runsCommand(store, lineWords("runs purge best")).code, 2);
        QCOMPARE(runsCommand(store, lineWords("runs delete best missing")).code, 2);
        QCOMPARE(runsCommand(store, lineWords("runs list")).out, QByteArray("no runs\n"));
        QVERIFY(runsCommand(store, lineWords("runs list --deleted")).out.contains("best"));
        QCOMPARE(runsCommand(store, lineWords("runs restore best")).code, 0);
        QCOMPARE(runsCommand(store, lineWords("runs rescan")).out, QByteArray("1 run\n"));
        QCOMPARE(runsCommand(store, lineWords("runs delete best")).code, 0);
        QCOMPARE(runsCommand(store, lineWords("runs purge best")).code, 0);
        QCOMPARE(runsCommand(store, lineWords("runs list --deleted")).out, QByteArray("no runs\n"));
    }

    void namesAndTagsAreBounded()
    {
        const TemporaryStore store;
        const std::string run = endedRun(store, RunState::Finished);
        const auto refuses = [&](const QStringList& arguments, const char* why) {
            const RunsAnswer answer = runsCommand(store, arguments);
            return answer.code == 2 && answer.error.contains(why);
        };
        QVERIFY(refuses(lineWords("runs rename " + run) << QString(201, QLatin1Char('n')),
                        "at most 200 letters, this one has 201"));
        QVERIFY(refuses(lineWords("runs tag " + run) << QString(61, QLatin1Char('t')), "at most 60 letters"));
        QVERIFY(refuses(lineWords("runs note " + run) << QString(20'001, QLatin1Char('t')), "at most 20000 letters"));
        QVERIFY(
            refuses(lineWords("train --dataset karate --name") << QString(201, QLatin1Char('n')), "at most 200 letters"));
        QVERIFY(refuses(lineWords("train --dataset karate --tag") << QString(61, QLatin1Char('n')), "at most 60 letters"));

        // A record of others.
        RunOrigin origin;
        origin.name = std::string(10'000, 'n');
        const std::string other = RunWriter::create(store.path(), someConfiguration(), origin, {"loss"}).value()->id();
        for (const QStringList& asked : {lineWords("runs list"), lineWords("runs show " + other)}) {
            const QByteArray out = runsCommand(store, asked).out;
            QVERIFY(out.contains("nnnn"));
            QVERIFY(!out.contains(QByteArray(200, 'n')));
        }
    }

    void exportWritesWhatIsAsked()
    {
        const TemporaryStore store;
        const std::string run = endedRun(store, RunState::Finished);
        const std::string target = (store.path() / "copy").string();
        QCOMPARE(runsCommand(store, lineWords("runs export " + run)).code, 2);
        QCOMPARE(runsCommand(store, lineWords("runs export " + run + " --out " + target)).code, 0);
        QCOMPARE(RunReader::openFolder(target).value()->info()->epochs, 3);
        QCOMPARE(runsCommand(store, lineWords("runs export " + run + " --curves " + target + ".csv")).code, 0);
        QCOMPARE(readTextFile(target + ".csv")->substr(0, 21), std::string("epoch,loss,gap\n1,1,0."));
        QCOMPARE(runsCommand(store, lineWords("runs export " + run + " --out " + target)).code, 2);
    }

    void sendReachesARunningRun()
    {
        const TemporaryStore store;
        auto writer = startedRun(store);
        Inbox inbox(writer->folder());
        QCOMPARE(runsCommand(store, lineWords("send " + writer->id() + " pause")).code, 0);
        QCOMPARE(runsCommand(store, lineWords("send " + writer->id() + " set transport.lambda=25")).code, 0);
        const auto taken = inbox.take();
        QCOMPARE(taken.size(), std::size_t{2});
        QCOMPARE(taken[0].verb, std::string("pause"));
        QVERIFY(*taken[1].request == Request(SetParameter{"transport.lambda", "25"}));
    }

    void sendRefusesWhatCannotBe_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("verb") << QStringLiteral("pauze") << QByteArray("did you mean pause");
        QTest::newRow("not live") << QStringLiteral("set train.epochs=7")
                                  << QByteArray("; parameters that can be changed during training: ");
        QTest::newRow("unknown key") << QStringLiteral("set transport.lamda=7")
                                     << QByteArray("did you mean transport.lambda");
        QTest::newRow("bad value") << QStringLiteral("set transport.lambda=-7") << QByteArray("transport.lambda");
        QTest::newRow("no value") << QStringLiteral("set transport.lambda") << QByteArray("key=value");
        QTest::newRow("too much") << QStringLiteral("pause transport.lambda=3") << QByteArray("expected no argument");
    }

    void sendRefusesWhatCannotBe()
    {
        QFETCH(QString, what);
        QFETCH(QByteArray, error);
        const TemporaryStore store;
        auto writer = startedRun(store);
        Inbox inbox(writer->folder());
        const RunsAnswer answer = runsCommand(store, lineWords("send " + writer->id()) + what.split(QLatin1Char(' ')));
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.error.contains(error), answer.error.constData());
        QVERIFY(inbox.take().empty());
    }

    void sendRefusesARunThatHasEnded()
    {
        const TemporaryStore store;
        const std::string run = endedRun(store, RunState::Finished);
        const RunsAnswer answer = runsCommand(store, lineWords("send " + run + " pause"));
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.error.contains("is not running: it is finished"), answer.error.constData());
    }
};

ROSA_EVENT_LOOP_TEST(TestRunsCommand)
#include "tst_runs_command.moc"
