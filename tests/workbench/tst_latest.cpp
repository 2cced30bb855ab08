// Tickets of requests: only the latest answer is valid.
#include <memory>
#include <optional>

#include <QTest>

#include "app/workbench/base/background.h"
#include "app/workbench/base/latest.h"
#include "tests/program/test_program.h"

using namespace rosa::workbench;

class TestLatest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void newQuestionMakesOlderOnesVoid();
    void givingUpMakesAllVoid();
    void ticketOutlivesTheQuestioner();
    void lateAnswerIsDropped();
};

void TestLatest::newQuestionMakesOlderOnesVoid()
{
    Latest latest;
    const Latest::Ticket first = latest.next();
    QVERIFY(!first.isVoid());
    const Latest::Ticket part = latest.current();
    const Latest::Ticket second = latest.next();
    QVERIFY(first.isVoid());
    QVERIFY(part.isVoid());
    QVERIFY(!second.isVoid());
}

void TestLatest::givingUpMakesAllVoid()
{
    Latest latest;
    const Latest::Ticket ticket = latest.next();
    latest.invalidate();
    QVERIFY(ticket.isVoid());
    QVERIFY(!latest.current().isVoid());
}

void TestLatest::ticketOutlivesTheQuestioner()
{
    auto latest = std::make_unique<Latest>();
    const Latest::Ticket ticket = latest->next();
    latest.reset();
    QVERIFY(!ticket.isVoid());
}

void TestLatest::lateAnswerIsDropped()
{
    Latest latest;
    QObject context;
    QList<int> answers;
    int dropped = 0;
    for (int question = 1; question <= 3; ++question)
        inBackground(
            &context, [question] { return question; },
            [&answers, &dropped, ticket = latest.next()](int answer) {
                if (ticket.isVoid())
                    ++dropped;
                else
                    answers.append(answer);
            });
    QTRY_COMPARE(dropped + answers.size(), 3);
    QCOMPARE(answers, QList<int>{3});
}

ROSA_EVENT_LOOP_TEST(TestLatest)
#include "tst_latest.moc"
