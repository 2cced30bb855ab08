/// Answer files of engines: each is delivered once, complete, and deleted.
#include "app/workbench/records/answer_watch.h"

#include <memory>

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include "tests/program/test_program.h"

using namespace rosa::workbench;

class TestAnswerWatch : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 30'000;

    QTemporaryDir m_run;

    [[nodiscard]] QString file(const char* name) const
    {
        return m_run.filePath(QStringLiteral("answers/%1.json").arg(QLatin1String(name)));
    }
    /// Writes an answer like an engine: under another name, then renamed.
    void answer(const char* name, const QByteArray& text) const
    {
        QVERIFY(QDir(m_run.path()).mkpath(QStringLiteral("answers")));
        QSaveFile out(file(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(text), text.size());
        QVERIFY(out.commit());
    }

private Q_SLOTS:
    void cleanup() { QDir(m_run.filePath(QStringLiteral("answers"))).removeRecursively(); }

    void answerThatIsThereArrives()
    {
        answer("early", "{}");
        AnswerWatch watch;
        QSignalSpy arrived(&watch, &AnswerWatch::arrived);
        watch.await(file("early"));
        QVERIFY(arrived.wait(kPatience));
        QCOMPARE(arrived.first().at(0).toString(), file("early"));
        QCOMPARE(arrived.first().at(1).toByteArray(), QByteArray("{}"));
        QVERIFY(!QFile::exists(file("early")));
    }

    /// The folder of a run may come from others.
    void aPipeIsNoAnswer()
    {
        QVERIFY(QDir(m_run.path()).mkpath(QStringLiteral("answers")));
        QCOMPARE(::mkfifo(QFile::encodeName(file("pipe")).constData(), 0600), 0);
        AnswerWatch watch;
        QSignalSpy arrived(&watch, &AnswerWatch::arrived);
        watch.await(file("pipe"));
        QVERIFY(arrived.wait(kPatience));
        QCOMPARE(arrived.first().at(1).toByteArray(), QByteArray());
    }

    void answersThatComeLaterArriveOnceEach()
    {
        AnswerWatch watch;
        QSignalSpy arrived(&watch, &AnswerWatch::arrived);
        // The folder does not exist yet.
        watch.await(file("first"));
        watch.await(file("second"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_run.filePath(QStringLiteral("answers"))), kPatience);
        answer("other", "not asked for");
        answer("second", "2");
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 1, kPatience);
        QCOMPARE(arrived.first().at(1).toByteArray(), QByteArray("2"));
        answer("first", "1");
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 2, kPatience);
        QCOMPARE(arrived.last().at(1).toByteArray(), QByteArray("1"));
        QVERIFY(QFile::exists(file("other")));
    }

    void forgottenAnswerDoesNotArrive()
    {
        AnswerWatch watch;
        QSignalSpy arrived(&watch, &AnswerWatch::arrived);
        watch.await(file("given_up"));
        watch.await(file("wanted"));
        watch.forget(file("given_up"));
        answer("given_up", "late");
        answer("wanted", "in time");
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 1, kPatience);
        QCOMPARE(arrived.first().at(0).toString(), file("wanted"));
        QVERIFY(QFile::exists(file("given_up")));
    }

    void runThatIsGoneIsNotMadeAgain()
    {
        AnswerWatch watch;
        QSignalSpy arrived(&watch, &AnswerWatch::arrived);
        const QString gone = m_run.filePath(QStringLiteral("gone/answers/1.json"));
        watch.await(gone);
        answer("after", "it");
        watch.await(file("after"));
        QVERIFY(arrived.wait(kPatience));
        QVERIFY(!QFile::exists(m_run.filePath(QStringLiteral("gone"))));
    }

    void watchThatWaitsCanGo()
    {
        auto watch = std::make_unique<AnswerWatch>();
        watch->await(file("never"));
        watch.reset();
        AnswerWatch idle;  // Its thread was never started.
    }
};

ROSA_EVENT_LOOP_TEST(TestAnswerWatch)
#include "tst_answer_watch.moc"
