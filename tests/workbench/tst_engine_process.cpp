#include <csignal>

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/base/language.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;
using End = EngineProcess::End;

namespace {

const QStringList kShortRun{QStringLiteral("train"),  QStringLiteral("--dataset"),
                            QStringLiteral("karate"), QStringLiteral("--epochs"),
                            QStringLiteral("8"),      QStringLiteral("--no-baselines"),
                            QStringLiteral("--set"),  QStringLiteral("evaluation.protocol=none")};

}  // namespace

/// Observation of engine processes by the window.
class TestEngineProcess : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 60'000;

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    QString m_run;

    End runToEnd(const QStringList& arguments, QString* message = nullptr, QString* run = nullptr)
    {
        EngineProcess* process = m_workbench->startEngine(arguments, QStringLiteral("test"));
        End end = End::NotStarted;
        bool hasEnded = false;
        connect(process, &EngineProcess::ended, this, [&](End how) {
            end = how;
            hasEnded = true;
            if (message) *message = process->message();
            if (run) *run = process->run();
        });
        [&] { QTRY_VERIFY_WITH_TIMEOUT(hasEnded, kPatience); }();
        return end;
    }

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<EngineProcess::End>();
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        QVERIFY2(runToEnd(kShortRun, nullptr, &m_run) == End::Done, "the engine named by ROSA_ENGINE must train");
        QVERIFY(!m_run.isEmpty());
    }

    void aWrongValueIsSaidInOneLine()
    {
        QString message;
        QCOMPARE(runToEnd(kShortRun + QStringList{QStringLiteral("--set"), QStringLiteral("transport.lambda=-1")}, &message),
                 End::Failed);
        QVERIFY2(message.contains(QStringLiteral("transport.lambda")), qPrintable(message));
    }

    /// The engine speaks English; what it says reaches the window with its values in their places.
    void aNestedErrorIsTranslatedAsAWhole()
    {
        applyLanguage(QStringLiteral("de"));
        QString message;
        const End end =
            runToEnd(kShortRun + QStringList{QStringLiteral("--set"), QStringLiteral("transport.lambda=0")}, &message);
        applyLanguage(QStringLiteral("en"));
        QCOMPARE(end, End::Failed);
        QCOMPARE(message, QStringLiteral("transport.lambda: erwartet wird eine Zahl über 0, höchstens 10000, gefunden „0“"));
    }

    void aMissingEngineIsSaid()
    {
        Workbench without(m_catalogue, m_store.path().toStdString(), m_store.filePath(QStringLiteral("nothing")));
        EngineProcess* process = without.startEngine(kShortRun, QStringLiteral("test"));
        QSignalSpy ended(process, &EngineProcess::ended);
        QVERIFY(ended.wait());
        QCOMPARE(ended.first().first().value<End>(), End::NotStarted);
    }

    void aKilledEngineIsFoundOut()
    {
        QStringList endless = kShortRun;
        endless[4] = QStringLiteral("100000");
        EngineProcess* process = m_workbench->startEngine(endless, QStringLiteral("test"));
        QSignalSpy started(process, &EngineProcess::runStarted);
        QSignalSpy ended(process, &EngineProcess::ended);
        QVERIFY(started.wait(kPatience));
        ::kill(static_cast<pid_t>(process->processId()), SIGKILL);
        QVERIFY(ended.wait(kPatience));
        QCOMPARE(ended.first().first().value<End>(), End::Crashed);
    }

    void stoppedInTheMiddleItIsInterrupted()
    {
        QStringList endless = kShortRun;
        endless[4] = QStringLiteral("100000");
        EngineProcess* process = m_workbench->startEngine(endless, QStringLiteral("test"));
        QSignalSpy progressed(process, &EngineProcess::progressed);
        QSignalSpy ended(process, &EngineProcess::ended);
        QVERIFY(progressed.wait(kPatience));
        process->stop();
        QVERIFY(ended.wait(kPatience));
        QCOMPARE(ended.first().first().value<End>(), End::Interrupted);
    }

    void aFeedHandsOverTheWholeCurve()
    {
        RunFeed feed(m_workbench->store(), m_run);
        int epochs = 0;
        bool isComplete = false;
        std::vector<double> loss;
        connect(&feed, &RunFeed::updated, this, [&](const std::shared_ptr<const RunUpdate>& update) {
            epochs += update->epochs();
            isComplete = isComplete || update->isComplete;
            if (update->epochs() > 0) loss.insert(loss.end(), update->values.front().begin(), update->values.front().end());
        });
        QTRY_VERIFY_WITH_TIMEOUT(isComplete, kPatience);
        QCOMPARE(epochs, 8);
        const auto reader = record::RunReader::open(m_workbench->store(), m_run.toStdString());
        QVERIFY(reader.ok());
        QCOMPARE(loss, *(*reader)->curve("loss"));
        QVERIFY(feed.info().has_value());
        QVERIFY(!feed.isLive());
    }

    void aFeedOfNoRunSaysSo()
    {
        RunFeed feed(m_workbench->store(), QStringLiteral("no-such-run"));
        QSignalSpy failed(&feed, &RunFeed::failed);
        QVERIFY(failed.wait(kPatience));
    }

    void aServerAnswersAboutAFinishedRun()
    {
        QObject context;
        std::optional<Answer> answer;
        m_workbench->requests().ask(m_run, protocol::Inspect{0, 33}, &context, [&](const Answer& given) { answer = given; });
        QTRY_VERIFY_WITH_TIMEOUT(answer.has_value(), kPatience);
        QVERIFY2(answer->ok(), answer->ok() ? "" : answer->error().text().c_str());
        QVERIFY(QJsonDocument::fromJson(**answer).isObject());
        answer.reset();
        m_workbench->requests().ask(m_run, protocol::Inspect{99999, 99999}, &context,
                                    [&](const Answer& given) { answer = given; });
        QTRY_VERIFY_WITH_TIMEOUT(answer.has_value(), kPatience);
        QVERIFY(!answer->ok());
        for (EngineProcess* process : m_workbench->engines()) process->stop();
    }

    void aSecondWindowIsAnsweredByTheServerOfTheFirstAndAlsoWhereThatDies()
    {
        const auto ask = [&](Workbench& window, QObject* context, std::optional<Answer>& answer) {
            answer.reset();
            window.requests().ask(m_run, protocol::Inspect{0, 33}, context, [&](const Answer& given) { answer = given; });
        };
        QObject context;
        std::optional<Answer> answer;
        Workbench first(m_catalogue, m_store.path().toStdString());
        ask(first, &context, answer);
        QTRY_VERIFY_WITH_TIMEOUT(answer.has_value() && answer->ok(), kPatience);
        QCOMPARE(first.engines().size(), 1);
        EngineProcess* server = first.engines().front();
        QVERIFY(server->isRunning());

        Workbench second(m_catalogue, m_store.path().toStdString());
        ::kill(static_cast<pid_t>(server->processId()), SIGSTOP);
        ask(second, &context, answer);
        QTRY_VERIFY_WITH_TIMEOUT(!second.engines().isEmpty(), kPatience);
        QSignalSpy refused(second.engines().front(), &EngineProcess::ended);
        QVERIFY(refused.wait(kPatience));
        QCOMPARE(refused.first().first().value<End>(), End::Done);
        QVERIFY2(!answer.has_value(), "a server that is there already is no failure");
        ::kill(static_cast<pid_t>(server->processId()), SIGKILL);
        QTRY_VERIFY_WITH_TIMEOUT(answer.has_value(), kPatience);
        QVERIFY2(answer->ok(), answer->ok() ? "" : answer->error().text().c_str());
        for (EngineProcess* process : second.engines()) process->stop();
    }

    void aQuestionAboutNoRunIsAnError()
    {
        QObject context;
        std::optional<Answer> answer;
        m_workbench->requests().ask(QStringLiteral("no-such-run"), protocol::Inspect(), &context,
                                    [&](const Answer& given) { answer = given; });
        QTRY_VERIFY_WITH_TIMEOUT(answer.has_value(), kPatience);
        QVERIFY(!answer->ok());
    }
};

ROSA_WIDGET_TEST(TestEngineProcess)
#include "tst_engine_process.moc"
